// Keys: those typed in the table stay there, and those typed while nothing has the focus reach it.

const ELSEWHERE =
  "input, textarea, select, button, a, summary, [contenteditable], [role]:not(main, [role=main])";

// `route(event)` says whether the key has been used. Returns how to stop listening.
export function listen(main, route) {
  const stop = listenInside(main, route);
  const outside = (event) => {
    if (event.composedPath().includes(main) || isShortcut(event)) return;
    if (isElsewhere(event.composedPath()[0])) return;
    if (route(event)) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  };
  window.addEventListener("keydown", outside, true);
  return () => {
    stop();
    window.removeEventListener("keydown", outside, true);
  };
}

// The same of those only that are typed in `main`.
export function listenInside(main, route) {
  const inside = (event) => {
    // Streamlit has shortcuts of its own, C and R among them.
    event.stopPropagation();
    if (!isShortcut(event) && route(event)) event.preventDefault();
  };
  main.addEventListener("keydown", inside);
  return () => main.removeEventListener("keydown", inside);
}

// Hears of whatever is pressed or tapped on the page, if it comes before those who take it, and
// takes nothing itself. Returns how to stop that.
export function overhear(heard) {
  const kinds = ["keydown", "pointerdown"];
  for (const kind of kinds) window.addEventListener(kind, heard, true);
  return () => kinds.forEach((kind) => window.removeEventListener(kind, heard, true));
}

// Whether something else of the page has the keys. A page clicked anywhere (Streamlit's main part
// takes the focus then) is nothing.
export function isElsewhere(target) {
  return target instanceof Element && target.closest(ELSEWHERE) !== null;
}

// Whether a link of the page has the keys: it led here, and has nothing more to do with them.
export function isOnLink() {
  const active = document.activeElement;
  return Boolean(active?.closest("a")) && !active.closest("dialog, [role=dialog]");
}

function isShortcut(event) {
  return event.ctrlKey || event.metaKey || event.altKey || event.isComposing;
}
