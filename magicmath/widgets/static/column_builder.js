// Columns of Pascal's triangle modulo 2: the reader makes columns 2m and 2m + 1 out of column m.

import { captioned, grid, headed, showBits, sided } from "./cells.js";
import {
  blockOf, columnOf, completed, emptied, flipped, givenOf, isComplete, isRight, openColumns, pairOf, sizeOf,
  slipIn,
} from "./column_builder_state.js";
import {
  becameText, boardNames, cellName, checkText, columnName, countsOf, keptText, KEYS, linesOf, openName,
  OTHERS, PAIR, PAIR_RULES, rulesOf, WHOLE, WHOLE_RULE, wholeText,
} from "./column_builder_words.js";
import { button, keepKeys, make } from "./dom.js";
import { rulesPanel } from "./forms.js";
import { clear, lens } from "./kronecker_view.js";
import { powerOfX } from "./kronecker_words.js";
import { follow } from "./model.js";

const NARROW = 8; // columns; of more, only the two from the chosen one are seen, until all are right
const range = (n) => Array.from({ length: n }, (_, i) => i);

class ColumnBuilder {
  constructor(model, el) {
    Object.assign(this, { model, el, chosen: null, aimed: null, slip: null, shown: {}, message: "" });
    const { change, stop } = follow(model, ["entries", "column"], () => this.update());
    Object.assign(this, { change, stop });
    const aim = (index) => this.aim(index);
    this.size = sizeOf(this.entries);
    this.given = givenOf(this.entries);
    this.isWide = this.size > NARROW;
    this.showsPair = this.isWide;
    el.classList.toggle("mm-pair-alone", this.isWide);
    this.left = this.board(this.given, this.given, (index) => this.choose(index), aim);
    const columns = this.isWide ? 2 : this.size;
    this.open = this.board(this.size, columns, (index) => this.press(index), () => {});
    this.right = this.open;
    this.lines = make("div", { className: "mm-sums", role: "status" });
    this.says = make("div", { className: "mm-message", role: "status" });
    this.check = button("", () => this.tell());
    this.empty = button("", () => this.emptyThem());
    this.others = button(OTHERS, () => this.makeOthers());
    this.boards = make("div", { className: "mm-boards" }, this.left.side, this.right.side);
    const rules = this.isWide ? [...PAIR_RULES, WHOLE_RULE] : rulesOf(this.entries);
    el.replaceChildren(
      this.boards, this.lines, make("div", { className: "mm-tools" }, this.check, this.empty, this.others),
      this.says, rulesPanel(rules, KEYS),
    );
    this.update();
  }

  // A board with the powers of x before its rows, and the numbers of its columns above them.
  board(rows, columns, onPress, onAim) {
    const made = grid({ rows, columns }, "", onPress, onAim);
    const heads = range(columns).map(() => make("span", {}));
    const powers = range(rows).map((i) => make("span", { textContent: powerOfX(i) }));
    const bars = [["mm-column-names", heads], ["mm-row-names", powers]];
    const [above, before] = bars.map(([className, names]) => {
      const bar = make("div", { className, "aria-hidden": "true" }, ...names);
      bar.style.setProperty("--columns", names.length);
      return bar;
    });
    const table = make("div", { className: "mm-labelled" }, make("span", {}), above, before, made.board);
    return { ...made, heads, rows, columns, side: captioned("", table) };
  }

  // All columns beside the first half, once all are right: a tap there chooses what a cell has come from.
  wholeBoard() {
    const { size, given } = this;
    const from = (index) => given * (Math.floor(index / size) >> 1) + ((index % size) >> 1);
    const made = grid(
      { rows: size, columns: size }, WHOLE, (index) => this.choose(from(index)),
      (index) => this.aim(index < 0 ? -1 : from(index)),
    );
    made.board.classList.add("mm-fine");
    const numbers = range(size);
    const side = captioned(WHOLE, sided(numbers.map(powerOfX), headed(numbers, made.board)));
    side.classList.add("mm-whole-triangle");
    return { ...made, heads: [], rows: size, columns: size, side };
  }

  // The two new columns, or all of them.
  chooseBoard() {
    const isWhole = this.isWide && isComplete(this.entries);
    this.showsPair = this.isWide && !isWhole;
    if (isWhole) this.whole ??= this.wholeBoard();
    const right = isWhole ? this.whole : this.open;
    if (right === this.right) return;
    this.right = right;
    delete this.shown.right;
    this.el.classList.toggle("mm-all-columns", isWhole);
    this.boards.replaceChildren(this.left.side, right.side);
  }

  makeOthers() {
    Object.assign(this, { slip: null, message: wholeText, aimed: null, chosen: null });
    this.change({ entries: completed(this.entries) });
    this.empty.focus({ preventScroll: true }); // the other buttons are hidden now
  }

  // The two columns of the chosen one, or all of them where all are seen.
  emptyThem() {
    const isWhole = this.right === this.whole;
    this.become(emptied(this.entries, isWhole ? openColumns(this.entries) : pairOf(this.source)));
  }

