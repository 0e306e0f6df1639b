// The list of keys.

import { button, el } from "./dom.js";

const COMMON = [
  ["Enter", "count; then next"],
  ["? ", "these keys"],
];
const KEYS = {
  total: [["0 to 9", "the points"]],
  spoken: [
    ["f or 15", "fifteen"],
    ["p, p3, p4", "two, three, four of a kind"],
    ["r3, r4, d3, t …", "runs, double, triple"],
    ["x, n", "flush, his nobs"],
    ["Backspace", "take the last line back"],
  ],
  combinations: [
    ["78", "a fifteen of seven and eight; t is ten"],
    ["p77, r678, d6788", "pair, run, double run"],
    ["x, n", "flush, his nobs"],
    ["Space", "the next line"],
    ["Backspace", "take the last line back"],
  ],
  cards: [
    ["1 to 4", "choose a card"],
    ["g", "go"],
  ],
  verdict: [
    ["↑ ↓", "from line to line"],
    ["w", "why not? then tap cards"],
    ["Escape", "show me the count; put down, close"],
  ],
};
const TITLES = { total: "total", spoken: "say it", combinations: "show the cards", cards: "your turn" };

export function makeHelp() {
  const close = button("Close", () => dialog.close(), { class: "quiet" });
  const body = el("div", { class: "keys" });
  const dialog = el("dialog", { class: "help", "aria-label": "keys" }, body, close);

  return {
    element: dialog,
    isOpen: () => dialog.open,
    open(form) {
      const parts = [...COMMON, ...(KEYS[form] ?? []), ...KEYS.verdict];
      const rows = parts.flatMap(([key, what]) => [
        el("dt", {}, el("kbd", { text: key.trim() })),
        el("dd", { text: what }),
      ]);
      body.replaceChildren(
        el("h3", { text: `Keys: ${TITLES[form] ?? form}` }),
        el("dl", {}, ...rows),
      );
      dialog.showModal();
      close.focus();
    },
  };
}
