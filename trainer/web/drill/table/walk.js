// Examples as a Streamlit component: each is counted first, or its count is walked line by line.
// Nothing is sent: all that is shown came with the page.

import { el, hidden, write } from "./dom.js";
import { makeExample } from "./example.js";
import { listen } from "./keys.js";
import { dress } from "./sheets.js";

const SHEETS = ["table", "cards", "play", "answers", "verdict", "verdict-narrow", "keys", "walk"];
// What stands above may still be loading, and move what was scrolled to.
const SCROLL_AGAIN_MS = [0, 200, 600, 1200];
const walks = new WeakMap();
// All that are on the page.
const seen = new Set();
// Whoever has begun to read is not taken anywhere.
let isStirred = false;
for (const kind of ["wheel", "pointerdown", "keydown"]) {
  window.addEventListener(kind, () => (isStirred = true), { capture: true, passive: true });
}
window.addEventListener("hashchange", () => (isStirred = false));

export default function walk({ parentElement, data }) {
  let held = walks.get(parentElement);
  if (!held) {
    held = mount(parentElement);
    walks.set(parentElement, held);
  }
  held.update(data[0]);
  const call = {};
  held.call = call;
  held.listen();
  return () => held.call === call && held.leave();
}

function mount(parent) {
  const main = el("div", { class: "muggins walk" });
  const voice = hidden("div", { "aria-live": "polite" });
  const list = el("div", { class: "examples" });
  main.append(list, voice);
  let shown = "";
  let examples = [];
  let deaf = [];
  const ready = dress(parent, main, SHEETS);

  function update(view) {
    main.dataset.motion = view.motion;
    const key = JSON.stringify(view.examples);
    if (key === shown) return;
    shown = key;
    const say = (text) => write(voice, text);
    const last = view.examples.length - 1;
    examples = view.examples.map((each, at) =>
      makeExample(each, { say, next: at < last ? () => enter(at + 1) : null }),
    );
    list.replaceChildren(...examples.map(({ element }) => element));
    ready.then(find);
  }

  function enter(at) {
    examples[at].element.scrollIntoView({ block: "start" });
    examples[at].enter();
  }

  // The address may name an example: Streamlit does not look into components. Or a heading, which
  // Streamlit finds before the examples above it are there.
  function find() {
    const name = location.hash.slice(1);
    const found = examples.find((each) => each.name === name);
    const place = found?.element ?? document.getElementById(name);
    if (!place || isStirred) return;
    found?.seek();
    for (const ms of SCROLL_AGAIN_MS) {
      setTimeout(() => isStirred || place.scrollIntoView({ block: "start" }), ms);
    }
  }

  function route(event) {
    const path = event.composedPath();
    const own = examples.find(({ element }) => path.includes(element));
    if (own || path.includes(main)) return own?.key(event, path[0]) ?? false;
    // Nothing has the focus: what is typed is for the hand that is to be completed next.
    const open = [...seen].map((each) => each.open()).filter(Boolean);
    const top = ({ element }) => element.getBoundingClientRect().top;
    const first = open.sort((one, other) => top(one) - top(other))[0];
    return examples.includes(first) && first.typed(event);
  }

  const held = {
    call: null,
    update,
    open: () => examples.find((each) => each.isOpen()),
    listen() {
      if (deaf.length) return;
      seen.add(held);
      window.addEventListener("hashchange", find);
      deaf = [listen(main, route), () => window.removeEventListener("hashchange", find)];
    },
    leave() {
      seen.delete(held);
      deaf.forEach((stop) => stop());
      deaf = [];
    },
  };
  return held;
}
