// The card table as a Streamlit component: called again with new data on every rerun.

import { el } from "./dom.js";
import { makeSurface } from "./surface.js";

const SHEETS = ["table", "cards", "play", "answers", "narrow", "verdict", "keys"].map((name) => `${name}.css`);
const tables = new WeakMap();

export default function table({ parentElement, data, setTriggerValue }) {
  let held = tables.get(parentElement);
  if (!held) {
    held = mount(parentElement);
    tables.set(parentElement, held);
  }
  held.post = (act) => setTriggerValue("act", act);
  held.surface.listen();
  const [view] = data;
  held.surface.update(view);
  // While the first call still loads these files Streamlit may call again, and then ends the first
  // after the second has begun.
  const call = {};
  held.call = call;
  return () => held.call === call && held.surface.leave();
}

function mount(parent) {
  const held = { post: null, surface: null, call: null };
  held.surface = makeSurface((act) => held.post(act));
  const { element } = held.surface;
  // Nothing is seen before it is dressed; and undressed is better than not at all.
  element.style.visibility = "hidden";
  const sheets = SHEETS.map(sheet);
  parent.append(...sheets.map(({ link }) => link), element);
  Promise.all(sheets.map(({ ready }) => ready)).then(held.surface.appear);
  return held;
}

function sheet(name) {
  const link = el("link", { rel: "stylesheet", href: new URL(name, import.meta.url).href });
  const ready = new Promise((done) => {
    link.addEventListener("load", done);
    link.addEventListener("error", done);
  });
  return { link, ready };
}
