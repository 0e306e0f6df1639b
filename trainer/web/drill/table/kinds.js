// The buttons that say what the cards picked are: a fifteen, a pair, a run.

import { button, el, keyed, still } from "./dom.js";

// `claim(kind)` is told which was pressed.
export function makeKinds({ words, claim }) {
  const element = el("div", { class: "kinds", role: "group", "aria-label": "what the cards are" });
  let shown = "";
  return {
    element,
    // They are made anew only where other kinds are asked, so that none goes from under a finger.
    paint() {
      const kinds = words().kinds;
      const key = JSON.stringify(kinds);
      if (key === shown) return;
      shown = key;
      const made = Object.entries(kinds).map(([kind, name]) =>
        keyed(still(button(name, () => claim(kind), { class: "kind" })), kind),
      );
      element.replaceChildren(...made);
    },
  };
}
