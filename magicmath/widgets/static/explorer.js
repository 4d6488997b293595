// The explorer: flip the source, and the target follows here in the page.

import { frame } from "./aim.js";
import { captioned, describe, grid, showBits, still } from "./cells.js";
import { button, keepKeys, make } from "./dom.js";
import { fold } from "./masks.js";
import { follow } from "./model.js";

const count = (bits) => bits.filter(Boolean).length;

function image(ones, size, source) {
  const target = new Array(size).fill(0);
  source.forEach((bit, i) => {
    if (bit) for (const j of ones[i]) target[j] ^= 1;
  });
  return target;
}

class Explorer {
  constructor(model, el) {
    this.model = model;
    this.ones = model.get("_rows");
    [this.sourceLabel, this.targetLabel] = model.get("_labels");
    const source = model.get("source");
    [this.rows, this.columns] = [source.length, source[0].length];
    [this.targetRows, this.targetColumns] = model.get("_target_shape");
    const { change, stop } = follow(model, ["source"], () => this.update());
    this.change = change;
    this.stop = stop;
    this.shown = { source: null, target: null };
    this.lay(el);
    this.update();
  }

  lay(el) {
    const { targetRows, targetColumns, sourceLabel, targetLabel } = this;
    this.source = grid(this, sourceLabel, (cell) => this.flip(cell), (cell) => this.aim(cell));
    const white = new Array(targetRows * targetColumns).fill(0);
    this.target = still(white, targetColumns, targetLabel);
    this.targetSquares = [...this.target.children];
    this.reset = button("Clear", () => this.set(new Array(this.rows * this.columns).fill(0)));
    this.status = make("span", { className: "mm-status", role: "status" });
    const boards = [captioned(sourceLabel, this.source.board), captioned(targetLabel, this.target)];
    el.replaceChildren(
      make("div", { className: "mm-boards" }, ...boards),
      make("div", { className: "mm-tools" }, this.reset, this.status),
    );
  }

  set(bits) {
    this.change({ source: fold(bits, this.columns) });
  }

  flip(cell) {
    this.set(this.model.get("source").flat().map((bit, i) => (i === cell ? 1 - bit : bit)));
  }

  aim(cell) {
    frame(this.source.squares, [cell]);
    frame(this.targetSquares, this.ones[cell] ?? []);
  }

  update() {
    const { shown, source, columns, target, targetSquares, targetColumns, targetLabel } = this;
    const bits = this.model.get("source").flat();
    const result = image(this.ones, targetSquares.length, bits);
    shown.source = showBits(source.squares, columns, bits, shown.source);
    shown.target = showBits(targetSquares, targetColumns, result, shown.target);
    target.setAttribute("aria-label", `${targetLabel}: ${describe(result, targetColumns)}`);
    this.status.textContent = `${count(bits)} black at the left, ${count(result)} at the right`;
    this.reset.disabled = !bits.includes(1);
  }
}

function render({ model, el }) {
  el.classList.add("mm-board");
  keepKeys(el);
  return new Explorer(model, el).stop;
}

export default { render };
