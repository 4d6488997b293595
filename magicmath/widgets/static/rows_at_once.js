// Press the masks of a row at once: their side is the same, so the reader adds their tops.

import { captioned, grid, showBits, sided, still } from "./cells.js";
import { button, keepKeys, make } from "./dom.js";
import { follow } from "./model.js";
import {
  changedBy, chosenIn, LINES, productOf, rowsWithPresses, SIDE, topOf, wrongIn,
} from "./rows_at_once_state.js";
import {
  AGAIN, cellName, CHECK, endText, LABEL, NAMES, rightText, rowText, START, topName, wrongText,
} from "./rows_at_once_words.js";

const ALL = [0, 1, 2, 3];
const EMPTY = [0, 0, 0, 0];

class RowsAtOnce {
  constructor(model, el) {
    Object.assign(this, { model, sum: EMPTY, said: "", shown: null, of: null });
    const { change, stop } = follow(model, ["row", "done", "presses"], () => this.update());
    Object.assign(this, { change, stop });
    this.lay(el);
    this.update();
  }

  get presses() {
    return this.model.get("presses");
  }

  get row() {
    return this.model.get("row");
  }

  get done() {
    return this.model.get("done");
  }

  lay(el) {
    this.left = grid({ rows: SIDE, columns: SIDE }, NAMES.presses, (place) => this.choose(place), () => {});
    this.left.board.classList.add("mm-named");
    this.left.squares.forEach((square, place) => { square.textContent = place; });
    this.top = grid({ rows: 1, columns: SIDE }, NAMES.sum, (column) => this.turn(column), () => {});
    this.tops = make("div", { className: "mm-captioned" });
    this.product = make("div", { className: "mm-captioned" });
    this.boards = ["board", "goal"].map(() => make("div", { className: "mm-captioned" }));
    this.check = button(CHECK, () => this.answer());
    this.again = button(AGAIN, () => this.change({ done: EMPTY, row: null }));
    this.told = make("div", { className: "mm-message", role: "status" });
    this.score = make("div", { className: "mm-score", role: "status" });
    const sum = captioned(NAMES.sum, this.top.board);
    const adding = make("div", { className: "mm-rows-adding" }, this.tops, sum);
    el.replaceChildren(
      make("div", { className: "mm-boards" }, captioned(NAMES.presses, this.left.board), adding), this.told,
      make("div", { className: "mm-tools" }, this.check, this.again),
      make("div", { className: "mm-boards" }, this.product, ...this.boards), this.score,
    );
  }

  choose(place) {
    this.change({ row: Math.floor(place / SIDE) });
  }

  turn(column) {
    if (this.isOpen) this.sum = this.sum.map((bit, k) => (k === column ? 1 - bit : bit));
    this.said = "";
    this.update();
  }

  // Is there a row whose tops are still to be added?
  get isOpen() {
    return this.row !== null && !this.done[this.row] && chosenIn(this.presses, this.row).length > 0;
  }

  answer() {
    const { presses, row, sum } = this;
    if (!wrongIn(presses, row, sum).length) {
      this.change({ done: this.done.map((bit, a) => (a === row ? 1 : bit)) });
      return;
    }
    this.said = wrongText(presses, row, sum);
    this.update();
  }

  update() {
    const { presses, row, done } = this;
    if (this.of !== row) Object.assign(this, { of: row, sum: EMPTY, said: "" });
    this.shown = showBits(this.left.squares, SIDE, presses.flat(), this.shown);
    this.left.squares.forEach((square, place) => {
      square.setAttribute("aria-label", cellName(place, presses.flat()[place]));
      square.classList.toggle("mm-of-row", Math.floor(place / SIDE) === row);
    });
    const isDone = row !== null && Boolean(done[row]);
    const sum = isDone ? topOf(presses, row) : this.sum;
    this.top.squares.forEach((square, column) => {
      square.dataset.bit = sum[column];
      square.textContent = sum[column];
      square.setAttribute("aria-label", topName(column, sum[column]));
    });
    this.top.board.classList.toggle("mm-named", true);
    this.drawTops(row === null ? [] : chosenIn(presses, row));
    this.drawProduct(isDone ? row : null);
    const boards = { board: changedBy(presses, done), goal: changedBy(presses, [1, 1, 1, 1]) };
    ["board", "goal"].forEach((name, k) => this.put(this.boards[k], NAMES[name], boards[name]));
    this.check.disabled = !this.isOpen;
    this.again.disabled = !done.includes(1);
    const right = () => rightText(presses, row);
    this.told.textContent = row === null ? START : isDone ? right() : this.said || rowText(presses, row);
    const isBegun = done.includes(1) || !rowsWithPresses(presses).length;
    this.score.textContent = isBegun ? endText(presses, done) : "";
  }

  put(place, name, rows) {
    place.replaceChildren(...captioned(name, still(rows.flat(), rows[0].length, name)).childNodes);
  }

  drawTops(chosen) {
    const board = still(LINES.flat(), SIDE, NAMES.tops);
    [...board.children].forEach((square, place) => {
      square.classList.toggle("mm-not-chosen", !chosen.includes(Math.floor(place / SIDE)));
    });
    this.tops.replaceChildren(...captioned(NAMES.tops, sided(ALL, board)).childNodes);
  }

  // Of a row that is done: its side, its top, and between them their product.
  drawProduct(row) {
    const [side, top] = row === null ? [EMPTY, EMPTY] : [LINES[row], topOf(this.presses, row)];
    const inner = make("div", { className: "mm-rows-product" },
      make("span"), still(top, SIDE, "top"), still(side, 1, "side"),
      still(productOf(side, top).flat(), SIDE, "product"));
    this.product.replaceChildren(...captioned(NAMES.product, inner).childNodes);
  }
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-rows-at-once");
  el.setAttribute("role", "group");
  el.setAttribute("aria-label", LABEL);
  keepKeys(el);
  return new RowsAtOnce(model, el).stop;
}

export default { render };
