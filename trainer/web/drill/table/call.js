// Answering a count that is heard: accept it, or call muggins or over, for so many points, and name
// what was missed or is not there. Whatever is pressed is written into the field, as it is typed.

import { MOST_CALLED, readCall, shortened, writeCall } from "./calling.js";
import { cardName } from "./cards.js";
import { PICKED, PICK_FROM, TAPPED, partsOf } from "./combinations.js";
import { button, el, isByTouch, keyed, relabel, still, write } from "./dom.js";
import { makeHearing } from "./hearing.js";
import { makeKinds } from "./kinds.js";
import { NEEDS_CARDS, faultOf, tokenOf } from "./tokens.js";

const PACES = { whole: "all at once", "1s": "a line a second", "2s": "a line in 2 s", space: "I lead on" };
const SAYINGS = { accept: "Accept", muggins: "Muggins", over: "Over" };
const BY = { muggins: "Muggins for", over: "Over by" };
const MOST_PRESSED = 12;
// As long as nothing is called.
const CALL = "Call";
const WAIT = "Wait until they have pegged.";
const TAPPED_HOW = "Accept it, or call muggins or over; then say for how many points.";
const TYPED_HOW =
  "Type a to accept, m4 for muggins for four, o2 for two too many. Cards behind it name what is wrong: m4 78.";
const TO_NAME = {
  muggins: "pick cards to name what they missed",
  over: "press a line that is not there",
};

