// Elements without a library. Whatever people typed goes in as text, never as markup.

export function el(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  set(element, props);
  element.append(...children.filter((child) => child !== null));
  return element;
}

export function set(element, props) {
  for (const [name, value] of Object.entries(props)) {
    if (name === "text") write(element, value);
    else if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (value === null || value === false) element.removeAttribute(name);
    else element.setAttribute(name, value === true ? "" : value);
  }
  return element;
}

// Writing the same text again would make a screen reader say it again.
export function write(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

// A paragraph that is there only while it has something to say.
export function tell(element, text) {
  write(element, text || "");
  element.hidden = !text;
}

export function button(text, onclick, props = {}) {
  return el("button", { type: "button", text, onclick, ...props });
}

// A button that leaves the focus where it is when a pointer presses it: the next key goes on
// with the answer, and does not press the button again.
export function still(element) {
  element.addEventListener("mousedown", (event) => event.preventDefault());
  return element;
}

// A button with its key on it; the hint fades once the keys are known.
export function keyed(element, key) {
  const label = el("span", { class: "label", text: element.textContent });
  element.replaceChildren(label, el("kbd", { class: "hint", "aria-hidden": "true", text: key }));
  return element;
}

export function relabel(element, text) {
  write(element.firstChild, text);
}

// Where fingers are: there is no key to press, and a keyboard on the screen would hide the cards.
export const isByTouch = () => matchMedia("(pointer: coarse)").matches;

// Once what has changed by now is painted: a task put in line by the frame comes after its paint.
export function afterPaint(act) {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = act;
    port2.postMessage(null);
  });
}

export function hidden(tag, props = {}) {
  return el(tag, { class: "unseen", ...props });
}
