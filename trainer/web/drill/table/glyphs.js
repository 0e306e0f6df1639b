// The shapes: four suits and the marks of a verdict. Text suits turn into pictures on phones.

const SVG = "http://www.w3.org/2000/svg";

const SUITS = {
  C: "M16 2a6.300 6.300 0 0 1 4.800 10.400A6.400 6.400 0 1 1 17.600 21c.3 3.900 1.300 6.600 3.400 9H11c2.100-2.400 3.100-5.100 3.400-9a6.400 6.400 0 1 1-3.200-8.600A6.300 6.300 0 0 1 16 2z",
  D: "M16 2C19 8 22.500 12.500 27 16c-4.500 3.500-8 8-11 14C13 24 9.500 19.500 5 16 9.500 12.500 13 8 16 2z",
  H: "M16 29C9 22 3 17 3 10.500 3 6.400 6.200 4 9.400 4c2.800 0 5.300 1.600 6.600 4.200C17.300 5.600 19.800 4 22.600 4 25.800 4 29 6.400 29 10.500 29 17 23 22 16 29z",
  S: "M16 2c5.500 7 12.500 10.500 12.500 17 0 4-2.800 6.300-5.800 6.300-2.200 0-4-1.100-5.200-3 .3 3.400 1.300 5.700 3.500 7.700H11c2.200-2 3.200-4.300 3.500-7.700-1.200 1.900-3 3-5.200 3-3 0-5.800-2.300-5.800-6.300C3.500 12.500 10.500 9 16 2z",
};

const MARKS = {
  found: "M4 12.500 9.500 18 20 6.500",
  missed: "M12 4.500a7.500 7.500 0 1 0 0 15a7.500 7.500 0 1 0 0-15z",
  imagined: "M6 6l12 12M18 6 6 18",
  twice: "M2.500 13l4 4 7-9M10.500 15l2 2 9-11",
  misvalued: "M5 9h14M5 15h14M15 5 9 19",
  unsure: "M12 11.800v.4",
  plain: "M12 11.800v.4",
};

export function suit(letter, name = "") {
  const shape = picture("0 0 32 32", SUITS[letter]);
  shape.setAttribute("class", `suit ${name}`);
  return shape;
}

export function mark(name) {
  const shape = picture("0 0 24 24", MARKS[name] ?? MARKS.plain);
  shape.setAttribute("class", `mark ${name}`);
  return shape;
}

function picture(box, path) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", box);
  // The words say it too.
  svg.setAttribute("aria-hidden", "true");
  const shape = document.createElementNS(SVG, "path");
  shape.setAttribute("d", path);
  svg.append(shape);
  return svg;
}
