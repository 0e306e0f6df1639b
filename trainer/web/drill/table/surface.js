// The one place: question, answer and verdict.

import { makeAhead } from "./ahead.js";
import { makeAnswers } from "./answers.js";
import { button, el, hidden, still, tell, write } from "./dom.js";
import { makeDrafts } from "./drafts.js";
import { makeForms, makeHints } from "./forms.js";
import { makeGuard } from "./guard.js";
import { makeHead } from "./head.js";
import { makeHelp } from "./help.js";
import { isElsewhere, isOnLink, listen, overhear } from "./keys.js";
import { makeHeard, makeLay, summary } from "./lay.js";
import { keepPage, makeRecovery } from "./recover.js";
import { makeSender } from "./send.js";
import { makeVerdict } from "./verdict.js";

export function makeSurface(post) {
  let view = null;
  let order = "dealt";
  let askedAt = 0;
  // What was told when no reply came.
  let lost = "";
  let firstMs = null;
  let clock = 0;

  const main = el("div", { class: "muggins" });
  const voice = hidden("div", { "aria-live": "polite" });
  const say = (text) => write(voice, text);
  const note = el("p", { class: "note", role: "status" });
  const sender = makeSender({
    post,
    slow: (text) => write(note, text),
    lost: (text) => {
      // Behind the last step of a set the table is gone, and what came instead must stay.
      if (!main.isConnected) return;
      lost = text;
      tellRefused(text);
      recovery.start();
    },
  });
  const recovery = makeRecovery(() => drafts.keepAll(lost));
  const hints = makeHints(main);
  const lay = makeLay();
  const heard = makeHeard();
  const help = makeHelp();
  const head = makeHead(say);
  const answers = makeAnswers({
    lay,
    say,
    hint: tellRefused,
    words: () => view.words,
    rows: () => view.rows,
    submit,
    mention: (act, content) => sender.mention(act, view.id, content),
    beside: (element) => forms.element.prepend(element),
    reveal: () => send("reveal"),
    isShowing: () => view.stage === "count",
    changed: () => {
      touched();
      write(note, "");
      drafts.keep();
    },
  });
  const ahead = makeAhead(answers);
  const drafts = makeDrafts(answers, () => view);
  const verdict = makeVerdict({
    lay,
    say,
    next: () => send("next"),
    slip: () => view.verdict.slip || send("slip"),
    whyNot: (cards) => sender.mention("why_not", view.id, { cards }),
  });
  const openHelp = () => help.open(answers.form(), view.words, view.rows.flatMap(({ cards }) => cards));
  const forms = makeForms({ form: switchForm, order: switchOrder, help: openHelp });
  const word = el("p", { class: "word" });
  const reveal = still(button("Show me", () => send("reveal"), { class: "quiet reveal" }));
  const asking = el("div", { class: "asking" });
  asking.append(el("div", { class: "word-bar" }, word, reveal), answers.element, note, forms.element);
  const work = el("div", { class: "work" }, asking, verdict.element);
  const felt = el("div", { class: "felt" }, lay.element, heard.element);
  main.append(head.element, felt, work, voice, help.element);
  const guard = makeGuard(sender.waiting);
  main.addEventListener("click", guard.click, true);
  main.addEventListener("pointerdown", () => {
    if (view?.stage !== "verdict") touched();
  });

  function update(next, makeCall) {
    const before = view;
    if (before && JSON.stringify(before) === JSON.stringify(next)) return;
    const asked = before?.id !== next.id;
    const moved = asked || before.stage !== next.stage;
    view = next;
    const replied = sender.isReply(next.taken) || moved;
    if (replied) {
      sender.replied();
      recovery.stop();
      write(note, "");
    }
    if (asked || before.order !== next.order) order = next.order;
    if (asked) firstMs = null;
    if (moved) {
      guard.moves((now) => {
        if (asked) askedAt = now;
      });
    }
    if (before && moved) drafts.drop(before.id);
    answers.take(next, { asked, moved, formChanged: before?.form !== next.form, makeCall });
    // Cards that were tapped to ask why not stay as they are.
    if (moved && next.stage === "verdict") answers.rest();
    paint();
    if (replied) hear();
    if (moved) enter(asked);
    if (!before) drafts.putBack(paint, (told) => write(note, told));
  }

  function paint() {
    const judged = view.stage === "verdict";
    if (!judged) verdict.leave();
    main.dataset.kind = view.kind;
    main.dataset.stage = view.stage;
    main.dataset.motion = view.motion;
    hints.show(answers.form());
    head.show(view);
    lay.show(view, order);
    heard.show(view.heard);
    asking.hidden = judged;
    // What went wrong is told where one looks. Put in anew with its text it would not be heard.
    if (judged && note.parentElement !== verdict.element) verdict.element.prepend(note);
    const below = answers.noteAbove() ?? forms.element;
    if (!judged && note.nextElementSibling !== below) below.before(note);
    verdict.element.hidden = !judged;
    tell(word, view.stage === "count" ? view.word : "");
    reveal.hidden = view.stage !== "count";
    if (judged) {
      verdict.show(view);
    } else {
      lay.light([]);
      answers.show(view);
      const sortable = lay.sortable();
      forms.show({ forms: answers.ways(view), chosen: answers.form(), order, sortable });
    }
  }

  // Why something was not taken is brought into sight, and what it is typed in.
  function tellRefused(text) {
    write(note, text);
    for (const place of [note, answers.noteAbove()]) place?.scrollIntoView({ block: "nearest" });
  }

  // What Python says of what was sent: refused, or doubted.
  function hear() {
    if (view.notice) {
      answers.restore(view.notice.typed);
      tellRefused(view.notice.text);
    } else if (view.doubt) {
      answers.restore(view.doubt.instead, { select: true });
      tellRefused(view.doubt.text);
    }
  }

  function enter(asked) {
    stopClock();
    if (view.stage === "verdict") {
      say(view.verdict.said);
      if (view.verdict.right && view.goes_on_ms > 0) runClock(view.goes_on_ms);
    } else {
      say(view.stage === "count" ? view.word : summary(view));
    }
    // A long verdict may have been read to its end.
    if (main.getBoundingClientRect().top < 0) main.scrollIntoView({ block: "start" });
    verdict.seek();
    if (mayFocus()) focus();
    ahead.comes(asked);
  }

  function focus() {
    if (view) (view.stage === "verdict" ? verdict : answers).focus();
  }

  // Never take the focus from something else on the page.
  function mayFocus() {
    const active = document.activeElement;
    return active === main.getRootNode().host || !isElsewhere(active);
  }

  function touched() {
    if (firstMs === null) firstMs = Math.round(performance.now() - askedAt);
  }

  function send(act, content, undo) {
    stopClock();
    recovery.stop();
    return sender.send(act, view.id, content, undo);
  }

  function submit() {
    const text = answers.text();
    const times = { first_ms: firstMs, ms: Math.round(performance.now() - askedAt) };
    const content = { form: answers.form(), text, house: view.under };
    const shown = view.stage === "count";
    const undo = () => answers.restore(text);
    const sent = shown ? send("shown", content, undo) : send("answer", { ...content, ...times }, undo);
    if (!sent) return;
    hints.use(answers.form());
    // Cleared now and not when the reply comes, or what is typed ahead would be lost.
    answers.clear();
    write(note, "");
  }

  function switchForm(name) {
    answers.use(name);
    write(note, "");
    sender.mention("form", view.id, { form: name });
    paint();
    drafts.keep();
    focus();
  }

  function switchOrder() {
    order = order === "sorted" ? "dealt" : "sorted";
    sender.mention("order", view.id, { order });
    paint();
  }

  function runClock(ms) {
    verdict.run(ms);
    clock = setTimeout(() => send("next"), ms);
  }

  function stopClock() {
    clearTimeout(clock);
    verdict.run(0);
  }

  // Whoever presses or taps anything, anywhere on the page, reads on in peace.
  function stirs(event) {
    if (!event.repeat && !guard.isUnseen(event)) stopClock();
  }

  function route(event) {
    if (view === null || help.isOpen() || event.key === "Tab") return false;
    const target = event.composedPath()[0];
    const onButton = target.tagName === "BUTTON" && main.contains(target);
    if (isStray(event, onButton)) {
      ahead.drops(event);
      return true;
    }
    if (sender.waiting()) return hold(event);
    if (target.matches("a") && event.key === "Enter") return false;
    // A card is chosen by the space bar, so that Enter can always count.
    const native = onButton && (event.key === " " || (event.key === "Enter" && !target.matches(".card")));
    if (native) return false;
    if (event.key === "?") {
      openHelp();
      return true;
    }
    if (view.stage === "verdict") return verdict.key(event);
    touched();
    ahead.types(event, guard.isUnseen(event));
    // The next Enter may mean something else.
    if (event.key === "Enter") guard.changes();
    if (answers.key(event, target)) return true;
    return view.stage === "count" && event.key === "Escape" && send("reveal");
  }

  // Held down, or pressed upon what was there before: nobody answers or leaves what is not seen.
  function isStray(event, onButton) {
    const acts = event.key === "Enter" || event.key === "Escape";
    if (event.repeat) return acts || event.key === " ";
    return (acts || (onButton && event.key === " ")) && guard.isUnseen(event);
  }

  // Between sending and the reply: what is typed for the next question is kept, all else is dropped.
  function hold(event) {
    if (sender.waiting() === "next") ahead.waits(event);
    return event.key !== "Shift";
  }

  let deaf = [];
  return {
    element: main,
    update,
    // It can be seen from now on.
    appear() {
      guard.appears();
      if (mayFocus() || isOnLink()) focus();
    },
    listen: () => {
      if (deaf.length === 0) deaf = [overhear(stirs), listen(main, route), keepPage()];
    },
    leave: () => {
      deaf.forEach((stop) => stop());
      deaf = [];
      recovery.stop();
      stopClock();
      head.leave();
    },
  };
}
