// The card table as a Streamlit component: called again with new data on every rerun.

import { addSheet, dress } from "./sheets.js";
import { makeSurface } from "./surface.js";

const SHEETS = ["table", "cards", "play", "answers", "narrow", "verdict", "verdict-narrow", "keys"];
const tables = new WeakMap();
// What is only for counts that are heard comes with the first of them.
const CALL_SHEETS = ["call", "call-narrow", "beside"];
let makeCall = null;

export default function table({ parentElement, data, setTriggerValue }) {
  let held = tables.get(parentElement);
  if (!held) {
    held = mount(parentElement);
    tables.set(parentElement, held);
  }
  held.post = (act) => setTriggerValue("act", act);
  held.surface.listen();
  const [view] = data;
  show(held, view, parentElement);
  // While the first call still loads these files Streamlit may call again, and then ends the first
  // after the second has begun.
  const call = {};
  held.call = call;
  return () => held.call === call && held.surface.leave();
}

async function show(held, view, parent) {
  held.view = view;
  if (view.call && !held.hasCalls) {
    // Of what is not filled yet nothing is seen.
    const { style } = held.surface.element;
    if (!held.isFilled) style.display = "none";
    held.calls ??= fetchCalls(parent);
    try {
      await held.calls;
    } catch {
      // The server is gone; with the next view it is tried again.
      held.calls = null;
      return;
    }
    held.hasCalls = true;
    style.display = "";
    // Meanwhile there may be another to be shown.
    if (held.view !== view) return;
  }
  held.isFilled = true;
  held.surface.update(view, makeCall);
}

async function fetchCalls(parent) {
  const sheets = CALL_SHEETS.map((name) => addSheet(parent, name));
  const [calls] = await Promise.all([import("./call.js"), ...sheets]);
  ({ makeCall } = calls);
}

function mount(parent) {
  const held = { post: null, surface: null, call: null, view: null, calls: null };
  held.surface = makeSurface((act) => held.post(act));
  dress(parent, held.surface.element, SHEETS).then(held.surface.appear);
  return held;
}
