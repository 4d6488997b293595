// What the page shows of a Kronecker product.

import { captioned, grid, headed, sided, still } from "./cells.js";
import { button, make } from "./dom.js";
import { Factors, halvesTable } from "./kronecker_factors.js";
import { entry, leftOf, partsOf, powerOf, quartersOf, traceOf, turnedDigit } from "./kronecker_state.js";
import {
  binary, countText, COVERED, coverText, digitName, leftCaption, MODES, nameOfWhole, placeName, statusText,
  traceText,
} from "./kronecker_words.js";

const WIDEST = 328; // pixels: two boards stand side by side in a column of text
const LARGE = 16; // columns; above, the cells are small squares
const NUMBERED = 28; // pixels that the numbers of the rows take
const MOST_NUMBERS = 8; // beside a matrix of small squares

// A frame around some cells of a board, which takes no part in its layout.
export function lens(board, [row, column, rows, columns], kind = "") {
  const frame = make("div", { className: `mm-lens ${kind}`, "aria-hidden": "true" });
  frame.style.gridArea = `${row + 1} / ${column + 1} / ${row + rows + 1} / ${column + columns + 1}`;
  board.append(frame);
}

export const clear = (board) =>
  board.querySelectorAll(":scope > .mm-lens").forEach((frame) => frame.remove());

function boardOf(bits, columns, label, onPress, onAim, widest = WIDEST) {
  const made = grid({ rows: bits.length / columns, columns }, label, onPress, onAim);
  made.board.style.setProperty("--mm-size", `${Math.min(44, Math.floor(widest / columns) - 1)}px`);
  made.board.classList.toggle("mm-fine", columns > LARGE);
  return made;
}

// The numbers of rows or columns: all of them, or a few where the squares are small.
function numbersOf(size) {
  const step = size > LARGE ? size / MOST_NUMBERS : 1;
  return Array.from({ length: size }, (_, n) => (n % step ? "" : n));
}

const digitLooks = (bit) => ({ className: "mm-cell", "data-bit": bit, textContent: bit });

function paint({ squares }, bits, nameOf) {
  bits.forEach((bit, index) => {
    squares[index].dataset.bit = bit;
    squares[index].setAttribute("aria-label", nameOf(index));
  });
}

export class KroneckerView {
  constructor(el, { mostLevels, modes, isNameless, cover }, actions) {
    Object.assign(this, { el, mostLevels, isNameless, cover, actions });
    this.step = modes.join() === "product" ? 2 : 1; // masks alone: only square ones
    this.modes = MODES.filter(([mode]) => modes.includes(mode)).map(([mode, text]) =>
      ({ mode, element: button(text, () => actions.become({ mode })) }));
    this.less = button("Smaller", () => actions.grow(-this.step));
    this.more = button("Larger", () => actions.grow(this.step));
    this.why = button("Show why", () => this.tellWhy(), { "aria-pressed": "false" });
    this.left = make("div", { className: "mm-side" });
    this.right = make("div", { className: "mm-side" });
    this.trace = make("div", { className: "mm-trace" });
    this.count = make("div", { className: "mm-count-line" });
    this.count.setAttribute("aria-live", "polite");
    this.status = make("div", { className: "mm-score", role: "status" });
    this.built = { left: "", right: "" };
    el.classList.add("mm-board", "mm-kronecker");
    el.setAttribute("role", "group");
    el.setAttribute("aria-label", "Kronecker builder");
    const buttons = this.modes.map((one) => one.element);
    const ways = make("div", { className: "mm-tools mm-modes", role: "group" }, ...buttons);
    ways.setAttribute("aria-label", "ways to read the matrix");
    ways.hidden = this.modes.length === 1;
    const tools = [this.less, this.more, ...(isNameless ? [this.why] : [])];
    el.replaceChildren(
      ways, ...(cover ? [] : [make("div", { className: "mm-tools" }, ...tools)]), // a cover keeps the size
      make("div", { className: "mm-boards" }, this.left, this.right),
      this.count, make("div", { className: "mm-line-of-state" }, this.status),
      this.trace, // below: no board may move
    );
  }

