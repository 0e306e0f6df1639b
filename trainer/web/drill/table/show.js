// A drill on one screen for a room, as a Streamlit component: each press says one line more.
// A line comes when it is called for, and not before.

import { smalls } from "./cards.js";
import { button, el, hidden, keyed, relabel, still, tell, write } from "./dom.js";
import { isElsewhere, isOnLink, listen } from "./keys.js";
import { makeHeard, makeLay, summary } from "./lay.js";
import { keepPage, makeRecovery } from "./recover.js";
import { makeSender } from "./send.js";
import { dress } from "./sheets.js";

const SHEETS = "table cards play answers verdict verdict-narrow keys walk show show-play".split(" ");
// Those of a remote control are among them.
const ON = new Set([" ", "Enter", "ArrowRight", "PageDown"]);
const BACK = new Set(["Backspace", "ArrowLeft", "PageUp"]);
// Rows beyond these are written smaller, so that all of them are seen at once.
const MANY = 8;
const screens = new WeakMap();

export default function show({ parentElement, data, setTriggerValue }) {
  let held = screens.get(parentElement);
  if (!held) {
    held = mount(parentElement);
    screens.set(parentElement, held);
  }
  held.post = (act) => setTriggerValue("act", act);
  held.screen.listen();
  held.screen.update(data[0]);
  const call = {};
  held.call = call;
  return () => held.call === call && held.screen.leave();
}

// How many rows a line may take: what is said of it, or was said for it, stands below.
function rowsOf({ note, beside }) {
  return 1 + (note ? 2 : 0) + (beside ? 1 : 0);
}

function mount(parent) {
  const held = { post: null, screen: null, call: null };
  held.screen = makeScreen((act) => held.post(act));
  dress(parent, held.screen.element, SHEETS).then(held.screen.appear);
  return held;
}

