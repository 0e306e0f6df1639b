// A count as the other side says it: whole, or line by line at the pace that was chosen. Right or
// wrong, each is said in the same way.

import { cardName, smalls } from "./cards.js";
import { el, still, write } from "./dom.js";

// After how long the next line is said; where there is no time, all are at once.
const AFTER_MS = { "1s": 1000, "2s": 2000 };

// `press(token)` hears of a line that was pressed; `heard()` of every line that was said.
export function makeHearing({ lay, press, heard }) {
  let id = "";
  let told = "";
  let lines = [];
  let pace = "whole";
  // How many lines were said; what is pegged is said last.
  let said = 0;
  let lit = -1;
  let timer = 0;
  const label = el("h3", { class: "label" });
  const list = el("ol", { class: "counted", "aria-label": "their count" });
  const element = el("section", { class: "hearing" }, label, list);
  list.addEventListener("mouseleave", () => light(current()));

  const isDone = () => said > lines.length;
  // The line that is being said.
  const current = () => (isDone() ? -1 : said - 1);

  function take(view) {
    // In another house the same cards are counted otherwise.
    if (view.id === id && view.call.told === told) return;
    ({ id } = view);
    ({ told } = view.call);
    lines = view.call.lines.map(makeLine);
    const pegs = el("li", { class: "pegged" }, el("span", { class: "words", text: view.call.pegs }));
    list.replaceChildren(...lines.map(({ item }) => item), pegs);
    list.scrollTop = 0;
    said = 0;
    pace = view.call.pace;
    if (view.stage === "ask") say();
    else finish();
  }

  function makeLine(line, at) {
    const props = { type: "button", class: "press", onclick: () => press(line.token) };
    const button = still(el("button", props));
    const words = el("span", { class: "words", text: line.words });
    const running = el("b", { class: "running", "aria-hidden": "true", text: String(line.running) });
    button.append(words, smalls(line.cards), running);
    for (const kind of ["mouseenter", "focus", "click"]) button.addEventListener(kind, () => light(at));
    button.addEventListener("blur", () => light(current()));
    return { line, button, item: el("li", {}, button) };
  }

  function say() {
    clearTimeout(timer);
    if (pace === "whole") said = lines.length;
    said += 1;
    paint();
    if (!isDone() && pace in AFTER_MS) {
      // The page may have gone meanwhile.
      timer = setTimeout(() => element.isConnected && say(), AFTER_MS[pace]);
    }
    heard();
  }

  function finish() {
    clearTimeout(timer);
    said = lines.length + 1;
    paint();
  }

  function paint() {
    [...list.children].forEach((item, at) => item.classList.toggle("unsaid", at >= said));
    lines.forEach(({ button }, at) => {
      button.tabIndex = at < said ? 0 : -1;
    });
    light(current());
    const item = list.children[said - 1];
    if (pace !== "whole" && item) list.scrollTop = item.offsetTop - list.clientHeight + item.offsetHeight;
  }

  function light(place) {
    lit = place;
    lines.forEach(({ button }, at) => button.classList.toggle("lit", at === place));
    lay.light(place < 0 ? [] : lines[place].line.cards);
  }

  return {
    element,
    take,
    finish,
    isDone,
    pace: () => pace,
    // The next line, before it would come by itself.
    lead: say,
    hasPace: () => pace !== "whole",
    use(name) {
      pace = name;
      if (!isDone() && pace === "whole") say();
      else if (!isDone() && said > 0) {
        clearTimeout(timer);
        if (pace in AFTER_MS) timer = setTimeout(() => element.isConnected && say(), AFTER_MS[pace]);
      }
    },
    repaint: () => light(lit),
    prompt: (text) => write(label, text ? `They count; ${text}` : "They count"),
    // What was named as false; null where nothing can be.
    name(tokens) {
      for (const { line, button } of lines) {
        const isNamed = tokens && line.token !== "" && line.token.split(" ").every((each) => tokens.includes(each));
        if (tokens) button.setAttribute("aria-pressed", String(Boolean(isNamed)));
        else button.removeAttribute("aria-pressed");
      }
    },
    // Along the lines that were said; returns the one that is lit, as it is told.
    walk(step) {
      const many = Math.min(said, lines.length);
      light((Math.max(lit, step < 0 ? 0 : -1) + step + many) % many);
      const { line, button } = lines[lit];
      button.scrollIntoView({ block: "nearest" });
      return [line.words, ...line.cards.map(cardName)].join(", ");
    },
  };
}
