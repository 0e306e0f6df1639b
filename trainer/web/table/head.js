// Above the cards: where one is, who is learning, what is asked.

import { button, el, write } from "./dom.js";

export function makeHead({ learners }) {
  const context = el("span", { class: "context" });
  const who = button("", learners, { class: "quiet who" });
  const title = el("h2");
  const ask = el("p", { class: "ask" });
  const line = el("div", { class: "where" }, context, who);
  const question = el("div", { class: "question" }, title, ask);
  return {
    element: el("div", { class: "head" }, line, question),
    show(view) {
      write(context, view.number ? `${view.context} · ${view.number}` : view.context);
      write(who, view.learner);
      who.hidden = !view.learner;
      who.setAttribute("aria-label", `${view.learner}: switch learner`);
      write(title, view.title);
      write(ask, view.ask);
    },
  };
}
