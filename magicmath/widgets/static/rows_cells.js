// The board below the rows: its cells are the columns at the left, and a set of them can be chosen.
// A board of one row stands in line with these columns.

import { captioned, grid, showBits } from "./cells.js";
import { button, make } from "./dom.js";
import { chosenText } from "./rows_words.js";

// Put a board of one row just under the columns of the table.
export function lineUp(element, width) {
  element.classList.add("mm-in-line");
  element.style.setProperty("--width", width + 2); // as the table: the counts are as wide as two bits
  element.style.setProperty("--bits", width);
}

export class ChosenCells {
  constructor([rows, columns], width, { onChange, onAim }) {
    this.columns = columns;
    const press = (cell) => onChange(this.shown.map((bit, i) => (i === cell ? 1 - bit : bit)));
    const { board, squares } = grid({ rows, columns }, "a set of cells", press, onAim);
    this.squares = squares;
    this.shown = null;
    this.clear = button("Clear", () => onChange(this.shown.map(() => 0)));
    this.status = make("div", { className: "mm-told-of-set", role: "status" });
    const beside = make("div", { className: "mm-beside-cells" }, this.status, this.clear);
    this.element = make("div", { className: "mm-boards mm-tools" },
      captioned("a set of cells", board), beside);
    if (rows === 1) lineUp(this.element, width);
  }

  show(bits, counts) {
    this.shown = showBits(this.squares, this.columns, bits, this.shown);
    this.clear.disabled = !bits.includes(1);
    const text = chosenText(bits, counts);
    if (this.status.textContent !== text) this.status.textContent = text;
  }
}

export const folded = (bits, [, columns]) =>
  Array.from({ length: bits.length / columns }, (_, i) => bits.slice(i * columns, (i + 1) * columns));
