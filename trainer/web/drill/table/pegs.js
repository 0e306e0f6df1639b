// The points as holes of a board: a peg for what was found, an empty hole for what was missed.

import { el } from "./dom.js";

export function pegs({ found, points }) {
  const row = el("span", { class: "pegs", "aria-hidden": "true" });
  for (let each = 0; each < points; each += 1) {
    row.append(el("i", { class: each < found ? "peg" : "hole" }));
  }
  return row;
}
