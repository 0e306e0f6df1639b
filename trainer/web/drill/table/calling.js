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
// A larger number names cards.
const MOST_CALLED = 29;

// What is said, empty where that cannot be read; for how many points, null where that is open; and
// what is named behind it.
export function readCall(text) {
  const [first = "", ...rest] = text.toLowerCase().split(/\s+/).filter(Boolean);
  const [, word, digits] = /^([a-z]+)(\d*)$/.exec(first) ?? [];
  const saying = SAYINGS[word] ?? "";
  if (/^(for|by)$/.test(rest[0])) rest.shift();
  if (digits) rest.unshift(digits);
  const isNumber = /^\d+$/.test(rest[0]) && Number(rest[0]) <= MOST_CALLED;
  const points = saying && isNumber ? Number(rest.shift()) : null;
  return { first, saying, points, named: rest };
}

export function writeCall({ saying, points, named }) {
  return [`${LETTERS[saying]}${points ?? ""}`, ...named].join(" ");
}