  tellWhy() {
    this.isNameless = !this.isNameless;
    this.why.setAttribute("aria-pressed", !this.isNameless);
    this.actions.redraw();
  }

  draw(view, aimed) {
    const cell = aimed ?? view.cell;
    this.el.classList.toggle("mm-by-factors", view.mode === "product");
    this.el.classList.toggle("mm-by-copies", view.mode === "copies");
    for (const { mode, element } of this.modes) element.setAttribute("aria-pressed", mode === view.mode);
    this.less.disabled = view.levels <= this.step;
    this.more.disabled = view.levels + this.step > this.mostLevels;
    this.drawRight(view);
    if (this.cover) this.drawCover(view);
    if (view.mode === "digits") this.drawDigits(view.levels, cell);
    else this.drawLeft({ ...view, cell });
    this.drawParts(view, cell);
    this.drawTrace(view, cell);
    this.count.hidden = view.mode === "product"; // there masks are looked at, not counted
    this.count.textContent = this.cover ? coverText(this.cover) : countText(view.levels);
    this.status.textContent = statusText(view, cell);
  }

  drawRight(view) {
    const { levels } = view;
    const name = nameOfWhole(view);
    const size = 2 ** levels;
    const isNumbered = view.mode === "digits";
    const key = `${name} ${isNumbered}`;
    if (this.built.right === key) return;
    this.built.right = key;
    const { press, aim } = this.actions;
    const cellAt = (index) => [index >> levels, index & (size - 1)];
    const nameAt = (i, j) => placeName(i, j, entry(i, j));
    this.board = boardOf(powerOf(levels), size, name, (index) => press(cellAt(index)),
      (index) => aim(index < 0 ? null : cellAt(index)), isNumbered ? WIDEST - NUMBERED : WIDEST);
    paint(this.board, powerOf(levels), (index) => nameAt(...cellAt(index)));
    const { board } = this.board;
    const numbers = numbersOf(size);
    this.right.classList.toggle("mm-finely-numbered", isNumbered && size > LARGE);
    this.right.style.setProperty("--mm-size", board.style.getPropertyValue("--mm-size")); // for the numbers
    this.right.replaceChildren(captioned(name, isNumbered ? sided(numbers, headed(numbers, board)) : board));
  }

  drawCover(view) {
    const { cover, board: { squares } } = this;
    cover.look(view);
    squares.forEach((square, index) => {
      const [i, j] = [index >> view.levels, index & (2 ** view.levels - 1)];
      if (j !== cover.column) return;
      const isHidden = cover.hides(i, j);
      square.classList.toggle("mm-under-cover", isHidden);
      square.dataset.bit = isHidden ? 0 : entry(i, j);
      square.setAttribute("aria-label", placeName(i, j, isHidden ? COVERED : entry(i, j)));
    });
  }

  drawLeft(view) {
    const { bits, columns } = leftOf(view);
    const key = `${view.mode} ${columns} ${bits.length}`;
    const caption = leftCaption(view);
    if (this.built.left !== key) {
      this.built.left = key;
      const { pressLeft, aimLeft } = this.actions;
      this.small = boardOf(bits, columns, caption, pressLeft, aimLeft);
      this.caption = make("div", { className: "mm-caption" });
      const board = view.mode === "product" ? this.withFactors(view) : this.small.board;
      this.left.replaceChildren(make("div", { className: "mm-captioned" }, this.caption, board));
    }
    this.caption.textContent = caption;
    const nameOf = (index) => placeName(Math.floor(index / columns), index % columns, bits[index]);
    paint(this.small, bits, nameOf);
    if (view.mode === "product") this.factors.show(view);
  }

  withFactors({ levels }) {
    const choose = (row) => this.actions.chooseMask(row);
    this.factors = new Factors({ levels, mask: this.small.board, choose });
    return this.factors.element;
  }

