// A puzzle divided by its masks: press the cells that must change, and the fractions follow.

import { frame } from "./aim.js";
import { captioned, grid, showBits } from "./cells.js";
import { pressesOf } from "./division_state.js";
import { cellName, HELP, maskName, maskText, sumText, written } from "./division_words.js";
import { button, keepKeys, make } from "./dom.js";
import { fold } from "./masks.js";
import { follow } from "./model.js";

class Division {
  constructor(model, el) {
    this.model = model;
    this.masks = model.get("_masks");
    const start = model.get("_start");
    [this.rows, this.columns] = [start.length, start[0].length];
    this.changing = this.masks.map((_, cell) =>
      this.masks.flatMap((cells, mask) => (cells.includes(cell) ? [mask] : [])));
    Object.assign(this, { cell: -1, mask: -1, shown: null });
    const { change, stop } = follow(model, ["wanted"], () => this.update());
    Object.assign(this, { change, stop });
    this.lay(el);
    this.update();
  }

  lay(el) {
    const onMask = (mask) => this.point(-1, mask);
    this.left = grid(this, "the cells that must change", (cell) => this.press(cell),
      (cell) => this.point(cell, -1));
    this.right = grid(this, "how often each mask is pressed", onMask, onMask);
    this.right.board.classList.add("mm-fractions");
    this.reset = button("Reset", () => this.change({ wanted: this.model.get("_start") }));
    this.message = make("div", { className: "mm-message", role: "status" });
    el.replaceChildren(
      make("div", { className: "mm-boards" }, captioned("D: to change", this.left.board),
        captioned("V: presses", this.right.board)),
      this.message, make("div", { className: "mm-tools" }, this.reset),
    );
  }

  press(cell) {
    this.cell = cell;
    const bits = this.model.get("wanted").flat();
    bits[cell] = 1 - bits[cell];
    this.change({ wanted: fold(bits, this.columns) });
  }

  // What was pointed at last stays written, so that it can be read.
  point(cell, mask) {
    if (cell < 0 && mask < 0) return;
    [this.cell, this.mask] = [cell, mask];
    this.tell();
  }

  tell() {
    const { cell, mask } = this;
    frame(this.left.squares, mask >= 0 ? this.masks[mask] : cell >= 0 ? [cell] : []);
    frame(this.right.squares, cell >= 0 ? this.changing[cell] : mask >= 0 ? [mask] : []);
    this.message.textContent = cell >= 0 ? sumText(cell, this.changing[cell], this.presses)
      : mask >= 0 ? maskText(mask, this.masks[mask], this.presses) : HELP;
  }

  update() {
    const { model } = this;
    const bits = model.get("wanted").flat();
    this.presses = pressesOf(bits, model.get("_adjugate"), model.get("_determinant"));
    this.shown = showBits(this.left.squares, this.columns, bits, this.shown);
    this.left.squares.forEach((square, cell) => {
      square.setAttribute("aria-label", cellName(cell, bits[cell]));
    });
    this.right.squares.forEach((square, mask) => {
      square.textContent = written(this.presses[mask]);
      square.setAttribute("aria-label", maskName(mask, this.presses[mask]));
    });
    this.reset.disabled = bits.join() === model.get("_start").flat().join();
    this.tell();
  }
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-division");
  keepKeys(el);
  return new Division(model, el).stop;
}

export default { render };
