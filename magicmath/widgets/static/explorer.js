// The explorer: flip the source, and the targets follow here in the page.

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
    [this.sourceLabel, ...this.targetLabels] = model.get("_labels");
    const source = model.get("source");
    [this.rows, this.columns] = [source.length, source[0].length];
    const { change, stop } = follow(model, ["source"], () => this.update());
    this.change = change;
    this.stop = stop;
    this.shown = null;
    this.lay(el);
    this.update();
  }

  lay(el) {
    const { sourceLabel, targetLabels } = this;
    this.source = grid(this, sourceLabel, (cell) => this.flip(cell), (cell) => this.aim(cell));
    this.targets = this.model.get("_target_shapes").map(([rows, columns], i) => {
      const board = still(new Array(rows * columns).fill(0), columns, targetLabels[i]);
      return { board, squares: [...board.children], columns, label: targetLabels[i], shown: null };
    });
    this.targetSquares = this.targets.flatMap(({ squares }) => squares);
    this.reset = button("Clear", () => this.set(new Array(this.rows * this.columns).fill(0)));
    this.status = make("span", { className: "mm-status", role: "status" });
    const targets = this.targets.map(({ label, board }) => captioned(label, board));
    el.replaceChildren(
      make("div", { className: "mm-boards" }, captioned(sourceLabel, this.source.board), ...targets),
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
    const bits = this.model.get("source").flat();
    const result = image(this.ones, this.targetSquares.length, bits);
    this.shown = showBits(this.source.squares, this.columns, bits, this.shown);
    let from = 0;
    for (const one of this.targets) {
      const part = result.slice(from, from += one.squares.length);
      one.shown = showBits(one.squares, one.columns, part, one.shown);
      one.board.setAttribute("aria-label", `${one.label}: ${describe(part, one.columns)}`);
    }
    const counts = this.targets.map(({ shown }) => count(shown)).join(", ");
    this.status.textContent = `${count(bits)} black at the left, ${counts} at the right`;
    this.reset.disabled = !bits.includes(1);
  }
}

function render({ model, el }) {
  el.classList.add("mm-board");
  keepKeys(el);
  return new Explorer(model, el).stop;
}

export default { render };
