// A matrix to flip, and where it lies in ⌽G, the triangle: rows and columns that cross in it.

import { frame } from "./aim.js";
import { captioned, grid, showBits } from "./cells.js";
import { counting } from "./submatrix_counting.js";
import { button, keepKeys, make } from "./dom.js";
import { follow } from "./model.js";
import { columnsOf, entry, flipped, linesOf, rowsOf, sideFor } from "./submatrix_state.js";
import {
  cellName, columnText, countingText, HELP, ORDER, statusText, triangleText,
} from "./submatrix_words.js";
import { draw } from "./svg.js";

const LETTER = 1 / 22; // of a number at an edge, as a share of the side
const ROOM = 1.3; // letters from one number to the next on a line

const range = (n) => Array.from({ length: n }, (_, i) => i);

class Submatrix {
  constructor(model, el) {
    this.model = model;
    const size = model.get("matrix").length;
    Object.assign(this, { rows: size, columns: size, size, aimed: -1, shown: null });
    const { change, stop } = follow(model, ["matrix"], () => this.update());
    Object.assign(this, { change, stop });
    this.small = grid(this, "your matrix", (cell) => this.flip(cell), (cell) => this.aim(cell));
    this.numbers = range(size).map(() => make("span"));
    this.counting = counting(size);
    this.triangle = make("div", { className: "mm-crossing" });
    this.status = make("div", { className: "mm-score" });
    this.message = make("div", { className: "mm-message", role: "status" });
    const random = button("Random", () => this.become(range(size).map(() => range(size)
      .map(() => Math.floor(Math.random() * 2)))));
    el.replaceChildren(
      make("div", { className: "mm-boards" }, captioned("your matrix", this.summed()),
        captioned(countingText(size), this.counting.element)),
      this.message, make("div", { className: "mm-tools" }, random),
      make("div", { className: "mm-captioned mm-whole" },
        captioned(triangleText(sideFor(size)), this.triangle)),
      this.status,
    );
    this.update();
  }

  // The matrix, with the rows' numbers at its left, and those of the columns below.
  summed() {
    const names = rowsOf(this.model.get("matrix")).map((row) => make("span", { textContent: row }));
    const left = make("div", { className: "mm-row-names", "aria-hidden": "true" }, ...names);
    const sums = make("div", { className: "mm-sums", "aria-hidden": "true" }, ...this.numbers);
    sums.style.setProperty("--columns", this.size);
    return make("div", { className: "mm-summed" }, left, this.small.board, make("span"), sums);
  }

  become(matrix) {
    this.change({ matrix });
  }

  placeOf(cell) {
    return [Math.floor(cell / this.size), cell % this.size];
  }

  flip(cell) {
    this.aimed = cell;
    this.become(flipped(this.model.get("matrix"), ...this.placeOf(cell)));
  }

  // What was pointed at last stays lit: on a phone, too.
  aim(cell) {
    if (cell < 0) return;
    this.aimed = cell;
    this.light();
  }

  drawTriangle(rows, columns) {
    const side = sideFor(this.size);
    const letter = side * LETTER;
    const at = ([i, j]) => (entry(i, j) ? `M${j} ${i}h1v1h-1z` : "");
    const ones = range(side).flatMap((i) => range(side).map((j) => at([i, j])));
    const strip = (place) => draw("rect", { class: "mm-strip-of", ...place });
    this.rowStrips = rows.map((y) => strip({ x: 0, y, width: side, height: 1 }));
    this.columnStrips = columns.map((x) => strip({ x, y: 0, width: 1, height: side }));
    this.crossings = rows.flatMap((i) => columns.map((j) => draw("rect", {
      x: j + 0.06, y: i + 0.06, width: 0.88, height: 0.88, class: "mm-cross", "data-bit": entry(i, j),
    })));
    const about = { role: "img", "aria-label": statusText(rows, columns) };
    const edge = (Math.ceil(ROOM * letter) + 0.5) * letter; // room for all lines that numbers may need
    const wide = side + edge + letter; // the last number may stand out
    const svg = draw("svg", { viewBox: `${-edge} ${-edge} ${wide} ${side + edge + letter / 8}`, ...about });
    this.labels = this.numbersAtEdges(rows, columns, letter);
    svg.append(
      draw("rect", { width: side, height: side, class: "mm-paper-of" }),
      draw("path", { d: ones.join(""), class: "mm-ones-of" }),
      ...this.rowStrips, ...this.columnStrips, ...this.crossings, ...this.labels.flat(),
    );
    this.triangle.replaceChildren(svg);
  }

  // The rows' numbers at the left, and the columns' above.
  numbersAtEdges(rows, columns, letter) {
    const write = (number, x, y) => {
      const text = draw("text", { x, y, "font-size": letter, class: "mm-edge-number" });
      text.textContent = number;
      return text;
    };
    const [left, above] = [rows, columns].map((numbers) => linesOf(numbers, ROOM * letter));
    const away = (line) => -(line + 0.4) * letter;
    return [
      rows.map((row, i) => write(row, away(left[i]), row + 0.5 + 0.35 * letter)),
      columns.map((column, j) => write(column, column + 0.5, away(above[j]))),
    ];
  }

  light() {
    const isAimed = this.aimed >= 0;
    const [row, column] = this.placeOf(this.aimed);
    const matrix = this.model.get("matrix");
    this.rowStrips.forEach((strip, i) => strip.classList.toggle("mm-lit-of", isAimed && i === row));
    this.columnStrips.forEach((strip, j) => strip.classList.toggle("mm-lit-of", isAimed && j === column));
    this.crossings.forEach((cross, i) => cross.classList.toggle("mm-lit-of", i === this.aimed));
    [row, column].forEach((place, k) => this.labels[k].forEach((label, i) => {
      label.classList.toggle("mm-lit-of", isAimed && i === place);
    }));
    const { size, aimed } = this;
    frame(this.small.squares, isAimed ? range(size).map((i) => i * size + aimed % size) : []);
    const columns = columnsOf(matrix);
    this.counting.light(columns, isAimed ? columns[column] : -1);
    this.numbers.forEach((number, j) => number.classList.toggle("mm-lit-sum", isAimed && j === column));
    this.message.textContent = isAimed ? columnText(matrix, column, columns[column]) : HELP;
  }

  update() {
    const matrix = this.model.get("matrix");
    this.shown = showBits(this.small.squares, this.size, matrix.flat(), this.shown);
    this.small.squares.forEach((square, i) => {
      square.setAttribute("aria-label", cellName(this.placeOf(i), this.shown[i]));
    });
    const [rows, columns] = [rowsOf(matrix), columnsOf(matrix)];
    this.numbers.forEach((number, j) => { number.textContent = columns[j]; });
    this.drawTriangle(rows, columns);
    this.status.textContent = `${statusText(rows, columns)} ${ORDER}`;
    this.light();
  }
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-submatrix");
  keepKeys(el);
  return new Submatrix(model, el).stop;
}

export default { render };
