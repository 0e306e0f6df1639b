// Style sheets from beside these files.

import { el } from "./dom.js";

// Put an element into its place. It is not seen before it is dressed; and undressed is better than
// not at all. Returns the promise that it can be seen.
export function dress(parent, element, names) {
  element.style.visibility = "hidden";
  const sheets = names.map(makeSheet);
  parent.append(...sheets.map(({ link }) => link), element);
  return Promise.all(sheets.map(({ ready }) => ready)).then(() => {
    element.style.visibility = "";
  });
}

// Add a sheet to what is dressed already. Returns the promise that it holds.
export function addSheet(parent, name) {
  const { link, ready } = makeSheet(name);
  parent.append(link);
  return ready;
}

function makeSheet(name) {
  const link = el("link", { rel: "stylesheet", href: new URL(`${name}.css`, import.meta.url).href });
  const ready = new Promise((done) => {
    link.addEventListener("load", done);
    link.addEventListener("error", done);
  });
  return { link, ready };
}
