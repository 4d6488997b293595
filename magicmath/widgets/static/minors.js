// The adjugate, found entry by entry: point at a number, and what is left without its row and column counts.

import { frame } from "./aim.js";
import { captioned, grid } from "./cells.js";
import { adjugateOf, determinantOf, leftOf, productOf } from "./determinant_state.js";
import { tableOf } from "./determinant_table.js";
import { expansionText, minorText, signed } from "./determinant_words.js";
import { button, make } from "./dom.js";
import { light } from "./linked_grid.js";
import { follow } from "./model.js";

const HELP = "Point at a number, or tap it, or go there by an arrow key.";

export class Minors {
  constructor(model, el) {
    this.model = model;
    const size = model.get("matrix").length;
    [this.rows, this.columns] = [size, size];
    this.places = Array.from({ length: size * size }, (_, cell) => [Math.floor(cell / size), cell % size]);
    this.lay(el, model.get("_label"));
    this.stop = follow(model, ["matrix"], () => this.update()).stop;
    this.update();
  }

  lay(el, label) {
    const point = (cell) => this.point(cell);
    this.numbers = grid(this, `${label}, its numbers`, point, point);
    this.adjugate = tableOf(this.rows);
    this.product = tableOf(this.rows);
    this.all = button("Show all", () => this.find(this.places.keys()));
    this.reset = button("Reset", () => this.update());
    this.message = make("div", { className: "mm-message", role: "status" });
    el.classList.add("mm-minors");
    el.replaceChildren(
      make("div", { className: "mm-boards" }, captioned(label, this.numbers.board),
        captioned(`adjugate of ${label}`, this.adjugate.table),
        captioned(`${label} × adjugate`, this.product.table)),
      this.message,
      make("div", { className: "mm-tools" }, this.all, this.reset),
    );
  }

  // A new matrix, or Reset: nothing has been found.
  update() {
    this.matrix = this.model.get("matrix");
    this.entries = adjugateOf(this.matrix);
    this.products = productOf(this.matrix, this.entries);
    [this.found, this.aimed] = [new Set(), -1];
    this.places.forEach(([row, column], cell) => {
      const [square, number] = [this.numbers.squares[cell], signed(this.matrix[row][column])];
      square.textContent = number;
      square.setAttribute("aria-label", `row ${row}, column ${column}: ${number}`);
    });
    this.show();
  }

  // What was pointed at last stays, so that it can be read.
  point(cell) {
    if (cell < 0) return;
    this.aimed = cell;
    this.find([cell]);
  }

  find(cells) {
    for (const cell of cells) this.found.add(cell);
    this.show();
  }

  show() {
    const [row, column] = this.places[this.aimed] ?? [];
    const isFaded = ([i, j]) => (i === row) !== (j === column);
    const { squares } = this.numbers;
    light(squares, [["mm-faded", squares.filter((_, cell) => isFaded(this.places[cell]))]]);
    frame(squares, this.aimed < 0 ? [] : [this.aimed]);
    frame(this.adjugate.entries, this.aimed < 0 ? [] : [column * this.columns + row]);
    this.places.forEach(([i, j], cell) => {
      const isFound = this.found.has(j * this.columns + i);
      this.adjugate.entries[cell].textContent = isFound ? signed(this.entries[i][j]) : "?";
      this.product.entries[cell].textContent = this.isWhole(j) ? signed(this.products[i][j]) : "?";
    });
    this.all.disabled = this.found.size === this.places.length;
    this.reset.disabled = !this.found.size;
    this.message.textContent = this.aimed < 0 ? HELP : this.words(row, column);
  }

  isWhole(row) {
    return this.matrix.every((_, column) => this.found.has(row * this.columns + column));
  }

  words(row, column) {
    const left = leftOf(this.matrix, row, column);
    const entry = this.entries[column][row];
    const told = minorText({ row, column, left, minor: determinantOf(left), entry });
    if (!this.isWhole(row)) return told;
    const entries = this.entries.map((line) => line[row]);
    return `${told} ${expansionText(row, this.matrix[row], entries)}`;
  }
}
