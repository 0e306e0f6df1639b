// Below the answer: the ways to give it, the order of the cards, the keys.

import { button, el, still, write } from "./dom.js";

const NAMES = { total: "total", spoken: "say it", combinations: "show the cards" };
const KNOWN_AFTER = 12;
const STORE = "muggins-keys-known";

export function makeForms({ form, order, help }) {
  const ways = el("div", { class: "ways", role: "group", "aria-label": "how to answer" });
  const sort = still(button("", order, { class: "quiet" }));
  const keys = still(button("?", help, { class: "quiet keys-button", "aria-label": "keys" }));
  keys.append(el("span", { text: " keys" }));
  let shown = "";
  return {
    element: el("div", { class: "forms" }, ways, sort, keys),
    show({ forms, chosen, order: cardOrder, sortable }) {
      const key = forms.join(" ");
      if (key !== shown) {
        shown = key;
        const made = forms.map((name) => {
          const way = still(button(NAMES[name] ?? name, () => form(name), { class: "quiet way" }));
          way.dataset.form = name;
          return way;
        });
        ways.replaceChildren(...made);
        ways.hidden = forms.length < 2;
      }
      for (const way of ways.children) {
        way.setAttribute("aria-pressed", String(way.dataset.form === chosen));
      }
      sort.hidden = !sortable;
      write(sort, cardOrder === "sorted" ? "lay as dealt" : "sort");
    },
  };
}

// Hints fade once they are known: after some answers in a form, by key or not. Another form has
// other keys.
export function makeHints(main) {
  const answers = load();
  const show = (form) => main.classList.toggle("keys-known", answers[form] >= KNOWN_AFTER);
  return {
    show,
    use(form) {
      answers[form] = (answers[form] ?? 0) + 1;
      show(form);
      save(answers);
    },
  };
}

// A browser may refuse to keep anything; then the hints stay.
function load() {
  try {
    return { ...JSON.parse(localStorage.getItem(STORE)) };
  } catch {
    return {};
  }
}

function save(answers) {
  try {
    localStorage.setItem(STORE, JSON.stringify(answers));
  } catch {
    // Nothing hangs on it.
  }
}