function makeScreen(post) {
  let view = null;
  // Before that everything lies elsewhere.
  let isDressed = false;
  // Pressed while the step before it is on its way.
  let wish = "";
  const main = el("div", { class: "muggins show", tabindex: "-1" });
  const voice = hidden("div", { "aria-live": "polite" });
  const note = el("p", { class: "note", role: "status" });
  const context = el("p", { class: "context" });
  const place = el("p", { class: "context place" });
  const lay = makeLay();
  const heard = makeHeard();
  const title = el("h2");
  const ask = el("p", { class: "ask" });
  const counts = el("p", { class: "counts" });
  const think = el("p", { class: "think" });
  const total = el("p", { class: "total" });
  const after = el("div", { class: "after" });
  const lines = el("ol", { class: "lines", "aria-label": "the count" });
  const pegs = el("p", { class: "pegs-words" });
  const back = still(button("Back", () => go("back"), { class: "quiet" }));
  const onward = keyed(still(button("", () => go("on", { is_meant: true }), { class: "main" })), "space");
  const full = still(button("Full screen", toggleFull, { class: "quiet" }));
  const felt = el("div", { class: "felt", onclick: () => go("on") }, lay.element, heard.element);
  const question = el("div", { class: "question" }, title, ask, counts);
  const asked = el("div", { class: "asked", onclick: () => go("on") });
  asked.append(question, think, total, after);
  const count = el("div", { class: "count", onclick: () => go("on") }, lines, pegs);
  const bar = el("div", { class: "bar steps" }, back, onward, full);
  const body = el("div", { class: "body" }, felt, asked, count);
  main.append(el("div", { class: "how-far" }, context, place), body, note, bar, voice);
  full.hidden = !document.fullscreenEnabled;

  const sender = makeSender({
    post,
    slow: (text) => write(note, text),
    lost: (text) => {
      wish = "";
      if (!main.isConnected) return;
      write(note, text);
      recovery.start();
    },
  });
  // Where it stands is in the address: there is nothing to put back.
  const recovery = makeRecovery(() => null);

  function update(next) {
    if (view && JSON.stringify(view) === JSON.stringify(next)) return;
    const before = view;
    view = next;
    if (sender.isReply(next.taken) || before?.id !== next.id) {
      sender.replied();
      recovery.stop();
      write(note, "");
    }
    paint();
    if (before?.id !== next.id) write(voice, next.told || summary({ ...next, call: null }));
    const wished = wish;
    wish = "";
    if (wished) go(wished);
  }

  function paint() {
    main.dataset.motion = view.motion;
    main.dataset.kind = view.kind ?? "";
    write(context, view.context);
    write(place, view.place);
    back.setAttribute("aria-disabled", String(view.is_first));
    onward.hidden = view.is_over;
    felt.hidden = view.is_over;
    write(title, view.is_over ? view.told : view.title);
    tell(ask, view.ask);
    tell(counts, view.counts);
    tell(think, view.think);
    tell(total, view.total);
    after.replaceChildren(...(view.after ?? []).map((text) => el("p", { text })));
    const said = view.said?.length ? view.said : (view.lines ?? []);
    lines.replaceChildren(...said.map((line, at) => lineOf(line, at === said.length - 1)));
    lines.classList.toggle("many", said.reduce((sum, line) => sum + rowsOf(line), 0) > MANY);
    count.hidden = said.length === 0;
    lines.setAttribute("aria-label", view.said?.length ? "their count" : "the count");
    tell(pegs, view.said?.length ? view.pegs : "");
    if (view.is_over) return;
    lay.show(view, view.order);
    heard.show(view.heard);
    lay.light(view.lit);
    relabel(onward, view.next);
    onward.lastChild.hidden = view.is_last;
    if (isDressed) seek();
  }

  // What is new is seen, or the cards: below a heading of the page as little as possible moves.
  function seek() {
    const newest = view.total ? total : lines.lastElementChild;
    (newest ?? felt).scrollIntoView({ block: "nearest" });
  }

  function lineOf(line, isNewest) {
    const words = el("span", { class: "words" }, el("span", { class: "said-words", text: line.words }));
    if (line.note) words.append(el("em", { text: line.note }));
    if (line.beside) words.append(el("span", { class: "beside", text: `they said: ${line.beside}` }));
    const running = el("b", { class: "running", text: String(line.running ?? "") });
    const kinds = ["line", line.mark, isNewest && !view.total ? "newest" : ""];
    return el("li", { class: kinds.filter(Boolean).join(" ") }, words, smalls(line.cards), running);
  }

  // From the last step only the button leads on: what comes behind it asks something of others.
  function go(act, content = {}) {
    const isEnd = view.is_over || (view.is_last && !content.is_meant);
    if (act === "on" ? isEnd : view.is_first) return true;
    if (sender.waiting()) wish = act;
    else {
      recovery.stop();
      sender.send(act, view.id, content);
    }
    return true;
  }

  function toggleFull() {
    if (document.fullscreenElement) document.exitFullscreen();
    else main.requestFullscreen?.().catch(() => {});
    return true;
  }

  function route(event) {
    if (view === null) return false;
    const target = event.composedPath()[0];
    const acts = ON.has(event.key) || BACK.has(event.key);
    // Held down, nobody sees what goes by.
    if (acts && event.repeat) return true;
    // A button that has the focus does what it says.
    if (target.tagName === "BUTTON" && (event.key === " " || event.key === "Enter")) return false;
    if (ON.has(event.key)) return go("on");
    if (BACK.has(event.key)) return go("back");
    return event.key.toLowerCase() === "f" && !full.hidden && toggleFull();
  }

  // Never take the focus from something else on the page.
  function mayFocus() {
    const active = document.activeElement;
    return active === main.getRootNode().host || !isElsewhere(active) || isOnLink();
  }

  let deaf = [];
  return {
    element: main,
    update,
    appear() {
      isDressed = true;
      if (view && !view.is_over) seek();
      if (mayFocus()) main.focus({ preventScroll: true });
    },
    listen() {
      if (deaf.length === 0) deaf = [listen(main, route), keepPage()];
    },
    leave() {
      deaf.forEach((stop) => stop());
      deaf = [];
      recovery.stop();
    },
  };
}
