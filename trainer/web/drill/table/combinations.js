// Answering by showing the cards: pick them and press a kind, or type `78 p77 r678`.

import { cardName } from "./cards.js";
import { button, el, isByTouch, still } from "./dom.js";
import { suit } from "./glyphs.js";
import { makeKinds } from "./kinds.js";
import { makeCount, makeList } from "./lines.js";
import { NEEDS_CARDS, cardParts, exampleOf, faultOf, lackOf, quoted, readToken, tokenOf } from "./tokens.js";

export const PICKED = "What are these cards? Press a kind, or Escape to put them down.";
export const TAPPED = "What are these cards? Tap a kind, or the cards again to put them down.";
// The kinds of which it is said how they are typed.
const TYPED = ["", "p", "r"];
export const PICK_FROM = new Set(["hand", "starter", "line"]);

export function makeCombinations({ words, rows, lay, submit, reveal, isShowing, changed, say, hint }) {
  let tokens = [];
  const list = makeList(remove);
  const kinds = makeKinds({ words, claim });
  const field = el("input", { class: "field wide", type: "text", "aria-label": "a combination" });
  for (const name of ["autocomplete", "autocorrect", "autocapitalize"]) field.setAttribute(name, "off");
  field.setAttribute("spellcheck", "false");
  field.maxLength = 400;
  field.addEventListener("input", typing);
  const back = still(button("take back", takeBack, { class: "quiet" }));
  const count = makeCount({ submit, reveal, isShowing, hint });
  const bar = el("div", { class: "bar" }, field, back, count.element);
  const element = el("div", { class: "entry combinations", tabindex: "-1", role: "group" });
  element.setAttribute("aria-label", "show your count");
  element.append(list.element, kinds.element, bar);

  const fault = (token) => faultOf(token, words());
  const faulty = () => tokens.find(fault);
  const typed = () => field.value.trim();

  function paint() {
    const lines = tokens.map((token) => partsOf(token, words().kinds, fault(token)));
    list.show(lines, drafts());
    count.show(step());
    back.setAttribute("aria-disabled", String(tokens.length === 0));
    paintKinds();
  }

  function drafts() {
    if (typed()) {
      const parts = partsOf(typed(), words().kinds, fault(typed()) && "?");
      return [el("li", { class: "draft" }, ...parts)];
    }
    if (tokens.length) return [];
    const prompt = el("span", { class: "words", text: "tap cards, then what they are" });
    return [el("li", { class: "next-line", "aria-hidden": "true" }, prompt)];
  }

  // What is half typed, or picked, is finished before anything is counted.
  function step() {
    const draft = typed();
    if (draft && fault(draft)) return { label: `What is ${quoted(draft, 8)}?`, act: () => hint(unreadText(draft)) };
    if (draft) return { label: "Add this line", act: takeIn };
    if (lay.picked().length && onlyKind() !== null) return { label: "Say it", act: () => claim(onlyKind()) };
    if (lay.picked().length) return { label: "What are they?", act: () => hint(isByTouch() ? TAPPED : PICKED) };
    if (faulty()) return { label: `What is ${quoted(faulty(), 8)}?`, act: () => hint(faultyText()) };
    if (tokens.length === 0) return null;
    return { label: `Count ${linesText(tokens.length)}`, act: submit };
  }

  // Where there is one kind of which cards are tapped, nothing need be asked.
  function onlyKind() {
    const [kind, ...more] = Object.keys(words().kinds);
    return more.length === 0 && NEEDS_CARDS.has(kind) ? kind : null;
  }

  const unreadText = (token) => `${quoted(token)} ${fault(token)}; ? lists what can be typed.`;
  const faultyText = () => `${quoted(faulty())} ${fault(faulty())}. Press its line to take it away.`;

  function paintKinds() {
    kinds.paint();
    const cards = rows().flatMap((row) => (PICK_FROM.has(row.role) ? row.cards : []));
    const examples = TYPED.filter((kind) => kind in words().kinds).map((kind) => exampleOf(kind, cards));
    field.setAttribute("placeholder", `or type ${examples.join(" ")}`);
  }

  // The cards picked are this.
  function claim(kind) {
    const cards = lay.picked();
    if (cards.length === 0 && NEEDS_CARDS.has(kind)) return hint("Tap its cards first, then the kind.");
    const lack = lackOf(kind, cards, words());
    if (lack) return hint(lack);
    lay.drop();
    add(tokenOf(kind, cards));
    const name = words().kinds[kind];
    return say([name, ...cards.map(cardName)].join(", "));
  }

  function add(...said) {
    tokens.push(...said);
    settle();
    if (said.some(fault)) hint(faultyText());
  }

  function settle() {
    paint();
    changed();
  }

  function typing() {
    // Marks that nobody sees come along with what is pasted.
    const parts = field.value.replace(/\p{Cf}/gu, "").split(/[\s,]+/);
    // What stands before a space is said; the rest is still being typed.
    const rest = parts.pop();
    const whole = parts.filter(Boolean);
    if (whole.length === 0) return settle();
    field.value = rest;
    add(...whole);
    return say(whole.map((token) => echo(token, words().kinds)).join("; "));
  }

  function takeIn() {
    const draft = typed();
    field.value = "";
    add(draft);
    say(echo(draft, words().kinds));
  }

  function remove(place) {
    const [token] = tokens.splice(place, 1);
    settle();
    say(`taken back: ${echo(token, words().kinds)}`);
  }

  function takeBack() {
    if (tokens.length) remove(tokens.length - 1);
  }

  return {
    element,
    text: () => tokens.join(" "),
    half: () => typed(),
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
    repaint: paint,
    focus: () => (isByTouch() ? element : field).focus({ preventScroll: true }),
    picks: { may: (role) => PICK_FROM.has(role), changed: settle },
    field,
    typeAhead(text) {
      field.value += text;
      typing();
    },
    key(event) {
      if (event.key === "Enter") {
        count.press();
        return true;
      }
      if (event.key === "Escape" && lay.picked().length) {
        lay.drop();
        settle();
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

export function echo(token, kinds) {
  const read = readToken(token);
  if (!read) return `${quoted(token)} ?`;
  const cards = read.cards.map((card) => cardParts(card).text).join(" ");
  return [kinds[read.kind] ?? read.kind, cards].filter(Boolean).join(": ");
}

export function partsOf(token, kinds, fault) {
  if (fault) {
    return [el("span", { class: "words bad", text: quoted(token) }), el("span", { class: "fault", text: fault })];
  }
  const { kind, cards: read } = readToken(token);
  const cards = el("span", { class: "smalls" });
  for (const card of read) {
    const { text, suit: letter } = cardParts(card);
    const shape = el("span", { class: letter ? `small ${letter}` : "small" }, el("span", { text }));
    if (letter) shape.append(suit(letter));
    cards.append(shape);
  }
  return [el("span", { class: "words", text: kinds[kind] }), cards];
}
