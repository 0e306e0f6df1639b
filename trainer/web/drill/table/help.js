// The list of keys, for the form in use and the kinds it can say now.

import { button, el } from "./dom.js";
import { kindsOf } from "./saying.js";

const FORMS = {
  total: () => [["0 to 9", "the points"]],
  spoken: (words) => [
    ...kindsOf(words.spoken).map(({ label, sizes }) => [sizes.map(({ token }) => token).join(", "), label]),
    ["Backspace", "take the last line back"],
  ],
  combinations: (words) => [
    ...Object.entries(words.kinds).map(([kind, name]) => [EXAMPLES[kind] ?? kind, name]),
    ["t", "a ten"],
    ["Space", "the next line"],
    ["Backspace", "take the last line back"],
  ],
  cards: () => [
    ["1 to 4", "choose a card"],
    ["g", "go"],
  ],
};
const EXAMPLES = { "": "78", p: "p77", r: "r678", d: "d6788" };
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
  dialog.append(el("h3", { text: "Keys" }), list, close);

  return {
    element: dialog,
    isOpen: () => dialog.open,
    open(form, words) {
      const rows = [...FORMS[form](words), ...ALWAYS];
      const parts = rows.flatMap(([key, what]) => [
        el("dt", {}, el("kbd", { text: key })),
        el("dd", { text: what }),
      ]);
      list.replaceChildren(...parts);
      dialog.showModal();
      close.focus();
    },
  };
}
