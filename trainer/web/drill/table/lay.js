// The cards as they lie on the table, in rows; they can be lit, and picked.

import { FACE_DOWN, cardClass, cardName, face, sorted } from "./cards.js";
import { el, still, write } from "./dom.js";

// In what order the rows lie; what is asked about comes last, next to the answer.
const ORDER = ["hand", "starter", "theirs", "before", "yours", "line"];
const SORTABLE = new Set(["hand", "yours"]);

export function makeLay(label = "the cards") {
  const element = el("section", { class: "lay", "aria-label": label });
  let shown = "";
  let slots = [];
  let picking = null;
  const picked = new Set();

  function show(view, order) {
    const key = JSON.stringify([view.kind, view.rows, order]);
    if (key === shown) return;
    shown = key;
    slots = [];
    // What lies empty is said when the question comes, and takes no room.
    const rows = inOrder(view).filter(({ cards }) => cards.length > 0);
    element.replaceChildren(...rows.map((row) => layRow(row, order, slots)));
    if (picking) pick(picking);
  }

  // Light some cards and dim the others; without any all are as they were.
  function light(cards) {
    for (const { card, slot } of slots) {
      const isLit = cards.includes(card);
      slot.classList.toggle("lit", isLit);
      slot.classList.toggle("dim", cards.length > 0 && !isLit);
    }
  }

  // Let cards be picked: `may(role)` says from which rows; `changed()` hears of it; `isNumbered`
  // shows the key of each.
  function pick(how) {
    picking = how;
    slots.forEach((place) => dress(place, how !== null && canPick(place, how)));
    number(how?.isNumbered ? pickable() : []);
    for (const card of picked) if (!slots.some((place) => place.card === card)) picked.delete(card);
    paint();
  }

  // On each the key that picks it.
  function number(places) {
    slots.forEach(({ slot }) => slot.removeAttribute("data-key"));
    places.forEach(({ slot }, at) => slot.setAttribute("data-key", String(at + 1)));
  }

  function canPick({ card, role }, how) {
    return card !== FACE_DOWN && how.may(role);
  }

  function dress(place, asButton) {
    const { slot, card } = place;
    const old = slot.firstChild;
    if ((old.tagName === "BUTTON") === asButton) return;
    const props = { class: old.className, "aria-label": old.getAttribute("aria-label") };
    const fresh = asButton
      ? still(el("button", { ...props, type: "button", onclick: () => toggle(card) }))
      : el("span", { ...props, role: "img" });
    fresh.append(...old.childNodes);
    old.replaceWith(fresh);
  }

  function toggle(card) {
    if (!picked.delete(card)) picked.add(card);
    paint();
    picking?.changed?.();
  }

  function drop() {
    picked.clear();
    paint();
  }

  function paint() {
    for (const { card, slot } of slots) {
      const on = picking !== null && picked.has(card);
      slot.classList.toggle("picked", on);
      if (slot.firstChild.tagName === "BUTTON") slot.firstChild.setAttribute("aria-pressed", on);
    }
  }

  const pickable = () => slots.filter((place) => place.slot.firstChild.tagName === "BUTTON");
  return {
    element,
    show,
    light,
    pick,
    toggle,
    drop,
    restore: (cards) => {
      picked.clear();
      cards.forEach((card) => picked.add(card));
      paint();
    },
    // In the order in which they lie.
    picked: () => slots.map(({ card }) => card).filter((card) => picked.has(card)),
    pickable: () => pickable().map(({ card }) => card),
    sortable: () => slots.some(({ role, card }) => SORTABLE.has(role) && card !== FACE_DOWN),
    focus: () => pickable()[0]?.slot.firstChild.focus({ preventScroll: true }),
  };
}

function inOrder({ kind, rows }) {
  const last = kind === "turn" ? "yours" : "line";
  const place = ({ role }) => (role === last ? ORDER.length : ORDER.indexOf(role));
  return [...rows].sort((a, b) => place(a) - place(b));
}

function layRow(row, order, slots) {
  const cards = order === "sorted" && SORTABLE.has(row.role) ? sorted(row.cards) : row.cards;
  const list = el("ul", { class: "cards" });
  cards.forEach((card, place) => list.append(laySlot(row, card, place, slots)));
  const props = { class: `row ${row.role}`, role: "group", "aria-label": row.label || null };
  const element = el("div", props, row.label ? tag(row.label) : null, list);
  element.style.setProperty("--cards", row.cards.length);
  return element;
}

function tag(text) {
  // The group is named by it already.
  return el("span", { class: "tag", "aria-hidden": "true", text });
}

function laySlot(row, card, place, slots) {
  const by = row.by?.[place];
  const count = row.counts?.[place];
  const told = [cardName(card), by, count === undefined ? null : `count ${count}`];
  const label = told.filter(Boolean).join(", ");
  const props = { class: cardClass(card), role: "img", "aria-label": label };
  const slot = el("li", { class: "slot" }, el("span", props, ...face(card)));
  if (by) slot.dataset.by = by;
  if (count !== undefined) {
    const under = el("span", { class: "under", "aria-hidden": "true" });
    under.append(el("b", { text: String(count) }), el("span", { text: by ?? "" }));
    slot.append(under);
  }
  slots.push({ slot, card, role: row.role });
  return slot;
}

// What a screen reader hears when a question comes.
export function summary(view) {
  const rows = inOrder(view).map((row) => {
    const cards = row.cards.map(cardName).join(", ");
    return row.label ? `${row.label}: ${cards || "no card"}` : cards;
  });
  const told = [...rows.map((row) => `${row}.`), ...view.heard.map(({ words }) => words), view.call?.told];
  return [view.board?.told, `${view.title}.`, ...told, view.ask, view.counts].filter(Boolean).join(" ");
}

export function makeHeard() {
  const list = el("ol", { class: "heard", "aria-label": "heard so far" });
  let shown = "";
  return {
    element: list,
    show(heard) {
      const key = JSON.stringify(heard);
      list.hidden = heard.length === 0;
      if (key === shown) return;
      shown = key;
      const items = heard.map(({ words, stays }) => {
        const item = el("li", { class: stays ? "stays" : null });
        write(item, words);
        return item;
      });
      list.replaceChildren(...items);
    },
  };
}
