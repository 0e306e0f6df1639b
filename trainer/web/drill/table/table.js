// The card table as a Streamlit component: called again with new data on every rerun.

import { dress } from "./sheets.js";
import { makeSurface } from "./surface.js";

const SHEETS = ["table", "cards", "play", "answers", "narrow", "verdict", "keys"];
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
  dress(parent, held.surface.element, SHEETS).then(held.surface.appear);
  return held;
}
