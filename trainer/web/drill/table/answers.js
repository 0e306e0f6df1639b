// The ways to answer a question, one at a time on screen; what was typed in another waits there.

import { makeCombinations } from "./combinations.js";
import { el } from "./dom.js";
import { makeSpoken } from "./spoken.js";
import { makeTotal } from "./total.js";
import { makeTurn } from "./turn.js";

const TO_TAP = "To tap cards, choose “show the cards” below.";

export function makeAnswers(parts) {
  const ways = {
    total: makeTotal(parts),
    spoken: makeSpoken(parts),
    combinations: makeCombinations(parts),
    cards: makeTurn(parts),
  };
  const entries = () => Object.values(ways);
  const element = el("div", { class: "answers" }, ...entries().map((entry) => entry.element));
  const coarse = matchMedia("(pointer: coarse)");
  let form = "total";
  let isAsking = false;
  // A total is typed and a count is said; whoever taps a card then means to show it.
  parts.lay.element.addEventListener("click", ({ target }) => {
    if (isAsking && !ways[form].picks && target.closest(".card")) parts.hint(TO_TAP);
  });

  // A count is shown in one of the forms that have lines.
  function allowed(view) {
    return view.stage === "count" ? view.forms.filter((each) => each !== "total") : view.forms;
  }

  return {
    element,
    ways: allowed,
    form: () => form,
    use(name) {
      form = name;
      // What was asked there before is asked again.
      ways[form].repaint?.();
    },
    // `makeCall` makes the way to call a count, where one is heard.
    take(view, { asked, moved, formChanged, makeCall }) {
      if (view.call && !ways.call) {
        ways.call = makeCall(parts);
        element.append(ways.call.element);
      }
      if (asked || moved || formChanged) form = view.form;
      const may = allowed(view);
      if (may.length && !may.includes(form)) form = may[0];
      if (moved) entries().forEach((entry) => entry.clear());
      ways.call?.take(view);
    },
    show(view) {
      isAsking = true;
      const pad = coarse.matches;
      element.classList.toggle("with-pad", pad);
      ways.total.usePad(pad);
      for (const [name, entry] of Object.entries(ways)) entry.element.hidden = name !== form;
      ways.call?.show(form === "call");
      parts.lay.pick(ways[form].picks ?? null);
    },
    rest() {
      isAsking = false;
      ways.call?.rest();
      parts.lay.drop();
      parts.lay.pick(null);
    },
    text: () => ways[form].text(),
    // Above what it is told why something was not taken; undefined where that is below all of it.
    noteAbove: () => ways[form].noteAbove,
    // What is half typed of the next line; undefined where an answer has no lines.
    half: () => ways[form].half?.(),
    clear: () => ways[form].clear(),
    restore(text, { select = false } = {}) {
      ways[form].restore(text);
      if (select) ways[form].select?.();
    },
    focus: () => ways[form].focus(),
    // What was typed before the question was there.
    typeAhead: (text) => ways[form].typeAhead?.(text),
    key(event, target) {
      const entry = ways[form];
      if (entry.key(event)) return true;
      const { field } = entry;
      if (!field || target === field || event.key.length !== 1 || event.key === " ") return false;
      // Typed while nothing, or something else of the table, had the focus.
      field.focus({ preventScroll: true });
      field.setRangeText(event.key, field.selectionStart, field.selectionEnd, "end");
      field.dispatchEvent(new Event("input"));
      return true;
    },
  };
}