export function makeCall({ words, lay, submit, mention, beside, changed, say, hint }) {
  const hearing = makeHearing({ lay, press: nameLine, heard: moreHeard });
  const field = el("input", { class: "field wide", type: "text", "aria-label": "your call" });
  for (const name of ["autocomplete", "autocorrect", "autocapitalize"]) field.setAttribute(name, "off");
  field.setAttribute("spellcheck", "false");
  field.setAttribute("placeholder", `m4 or o2, or ${isByTouch() ? "tap" : "press"} above`);
  field.maxLength = 400;
  field.addEventListener("input", settle);
  const sayings = el("div", { class: "sayings", role: "group", "aria-label": "right, short or over" });
  for (const [saying, name] of Object.entries(SAYINGS)) sayings.append(sayingButton(saying, name));
  const numbers = el("div", { class: "numbers", role: "group", "aria-label": "how many points" });
  for (let many = 1; many <= MOST_PRESSED; many += 1) numbers.append(numberButton(many));
  const kinds = makeKinds({ words, claim });
  const named = el("div", { class: "named" });
  const points = el("div", { class: "points" }, numbers, kinds.element, named);
  // It stands where the points will, as long as nothing is called.
  const how = el("p", { class: "how" });
  write(how, isByTouch() ? TAPPED_HOW : TYPED_HOW);
  let isToWait = false;
  const main = keyed(still(button("", press, { class: "main" })), "Enter");
  const bar = el("div", { class: "bar" }, field, main);
  const calls = el("div", { class: "calls" }, sayings, how, points, bar);
  const element = el("div", { class: "entry call", tabindex: "-1", role: "group" });
  element.setAttribute("aria-label", "call their count");
  element.append(hearing.element, calls);
  const pace = still(button("", switchPace, { class: "quiet pace" }));
  beside(pace);

  const read = () => readCall(field.value);
  const fault = (token) => faultOf(token, words());

  function sayingButton(saying, name) {
    const made = keyed(still(button(name, () => choose(saying), { class: "kind saying" })), name[0].toLowerCase());
    made.dataset.saying = saying;
    return made;
  }

  function numberButton(many) {
    return still(button(String(many), () => call({ points: many }), { class: "kind" }));
  }

  function paint() {
    const { saying, points: many, named: tokens } = read();
    const isCalled = saying === "muggins" || saying === "over";
    for (const each of sayings.children) each.setAttribute("aria-pressed", String(each.dataset.saying === saying));
    [...numbers.children].forEach((each, at) => each.setAttribute("aria-pressed", String(at + 1 === many)));
    const isPicked = lay.picked().length > 0;
    points.classList.toggle("idle", !isCalled && !isPicked);
    how.classList.toggle("over", isCalled || isPicked);
    numbers.hidden = isPicked;
    kinds.element.hidden = !isPicked;
    kinds.paint();
    paintNamed(isCalled ? tokens.filter((token) => !fault(token)) : []);
    hearing.prompt(isCalled ? TO_NAME[saying] : "");
    hearing.name(saying === "over" ? tokens : null);
    const { label, act } = step();
    relabel(main, label);
    main.classList.toggle("unready", act !== submit && act !== hearing.lead);
    main.classList.toggle("idle", label === CALL);
    write(pace, `pace: ${PACES[hearing.pace()]}`);
  }

  // What cannot be read is told when it is called, once.
  function paintNamed(tokens) {
    named.replaceChildren(...tokens.map((token) => el("span", {}, ...partsOf(token, words().kinds))));
  }

  // What Enter does, and what the large button says.
  function step() {
    if (!hearing.isDone()) return waiting();
    const { first, saying, points: many, named: tokens, never, second } = read();
    const faulty = tokens.find(fault);
    if (first === "" && lay.picked().length === 0) return { label: CALL, act: () => hint(howTo()) };
    if (lay.picked().length) return { label: "What are they?", act: () => hint(isByTouch() ? TAPPED : PICKED) };
    if (saying === "" || (saying === "accept" && (many !== null || tokens.length))) {
      return { label: "What is that?", act: () => hint(`${shortened(field.value.trim())} is no call. ${howTo()}`) };
    }
    if (saying === "accept") return { label: "Accept", act: submit };
    if (never) return { label: `${BY[saying]} how many?`, act: () => hint(neverOff(saying, never)) };
    if (second) {
      const told = `${BY[saying]} ${many} and ${second}: say one number, then the cards it is of.`;
      return { label: `${BY[saying]} how many?`, act: () => hint(told) };
    }
    if (faulty) {
      const what = shortened(faulty);
      return { label: `What is ${what}?`, act: () => hint(`${what} ${fault(faulty)}.`) };
    }
    if (many === null && tokens.length === 0) {
      return { label: `${BY[saying]} how many?`, act: () => hint("Say how many points, or name what they are of.") };
    }
    return { label: many === null ? `${SAYINGS[saying]}, as named` : `${BY[saying]} ${many}`, act: submit };
  }

  function neverOff(saying, number) {
    if (Number(number) === 0) return `${BY[saying]} 0: where nothing is wrong, accept it.`;
    return `${BY[saying]} ${shortened(number)}: a count is off by at most ${MOST_CALLED}.`;
  }

  // It can be called once it is pegged.
  function waiting() {
    if (hearing.pace() === "space") return { label: "Next line", act: hearing.lead };
    return { label: "They are counting …", act: wait };
  }

  function wait() {
    isToWait = true;
    hint(WAIT);
  }

  // What was asked to be waited for may have come.
  function moreHeard() {
    if (isToWait && hearing.isDone()) {
      isToWait = false;
      hint("");
    }
    paint();
  }

  const howTo = () =>
    isByTouch() ? "Accept it, or call muggins or over." : "Type a to accept, m4 for muggins, o2 for two too many.";

  function press() {
    step().act();
  }

  // To accept is all there is to say.
  function choose(saying) {
    if (saying !== "accept") return call({ saying });
    if (!hearing.isDone()) return wait();
    lay.drop();
    field.value = "a";
    settle();
    return press();
  }

  function call(change) {
    const now = read();
    const saying = ["muggins", "over"].includes(now.saying) ? now.saying : "muggins";
    field.value = writeCall({ saying, points: now.points, named: now.named, ...change });
    settle();
  }

  function claim(kind) {
    const cards = lay.picked();
    if (cards.length === 0 && NEEDS_CARDS.has(kind)) return;
    lay.drop();
    call({ named: [...read().named, tokenOf(kind, cards)] });
    say([words().kinds[kind], ...cards.map(cardName)].join(", "));
  }

  // Of a count that is over its lines are named by themselves.
  function nameLine(token) {
    const now = read();
    if (now.saying !== "over" || token === "") return;
    const tokens = token.split(" ");
    const isNamed = tokens.every((each) => now.named.includes(each));
    const others = now.named.filter((each) => !tokens.includes(each));
    call({ named: isNamed ? others : [...others, ...tokens] });
  }

  function settle() {
    paint();
    changed();
  }

  function switchPace() {
    const names = Object.keys(PACES);
    hearing.use(names[(names.indexOf(hearing.pace()) + 1) % names.length]);
    mention("pace", { pace: hearing.pace() });
    paint();
    say(pace.textContent);
  }

  return {
    element,
    field,
    // A long count stands beside it, so that what is below both is far off.
    noteAbove: bar,
    // A count is said once, when it comes.
    take: (view) => view.call && hearing.take(view),
    show(isShown) {
      pace.hidden = !isShown;
      if (!isShown) return;
      hearing.repaint();
      paint();
    },
    rest: hearing.finish,
    text: () => field.value,
    clear: () => {
      field.value = "";
      lay.drop();
      paint();
    },
    restore: (text) => {
      field.value = text;
      paint();
    },
    focus: () => (isByTouch() ? element : field).focus({ preventScroll: true }),
    picks: { may: (role) => PICK_FROM.has(role), changed: settle },
    typeAhead(text) {
      field.value += text.trimStart();
      settle();
    },
    key(event) {
      if (event.key === "Enter") press();
      else if (event.key === " " && !hearing.isDone() && hearing.hasPace() && field.value.trim() === "") hearing.lead();
      else if (event.key === "ArrowDown" || event.key === "ArrowUp") say(hearing.walk(event.key === "ArrowDown" ? 1 : -1));
      else if (event.key === "Escape" && lay.picked().length) {
        lay.drop();
        settle();
      } else return false;
      return true;
    },
  };
}
