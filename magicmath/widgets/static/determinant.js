// The determinant: flip a bit of a matrix, and the determinant and the adjugate follow here in the page.

import { frame } from "./aim.js";
import { captioned, grid, headed, sided } from "./cells.js";
import { adjugateOf, afterFlip, determinantOf, flipped } from "./determinant_state.js";
import { numberedTableOf } from "./determinant_table.js";
import { flipText, isOdd, signed, statusText } from "./determinant_words.js";
import { button, keepKeys, listen, make } from "./dom.js";
import { Minors } from "./minors.js";
import { follow, remembered } from "./model.js";

const HELP = "Press a bit to flip it. Point at a bit, or go there by an arrow key: "
  + "you see what a flip would do. A finger sees it at the first tap, and flips at the second.";
const SHOW = "Show the adjugate";

class Determinant {
  constructor(model, el) {
    this.model = model;
    this.label = model.get("_label");
    const size = model.get("matrix").length;
    [this.rows, this.columns] = [size, size];
    this.worked = remembered((bits) => ({ value: determinantOf(bits), adjugate: adjugateOf(bits) }));
    Object.assign(this, { aimed: -1, looked: -1, isTouch: false, isShown: false });
    const { change, stop } = follow(model, ["matrix"], () => this.update());
    this.change = change;
    this.stop = stop;
    this.lay(el);
    this.update();
  }

  lay(el) {
    const { label, rows } = this;
    const [press, aim] = [(cell, isTap) => this.press(cell, isTap), (cell) => this.aim(cell)];
    this.bits = grid(this, `${label}, its bits`, press, aim);
    this.bits.board.classList.add("mm-bits");
    listen(this.bits.board, "pointerdown", (event) => { this.isTouch = event.pointerType === "touch"; });
    const { table, entries } = numberedTableOf(rows);
    const numbers = [...Array(rows).keys()];
    this.entries = entries;
    this.show = button(SHOW, () => this.turnShow());
    this.reset = button("Reset", () => this.change({ matrix: this.model.get("_start") }));
    this.status = make("span", { className: "mm-status", role: "status" });
    this.message = make("div", { className: "mm-message" });
    const bits = sided(numbers, headed(numbers, this.bits.board));
    const right = make("div", { className: "mm-scroll" }, table);
    el.replaceChildren(
      make("div", { className: "mm-boards" }, captioned(label, bits),
        captioned(`adjugate of ${label}; odd is dark`, right)),
      make("div", { className: "mm-tools" }, this.show, this.reset, this.status),
      this.message,
    );
  }

  placeOf(cell) {
    return [Math.floor(cell / this.columns), cell % this.columns];
  }

  // A finger cannot point: its first tap on a bit looks, and the second one flips.
  press(cell, isTap) {
    const isLook = isTap && this.isTouch && this.looked !== cell;
    this.looked = cell;
    if (isLook) this.aim(cell);
    else this.flip(cell);
  }

  turnShow() {
    this.isShown = !this.isShown;
    this.tell();
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
    const marked = isAimed ? column * this.columns + row : -1;
    frame(this.entries, isAimed ? [marked] : []);
    this.showEntries(marked);
    this.message.textContent = isAimed ? this.flipWords(row, column) : HELP;
  }

  flipWords(row, column) {
    const matrix = this.model.get("matrix");
    const { value, adjugate } = this.worked(matrix);
    const after = afterFlip(matrix, value, adjugate, row, column);
    const [bit, entry] = [matrix[row][column], adjugate[column][row]];
    return flipText({ row, column, bit, entry, before: value, after });
  }

  // All entries of the adjugate, or the marked one alone until the reader asks for all.
  showEntries(marked) {
    const entries = this.worked(this.model.get("matrix")).adjugate.flat();
    this.entries.forEach((square, place) => {
      const isShown = this.isShown || place === marked;
      square.textContent = isShown ? signed(entries[place]) : "";
      square.dataset.odd = Number(isShown && isOdd(entries[place]));
    });
    this.show.setAttribute("aria-pressed", String(this.isShown));
  }

  update() {
    const matrix = this.model.get("matrix");
    const { value } = this.worked(matrix);
    this.bits.squares.forEach((square, cell) => {
      const [row, column] = this.placeOf(cell);
      const bit = matrix[row][column];
      square.dataset.one = bit;
      square.textContent = bit;
      square.setAttribute("aria-label", `row ${row}, column ${column}: ${bit}`);
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
