// Answering by showing the cards: pick them and press a kind, or type `78 p77 r678`.

import { cardName } from "./cards.js";
import { button, el, keyed, nextLine, relabel, still } from "./dom.js";
import { suit } from "./glyphs.js";
import { NEEDS_CARDS, cardParts, readToken, tokenOf } from "./tokens.js";

const PICK_FROM = new Set(["hand", "starter", "line"]);

export function makeCombinations({ words, lay, submit, changed, say, hint }) {
  let tokens = [];
  const lines = el("ol", { class: "said", tabindex: "0", "aria-label": "your count" });
  const kinds = el("div", { class: "kinds", role: "group", "aria-label": "what the cards are" });
  const field = el("input", { class: "field wide", type: "text", "aria-label": "a combination" });
  for (const name of ["autocomplete", "autocorrect", "autocapitalize"]) field.setAttribute(name, "off");
  field.setAttribute("spellcheck", "false");
  field.setAttribute("placeholder", "78 p77 r678");
  field.maxLength = 400;
  field.addEventListener("input", typing);
  const back = still(button("take back", takeBack, { class: "quiet" }));
  const count = keyed(still(button("", press, { class: "main" })), "Enter");
  const bar = el("div", { class: "bar" }, field, back, count);
  const element = el("div", { class: "entry combinations", tabindex: "-1", role: "group" });
  element.setAttribute("aria-label", "show your count");
  element.append(lines, kinds, bar);

  function paint() {
    const items = tokens.map((token) => lineOf(token, words().kinds));
    const draft = field.value.trim();
    if (items.length === 0 && !draft) items.push(nextLine("tap cards, then what they are"));
    if (draft) items.push(lineOf(draft, words().kinds, true));
    lines.replaceChildren(...items);
    lines.scrollTop = lines.scrollHeight;
    back.setAttribute("aria-disabled", String(tokens.length === 0));
    const said = tokens.length + (draft ? 1 : 0);
    relabel(count, said ? `Count ${linesText(said)}` : "Count nothing");
    paintKinds();
  }

  function paintKinds() {
    const key = JSON.stringify(words().kinds);
    if (kinds.dataset.key === key) return;
    kinds.dataset.key = key;
    const made = Object.entries(words().kinds).map(([kind, name]) =>
      keyed(still(button(name, () => claim(kind), { class: "kind" })), kind),
    );
    kinds.replaceChildren(...made);
  }

  // The cards picked are this.
  function claim(kind) {
    const cards = lay.picked();
    if (cards.length === 0 && NEEDS_CARDS.has(kind)) return hint("Tap its cards first, then the kind.");
    add(tokenOf(kind, cards));
    lay.drop();
    const name = words().kinds[kind];
    return say([name, ...cards.map(cardName)].join(", "));
  }

  function add(token) {
    tokens.push(token);
    paint();
    changed();
  }

  function typing() {
    const parts = field.value.split(/[\s,]+/);
    // What stands before a space is said; the rest is still being typed.
    const rest = parts.pop();
    const whole = parts.filter(Boolean);
    if (whole.length) {
      tokens.push(...whole);
      field.value = rest;
      say(whole.map((token) => echo(token, words().kinds)).join("; "));
    }
    paint();
    changed();
  }

  function takeIn() {
    const text = field.value.trim();
    field.value = "";
    if (text) add(text);
    return Boolean(text);
  }

  function takeBack() {
    if (tokens.length === 0) return;
    const token = tokens.pop();
    paint();
    say(`taken back: ${echo(token, words().kinds)}`);
    changed();
  }

  function press() {
    takeIn();
    submit();
  }

  return {
    element,
    text: () => tokens.join(" "),
    clear: () => {
      tokens = [];
      field.value = "";
      lay.drop();
      paint();
    },
    restore: (text) => {
      tokens = text.split(/\s+/).filter(Boolean);
      paint();
    },
    // Cards are tapped where fingers are: a keyboard on the screen would hide them.
    focus: () => (matchMedia("(pointer: coarse)").matches ? element : field).focus(),
    picks: { may: (role) => PICK_FROM.has(role), changed },
    field,
    typing,
    key(event) {
      if (event.key === "Enter") {
        const text = field.value;
        if (takeIn()) {
          say(echo(text, words().kinds));
          return true;
        }
        if (lay.picked().length === 0) return false;
        hint("What are these cards? Press a kind, or Escape to put them down.");
        return true;
      }
      if (event.key === "Escape" && lay.picked().length) {
        lay.drop();
        return true;
      }
      if (event.key === "Backspace" && field.value === "") {
        if (!event.repeat) takeBack();
        return true;
      }
      return false;
    },
  };
}

function linesText(number) {
  return number === 1 ? "1 line" : `${number} lines`;
}

function echo(token, kinds) {
  const read = readToken(token);
  if (!read) return `${token} ?`;
  const cards = read.cards.map((card) => cardParts(card).text).join(" ");
  return [kinds[read.kind] ?? read.kind, cards].filter(Boolean).join(": ");
}

function lineOf(token, kinds, draft = false) {
  const item = el("li", { class: draft ? "draft" : null });
  const read = readToken(token);
  if (!read) {
    item.append(el("span", { class: "words", text: `${token} ?` }));
    return item;
  }
  item.append(el("span", { class: "words", text: kinds[read.kind] ?? `${read.kind} ?` }));
  const cards = el("span", { class: "smalls" });
  for (const card of read.cards) {
    const { text, suit: letter } = cardParts(card);
    const shape = el("span", { class: letter ? `small ${letter}` : "small" }, el("span", { text }));
    if (letter) shape.append(suit(letter));
    cards.append(shape);
  }
  item.append(cards);
  return item;
}
