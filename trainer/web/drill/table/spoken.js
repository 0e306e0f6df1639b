// Answering by saying the count: a button for each kind, a line for each thing said.

import { button, el, keyed, nextLine, relabel, still } from "./dom.js";
import { kindsOf, numberWord, readKeys, sayLines } from "./saying.js";

export function makeSpoken({ words, submit, changed, say }) {
  let tokens = [];
  let typed = "";
  let open = "";
  // What is left to type of a token that was taken before its end.
  let rest = "";
  const lines = el("ol", { class: "said", tabindex: "0", "aria-label": "your count" });
  const kinds = el("div", { class: "kinds", role: "group", "aria-label": "what scores" });
  const back = still(button("take back", takeBack, { class: "quiet" }));
  const count = keyed(still(button("", submit, { class: "main" })), "Enter");
  const bar = el("div", { class: "bar" }, back, count);
  const element = el("div", { class: "entry spoken", tabindex: "-1", role: "group" });
  element.setAttribute("aria-label", "say your count");
  element.append(lines, kinds, bar);

  function paint() {
    const said = sayLines(tokens, words());
    const next = nextLine(said.length ? "" : "say it as you would at the table");
    lines.replaceChildren(...said.map(lineOf), next);
    lines.scrollTop = lines.scrollHeight;
    const running = said.at(-1)?.running ?? 0;
    relabel(count, `Count ${numberWord(running, words().numbers)}`);
    // Not `disabled`: it would lose the focus when the last line goes.
    back.setAttribute("aria-disabled", String(tokens.length === 0));
    paintKinds();
    return said;
  }

  function paintKinds() {
    const group = kindsOf(words().spoken).find((kind) => open && kind.group === open);
    const key = JSON.stringify([open, words().spoken]);
    if (kinds.dataset.key === key) return;
    kinds.dataset.key = key;
    kinds.replaceChildren(...(group ? sizes(group) : all()));
  }

  function all() {
    return kindsOf(words().spoken).map(({ label, group, sizes: [first, ...more] }) => {
      const opens = more.length > 0;
      const press = () => (opens ? unfold(group) : add(first.token));
      const name = opens ? `${label}, choose its size` : first.name;
      const props = { class: opens ? "kind opens" : "kind", "aria-label": name };
      return keyed(still(button(label, press, props)), keyOf(first, opens));
    });
  }

  function sizes(group) {
    const each = group.sizes.map((size) => {
      const props = { class: "kind", "aria-label": size.name };
      return keyed(still(button(size.label, () => add(size.token), props)), keyOf(size));
    });
    const close = button("back", () => unfold(""), { class: "kind back", "aria-label": "all kinds" });
    return [...each, still(close)];
  }

  function unfold(group) {
    const inside = kinds.contains(element.getRootNode().activeElement);
    open = group;
    typed = "";
    paintKinds();
    if (inside) kinds.firstChild?.focus();
  }

  function add(token) {
    const inside = kinds.contains(element.getRootNode().activeElement);
    tokens.push(token);
    typed = "";
    open = "";
    say(paint().at(-1).words);
    if (inside) kinds.firstChild?.focus();
    changed();
  }

  function takeBack() {
    if (tokens.length === 0) return;
    tokens.pop();
    rest = "";
    const said = paint();
    say(said.at(-1)?.words ?? "nothing said");
    changed();
  }

  function typeKey(key) {
    const spoken = words().spoken;
    if (rest.startsWith(key)) {
      rest = rest.slice(1);
      return undefined;
    }
    rest = "";
    const read = readKeys(typed + key, spoken);
    if (read.taken) {
      if (read.taken.startsWith(typed + key)) rest = read.taken.slice(typed.length + 1);
      return add(read.taken);
    }
    if (read.open) {
      typed += key;
      open = read.group;
      return paintKinds();
    }
    const whole = typed && readKeys(typed, spoken).whole;
    typed = "";
    open = "";
    paintKinds();
    // "p" might have become "p3"; another key says that it was a pair.
    if (whole) {
      add(whole);
      if (key !== " ") typeKey(key);
    }
    return undefined;
  }

  return {
    element,
    text: () => tokens.join(" "),
    clear: () => {
      tokens = [];
      typed = open = rest = "";
      paint();
    },
    restore: (text) => {
      tokens = text.split(/\s+/).filter(Boolean);
      paint();
    },
    focus: () => element.focus(),
    // True when the key has done its work here.
    key(event) {
      if (event.key === "Enter") {
        const whole = typed && readKeys(typed, words().spoken).whole;
        if (whole) add(whole);
        return Boolean(whole);
      }
      if (event.key === "Escape" && (open || typed)) {
        unfold("");
        return true;
      }
      if (event.repeat) return true;
      if (event.key === "Backspace") {
        if (open || typed) unfold("");
        else takeBack();
        return true;
      }
      if (event.key.length !== 1 || event.key === "?") return false;
      typeKey(event.key.toLowerCase());
      return true;
    },
  };
}

// The key to print on a button: of a kind with sizes the first letter, which opens them.
function keyOf(kind, opens = false) {
  const key = kind.keys?.split(" ")[0] ?? kind.token;
  return opens ? key[0] : key;
}

function lineOf({ words, running }) {
  const item = el("li");
  item.append(el("span", { class: "words", text: words }));
  item.append(el("b", { class: "running", "aria-hidden": "true", text: String(running) }));
  return item;
}
