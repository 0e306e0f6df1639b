// A count as it is said aloud, line by line with its running total; and how it is typed.
// What a kind is called and what it adds comes with the question.

export function sayLines(tokens, words) {
  const said = new Set();
  let running = 0;
  return tokens.map((token) => {
    const kind = words.spoken.find((each) => each.token === token);
    if (!kind) return { token, words: `${token} ?`, running };
    running += kind.points;
    const what = said.has(kind.name) ? kind.name.replace("a ", "another ") : kind.name;
    said.add(kind.name);
    return { token, words: line(what, kind.points, running, words.numbers), running };
  });
}

export function numberWord(number, numbers) {
  return numbers[number] ?? String(number);
}

function line(what, points, running, numbers) {
  const total = numberWord(running, numbers);
  if (what === "fifteen") return `fifteen ${total}`;
  if (running > points) return `and ${what} is ${total}`;
  if (what.includes(" for ")) return what;
  // A run that comes first: "a run of three for three" would say it twice.
  const short = ` of ${numberWord(points, numbers)}`;
  return `${what.endsWith(short) ? what.slice(0, -short.length) : what} for ${numberWord(points, numbers)}`;
}

// Buttons, one for each kind: a kind that has sizes holds them.
export function kindsOf(spoken) {
  const kinds = [];
  for (const each of spoken) {
    const of = kinds.find((kind) => kind.group && kind.group === each.group);
    if (of) of.sizes.push(each);
    else kinds.push({ label: each.group ?? each.label, group: each.group ?? "", sizes: [each] });
  }
  return kinds;
}

// What keys typed so far mean: the word they are, if they are one, the keys that may follow, and
// the group of all they may become. `open` says whether they can become anything.
export function readKeys(typed, spoken) {
  const fits = spoken.filter(({ token }) => token.startsWith(typed));
  const more = new Set(fits.map(({ token }) => token[typed.length]).filter(Boolean));
  return {
    whole: fits.find(({ token }) => token === typed) ?? null,
    more: [...more],
    open: typed !== "" && fits.length > 0,
    group: fits[0]?.group ?? "",
    first: fits[0] ?? null,
  };
}

// What a key makes of those typed before it: words that are said now, and what is still typed. A
// word is said as soon as nothing longer begins with it; one that may go on ("p", since there is
// "p3") when another word begins. What can be no word stays there, to be told.
export function typeOn(typed, key, spoken) {
  const next = readKeys(typed + key, spoken);
  if (next.open && next.more.length === 0) return { said: [next.whole], typed: "" };
  if (next.open) return { said: [], typed: typed + key };
  const { whole } = readKeys(typed, spoken);
  if (key === " ") return whole ? { said: [whole], typed: "" } : { said: [], typed };
  if (!whole || !readKeys(key, spoken).open) return { said: [], typed: typed + key };
  const { said, typed: rest } = typeOn("", key, spoken);
  return { said: [whole, ...said], typed: rest };
}
