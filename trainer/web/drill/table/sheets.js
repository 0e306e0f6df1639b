// Style sheets from beside these files.

import { el } from "./dom.js";

// Put an element into its place. It is not seen before it is dressed; and undressed is better than
// not at all. Returns the promise that it can be seen.
export function dress(parent, element, names) {
  element.style.visibility = "hidden";
  const sheets = names.map(sheet);
  parent.append(...sheets.map(({ link }) => link), element);
  return Promise.all(sheets.map(({ ready }) => ready)).then(() => {
    element.style.visibility = "";
  });
}

function sheet(name) {
  const link = el("link", { rel: "stylesheet", href: new URL(`${name}.css`, import.meta.url).href });
  const ready = new Promise((done) => {
    link.addEventListener("load", done);
    link.addEventListener("error", done);
  });
  return { link, ready };
}
