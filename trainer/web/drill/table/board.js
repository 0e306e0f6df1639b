// The board of a race: a track of holes for either side, a front and a back peg in each, and words.
// As on a board of wood a track runs out along one street and back along the next.
// Round pegs are yours and square ones theirs, so that no colour is needed to tell them apart.

import { el, tell, write } from "./dom.js";

const SVG = "http://www.w3.org/2000/svg";
const NARROW = "(max-width: 600px)";
const EDGE = 10;
// A street has thirty holes on a phone, and is flat; on a desk all are two streets, out and back.
const wide = (game) => ({ inRow: (game - 1) / 2, pitch: 1200 / (game - 1), lane: 14, between: 10, rim: 10 });
const flat = () => ({ inRow: 30, pitch: 10, lane: 9, between: 5, rim: 7 });

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
    place = placing(shown.game, (narrow.matches ? flat : wide)(shown.game));
    const { width, height } = place;
    const svg = make("svg", { viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true" });
    svg.append(make("rect", { class: "wood", width, height, rx: 6 }));
    for (const side of Object.values(sides)) svg.append(side.path(place));
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
    path: (place) => make("path", { class: "path", d: place.path(lane) }),
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

// Where the holes lie: so many in a street, in fives. Streets are walked to and fro, and who walks
// outside stays there in each turn; the game hole ends the last street.
function placing(game, { inRow, pitch, lane: apart, between, rim }) {
  const gap = pitch / 2;
  const rows = (game - 1) / inRow;
  const turn = (apart + between) / 2;
  // Before the first hole there are two, for pegs that have not moved.
  const first = EDGE + 2 * pitch + gap;
  const across = (along) => first + (along - 1) * pitch + Math.max(0, Math.ceil(along / 5) - 1) * gap;
  const isOut = (row) => row % 2 === 0;
  const down = (row, lane) => rim + row * (2 * apart + between) + (isOut(row) ? lane : 1 - lane) * apart;
  const home = first - pitch - gap;

  function of(hole, lane) {
    if (hole < 1) return [EDGE + (hole + 1) * pitch, down(0, lane)];
    const row = Math.min(Math.ceil(hole / inRow), rows) - 1;
    const along = hole - row * inRow;
    if (along > inRow) return [isOut(row) ? across(along) : home, down(row, lane)];
    return [across(isOut(row) ? along : inRow + 1 - along), down(row, lane)];
  }

  function path(lane) {
    let d = `M ${of(-1, lane)}`;
    for (let row = 0; row < rows; row += 1) {
      if (row > 0) {
        const [from, to] = [of(row * inRow, lane), of(row * inRow + 1, lane)];
        const half = (to[1] - from[1]) / 2;
        // Whoever walks inside turns short of the other.
        d += ` A ${half > turn ? turn : turn / 2} ${half} 0 0 ${isOut(row) ? 0 : 1} ${to}`;
      }
      d += ` L ${of(row === rows - 1 ? game : (row + 1) * inRow, lane)}`;
    }
    return d;
  }

  return { width: across(inRow) + turn + EDGE, height: down(rows - 1, 0) + (rows % 2 ? apart : 0) + rim, of, path };
}

function make(tag, props) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(props)) element.setAttribute(name, String(value));
  return element;
}
