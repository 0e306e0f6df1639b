// Answering with the total: a field, and a keypad under the thumb.

import { button, el, isByTouch, keyed, still } from "./dom.js";

export function makeTotal({ submit, changed, hint }) {
  const field = el("input", { class: "field", type: "text", "aria-label": "points", placeholder: "points" });
  field.setAttribute("inputmode", "numeric");
  field.setAttribute("autocomplete", "off");
  field.setAttribute("enterkeyhint", "done");
  field.maxLength = 20;
  field.addEventListener("input", changed);
  const count = keyed(still(button("Count", press, { class: "main" })), "Enter");
  const pad = el("div", { class: "pad", role: "group", "aria-label": "keypad" });
  for (const digit of "123456789") pad.append(padKey(digit, () => type(digit)));
  pad.append(padKey("⌫", erase, "delete"), padKey("0", () => type("0")), padKey("⏎", press, "count it"));
  const bar = el("div", { class: "bar" }, field, count);
  const element = el("div", { class: "entry total" }, bar, pad);

  function padKey(text, act, name = null) {
    return still(button(text, act, { class: "key", "aria-label": name }));
  }

  function type(digit) {
    // What is selected (a total put back to be thought over) gives way to what is typed.
    const all = field.selectionStart === 0 && field.selectionEnd === field.value.length;
    field.value = (all ? "" : field.value) + digit;
    field.setSelectionRange(field.value.length, field.value.length);
    changed();
  }

  function erase() {
    field.value = field.value.slice(0, -1);
    changed();
  }

  function press() {
    if (field.value.trim() === "") hint(`Type the points, then ${isByTouch() ? "Count" : "Enter"}.`);
    else submit();
  }

  return {
    element,
    field,
    text: () => field.value,
    clear: () => {
      field.value = "";
    },
    restore: (text) => {
      field.value = text;
    },
    select: () => field.select(),
    focus: () => field.focus({ preventScroll: true }),
    typeAhead(text) {
      field.value += text;
    },
    // With a keypad of our own the system's keyboard stays away.
    usePad(on) {
      field.setAttribute("inputmode", on ? "none" : "numeric");
    },
    key(event) {
      if (event.key !== "Enter") return false;
      press();
      return true;
    },
  };
}
