// A card: how it is written, how it is called, how it looks.

import { el } from "./dom.js";
import { suit } from "./glyphs.js";

export const FACE_DOWN = "??";

const ORDER = "A23456789TJQK";
const RANKS = "ace two three four five six seven eight nine ten jack queen king".split(" ");
const SUITS = { C: "clubs", D: "diamonds", H: "hearts", S: "spades" };

export function cardName(card) {
  if (card === FACE_DOWN) return "a card face down";
  return `${RANKS[ORDER.indexOf(card[0])]} of ${SUITS[card[1]]}`;
}

export function rankText(rank) {
  return rank.toUpperCase() === "T" ? "10" : rank.toUpperCase();
}

export function sorted(cards) {
  return [...cards].sort((a, b) => ORDER.indexOf(a[0]) - ORDER.indexOf(b[0]));
}

// What is printed on it: a large index, one large pip.
export function face(card) {
  if (card === FACE_DOWN) return [];
  const index = el("span", { class: "index", "aria-hidden": "true" });
  index.append(el("span", { text: rankText(card[0]) }), suit(card[1]));
  return [index, suit(card[1], "pip")];
}

export function cardClass(card) {
  return card === FACE_DOWN ? "card down" : `card ${card[1]}`;
}

// A card in a line of text.
export function small(card) {
  const down = card === FACE_DOWN;
  const props = { class: down ? "small down" : `small ${card[1]}`, role: "img" };
  const element = el("span", { ...props, "aria-label": cardName(card) });
  if (!down) element.append(el("span", { text: rankText(card[0]) }), suit(card[1]));
  return element;
}

export function smalls(cards) {
  return el("span", { class: "smalls" }, ...cards.map(small));
}
