// The lines of a chase: a name, the cells of a row, and its polynomial.

import { showBits } from "./cells.js";
import { cellName } from "./chase_words.js";
import { make } from "./dom.js";
import { numbered } from "./powers.js";

export function lineOf(name, cells, polynomial, className = "") {
  return make(
    "li", { className },
    make("span", { className: "mm-chase-name", textContent: name }), cells,
    make("span", { className: "mm-chase-polynomial", textContent: polynomial }),
  );
}

// Presses, beside them the row of the board that stands there, and behind them a polynomial.
export function litLineOf(name, presses, lights, polynomial, className = "") {
  const row = make("div", { className: "mm-chase-presses" }, ...presses);
  const line = lineOf(name, row, polynomial, className);
  line.children[1].after(make("div", { className: "mm-chase-lights" }, ...lights));
  line.lastChild.dataset.row = name;
  return line;
}

export const placeNames = (columns) =>
  Array.from({ length: columns }, (_, j) => make("span", { textContent: numbered("f", j + 1) }));

// Above the cells their names, if they have any, and above the polynomials what x is, where it is said.
export function headOf(columns, names, stands) {
  const places = make("div", { className: "mm-chase-places" }, ...names);
  places.setAttribute("aria-hidden", "true");
  const line = lineOf("", places, stands);
  line.style.setProperty("--columns", columns);
  return make("ul", { className: "mm-chase-lines" }, line);
}

export const spans = (texts) => texts.map((textContent) => make("span", { textContent }));

// The bits of row m, in cells to press.
export function showRow(row, m, bits, noun = "row") {
  row.shown = showBits(row.squares, bits.length, bits, row.shown);
  row.squares.forEach((square, j) => square.setAttribute("aria-label", cellName(m, j, bits[j], noun)));
}
