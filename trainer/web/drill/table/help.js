// The list of keys, for the form in use and the kinds it can say now; for fingers, what is tapped.

import { button, el, isByTouch, write } from "./dom.js";
import { kindsOf } from "./saying.js";
import { exampleOf } from "./tokens.js";

const FORMS = {
  total: () => [["0 to 9", "the points"]],
  spoken: (words) => [
    ...kindsOf(words.spoken).map(({ label, sizes }) => [sizes.map(({ token }) => token).join(", "), label]),
    ["Backspace", "take the last line back"],
  ],
  combinations: (words, cards) => [
    ...Object.entries(words.kinds).map(([kind, name]) => [exampleOf(kind, cards), name]),
    ["t", "a ten"],
    ["Space", "the next line"],
    ["Backspace", "take the last line back"],
  ],
  call: () => [
    ["a", "accept their count"],
    ["m4", "muggins for 4"],
    ["o2", "over by 2"],
    ["m4 78 p66", "the same, and what was missed"],
    ["o2 p66", "the same, and what is not there"],
    ["Space", "their next line, where they wait for you"],
  ],
  cards: () => [
    ["1 to 4", "choose a card"],
    ["g", "go"],
  ],
};
const TAPS = {
  total: [["Total", "tap the points on the keypad, then Count"]],
  spoken: [
    ["A line", "tap what it is: fifteen, pair and so on"],
    ["All said", "tap Count; a line that is tapped is taken back"],
  ],
  combinations: [
    ["A line", "tap its cards, then what they are"],
    ["All shown", "tap Count; a line that is tapped is taken back"],
  ],
  call: [
    ["Their count", "tap Accept, or Muggins or Over and how many points"],
    ["Named", "tap the cards that they missed, then what they are; of an overcount tap its line"],
  ],
  cards: [["Your turn", "tap each card that you may lay, or go"]],
};
const TAPS_ALWAYS = [
  ["Verdict", "tap a line to see its cards"],
  ["Why not?", "tap it, then any cards"],
];
const ALWAYS = [
  ["Enter", "what the large button says"],
  ["↑ ↓", "along the lines of a verdict"],
  ["w", "why not? then tap cards, or 1 to 9"],
  ["Escape", "put down, close; show me"],
  ["?", "these keys"],
];

export function makeHelp() {
  const close = button("Close", () => dialog.close(), { class: "quiet" });
  const list = el("dl");
  const dialog = el("dialog", { class: "help", "aria-label": "keys" });
  const heading = el("h3");
  dialog.append(heading, list, close);

  return {
    element: dialog,
    isOpen: () => dialog.open,
    open(form, words, cards) {
      const taps = isByTouch();
      const rows = taps ? [...TAPS[form], ...TAPS_ALWAYS] : [...FORMS[form](words, cards), ...ALWAYS];
      write(heading, taps ? "How to tap" : "Keys");
      dialog.setAttribute("aria-label", taps ? "how to tap" : "keys");
      const parts = rows.flatMap(([key, what]) => [
        el("dt", {}, taps ? el("b", { text: key }) : el("kbd", { text: key })),
        el("dd", { text: what }),
      ]);
      list.replaceChildren(...parts);
      dialog.showModal();
      close.focus();
    },
  };
}
