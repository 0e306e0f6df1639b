// Answering by saying the count: a button for each kind, a line for each thing said.

import { button, el, keyed, still } from "./dom.js";
import { makeCount, makeList } from "./lines.js";
import { kindsOf, numberWord, readKeys, sayLines, typeOn } from "./saying.js";
import { notAsked } from "./tokens.js";

export function makeSpoken({ words, submit, reveal, isShowing, changed, say, hint }) {
  let tokens = [];
  let typed = "";
  // The group whose sizes were asked for by its button.
  let unfolded = "";
  const list = makeList(remove);
  const kinds = el("div", { class: "kinds", role: "group", "aria-label": "what scores" });
  const back = still(button("take back", takeBack, { class: "quiet" }));
  const count = makeCount({ submit, reveal, isShowing, hint });
  const bar = el("div", { class: "bar" }, back, count.element);
  const element = el("div", { class: "entry spoken", tabindex: "-1", role: "group" });
  element.setAttribute("aria-label", "say your count");
  element.append(list.element, kinds, bar);

  const read = () => readKeys(typed, words().spoken);
  const isLost = () => typed !== "" && !read().open;
  const group = () => (typed ? (isLost() ? "" : read().group) : unfolded);

  function paint() {
    const said = sayLines(tokens, words());
    list.show(said.map(partsOf), [nextLine(said.length > 0)]);
    count.show(step(said.at(-1)?.running));
    // Not `disabled`: it would lose the focus when the last line goes.
    back.setAttribute("aria-disabled", String(tokens.length === 0));
    paintKinds();
    return said;
  }

  // What is half typed is finished before anything is counted.
  function step(running) {
    if (isLost()) return { label: `What is ${typed}?`, act: () => hint(lostText()) };
    const { whole } = read();
    if (typed && whole) return { label: `Add ${whole.name}`, act: () => add(whole) };
    if (typed || unfolded) return { label: `${which()}?`, act: () => hint(openText()) };
    if (running === undefined) return null;
    return { label: `Count ${numberWord(running, words().numbers)}`, act: submit };
  }

  function which() {
    const { first } = read();
    return group() ? `Which ${group()}` : first.label;
  }

  function openText() {
    const { more, first } = read();
    if (!group()) return `${first.name} is ${first.token}.`;
    const keys = more.join(", ").replace(/, (?=[^,]*$)/, " or ");
    return typed ? `${which()}? Press one, or type ${keys}.` : `${which()}? Press one, or back.`;
  }

  function lostText() {
    const unasked = notAsked(typed[0], words());
    if (unasked) return `${typed} ${unasked}.`;
    const some = words().spoken.slice(0, 2).map(({ name, token }) => `${name} is ${token}`);
    return `${typed} is no line: ${some.join(", ")}; ? lists them all.`;
  }

  // Where the next line will stand; before the first it says what to do.
  function nextLine(isGoing) {
    const prompt = isGoing ? "" : "say it as you would at the table";
    const text = typed ? `${typed} ${isLost() ? "?" : "…"}` : prompt;
    const line = el("span", { class: "words", text });
    return el("li", { class: "next-line", "aria-hidden": "true" }, line);
  }

  function paintKinds() {
    const chosen = kindsOf(words().spoken).find((kind) => group() && kind.group === group());
    const key = JSON.stringify([group(), words().spoken]);
    if (kinds.dataset.key === key) return;
    kinds.dataset.key = key;
    const inside = kinds.contains(element.getRootNode().activeElement);
    kinds.replaceChildren(...(chosen ? sizes(chosen) : all()));
    if (inside) kinds.firstChild.focus();
  }

  function all() {
    return kindsOf(words().spoken).map(({ label, group: name, sizes: [first, ...more] }) => {
      if (more.length === 0) return kindButton(first.label, first.name, first.token, () => add(first));
      const opens = kindButton(label, `${label}, choose its size`, first.token[0], () => unfold(name));
      opens.classList.add("opens");
      return opens;
    });
  }

  function sizes(chosen) {
    const each = chosen.sizes.map((size) => kindButton(size.label, size.name, size.token, () => add(size)));
    const close = button("back", () => unfold(""), { class: "kind back", "aria-label": "all kinds" });
    return [...each, still(close)];
  }

  function unfold(name) {
    typed = "";
    unfolded = name;
    paint();
    changed();
  }

  function add(...said) {
    tokens.push(...said.map(({ token }) => token));
    typed = unfolded = "";
    say(paint().at(-1).words);
    changed();
  }

  function remove(place) {
    tokens.splice(place, 1);
    say(paint().at(-1)?.words ?? "nothing said");
    changed();
  }

  function takeBack() {
    if (tokens.length) remove(tokens.length - 1);
  }

  function type(key) {
    const next = typeOn(typed, key, words().spoken);
    unfolded = "";
    if (next.said.length) add(...next.said);
    typed = next.typed;
    paint();
    changed();
    if (isLost()) hint(lostText());
    else if (typed && key === " ") hint(openText());
  }

  return {
    element,
    text: () => tokens.join(" "),
    half: () => typed,
    clear: () => {
      tokens = [];
      typed = unfolded = "";
      paint();
    },
    restore: (text) => {
      tokens = text.split(/\s+/).filter(Boolean);
      paint();
    },
    repaint: paint,
    focus: () => element.focus({ preventScroll: true }),
    typeAhead: (text) => [...text.toLowerCase()].forEach(type),
    // True when the key has done its work here.
    key(event) {
      if (event.key === "Enter") {
        count.press();
        return true;
      }
      const isHalf = Boolean(unfolded || typed);
      if (event.key === "Escape" && isHalf) {
        unfold("");
        return true;
      }
      if (event.repeat) return true;
      if (event.key === "Backspace") {
        if (isHalf) unfold("");
        else takeBack();
        return true;
      }
      if (event.key.length !== 1 || event.key === "?") return false;
      type(event.key.toLowerCase());
      return true;
    },
  };
}

function kindButton(label, name, key, press) {
  return keyed(still(button(label, press, { class: "kind", "aria-label": name })), key);
}

function partsOf({ words, running }) {
  const total = el("b", { class: "running", "aria-hidden": "true", text: String(running) });
  return [el("span", { class: "words", text: words }), total];
}
