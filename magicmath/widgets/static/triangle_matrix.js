// The mirrored geniton beside a triangle: the column with the number of a row stands out.

import { make } from "./dom.js";
import { light } from "./linked_grid.js";
import { mirroredGeniton } from "./triangle_state.js";
import { matrixText } from "./triangle_words.js";

export class MatrixBeside {
  constructor(n) {
    this.matrix = mirroredGeniton(n);
    this.cells = this.matrix.map((row) => row.map((bit) => {
      const cell = make("span", { className: "mm-cell" });
      cell.dataset.bit = bit;
      return cell;
    }));
    const number = (i) => make("span", { className: "mm-column-number", textContent: i });
    this.numbers = this.matrix.map((_, i) => number(i));
    const rows = this.cells.flatMap((row, i) => [number(i), ...row]);
    this.table = make("div", { className: "mm-column-table", role: "img" },
      make("span", {}), ...this.numbers, ...rows);
    this.table.style.setProperty("--columns", n);
    const caption = make("div", { className: "mm-caption" }, make("strong", { textContent: `⌽G${n}` }));
    this.element = make("div", { className: "mm-matrix-beside" }, caption, this.table);
    this.light(null);
  }

  // Let a column stand out, and frame its 1s; or none.
  light(column) {
    const bits = column === null ? [] : this.matrix.map((row) => row[column]);
    const own = bits.map((_, i) => this.cells[i][column]);
    light(this.cells.flat(), [
      ["mm-own-column", own],
      ["mm-lit", own.filter((_, i) => bits[i])],
    ]);
    light(this.numbers, [["mm-own-column", column === null ? [] : [this.numbers[column]]]]);
    this.table.classList.toggle("mm-one-column", column !== null);
    this.table.setAttribute("aria-label", matrixText(this.matrix.length, column, bits));
  }
}
