// What is typed for a question before that is seen. It waits for it; but with an Enter that is
// dropped goes what was typed before that, or it would run together with what comes behind.

export function makeAhead(answers) {
  // Typed before the next question is there.
  let waiting = "";
  // What the answer was before something was typed that was not seen yet; null where nothing was.
  let before = null;

  return {
    // A key between sending and the reply that brings another question.
    waits(event) {
      if (event.key === "Enter") waiting = "";
      else if (event.key === "Backspace") waiting = waiting.slice(0, -1);
      else if (event.key.length === 1) waiting += event.key;
    },
    // Another question is there, or the same is asked for otherwise.
    comes(asked) {
      before = null;
      if (asked && waiting) {
        before = "";
        answers.typeAhead(waiting);
      }
      waiting = "";
    },
    // A key that is about to be typed.
    types(event, isUnseen) {
      if (!isUnseen) before = null;
      else if (event.key.length === 1) before ??= answers.text();
    },
    // A key that is dropped.
    drops(event) {
      if (event.key !== "Enter" || event.repeat || before === null) return;
      answers.clear();
      answers.restore(before);
      before = null;
    },
  };
}
