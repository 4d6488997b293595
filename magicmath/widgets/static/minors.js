// The adjugate, found entry by entry: press a number, and what is left without its row and column counts.

import { frame } from "./aim.js";
import { captioned, grid } from "./cells.js";
import { adjugateOf, determinantOf, leftOf, productOf } from "./determinant_state.js";
import { tableOf } from "./determinant_table.js";
import { minorText, productText, signed, valueText } from "./determinant_words.js";
import { button, make } from "./dom.js";
import { light } from "./linked_grid.js";
import { follow } from "./model.js";

const HELP = "Press a number of the first table.";
const COPY = "Copy column 1 over column 0";
const COPIED = "Column 0 is a copy of column 1 now.";

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
    this.numbers = grid(this, `${label}, its numbers`, (cell) => this.press(cell), () => {});
    this.adjugate = tableOf(this.rows);
    this.product = tableOf(this.rows);
    this.all = button("Show all", () => this.find(this.places.keys()));
    this.copy = button(COPY, () => this.copyColumn());
    this.reset = button("Reset", () => this.update());
    this.message = make("div", { className: "mm-message", role: "status" });
    el.classList.add("mm-minors");
    el.replaceChildren(
      make("div", { className: "mm-boards" }, captioned(label, this.numbers.board),
        captioned(`adjugate of ${label}`, this.adjugate.table),
        captioned(`adjugate · ${label}`, this.product.table)),
      this.message,
      make("div", { className: "mm-tools" }, this.all, this.copy, this.reset),
    );
  }

  // A new matrix, or Reset: nothing has been found.
  update() {
    [this.found, this.aimed] = [new Set(), -1];
    this.read(this.model.get("matrix"));
  }

  // Two equal columns: row 0 of the adjugate stays, because it is found without column 0.
  copyColumn() {
    this.aimed = -1;
    const copied = this.matrix.map(([, x, ...rest]) => [x, x, ...rest]);
    this.read(this.isCopied ? this.model.get("matrix") : copied);
  }

  read(matrix) {
    this.matrix = matrix;
    this.isCopied = matrix !== this.model.get("matrix");
    this.entries = adjugateOf(matrix);
    this.products = productOf(this.entries, matrix);
    this.places.forEach(([row, column], cell) => {
      const [square, number] = [this.numbers.squares[cell], signed(matrix[row][column])];
      square.textContent = number;
      square.setAttribute("aria-label", `row ${row}, column ${column}: ${number}`);
    });
    this.copy.setAttribute("aria-pressed", String(this.isCopied));
    this.show();
  }

  press(cell) {
    this.aimed = cell;
    this.find([cell]);
  }

  find(cells) {
    for (const cell of cells) this.found.add(cell);
    this.show();
  }

  show() {
    const [row, column] = this.places[this.aimed] ?? [];
    const whole = this.wholeColumn(column);
    const isFaded = ([i, j]) => (i === row) !== (j === column) && j !== whole;
    const { squares } = this.numbers;
    const those = (items, isOne) => items.filter((_, cell) => isOne(this.places[cell]));
    const matched = those(squares, ([, j]) => j === whole);
    light(squares, [["mm-faded", those(squares, isFaded)], ["mm-matched", matched]]);
    for (const { entries } of [this.adjugate, this.product]) {
      light(entries, [["mm-matched", those(entries, ([i]) => i === whole)]]);
    }
    frame(squares, this.aimed < 0 ? [] : [this.aimed]);
    frame(this.adjugate.entries, this.aimed < 0 ? [] : [column * this.columns + row]);
    this.places.forEach(([i, j], cell) => {
      const isFound = this.found.has(j * this.columns + i);
      this.adjugate.entries[cell].textContent = isFound ? signed(this.entries[i][j]) : "?";
      this.product.entries[cell].textContent = this.isWhole(i) ? signed(this.products[i][j]) : "?";
    });
    this.all.disabled = this.found.size === this.places.length;
    this.reset.disabled = !this.found.size && !this.isCopied;
    const lines = this.productLines(whole);
    const first = this.isCopied ? [COPIED] : lines.length ? [] : [HELP];
    const told = this.aimed >= 0 ? [this.words(row, column)] : first;
    this.message.replaceChildren(...[...told, ...lines].map((textContent) => make("div", { textContent })));
  }

  // The entries that belong to a column of the matrix are a row of the adjugate.
  isWhole(column) {
    return this.matrix.every((_, row) => this.found.has(row * this.columns + column));
  }

  // The column of the last press, or where no number was pressed the first one, if all its entries are found.
  wholeColumn(column = 0) {
    return this.isWhole(column) ? column : -1;
  }

  words(row, column) {
    const left = leftOf(this.matrix, row, column);
    const entry = this.entries[column][row];
    return minorText({ row, column, left, minor: determinantOf(left), entry });
  }

  productLines(whole) {
    if (whole < 0) return [];
    const entries = this.entries[whole];
    const columnOf = (j) => this.matrix.map((line) => line[j]);
    const lines = this.matrix.map((_, j) => productText(whole, entries, j, columnOf(j)));
    return this.all.disabled ? [...lines, valueText(determinantOf(this.matrix))] : lines;
  }
}
