// What was found and what was missed: the count as lines, each lighting its cards.

import { cardName, smalls } from "./cards.js";
import { button, el, hidden, isByTouch, keyed, relabel, still, tell, write } from "./dom.js";
import { mark } from "./glyphs.js";
import { pegs } from "./pegs.js";

const RIGHT = new Set(["found", "plain", "unsure"]);
const NARROW = "(max-width: 600px)";
const ASK_AFTER_MS = 200;
const TAP_CARDS = "Tap any cards.";
const TYPE_CARDS = "Tap any cards, or press the numbers on them.";

export function makeVerdict({ lay, say, next, slip, whyNot }) {
  let shown = "";
  let lines = [];
  let lit = -1;
  let isOpen = false;
  let asking = false;
  let timer = 0;
  const headline = el("h3");
  const track = el("div", { class: "track" });
  const over = el("p", { class: "over" });
  const award = el("p", { class: "award" });
  const detail = el("p", { class: "detail" });
  const comes = el("p", { class: "comes" });
  const why = el("p", { class: "why" });
  const heads = el("div", { class: "heads", "aria-hidden": "true" });
  heads.append(el("span", { text: "the right count" }), el("span", { text: "they said" }));
  const list = el("ol", { class: "lines", "aria-label": "the count" });
  const names = el("dl", { class: "names" });
  const clock = el("span", { class: "clock", "aria-hidden": "true" });
  const onward = keyed(button("Next", next, { class: "main next" }), "Enter");
  onward.append(clock);
  const ask = still(button("why not?", () => (asking ? stopAsking() : startAsking()), { class: "quiet" }));
  ask.setAttribute("aria-pressed", "false");
  const answer = el("p", { class: "answer", "aria-live": "polite" });
  const slipped = still(button("", slip, { class: "quiet" }));
  const rule = el("span", { class: "rule" });
  const links = el("div", { class: "links" }, ask, slipped, rule);
  const howToAsk = () => (isByTouch() ? TAP_CARDS : TYPE_CARDS);
  const text = el("div", { class: "words" }, over, headline, award, detail, track, comes);
  const top = el("div", { class: "top" }, text);
  const foot = el("div", { class: "next-bar" });
  const element = el("div", { class: "verdict" }, top, answer, why, heads, list, names, links, foot);
  list.addEventListener("mouseleave", () => settle());
  // On a phone the button lies under the thumb, on a desk where the answer was sent from; the
  // order of reading goes with it.
  const narrow = matchMedia(NARROW);
  const place = () => {
    const focused = element.getRootNode().activeElement === onward;
    (narrow.matches ? foot : top).append(onward);
    if (focused) onward.focus();
  };
  narrow.addEventListener("change", place);
  place();

  function show(view) {
    const { verdict } = view;
    isOpen = true;
    relabel(onward, view.is_last ? "How it went" : "Next");
    // In class the teacher may say when it goes on.
    onward.hidden = view.is_led;
    // On a phone it would fade out the last line, and hold nothing.
    foot.hidden = view.is_led;
    tell(comes, view.comes);
    write(headline, verdict.headline);
    tell(over, verdict.over);
    tell(award, verdict.award);
    tell(detail, verdict.detail);
    tell(why, verdict.why);
    showRule(verdict.rule);
    write(slipped, verdict.slip_words[Number(verdict.slip)]);
    slipped.setAttribute("aria-disabled", String(verdict.slip));
    // It is said; what comes next is the next question.
    if (verdict.slip && slipped.matches(":focus")) onward.focus();
    slipped.hidden = !(verdict.slip || verdict.can_slip);
    const text = asking ? view.why_not || howToAsk() : "";
    write(answer, text);
    const key = JSON.stringify([view.id, verdict.lines, verdict.names]);
    if (key === shown) return;
    shown = key;
    element.classList.toggle("right", verdict.right);
    heads.hidden = !view.call;
    list.classList.toggle("two", Boolean(view.call));
    lines = verdict.lines.map((line, at) => makeLine(line, at, Boolean(view.call)));
    list.replaceChildren(...lines.map(({ element: item }) => item));
    // Where there is a board, or another's count, these would be holes of nobody's.
    track.replaceChildren(...(view.board || view.call ? [] : [pegs(verdict)]));
    names.replaceChildren(...verdict.names.flatMap(nameOf));
    names.hidden = verdict.names.length === 0;
    settled = verdict.lines.findIndex((line) => !RIGHT.has(line.mark));
    settle();
  }

  let settled = -1;

  // Back to the line that is lit by itself: the first that went wrong.
  function settle() {
    if (!asking) turn(settled);
  }

  function turn(place) {
    // A list that is put away under the pointer is left by it as well.
    if (!isOpen) return;
    lit = place;
    lines.forEach(({ press }, at) => press.setAttribute("aria-pressed", String(at === place)));
    lay.light(place < 0 ? [] : lines[place].line.cards);
  }

  // Written anew only for another: what has the focus keeps it.
  function showRule(named) {
    rule.hidden = !named;
    const key = JSON.stringify(named);
    if (rule.dataset.key === key) return;
    rule.dataset.key = key;
    rule.replaceChildren(...(named ? ["the rule: ", linkTo(named)] : []));
  }

  function makeLine(line, at, isHeard) {
    const words = el("span", { class: "words" }, el("span", { class: "said-words", text: line.words }));
    const became = becameOf(line);
    if (became) words.append(" ", line.note ? el("em", { text: became }) : hidden("span", { text: became }));
    const running = el("b", { class: "running", text: line.running === null ? "" : String(line.running) });
    const choose = () => {
      stopAsking();
      settled = at;
      turn(at);
    };
    const props = { type: "button", class: "press", onclick: choose, "aria-pressed": "false" };
    const press = still(el("button", props));
    press.append(mark(line.mark), words, smalls(line.cards), running, ...(isHeard ? [besideOf(line)] : []));
    press.addEventListener("mouseenter", () => asking || turn(at));
    press.addEventListener("focus", () => asking || turn(at));
    return { element: el("li", { class: `line ${line.mark}` }, press), press, line };
  }

  function startAsking() {
    asking = true;
    ask.setAttribute("aria-pressed", "true");
    lay.light([]);
    lay.drop();
    lay.pick({ may: () => true, changed: askLater, isNumbered: true });
    write(answer, howToAsk());
  }

  function pickAt(place) {
    const card = lay.pickable()[place];
    if (card) lay.toggle(card);
  }

  function askLater() {
    clearTimeout(timer);
    timer = setTimeout(() => asking && whyNot(lay.picked()), ASK_AFTER_MS);
  }

  function stopAsking() {
    if (!asking) return;
    asking = false;
    clearTimeout(timer);
    ask.setAttribute("aria-pressed", "false");
    write(answer, "");
    lay.drop();
    lay.pick(null);
    settle();
  }

  function walk(step) {
    if (lines.length === 0) return;
    stopAsking();
    const from = lit < 0 && step < 0 ? 0 : lit;
    settled = (from + step + lines.length) % lines.length;
    turn(settled);
    const { press, line } = lines[settled];
    press.scrollIntoView({ block: "nearest" });
    say(told(line));
  }

  return {
    element,
    show,
    focus: () => onward.focus({ preventScroll: true }),
    // On a phone the button may lie upon the line that went wrong.
    seek() {
      if (isOpen && narrow.matches && settled >= 0) lines[settled].press.scrollIntoView({ block: "nearest" });
    },
    leave() {
      isOpen = false;
      stopAsking();
    },
    // A right answer goes on by itself; the bar shows how long that takes.
    run(ms) {
      clock.style.setProperty("--pause", `${ms}ms`);
      clock.classList.toggle("runs", ms > 0);
    },
    key(event) {
      if (event.key === "ArrowDown") walk(1);
      else if (event.key === "ArrowUp") walk(-1);
      else if (event.key === "w") (asking ? stopAsking : startAsking)();
      else if (asking && /^[1-9]$/.test(event.key)) pickAt(Number(event.key) - 1);
      else if (event.key === "Escape") stopAsking();
      else if (event.key === "Enter") next();
      else return false;
      return true;
    },
  };
}

// What is said of a line: of one that was found only the shape of its mark is seen.
function becameOf({ mark: name, note }) {
  return note || (name === "found" ? "found" : "");
}

// What they said for it, once where it is the same.
function besideOf({ beside, words }) {
  if (beside === words) return el("span", { class: "beside same" }, hidden("span", { text: "they said " }), "the same");
  if (!beside) return el("span", { class: "beside unsaid", "aria-hidden": "true", text: "–" });
  return el("span", { class: "beside" }, hidden("span", { text: "they said " }), beside);
}

// A line as it is heard: its words, what became of it, its cards and the points so far.
function told(line) {
  const beside = line.beside && `they said ${line.beside === line.words ? "the same" : line.beside}`;
  const parts = [line.words, becameOf(line), ...line.cards.map(cardName), line.running, beside];
  return parts.filter((part) => part !== "" && part !== null).join(", ");
}

function nameOf(named) {
  return [el("dt", {}, linkTo(named)), el("dd", { text: named.sentence })];
}

// To where it is explained; coming back one finds the same verdict.
function linkTo({ name, link }) {
  return el("a", { href: link, text: name });
}