  drawDigits(levels, cell) {
    this.built.left = "digits";
    const [i, j] = cell ?? [0, 0];
    const held = this.digits?.indexOf(document.activeElement) ?? -1; // the table is made anew
    const turn = (axis, k) => this.actions.become({ cell: turnedDigit([i, j], levels, axis, k) });
    this.digits = [];
    const square = (bit, axis, k) => {
      if (axis && this.cover) return make("td", {}, make("span", digitLooks(bit)));
      const one = button(bit, () => turn(axis, k), { ...digitLooks(bit), className: "mm-cell mm-digit" });
      one.setAttribute("aria-label", digitName("im"[axis], k, bit));
      this.digits.push(one);
      return make("td", {}, one);
    };
    const head = (textContent) => make("th", { scope: "row", textContent });
    const row = (axis, name, bits) =>
      make("tr", {}, head(name), ...bits.map((bit, k) => square(bit, axis, k)));
    const trace = traceOf([i, j], levels);
    const verdict = trace.map(({ bit }) => make("td", { textContent: bit }));
    const table = make(
      "table", { className: "mm-digits" },
      row(0, `i = ${i}`, trace.map((one) => one.row)),
      row(1, `m = ${j}`, trace.map((one) => one.column)),
      make("tr", {}, head("entry of F"), ...verdict),
    );
    table.setAttribute("aria-label", `i = ${binary(i, levels)}, m = ${binary(j, levels)}`);
    this.left.replaceChildren(captioned(cell ? "the digits" : "the digits of row 0, column 0", table));
    if (held >= 0) this.digits[held]?.focus({ preventScroll: true });
  }

  drawParts(view, cell) {
    const { board } = this.board;
    clear(board);
    if (view.mode !== "digits") clear(this.small.board);
    if (view.mode === "copies") {
      const half = 2 ** (view.levels - 1);
      const copies = [[0, 0], [0, half], [half, half]];
      for (const [i, j] of copies) lens(board, [i, j, half, half], "mm-quiet-lens");
    }
    if (view.mode === "copies" || view.mode === "digits") this.lightUp(cell, view);
    else this.board.squares.forEach((square) => square.classList.remove("mm-outside"));
    if (!cell) return;
    const { left, source, right, here } = partsOf(view, cell);
    lens(board, right);
    if (String(right) !== String(here) && view.mode !== "copies") lens(board, here, "mm-thin-lens");
    if (left) lens(this.small.board, left);
    if (source) lens(this.small.board, source, "mm-thin-lens");
  }

  // The quarter around a cell stays lit, and each quarter inside it has its frame; one of 0s is hatched.
  // Where the digits are told, the cell has a frame of its own, and so the first quarter has one here.
  lightUp(cell, { levels, mode }) {
    const { board, squares } = this.board;
    const quarters = cell ? quartersOf(cell, levels) : [];
    const lit = quarters.length ? quarters[0].place : [0, 0, 2 ** levels, 2 ** levels];
    squares.forEach((square, index) => {
      const isOut = [index >> levels, index & (2 ** levels - 1)].some((place, axis) =>
        place < lit[axis] || place >= lit[axis] + lit[2]);
      square.classList.toggle("mm-outside", isOut);
    });
    quarters.forEach(({ place, bit }, k) => {
      const isFramed = mode === "digits" ? place[2] > 1 : k || !bit;
      if (isFramed) lens(board, place, bit ? "mm-thin-lens mm-nested-lens" : "mm-thin-lens mm-zeros-lens");
    });
  }

  // Why a cell is what it is: an entry of F at each level, or the two halves of its number.
  drawTrace({ levels, mode }, cell) {
    const isTold = mode === "digits" || mode === "copies" || (mode === "product" && !this.isNameless);
    const isShown = Boolean(cell) && isTold;
    this.trace.hidden = !isShown && mode !== "copies"; // there its place is kept: the text below stays still
    this.trace.replaceChildren();
    if (!isShown) return;
    if (mode === "product") return this.trace.replaceChildren(halvesTable(cell, levels));
    const told = mode === "copies" ? quartersOf(cell, levels) : traceOf(cell, levels);
    const factors = told.map(({ row, column }) => {
      const board = still([1, 1, 0, 1], 2, `F, its entry ${row}, ${column}`);
      lens(board, [row, column, 1, 1]);
      return board;
    });
    const result = make("span", { textContent: traceText(cell, levels, told) });
    this.trace.replaceChildren(...factors, result);
  }
}
