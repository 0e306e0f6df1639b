// A call as it is typed: `m4 78 p66` is muggins for four, a fifteen and a pair of sixes of it.

const SAYINGS = {
  a: "accept",
  ok: "accept",
  accept: "accept",
  m: "muggins",
  muggins: "muggins",
  o: "over",
  over: "over",
};
const LETTERS = { accept: "a", muggins: "m", over: "o" };
// No count is off by more: a larger number names cards, if they are a fifteen or thirty-one.
export const MOST_CALLED = 29;
const SUMS = [15, 31];

// What is said, empty where that cannot be read; for how many points, null where that is open; what
// is named behind it; and the number that no count is off by, or that comes second, if one is there.
export function readCall(text) {
  const [first = "", ...rest] = text.toLowerCase().split(/\s+/).filter(Boolean);
  const [, word, digits] = /^([a-z]+)(\d*)$/.exec(first) ?? [];
  const saying = SAYINGS[word] ?? "";
  if (/^(for|by)$/.test(rest[0])) rest.shift();
  if (digits) rest.unshift(digits);
  const isCalled = saying !== "" && /^\d+$/.test(rest[0]);
  const many = Number(rest[0]);
  if (isCalled && (many < 1 || (many > MOST_CALLED && !SUMS.includes(pipsOf(rest[0]))))) {
    return { first, saying, points: null, named: [], never: rest[0] };
  }
  const points = isCalled && many <= MOST_CALLED ? Number(rest.shift()) : null;
  const second = points !== null && isNumber(rest[0]) ? rest[0] : "";
  return { first, saying, points, named: rest, never: "", second };
}

// What cards come to that are named by digits alone; 0 where they are none.
function pipsOf(digits) {
  const cards = digits.match(/10|[2-9]/g) ?? [];
  return cards.join("") === digits ? cards.reduce((sum, each) => sum + Number(each), 0) : 0;
}

// A single card makes nothing, so that it is meant for points.
const isNumber = (word) => /^\d{1,2}$/.test(word) && (pipsOf(word) === 0 || /^(10|\d)$/.test(word));

// What is typed without end is shown as far as one reads it.
export const shortened = (text) => (text.length > 12 ? `${text.slice(0, 12)}…` : text);

export function writeCall({ saying, points, named }) {
  return [`${LETTERS[saying]}${points ?? ""}`, ...named].join(" ");
}
