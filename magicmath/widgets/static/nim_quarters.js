// The table of nim sums, cut into quarters, and these into quarters again.

import { grid } from "./cells.js";
import { button, keepKeys, make } from "./dom.js";
import { follow } from "./model.js";
import { NimDigits } from "./nim_digits.js";
import { NimFill } from "./nim_fill.js";
import { cutBefore, depthOf, quartersOf, usedFor, valueOf } from "./nim_quarters_state.js";
import { depthText, digitNames, helpText, placeName, usedMarks, wayText } from "./nim_quarters_words.js";
import { headsOf, rgb } from "./nim_table_parts.js";
import { shadeOf } from "./shades.js";

const THICK = [0, 5, 3, 2, 1]; // lines of each cut, in pixels

class NimQuarters {
  constructor(model, el) {
    this.model = model;
    this.size = model.get("_size");
    this.rows = model.get("_rows");
    this.aimed = null;
    const { change, stop } = follow(model, ["depth", "place"], () => this.update());
    Object.assign(this, { change, stop });
    this.lay(el);
    this.update();
  }

  lay(el) {
    const { rows, size } = this;
    const lines = { rows, columns: size };
    const table = grid(lines, "table of nim sums", (cell) => this.press(cell), (cell) => this.aim(cell));
    this.squares = table.squares;
    this.squares.forEach((square, cell) => {
      const [row, column] = this.placeOf(cell);
      const value = valueOf(row, column, size);
      square.textContent = value;
      square.setAttribute("aria-label", placeName(row, column, value));
    });
    const [columnHeads, above] = headsOf(size, "mm-quarters-heads");
    const [rowHeads, left] = headsOf(rows, "mm-quarters-heads mm-quarters-left");
    Object.assign(this, { columnHeads, rowHeads });
    const all = make("div", { className: "mm-quarters-table" }, make("span"), above, left, table.board);
    all.style.setProperty("--columns", size);
    this.status = make("div", { className: "mm-score", role: "status" });
    this.message = make("div", { className: "mm-message", "aria-live": "polite" });
    this.deeper = button("Deeper", () => this.change({ depth: this.model.get("depth") + 1 }));
    this.back = button("Back", () => this.change({ depth: this.model.get("depth") - 1 }));
    const state = make("div", { className: "mm-line-of-state" }, this.status);
    const tools = make("div", { className: "mm-tools" }, this.deeper, this.back);
    const scroll = make("div", { className: "mm-scroll" }, all);
    this.used = make("div", { className: "mm-quarters-used", "aria-hidden": "true" });
    this.used.style.setProperty("--columns", size);
    this.digits = new NimDigits(2, depthOf(size));
    const beside = make("div", { className: "mm-quarters-beside" }, this.used, this.digits.element);
    const isCut = rows === size;
    beside.classList.toggle("mm-quarters-kept", isCut); // room for the digits, so that nothing jumps
    el.replaceChildren(scroll, ...(isCut ? [state, this.message, beside, tools] : [this.message, beside]));
  }

  // Below an uncut table which numbers are used up at the place; below a cut one its digits, one a cut.
  showBeside([row, column], depth) {
    const marks = usedMarks(usedFor(row, column), this.size);
    const spans = marks.map(({ number, mark, isLeast }) => {
      const name = make("span", { textContent: number });
      return make("span", { className: isLeast ? "mm-quarters-least" : "" }, name, make("span", {}, mark));
    });
    this.used.replaceChildren(...spans);
    const value = depth < depthOf(this.size) ? null : valueOf(row, column, this.size);
    this.digits.show(digitNames(row, column, value), [row, column], depth);
  }

  placeOf(cell) {
    return [Math.floor(cell / this.size), cell % this.size];
  }

  press(cell) {
    this.change({ place: this.placeOf(cell) });
  }

  aim(cell) {
    this.aimed = cell < 0 ? null : this.placeOf(cell);
    this.light();
  }

  tint() {
    const depth = this.model.get("depth");
    const deepest = depthOf(this.size);
    this.squares.forEach((square, cell) => {
      const [row, column] = this.placeOf(cell);
      const level = valueOf(row, column, this.size) >> (deepest - depth);
      const { shade, ink } = shadeOf(level, Math.max(2, 2 ** depth));
      const [above, before] = [row, column].map((line) => cutBefore(line, this.size, depth));
      const lines = { borderTopWidth: `${THICK[above]}px`, borderLeftWidth: `${THICK[before]}px` };
      Object.assign(square.style, { background: rgb(shade), color: rgb(ink), ...lines });
      square.classList.toggle("mm-quarter-top", above > 0);
      square.classList.toggle("mm-quarter-left", before > 0);
    });
  }

  light() {
    const { columnHeads, model, rowHeads, size, squares } = this;
    const place = model.get("place") ?? this.aimed;
    const [row, column] = place ?? [-1, -1];
    const depth = model.get("depth");
    rowHeads.forEach((head, i) => head.classList.toggle("mm-quarters-lit", i === row));
    columnHeads.forEach((head, j) => head.classList.toggle("mm-quarters-lit", j === column));
    squares.forEach((square, cell) => {
      const [i, j] = this.placeOf(cell);
      const isPlace = i === row && j === column;
      square.classList.toggle("mm-aimed", isPlace);
      const leads = i === row && j < column || j === column && i < row;
      square.classList.toggle("mm-quarters-way", !depth && leads);
    });
    this.used.hidden = !place || depth > 0;
    this.digits.element.hidden = !place || !depth;
    if (place) this.showBeside(place, depth);
    const way = () => quartersOf(row, column, size, depth);
    this.message.textContent = place ? wayText(row, column, valueOf(row, column, size), way())
      : helpText(depth);
  }

  update() {
    const depth = this.model.get("depth");
    this.tint();
    this.light();
    this.status.textContent = depthText(depth, this.size);
    const focused = document.activeElement;
    this.deeper.disabled = depth === depthOf(this.size);
    this.back.disabled = depth === 0;
    if (this.deeper.disabled && focused === this.deeper) this.back.focus({ preventScroll: true });
    if (this.back.disabled && focused === this.back) this.deeper.focus({ preventScroll: true });
  }
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-quarters");
  keepKeys(el);
  return new (model.get("_fills") ? NimFill : NimQuarters)(model, el).stop;
}

export default { render };
