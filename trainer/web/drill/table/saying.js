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

// What keys typed so far mean. A token is taken as soon as nothing longer begins with it; one
// that may go on ("p", since there is "p3") is `whole`, and is taken when another key follows.
export function readKeys(typed, spoken) {
  const ways = spoken.flatMap((each) => {
    const keys = (each.keys ?? "").split(" ").filter(Boolean);
    return [each.token, ...keys].map((way) => ({ way, each }));
  });
  const fits = ways.filter(({ way }) => way.startsWith(typed));
  const whole = ways.find(({ way }) => way === typed)?.each ?? null;
  const meant = new Set(fits.map(({ each }) => each));
  if (meant.size === 1) return { taken: [...meant][0].token, group: "" };
  const groups = new Set([...meant].map((each) => each.group ?? ""));
  const group = groups.size === 1 ? [...groups][0] : "";
  return { taken: null, open: fits.length > 0, whole: whole?.token ?? null, group };
}
