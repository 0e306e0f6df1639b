// To count an example first: a field for its points. What is typed is kept nowhere.

import { button, el, isByTouch, keyed } from "./dom.js";

const NO_NUMBER = "Type the points in digits; or show the count.";

export function makeGuess({ total, hint, right, show }) {
  const field = el("input", { class: "field", type: "text", inputmode: "numeric", "aria-label": "points" });
  field.setAttribute("autocomplete", "off");
  field.setAttribute("placeholder", "points");
  field.maxLength = 3;
  const count = keyed(button("Count it", guess, { class: "main" }), "Enter");
  const reveal = button("show the count", show, { class: "quiet" });
  const element = el("div", { class: "guess" }, el("div", { class: "bar" }, field, count), reveal);

  function guess() {
    const typed = field.value.trim();
    if (!/^[0-9]+$/.test(typed)) {
      hint(NO_NUMBER);
      field.focus();
    } else if (Number(typed) === total) {
      right();
      hint(`${total || "Nothing"}, right.`, { isGood: true });
    } else {
      hint(`Not ${Number(typed)}. Count again, or show the count.`);
      field.focus();
      field.select();
    }
  }

  return {
    element,
    show: (isShown) => {
      element.hidden = !isShown;
    },
    clear: () => {
      field.value = "";
    },
    focus: () => (isByTouch() ? reveal : field).focus({ preventScroll: true }),
    key(event, target) {
      if (event.repeat || target !== field) return false;
      if (event.key === "Enter") guess();
      // A space is never typed: it would be there and not be seen.
      else if (event.key !== " ") return false;
      else if (field.value === "") show();
      return true;
    },
  };
}
