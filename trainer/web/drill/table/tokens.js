// A combination as it is typed: `p66` is a pair of sixes. It is echoed as it was read, whether
// or not it is there.

import { rankText } from "./cards.js";

const WORD = /^([prdxnhgl]?)((?:(?:10|[a2-9tjqk])[cdhs]?)*)$/;
const CARD = /(10|[a2-9tjqk])([cdhs]?)/g;

// So many are of one rank.
const SUITS = 4;

// The kinds that are named with their cards; the others may stand alone.
export const NEEDS_CARDS = new Set(["", "p", "r", "d"]);

// How a kind is typed. So many for each that one of them is always of cards that lie not there.
const EXAMPLES = {
  "": ["78", "69", "5k"],
  p: ["p77", "p66", "p55"],
  r: ["r678", "r345"],
  d: ["d6788", "d3445"],
};

// An example of a kind that these cards cannot be: it might be the answer.
export function exampleOf(kind, cards) {
  const all = EXAMPLES[kind] ?? [kind];
  return all.find((token) => !canBe(readToken(token), cards)) ?? all[0];
}

function canBe(read, cards) {
  const left = cards.map(([rank]) => rank.toLowerCase());
  return read.cards.every(({ rank }) => {
    const at = left.indexOf(rank);
    return at >= 0 && left.splice(at, 1);
  });
}

// The kind and the cards of a token; null when it cannot be read.
export function readToken(token) {
  const match = WORD.exec(token.toLowerCase());
  if (!match || token === "") return null;
  const cards = [...match[2].matchAll(CARD)].map(([, rank, suit]) => ({
    rank: rank === "10" ? "t" : rank,
    suit,
  }));
  return { kind: match[1], cards };
}

// What is wrong with a token, whatever lies on the table; empty where it can be read.
export function faultOf(token, words) {
  const read = readToken(token);
  if (!read) return "cannot be read";
  if (!(read.kind in words.kinds)) return notAsked(read.kind, words) || "cannot be read";
  if (NEEDS_CARDS.has(read.kind) && read.cards.length === 0) return "has no cards";
  return tooMany(read, words.most_cards);
}

// What no further key would mend; the rest is left to whoever reads the whole count.
function tooMany({ kind, cards }, most) {
  if (cards.length > most) return `names ${cards.length} cards, and no score takes so many`;
  const times = cards.map(({ rank }) => cards.filter((card) => card.rank === rank).length);
  const alike = kind === "p" ? cards.length : Math.max(0, ...times);
  return alike > SUITS ? `names ${alike} cards of a kind, and there are only four` : "";
}

// A token as it is quoted, however long it is.
export function quoted(token, longest = 40) {
  return token.length > longest ? `${token.slice(0, longest)}…` : token;
}

// What cards would have to be for a kind, whatever lies on the table; empty where they are that.
export function lackOf(kind, cards, words) {
  const need = words.needs[kind];
  if (!need || (cards.length === 0 && !NEEDS_CARDS.has(kind))) return "";
  const ranks = new Set(cards.map(([rank]) => rank)).size;
  const isMany = cards.length >= need.least && cards.length <= need.most;
  const isOnce = !need.once || ranks === cards.length;
  return isMany && ranks >= need.ranks && isOnce ? "" : need.words;
}

// What is said of a kind that is not asked, by its key; empty of what is none.
export function notAsked(key, words) {
  const kind = words.not_asked[key];
  return kind ? `is ${kind}, which is not asked here` : "";
}

export function tokenOf(kind, cards) {
  return kind + cards.join("").toLowerCase();
}

// What stands for a card on screen: "10♥" is left to the suits' shapes, so it has two parts.
export function cardParts({ rank, suit }) {
  return { text: rankText(rank), suit: suit.toUpperCase() };
}
