// The points as holes of a board: a peg for what was found, an empty hole for what was missed.

import { el } from "./dom.js";

const STATES = { found: "peg", missed: "hole", plain: "dot", unsure: "dot" };
const MOST = 40;

export function pegs(lines) {
  const row = el("span", { class: "pegs", "aria-hidden": "true" });
  for (const { mark, points } of lines) {
    const state = STATES[mark];
    if (!state || row.childElementCount + points > MOST) continue;
    for (let each = 0; each < points; each += 1) row.append(el("i", { class: state }));
  }
  return row;
}
