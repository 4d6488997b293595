// The determinant: flip a bit of a matrix, and the determinant and the adjugate follow here in the page.

import { frame } from "./aim.js";
import { captioned, grid, headed, sided } from "./cells.js";
import { adjugateOf, afterFlip, determinantOf, flipped } from "./determinant_state.js";
import { numberedTableOf } from "./determinant_table.js";
import { flipText, isOdd, signed, statusText } from "./determinant_words.js";
import { button, keepKeys, make } from "./dom.js";
import { Minors } from "./minors.js";
import { follow, remembered } from "./model.js";

const HELP = "Press a bit to flip it. Point at a bit, or go there by an arrow key: "
  + "you see what a flip would do.";

class Determinant {
  constructor(model, el) {
    this.model = model;
    this.label = model.get("_label");
    const size = model.get("matrix").length;
    [this.rows, this.columns] = [size, size];
    this.worked = remembered((bits) => ({ value: determinantOf(bits), adjugate: adjugateOf(bits) }));
    this.aimed = -1;
    const { change, stop } = follow(model, ["matrix"], () => this.update());
    this.change = change;
    this.stop = stop;
    this.lay(el);
    this.update();
  }

  lay(el) {
    const { label, rows } = this;
    const [press, aim] = [(cell) => this.flip(cell), (cell) => this.aim(cell)];
    this.bits = grid(this, `${label}, its bits`, press, aim);
    this.bits.board.classList.add("mm-bits");
    const { table, entries } = numberedTableOf(rows);
    const numbers = [...Array(rows).keys()];
    this.entries = entries;
    this.reset = button("Reset", () => this.change({ matrix: this.model.get("_start") }));
    this.status = make("span", { className: "mm-status", role: "status" });
    this.message = make("div", { className: "mm-message" });
    const bits = sided(numbers, headed(numbers, this.bits.board));
    const right = make("div", { className: "mm-scroll" }, table);
    el.replaceChildren(
      make("div", { className: "mm-boards" }, captioned(label, bits),
        captioned(`adjugate of ${label}; odd is dark`, right)),
      make("div", { className: "mm-tools" }, this.reset, this.status),
      this.message,
    );
  }

  placeOf(cell) {
    return [Math.floor(cell / this.columns), cell % this.columns];
  }

  flip(cell) {
    this.aimed = cell;
    this.change({ matrix: flipped(this.model.get("matrix"), ...this.placeOf(cell)) });
  }

  aim(cell) {
    this.aimed = cell;
    this.tell();
  }

  tell() {
    const [row, column] = this.placeOf(this.aimed);
    const isAimed = this.aimed >= 0;
    frame(this.bits.squares, isAimed ? [this.aimed] : []);
    frame(this.entries, isAimed ? [column * this.columns + row] : []);
    this.message.textContent = isAimed ? this.flipWords(row, column) : HELP;
  }

  flipWords(row, column) {
    const matrix = this.model.get("matrix");
    const { value, adjugate } = this.worked(matrix);
    const after = afterFlip(matrix, value, adjugate, row, column);
    const [bit, entry] = [matrix[row][column], adjugate[column][row]];
    return flipText({ row, column, bit, entry, before: value, after });
  }

  update() {
    const matrix = this.model.get("matrix");
    const { value, adjugate } = this.worked(matrix);
    this.bits.squares.forEach((square, cell) => {
      const [row, column] = this.placeOf(cell);
      const bit = matrix[row][column];
      square.dataset.one = bit;
      square.textContent = bit;
      square.setAttribute("aria-label", `row ${row}, column ${column}: ${bit}`);
    });
    this.entries.forEach((entry, place) => {
      const [row, column] = this.placeOf(place);
      entry.textContent = signed(adjugate[row][column]);
      entry.dataset.odd = Number(isOdd(adjugate[row][column]));
    });
    this.status.textContent = statusText(value);
    this.reset.disabled = matrix.flat().join() === this.model.get("_start").flat().join();
    this.tell();
  }
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-determinant");
  keepKeys(el);
  return new (model.get("_minors") ? Minors : Determinant)(model, el).stop;
}

export default { render };
