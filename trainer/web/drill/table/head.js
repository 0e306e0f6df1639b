// Above the cards: what is practised, and what is asked.

import { el, write } from "./dom.js";

export function makeHead() {
  const context = el("p", { class: "context" });
  const title = el("h2");
  const ask = el("p", { class: "ask" });
  const question = el("div", { class: "question" }, title, ask);
  return {
    element: el("div", { class: "head" }, context, question),
    show(view) {
      write(context, view.number ? `${view.context} · ${view.number}` : view.context);
      write(title, view.title);
      write(ask, view.ask);
    },
  };
}
