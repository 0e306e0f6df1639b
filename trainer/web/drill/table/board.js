// The board of a race: a track of holes for either side, a front and a back peg in each, and words.
// Round pegs are yours and square ones theirs, so that no colour is needed to tell them apart.

import { el, tell, write } from "./dom.js";

const SVG = "http://www.w3.org/2000/svg";
const NARROW = "(max-width: 600px)";
const PITCH = 10;
const GAP = 5;
const EDGE = 10;
// A side has sixty holes in a row on a desk: once around. On a phone they are thirty, and flat.
const WIDE = { inRow: 60, lane: 14, between: 8, rim: 10 };
const FLAT = { inRow: 30, lane: 9, between: 4, rim: 7 };
// Before the first hole there are two, for pegs that have not moved.
const FIRST = 2 * PITCH + GAP + EDGE;

export function makeBoard() {
  const narrow = matchMedia(NARROW);
  const sides = { you: makeSide("you", 0), they: makeSide("they", 1) };
  const told = el("p", { class: "told" });
  const drawn = el("div", { class: "drawn", role: "img" });
  // What is drawn is called by the same words.
  const standing = el("div", { class: "standing", "aria-hidden": "true" }, sides.you.words, sides.they.words);
  const element = el("section", { class: "board", "aria-label": "the board" }, standing, drawn, told);
  let shown = null;
  let place = null;

  function draw() {
    place = placing(shown.game, narrow.matches ? FLAT : WIDE);
    const { width, height } = place;
    const svg = make("svg", { viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true" });
    svg.append(make("rect", { class: "wood", width, height, rx: 6 }));
    for (const side of Object.values(sides)) svg.append(...side.holes(shown.game, place));
    for (const side of Object.values(sides)) svg.append(...side.pegs());
    drawn.replaceChildren(svg);
    move();
  }

  function move() {
    for (const [name, side] of Object.entries(sides)) side.move(shown[name], place);
  }

  narrow.addEventListener("change", () => shown && draw());
  return {
    element,
    show(board) {
      const isDrawn = shown?.game === board.game;
      shown = board;
      if (isDrawn) move();
      else draw();
      for (const [name, side] of Object.entries(sides)) write(side.text, board[name].words);
      drawn.setAttribute("aria-label", board.words);
      tell(told, board.told);
    },
  };
}

function makeSide(name, lane) {
  const front = makePeg(name, "front");
  const back = makePeg(name, "back");
  const text = el("span");
  return {
    text,
    words: el("p", { class: `side ${name}` }, el("i", { class: "sign" }), text),
    holes(game, place) {
      return Array.from({ length: game + 2 }, (_, at) => {
        const isGame = at - 1 === game;
        const [x, y] = place.of(at - 1, lane);
        return make("circle", { class: isGame ? "hole game" : "hole", cx: x, cy: y, r: isGame ? 3.4 : 1.8 });
      });
    },
    pegs: () => [back, front],
    move(pegs, place) {
      put(front, place.of(pegs.front, lane));
      // Two pegs never share a hole: before the first score one stands behind the other.
      put(back, place.of(pegs.front === pegs.back ? -1 : pegs.back, lane));
    },
  };
}

function makePeg(name, which) {
  const square = { x: -4, y: -4, width: 8, height: 8, rx: 1 };
  const shape = name === "you" ? make("circle", { r: 4.5 }) : make("rect", square);
  const element = make("g", { class: `peg-of ${name} ${which}` });
  element.append(shape);
  return element;
}

function put(element, [x, y]) {
  element.style.transform = `translate(${x}px, ${y}px)`;
}

// Where the holes lie: so many in a row, in fives; the game hole ends the last row.
function placing(game, { inRow, lane: apart, between, rim }) {
  const rows = (game - 1) / inRow;
  const across = (along) => FIRST + (along - 1) * PITCH + Math.max(0, Math.ceil(along / 5) - 1) * GAP;
  const down = (row, lane) => rim + row * (2 * apart + between) + lane * apart;
  return {
    width: across(inRow + 1) + EDGE,
    height: down(rows - 1, 1) + rim,
    of(hole, lane) {
      if (hole < 1) return [EDGE + (hole + 1) * PITCH, down(0, lane)];
      const row = Math.min(Math.ceil(hole / inRow), rows) - 1;
      return [across(hole - row * inRow), down(row, lane)];
    },
  };
}

function make(tag, props) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(props)) element.setAttribute(name, String(value));
  return element;
}
