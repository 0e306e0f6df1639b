// The time that is left of a sprint: a quiet line, and words. It hurries nobody and ends nothing.

import { el, write } from "./dom.js";

const UP = "time is up";
const LAST = "time is up: the last one";

export function makeTime(say) {
  const words = el("span", { class: "time-words" });
  const rest = el("i");
  const bar = el("span", { class: "time-bar", "aria-hidden": "true" }, rest);
  const element = el("p", { class: "time" }, words, bar);
  element.hidden = true;
  let timer = 0;
  let endsAt = 0;
  let view = null;

  function tick() {
    const left = Math.max(0, endsAt - performance.now());
    const seconds = Math.ceil(left / 1000);
    const isAsked = view.stage !== "verdict";
    write(words, seconds > 0 ? `${seconds} s left` : isAsked ? LAST : UP);
    element.classList.toggle("up", seconds === 0);
    rest.style.setProperty("--left", String(left / view.time_ms));
    clearTimeout(timer);
    // To the next whole second; behind the end there is nothing to tell.
    if (left > 0) timer = setTimeout(pass, left % 1000 || 1000);
  }

  function pass() {
    tick();
    if (element.classList.contains("up")) say(words.textContent);
  }

  return {
    element,
    show(next) {
      // What was painted before, in another form say, is as old as it was.
      if (next === view) return;
      view = next;
      element.hidden = view.left_ms === null;
      clearTimeout(timer);
      if (element.hidden) return;
      endsAt = performance.now() + view.left_ms;
      tick();
    },
    stop: () => clearTimeout(timer),
  };
}
