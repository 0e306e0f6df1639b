// The lines of a count as it is made, and the large button below: it says what Enter will do.

import { button, el, keyed, relabel, still } from "./dom.js";

const ONCE_MORE = "Nothing at all? Then once more.";

// `remove(place)` takes a line away that was pressed.
export function makeList(remove) {
  const element = el("ol", { class: "said", tabindex: "0", "aria-label": "your count" });

  function lineOf(parts, place) {
    const props = { type: "button", class: "taken", tabindex: "-1", title: "take it away" };
    return el("li", {}, still(el("button", { ...props, onclick: () => remove(place) }, ...parts)));
  }

  return {
    element,
    // `last` is what is still being typed, or what to do.
    show(lines, last) {
      element.replaceChildren(...lines.map(lineOf), ...last);
      element.scrollTop = element.scrollHeight;
    },
  };
}

// What Enter does is a step: `label` says it, `act` does it. To count nothing is said on purpose:
// at the first time it is asked about. After a wrong total nothing is explained by nothing, so
// the solution is shown.
export function makeCount({ submit, reveal, isShowing, hint }) {
  let step = null;
  const element = keyed(still(button("", press, { class: "main" })), "Enter");

  function press() {
    step.act();
  }

  function show(next) {
    step = next;
    element.toggleAttribute("data-reveals", next.act === reveal);
    relabel(element, next.label);
  }

  function doubt() {
    hint(ONCE_MORE);
    show({ label: "Yes, nothing", act: submit });
  }

  return {
    element,
    press,
    show(next) {
      if (next) show(next);
      else if (isShowing()) show({ label: "Show me", act: reveal });
      else show({ label: "Nothing here", act: doubt });
    },
  };
}
