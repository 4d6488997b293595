// Columns of Pascal's triangle modulo 2: the reader makes columns 2m and 2m + 1 out of column m.

import { captioned, grid, showBits } from "./cells.js";
import {
  blockOf, columnOf, emptied, flipped, GIVEN, isRight, openColumns, pairOf, SIZE, slipIn,
} from "./column_builder_state.js";
import {
  becameText, cellName, checkText, columnName, KEYS, linesOf, openName, RULES,
} from "./column_builder_words.js";
import { button, keepKeys, make } from "./dom.js";
import { rulesPanel } from "./forms.js";
import { clear, lens } from "./kronecker_view.js";
import { powerOfX } from "./kronecker_words.js";
import { follow } from "./model.js";

const range = (n) => Array.from({ length: n }, (_, i) => i);

class ColumnBuilder {
  constructor(model, el) {
    Object.assign(this, { model, el, chosen: null, aimed: null, slip: null, shown: {}, message: "" });
    const { change, stop } = follow(model, ["entries", "column"], () => this.update());
    Object.assign(this, { change, stop });
    const aim = (index) => this.aim(index);
    this.left = this.board(GIVEN, "F⊗F, columns 0 to 3", (index) => this.choose(index), aim);
    this.right = this.board(SIZE, "columns 0 to 7", (index) => this.press(index), () => {});
    this.right.squares.forEach((square, index) => square.classList.toggle("mm-open", index % SIZE >= GIVEN));
    this.lines = make("div", { className: "mm-sums", role: "status" });
    this.says = make("div", { className: "mm-message", role: "status" });
    this.check = button("", () => this.tell());
    this.empty = button("Empty them", () => this.become(emptied(this.entries, pairOf(this.source))));
    el.replaceChildren(
      make("div", { className: "mm-boards" }, this.left.side, this.right.side),
      this.lines, make("div", { className: "mm-tools" }, this.check, this.empty),
      this.says, rulesPanel(RULES, KEYS),
    );
    this.update();
  }

  // A board with the powers of x before its rows, and the numbers of its columns above them.
  board(size, label, onPress, onAim) {
    const made = grid({ rows: size, columns: size }, label, onPress, onAim);
    const heads = range(size).map(() => make("span", {}));
    const powers = range(size).map((i) => make("span", { textContent: powerOfX(i) }));
    const bars = [["mm-column-names", heads], ["mm-row-names", powers]];
    const [above, before] = bars.map(([className, names]) => {
      const bar = make("div", { className, "aria-hidden": "true" }, ...names);
      bar.style.setProperty("--columns", size);
      return bar;
    });
    const table = make("div", { className: "mm-labelled" }, make("span", {}), above, before, made.board);
    return { ...made, heads, size, side: captioned(label, table) };
  }

  get entries() {
    return this.model.get("entries");
  }

  get source() {
    return this.model.get("column");
  }

  become(entries) {
    Object.assign(this, { slip: null, message: "", aimed: null, chosen: null });
    this.change({ entries });
  }

  choose(index) {
    const [row, column] = [Math.floor(index / GIVEN), index % GIVEN];
    Object.assign(this, { slip: null, message: "", aimed: null, chosen: [row, column] });
    this.change({ column });
  }

  press(index) {
    const [row, m] = [Math.floor(index / SIZE), index % SIZE];
    const source = m >> 1;
    Object.assign(this, { slip: null, message: "", aimed: null, chosen: null });
    if (m < GIVEN) this.change({ column: source });
    else this.change({ column: source, entries: flipped(this.entries, row, m) });
  }

  tell() {
    this.slip = slipIn(this.entries, this.source);
    this.chosen = null;
    this.message = checkText(this.entries, this.source, this.slip);
    this.update();
  }

  aim(index) {
    this.aimed = index < 0 ? null : [Math.floor(index / GIVEN), index % GIVEN];
    this.mark();
  }

  paint(board, name) {
    const { size, squares, heads } = board;
    const bits = range(size * size).map((index) =>
      columnOf(this.entries, index % size)[Math.floor(index / size)]);
    this.shown[name] = showBits(squares, size, bits, this.shown[name]);
    squares.forEach((square, index) => {
      const [row, m] = [Math.floor(index / size), index % size];
      square.setAttribute("aria-label", (m < GIVEN ? cellName : openName)(row, m, bits[index]));
    });
    heads.forEach((head, m) => {
      head.textContent = columnName(m, m >= GIVEN && isRight(this.entries, m));
    });
  }

  mark() {
    const { left, right, source, entries, slip } = this;
    clear(left.board);
    clear(right.board);
    const place = this.aimed?.[1] === source ? this.aimed : this.chosen;
    const became = place ? becameText(entries, place) : "";
    const [from, to] = became ? blockOf(place) : [[0, source, GIVEN, 1], [0, 2 * source, SIZE, 2]];
    this.frame(left, from, Boolean(became));
    this.frame(right, to, Boolean(became));
    right.squares.forEach((square, index) => {
      const isSlip = slip && index === slip.row * SIZE + slip.m;
      square.classList.toggle("mm-slip", Boolean(isSlip));
    });
    const text = became || this.message;
    if (this.says.textContent !== text) this.says.textContent = text;
  }

  // Frame some cells of a board; where they are one block, the others step back.
  frame({ board, squares, size }, [row, column, rows, columns], isBlock) {
    lens(board, [row, column, rows, columns]);
    squares.forEach((square, index) => {
      const [i, m] = [Math.floor(index / size), index % size];
      const isInside = i >= row && i < row + rows && m >= column && m < column + columns;
      square.classList.toggle("mm-faded", isBlock && !isInside);
    });
  }

  update() {
    const [even, odd] = pairOf(this.source);
    this.paint(this.left, "left");
    this.paint(this.right, "right");
    this.check.textContent = `Check columns ${even} and ${odd}`;
    this.empty.disabled = !openColumns().includes(even);
    this.lines.replaceChildren(...linesOf(this.entries, this.source).map((textContent) =>
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
