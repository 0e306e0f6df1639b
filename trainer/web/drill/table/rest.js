// To complete a count: the cards of a line that is left are picked, and it is said. What a line is
// worth it does not know; it knows which cards stand in the lines it was given.

import { button, el, isByTouch, keyed, still } from "./dom.js";

const PICK_FROM = new Set(["hand", "starter", "line"]);
const NOTHING_TAPPED = "Tap the cards that score.";
const NOTHING_PICKED = "Tap the cards that score, or type their ranks, t for ten.";
const RANK = /^[a2-9tjqk]$/;
const SAID = "These are said already. Another line is left.";

// `whys` says of any other cards what they make, or why they score nothing; the cards of `whole`
// are several lines at once.
export function makeRest({ lay, lines, whole, whys, said, hint, found, isDone }) {
  const tell = keyed(still(button("Say it", sayIt, { class: "main" })), "Enter");
  const reveal = still(button("show me", showOne, { class: "quiet" }));
  const element = el("div", { class: "guess" }, el("div", { class: "bar" }, tell, reveal));
  const left = () => [...lines.keys()].filter((at) => !said.has(at));

  function picking() {
    lay.light([]);
    hint("");
  }

  function sayIt() {
    const cards = lay.picked();
    if (cards.length === 0) return hint(isByTouch() ? NOTHING_TAPPED : NOTHING_PICKED);
    const at = meant(cards).filter((each) => !said.has(each));
    if (at.length === 0) return hint(whyNot(cards));
    lay.drop();
    return found(...at);
  }

  // The lines that these cards are.
  function meant(cards) {
    const line = left().find((at) => isSame(lines[at].cards, cards));
    if (line !== undefined) return [line];
    return whole && isSame(whole.cards, cards) ? whole.lines : [];
  }

  function whyNot(cards) {
    if (meant(cards).length || [...said].some((at) => isSame(lines[at].cards, cards))) return SAID;
    return whys[[...cards].sort().join(" ")];
  }

  // Each press takes one more card of a rank; once all are taken, the next puts them down.
  function typeRank(key) {
    const alike = lay.pickable().filter((card) => card[0].toLowerCase() === key);
    const free = alike.find((card) => !lay.picked().includes(card));
    if (free) lay.toggle(free);
    else alike.forEach(lay.toggle);
  }

  function showOne() {
    lay.drop();
    found(left()[0]);
  }

  return {
    element,
    show: (isShown) => {
      element.hidden = !isShown;
      lay.pick(isShown ? { may: (role) => PICK_FROM.has(role), changed: picking } : null);
    },
    clear: () => lay.drop(),
    focus: () => lay.focus(),
    key(event) {
      if (event.repeat || isDone()) return false;
      const key = event.key.toLowerCase();
      if (RANK.test(key)) typeRank(key);
      else if (event.key === "Enter") sayIt();
      else if (event.key === "Escape") lay.drop();
      else return false;
      return true;
    },
  };
}

function isSame(some, others) {
  return some.length === others.length && some.every((card) => others.includes(card));
}
