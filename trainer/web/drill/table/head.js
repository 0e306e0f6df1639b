// Above the cards: what is practised and how far one is, the time of a sprint, the board of a race,
// what is asked and which rules count; and what holds in the house, where points are awarded.

import { el, set, tell, write } from "./dom.js";
import { dress } from "./sheets.js";
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
  const race = el("div", { class: "race" });
  let board = null;

  // Loaded where somebody races, and nowhere else.
  async function showBoard(shown) {
    const { makeBoard } = await import("./board.js");
    if (!board) {
      board = makeBoard();
      dress(race, board.element, ["board"]);
    }
    board.show(shown);
  }

  return {
    element: el("div", { class: "head" }, el("div", { class: "how-far" }, context, time.element), race, question),
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
      race.hidden = !view.board;
      if (view.board) showBoard(view.board);
    },
    leave: time.stop,
  };
}
