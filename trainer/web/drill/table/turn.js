// Answering with cards: which of those held may be laid, or is it go?

import { button, el, keyed, relabel, still } from "./dom.js";

const GO = "go";

export function makeTurn({ lay, submit, changed, hint }) {
  let go = false;
  const goes = still(button("Go", toggleGo, { class: "kind goes", "aria-pressed": "false" }));
  const count = keyed(still(button("", press, { class: "main" })), "Enter");
  keyed(goes, "g");
  const bar = el("div", { class: "bar" }, goes, count);
  const element = el("div", { class: "entry turn", tabindex: "-1" }, bar);

  function paint() {
    goes.setAttribute("aria-pressed", String(go));
    const cards = lay.picked().length;
    relabel(count, go ? "Say go" : cards === 0 ? "Choose, or go" : cardsText(cards));
  }

  function toggleGo() {
    go = !go;
    if (go) lay.drop();
    paint();
    changed();
  }

  function picked() {
    if (lay.picked().length) go = false;
    paint();
    changed();
  }

  function text() {
    return go ? GO : lay.picked().join(" ");
  }

  function press() {
    if (text() === "") hint("Choose the cards that may be laid, or go.");
    else submit();
  }

  return {
    element,
    text,
    clear: () => {
      go = false;
      lay.drop();
      paint();
    },
    restore: (text) => {
      go = text === GO;
      lay.restore(go ? [] : text.split(" ").filter(Boolean));
      paint();
    },
    focus: () => lay.focus(),
    picks: { may: (role) => role === "yours", changed: picked },
    key(event) {
      if (event.key === "Enter") {
        press();
        return true;
      }
      if (event.repeat) return true;
      if (event.key.toLowerCase() === "g") {
        toggleGo();
        return true;
      }
      const card = lay.pickable()[Number(event.key) - 1];
      if (card) lay.toggle(card);
      return Boolean(card);
    },
  };
}

function cardsText(number) {
  return number === 1 ? "This card fits" : `These ${number} cards fit`;
}
