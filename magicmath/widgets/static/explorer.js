// The explorer: flip the source, and the target follows here in the page.

import { frame } from "./aim.js";
import { captioned, describe, grid, showBits, still } from "./cells.js";
import { button, keepKeys, make } from "./dom.js";
import { resultText, winnersText } from "./explorer_words.js";
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
    this.polls = model.get("_polls");
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
    const names = this.polls.length ? this.polls : [targetLabel]; // a board for each
    const white = new Array((targetRows * targetColumns) / names.length).fill(0);
    this.targets = names.map((name) => still(white, targetColumns, name));
    this.targetSquares = this.targets.flatMap((target) => [...target.children]);
    const right = names.map((name, k) => captioned(name, this.targets[k]));
    this.captions = right.map((one) => one.firstChild);
    this.reset = button("Clear", () => this.set(new Array(this.rows * this.columns).fill(0)));
    this.status = make("span", { className: "mm-status", role: "status" });
    const polls = make("div", { className: "mm-polls", role: "group" }, ...right);
    polls.setAttribute("aria-label", targetLabel);
    const boards = [captioned(sourceLabel, this.source.board), this.polls.length ? polls : right[0]];
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
    const { shown, source, columns, targetSquares, targetColumns } = this;
    const bits = this.model.get("source").flat();
    const result = image(this.ones, targetSquares.length, bits);
    shown.source = showBits(source.squares, columns, bits, shown.source);
    shown.target = showBits(targetSquares, targetColumns, result, shown.target);
    this.tell(bits, result);
    this.reset.disabled = !bits.includes(1);
  }

  tell(bits, result) {
    const { targets, targetColumns, targetLabel, polls, captions } = this;
    const shown = fold(result, result.length / targets.length);
    const labels = polls.length ? polls.map((name, k) => resultText(name, shown[k])) : [targetLabel];
    labels.forEach((label, k) => {
      captions[k].textContent = label;
      targets[k].setAttribute("aria-label", `${label}: ${describe(shown[k], targetColumns)}`);
    });
    this.status.textContent = polls.length
      ? winnersText(polls, shown)
      : `${count(bits)} black at the left, ${count(result)} at the right`;
  }
}

function render({ model, el }) {
  el.classList.add("mm-board");
  keepKeys(el);
  return new Explorer(model, el).stop;
}

export default { render };
