// The difference table as squares: which bits they hold, and which of them are lit.

import { flip, isStill } from "./cells.js";
import { make } from "./dom.js";
import { light, linkedGrid } from "./linked_grid.js";
import { differences, edgeOf, entriesOf, itemsOf, triangleOf } from "./triangle_state.js";
import { digits, entryName, termOf, voteLabel, widthOf } from "./triangle_words.js";

const range = (n) => Array.from({ length: n }, (_, i) => i);

export class TriangleGrid {
  constructor(n, hear) {
    this.n = n;
    this.triangle = null;
    this.marksAbove = true;
    this.squares = range(n).map((k) => range(n - k).map((j) => this.square([k, j])));
    const lines = this.squares.map((row) => make("div", { className: "mm-line", role: "row" }, ...row));
    this.element = make("div", { className: "mm-triangle", role: "grid" }, ...lines);
    this.element.setAttribute("aria-label", "difference table");
    this.element.style.setProperty("--columns", n);
    linkedGrid(this.element, this.squares, hear);
  }

  square(place) {
    const [k, j] = place;
    const square = make("div", { className: `mm-cell mm-${edgeOf(place, this.n)}`, role: "gridcell" });
    if (k === 0 && j === 0) square.classList.add("mm-start"); // the left edge begins in the top row
    if (k > 0 && k === this.n - 1) square.classList.add("mm-right");
    square.style.gridColumn = `${k + 2 * j + 1} / span 2`;
    return square;
  }

  // Write the votes of a truth table above its top row, and the products of letters before its left edge.
  label(letters) {
    this.name((item) => voteLabel(item, letters), (row) => termOf(row, letters));
  }

  // Number the items above the top row, and the rows before the left edge.
  number(labels) {
    const nameOf = (number) => (labels === "binary" ? digits(number, widthOf(this.n)) : String(number));
    this.name(nameOf, nameOf);
    this.marksAbove = false; // there an entry shows its items alone
    this.element.classList.add("mm-numbered");
  }

  name(nameOfItem, nameOfRow) {
    this.element.classList.add("mm-asked");
    this.squares[0].forEach((square, item) => { square.dataset.vote = nameOfItem(item); });
    this.squares.forEach(([square], row) => { square.dataset.term = nameOfRow(row); });
  }

  at(places) {
    return places.map(([k, j]) => this.squares[k][j]);
  }

  // Show the table of some items, and return the entries that were others before. Those that changed turn,
  // unless the whole picture does.
  show(items, nameOf = entryName, isTurned = false) {
    const before = this.triangle;
    this.triangle = triangleOf(items);
    this.triangle.forEach((row, k) => row.forEach((bit, j) => {
      const square = this.squares[k][j];
      if (before && before[k][j] === bit) return;
      square.dataset.bit = bit;
      square.setAttribute("aria-label", nameOf([k, j], bit));
      if (before && !isTurned && !isStill()) flip(square);
    }));
    return before ? differences(before, this.triangle) : [];
  }

  // Frame the entries that a press has changed, the other ones as they are.
  markChanged(places) {
    light(this.squares.flat(), [["mm-changed", this.at(places)]]);
  }

  // Light up what belongs to an entry, or else the entries that have changed; return those on which an
  // edge may look.
  light(pointed, changed = null) {
    const isItem = pointed !== null && pointed[0] === 0;
    const items = pointed && !isItem ? itemsOf(pointed).map((i) => [0, i]) : [];
    const above = items.length && this.marksAbove
      ? [[pointed[0] - 1, pointed[1]], [pointed[0] - 1, pointed[1] + 1]] : [];
    const reached = isItem ? entriesOf(pointed[1], this.n) : [];
    light(this.squares.flat(), [
      ["mm-lit", this.at(changed ?? [...items, ...reached])],
      ["mm-above", this.at(changed ? [] : above)],
      ["mm-pointed", pointed ? this.at([pointed]) : []],
    ]);
    this.element.classList.toggle("mm-asking", pointed !== null); // a flip alone dims nothing
    return changed ?? [...reached, ...(pointed && !isItem ? [pointed] : [])];
  }
}