  get entries() {
    return this.model.get("entries");
  }

  get source() {
    return this.model.get("column");
  }

  // The number of a board's first column.
  firstOf(board) {
    return board === this.right && this.showsPair ? 2 * this.source : 0;
  }

  become(entries) {
    Object.assign(this, { slip: null, message: "", aimed: null, chosen: null });
    this.change({ entries });
  }

  placeAt(index) {
    return [Math.floor(index / this.given), index % this.given];
  }

  choose(index) {
    const [row, column] = this.placeAt(index);
    const left = this.showsPair && column !== this.source ? keptText(this.entries, this.source) : "";
    Object.assign(this, { slip: null, message: left, aimed: null, chosen: [row, column] });
    this.change({ column });
  }

  press(index) {
    const { columns } = this.right;
    const [row, m] = [Math.floor(index / columns), index % columns + this.firstOf(this.right)];
    const source = m >> 1;
    Object.assign(this, { slip: null, message: "", aimed: null, chosen: null });
    if (m < this.given) this.change({ column: source });
    else this.change({ column: source, entries: flipped(this.entries, row, m) });
  }

  tell() {
    this.slip = slipIn(this.entries, this.source);
    this.chosen = null;
    this.message = checkText(this.entries, this.source, this.slip);
    this.update();
  }

  aim(index) {
    this.aimed = index < 0 ? null : this.placeAt(index);
    this.mark();
  }

  paint(board, name, caption) {
    const { columns, squares, heads, side } = board;
    const first = this.firstOf(board);
    const bits = squares.map((_, index) =>
      columnOf(this.entries, index % columns + first)[Math.floor(index / columns)]);
    this.shown[name] = showBits(squares, columns, bits, this.shown[name]);
    squares.forEach((square, index) => {
      const [row, m] = [Math.floor(index / columns), index % columns + first];
      const isOpen = m >= this.given && board !== this.whole;
      square.classList.toggle("mm-open", isOpen);
      square.setAttribute("aria-label", (isOpen ? openName : cellName)(row, m, bits[index]));
    });
    heads.forEach((head, k) => {
      const m = k + first;
      head.textContent = columnName(m, m >= this.given && isRight(this.entries, m));
    });
    board.board.setAttribute("aria-label", caption);
    side.firstChild.textContent = board === this.open && this.showsPair ? PAIR : caption;
  }

  mark() {
    const { left, right, source, entries, slip } = this;
    clear(left.board);
    clear(right.board);
    const place = this.aimed?.[1] === source ? this.aimed : this.chosen;
    const became = place ? becameText(entries, place) : "";
    const [from, to] = became ? blockOf(place) : [[0, source, this.given, 1], [0, 2 * source, this.size, 2]];
    if (right === this.whole) this.frameBlocks();
    this.frame(left, from, Boolean(became));
    this.frame(right, to, Boolean(became));
    right.squares.forEach((square, index) => {
      const isSlip = slip && index === slip.row * right.columns + slip.m - this.firstOf(right);
      square.classList.toggle("mm-slip", Boolean(isSlip));
    });
    const text = became || this.message;
    if (this.says.textContent !== text) this.says.textContent = text;
  }

  // The block that has come from each 1.
  frameBlocks() {
    for (const [index, square] of this.left.squares.entries()) {
      if (square.dataset.bit !== "1") continue;
      lens(this.right.board, blockOf(this.placeAt(index))[1], "mm-thin-lens mm-became-lens");
    }
  }

  // Frame some cells of a board; where they are one block, the others step back.
  frame(own, [row, m, rows, columns], isBlock) {
    const column = m - this.firstOf(own);
    lens(own.board, [row, column, rows, columns]);
    own.squares.forEach((square, index) => {
      const [i, k] = [Math.floor(index / own.columns), index % own.columns];
      const isInside = i >= row && i < row + rows && k >= column && k < column + columns;
      square.classList.toggle("mm-faded", isBlock && !isInside);
    });
  }

  update() {
    this.chooseBoard();
    const pair = pairOf(this.source);
    const [even, odd] = pair;
    const [left, right] = boardNames(this.entries, this.source);
    this.paint(this.left, "left", left);
    this.paint(this.right, "right", this.right === this.whole ? WHOLE : right);
    const isWhole = this.right === this.whole;
    this.check.textContent = `Check columns ${even} and ${odd}`;
    this.check.hidden = isWhole; // there is nothing left to check
    this.others.hidden = !this.isWide || isWhole;
    this.empty.textContent = isWhole ? "Begin again" : "Empty them";
    this.empty.disabled = !isWhole && even < this.given;
    this.others.disabled = isWhole || even < this.given || !pair.every((m) => isRight(this.entries, m));
    const lines = isWhole ? countsOf(this.entries) : linesOf(this.entries, this.source);
    this.lines.replaceChildren(...lines.map((textContent) =>
      make("div", { textContent })));
    this.mark();
  }
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-kronecker", "mm-column-builder");
  keepKeys(el);
  return new ColumnBuilder(model, el).stop;
}

export default { render };
