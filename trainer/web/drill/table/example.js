// One example: its cards, and beside them its count, line by line. It is counted first, or the
// lines that are missing in it are found.

import { cardName, smalls } from "./cards.js";
import { button, el, keyed, relabel, still, tell, write } from "./dom.js";
import { makeGuess } from "./guess.js";
import { makeLay } from "./lay.js";
import { makePace } from "./pace.js";
import { makeRest } from "./rest.js";

// `next` leads to the example below; null where there is none.
export function makeExample(example, { say, next }) {
  const { lines, given } = example;
  const total = lines.at(-1).running;
  const isWorked = given !== null;
  // Which lines are said; they are said in any order where they are found one by one.
  const said = new Set([...lines.keys()].slice(0, given ?? 0));
  let lit = -1;
  let isWalking = isWorked;
  const pace = makePace();

  const lay = makeLay(`the cards: ${example.title}`);
  lay.show(example, example.order);
  const list = el("ol", { class: "lines", "aria-label": `the count: ${example.title}` });
  const note = el("p", { class: "note", role: "status" });
  const after = el("p", { class: "after" });
  const onward = keyed(button("", goOn, { class: "main" }), isWorked ? "Enter" : "space");
  const all = button("all lines", () => walkTo(lines.length - 1), { class: "quiet" });
  const again = button("once more", startAgain, { class: "quiet" });
  const parts = isWorked
    ? makeRest({ lay, lines, whole: example.whole, whys: example.whys, said, hint, found, isDone })
    : makeGuess({ total, hint, right: () => walkTo(-1), show: () => walkTo(0) });
  const bar = el("div", { class: "bar steps" }, onward, all, again);
  const ask = el("p", { class: "ask" });
  const count = el("div", { class: "count" }, ask, list, parts.element, note, bar, after);
  const felt = el("div", { class: "felt" }, lay.element);
  felt.addEventListener("click", () => isWalking && !isDone() && !isWorked && goOn());
  const element = el("article", { class: "example", tabindex: "-1", "aria-label": example.title });
  // What is tapped leaves the focus where it was; the keys after it are for this example.
  element.addEventListener("pointerdown", () => hasFocus() || element.focus({ preventScroll: true }));
  element.addEventListener("click", holdBack, true);
  element.append(el("h3", { text: example.title }));
  if (example.sentence) element.append(el("p", { class: "sentence", text: example.sentence }));
  element.append(el("div", { class: "both" }, felt, count));
  paint();

  function hasFocus() {
    return element.contains(element.getRootNode().activeElement);
  }

  // A click made by a key has no detail.
  function holdBack(event) {
    const isButton = event.composedPath()[0].closest("button, .felt") !== null;
    if (event.detail === 0 || !isButton || !pace.isHasty(event)) return;
    event.stopPropagation();
    event.preventDefault();
  }

  function isDone() {
    return said.size === lines.length;
  }

  // Good news stand there in another colour than what went wrong.
  function hint(text, { isGood = false } = {}) {
    note.classList.toggle("good", isGood);
    write(note, text);
  }

  function paint() {
    const isOver = isWalking && isDone();
    const shown = [...lines.keys()].filter((at) => said.has(at) || isWorked);
    list.replaceChildren(...shown.map((at) => (said.has(at) ? lineOf(at) : gapOf())));
    list.hidden = shown.length === 0;
    light();
    parts.show(isWorked ? !isOver : !isWalking);
    bar.hidden = isWorked ? !isOver : !isWalking;
    relabel(onward, isOver ? "Next example" : said.size ? "Next line" : "First line");
    onward.hidden = isOver && !next;
    all.hidden = isOver;
    again.hidden = !isOver;
    tell(ask, isWorked && isOver ? "" : example.ask);
    tell(after, isOver ? example.after : "");
  }

  function lineOf(at) {
    const line = lines[at];
    const words = el("span", { class: "words", text: line.words });
    const running = el("b", { class: "running", text: String(line.running) });
    const props = { type: "button", class: "press", "aria-pressed": String(at === lit) };
    const press = still(el("button", { ...props, onclick: () => turn(at) }, words, smalls(line.cards), running));
    return el("li", { class: "line" }, press);
  }

  function gapOf() {
    return el("li", { class: "line gap" }, el("span", { class: "press" }, el("span", { text: "…" })));
  }

  function light() {
    lay.light(lit < 0 ? [] : lines[lit].cards);
  }

  function turn(at) {
    lit = at;
    const pressed = [...lines.keys()].filter((each) => said.has(each));
    list.querySelectorAll("button.press").forEach((press, place) => {
      press.setAttribute("aria-pressed", String(pressed[place] === at));
    });
    light();
  }

  // Say all lines up to one, and light its cards.
  function walkTo(at) {
    isWalking = true;
    for (let each = 0; each <= at; each += 1) said.add(each);
    lit = at;
    paint();
    if (at >= 0) {
      hint(isDone() ? endText() : "", { isGood: true });
      say(told(lines[at]));
    }
    focusBar();
  }

  function focusBar() {
    const first = [onward, again].find((each) => !each.hidden && !bar.hidden);
    (first ?? element).focus({ preventScroll: true });
    (bar.hidden ? element : bar).scrollIntoView({ block: "nearest" });
  }

  function goOn() {
    if (isDone()) return next?.();
    walkTo(said.size);
    // Here the same key would take away all that was said.
    if (isDone() && !next) pace.comes();
  }

  // A line was found among those that were left, or the lines of a multiple run at once.
  function found(...these) {
    these.forEach((at) => said.add(at));
    lit = these.at(-1);
    const hadFocus = hasFocus();
    paint();
    const left = lines.length - said.size;
    hint(left ? `${linesText(left)} left.` : endText(), { isGood: true });
    say(these.map((at) => told(lines[at])).join("; "));
    if (left === 0 && hadFocus) focusBar();
  }

  function endText() {
    return total === 0 ? "That is all: nothing." : `That is all: ${total}.`;
  }

  function startAgain() {
    said.clear();
    [...lines.keys()].slice(0, given ?? 0).forEach((at) => said.add(at));
    lit = -1;
    isWalking = isWorked;
    hint("");
    parts.clear();
    paint();
    parts.focus();
  }

  // Up and down through what is said; down goes on where more is to come.
  function step(by) {
    if (!isWalking) return by > 0 && walkTo(0);
    if (by > 0 && !isWorked && !isDone() && lit >= said.size - 1) return goOn();
    const shown = [...lines.keys()].filter((at) => said.has(at));
    if (shown.length === 0) return false;
    const place = shown.indexOf(lit) + by;
    turn(shown[Math.min(Math.max(place, 0), shown.length - 1)]);
    return say(told(lines[lit]));
  }

  return {
    element,
    name: example.name,
    // Whether its cards may be chosen by keys while nothing has the focus.
    isOpen: () => isWorked && !isDone(),
    typed(event) {
      if (event.key === " " || !parts.key(event, null)) return false;
      element.scrollIntoView({ block: "nearest" });
      return true;
    },
    // A link has led here.
    seek() {
      element.classList.add("sought");
      element.focus({ preventScroll: true });
    },
    enter() {
      pace.comes();
      parts.focus();
    },
    // Says whether the key has been used.
    key(event, target) {
      if (event.key !== " ") pace.seen();
      else if (pace.isHasty(event)) return true;
      if (event.key === "ArrowDown" || event.key === "ArrowUp") {
        step(event.key === "ArrowDown" ? 1 : -1);
        return true;
      }
      const isButton = target.tagName === "BUTTON";
      if (isButton && event.key === "Enter" && !target.matches(".card")) return event.repeat;
      if (isButton && event.key === " ") return event.repeat;
      return !parts.element.hidden && parts.key(event, target);
    },
  };
}

function linesText(number) {
  return number === 1 ? "1 line is" : `${number} lines are`;
}

// A line as it is heard: its words, its cards and the points so far.
function told(line) {
  return [line.words, ...line.cards.map(cardName), line.running].join(", ");
}
