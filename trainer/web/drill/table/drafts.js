// What is entered and not sent yet, kept in this window for its question, so that a page that is
// loaded anew can put it back. It is never sent before it is counted.

const STORE = "muggins-draft ";

export function makeDrafts(answers, view) {
  function entered() {
    const { id, stage } = view();
    return { id, stage, form: answers.form(), text: answers.text(), half: answers.half() };
  }

  function drop(id) {
    try {
      sessionStorage.removeItem(STORE + id);
    } catch {
      // Then nothing was kept.
    }
  }

  function put(draft) {
    try {
      sessionStorage.setItem(STORE + draft.id, JSON.stringify(draft));
    } catch {
      // A browser may refuse to keep anything; then it is typed again.
    }
  }

  function keep() {
    const draft = entered();
    const hasLines = draft.half !== undefined;
    if (hasLines && (draft.text || draft.half)) put({ ...draft, told: "" });
    else drop(draft.id);
  }

  return {
    drop,
    // The lines as they are now, and what is half typed of the next, where an answer has lines.
    keep,
    // Whatever it is, and what is told of it: the page is about to be loaded anew.
    keepAll: (told) => put({ ...entered(), told }),
    // What was kept for the question as it stands; `tell` is given what was told of it.
    putBack(paint, tell) {
      const { id, stage } = view();
      const kept = read(id);
      drop(id);
      if (kept?.stage !== stage || stage === "verdict" || !answers.ways(view()).includes(kept.form)) return;
      answers.use(kept.form);
      paint();
      answers.restore(kept.text);
      if (kept.half) answers.typeAhead(kept.half);
      keep();
      tell(kept.told);
    },
  };
}

function read(id) {
  try {
    return JSON.parse(sessionStorage.getItem(STORE + id));
  } catch {
    return null;
  }
}
