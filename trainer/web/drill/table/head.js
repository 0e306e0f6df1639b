// Above the cards: what is practised and how far one is, the time of a sprint, what is asked
// and which rules count; and what holds in the house, where points are awarded.

import { el, set, tell, write } from "./dom.js";
import { makeTime } from "./time.js";

export function makeHead(say) {
  const context = el("p", { class: "context" });
  const time = makeTime(say);
  const title = el("h2");
  const ask = el("p", { class: "ask" });
  const counts = el("p", { class: "counts" });
  const house = el("a");
  const holds = el("p", { class: "house" }, house);
  const question = el("div", { class: "question" }, title, ask, counts, holds);
  return {
    element: el("div", { class: "head" }, el("div", { class: "how-far" }, context, time.element), question),
    show(view) {
      const place = view.of ? `${view.number} of ${view.of}` : view.number;
      write(context, place ? `${view.context} · ${place}` : view.context);
      time.show(view);
      write(title, view.title);
      write(ask, view.ask);
      tell(counts, view.counts);
      holds.hidden = !view.house;
      write(house, view.house?.words ?? "");
      set(house, { href: view.house?.link ?? null });
    },
    leave: time.stop,
  };
}
