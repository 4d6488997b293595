// Press the list of a mask, and say how often each cell changes: the digits of its number tell.

import { frame } from "./aim.js";
import { captioned, grid, showBits } from "./cells.js";
import { button, keepKeys, make } from "./dom.js";
import {
  binary, changing, changingPattern, countsOf, countsToChoose, lacking, listOf, listPattern, SIDE,
} from "./mask_lists_state.js";
import {
  AIM, askText, cellName, cellText, CHOICES, CHOOSE, HEADS, LEFT, listText, markedText, markName, markText,
  maskName, missText, NONE, PRESS, RIGHT,
} from "./mask_lists_words.js";
import { follow } from "./model.js";

const DIGITS = binary(0).length;

class MaskLists {
  constructor(model, el) {
    this.model = model;
    Object.assign(this, { bits: null, odd: null, aimed: null });
    Object.assign(this, { isPressed: true, marked: [] }); // a list that Python chose is pressed
    Object.assign(this, { of: null, found: new Set(), missed: null });
    const { change, stop } = follow(model, ["mask", "cell"], () => this.update());
    Object.assign(this, { change, stop });
    this.lay(el);
    this.update();
  }

  lay(el) {
    const size = { rows: SIDE, columns: SIDE };
    this.left = grid(size, LEFT, (mask) => this.choose(mask), () => {});
    this.right = grid(size, RIGHT, (cell) => this.keep(cell), (cell) => this.aim(cell));
    for (const { board } of [this.left, this.right]) board.classList.add("mm-named");
    this.left.squares.forEach((square, mask) => { square.textContent = mask; });
    this.outcome = make("div", { className: "mm-score", role: "status" });
    this.said = make("div", { className: "mm-message", role: "status" });
    this.press = button(PRESS, () => this.pressList());
    this.lines = HEADS.map((head) => {
      const name = make("th", { scope: "row", textContent: head });
      return { name, head, line: make("tr", {}, name) };
    });
    this.choices = make("div", { className: "mm-tools mm-list-counts", role: "group" });
    this.choices.setAttribute("aria-label", CHOICES);
    const table = make("table", { className: "mm-list-digits" }, ...this.lines.map(({ line }) => line));
    el.replaceChildren(
      make("div", { className: "mm-boards" },
        captioned(LEFT, this.left.board), captioned(RIGHT, this.right.board)),
      make("div", { className: "mm-tools" }, this.press), this.outcome,
      make("div", { className: "mm-list-why" }, table,
        make("div", { className: "mm-list-told" }, this.said, this.choices)),
    );
  }

  // Another list: the reader may say first what it will do.
  choose(mask) {
    Object.assign(this, { isPressed: false, marked: [], aimed: null, of: null });
    this.change({ mask, cell: null });
  }

  pressList() {
    this.isPressed = true;
    this.update();
  }

  keep(cell) {
    this.aimed = null;
    if (this.model.get("mask") === null) return;
    if (this.isPressed) return this.change({ cell });
    const isMarked = this.marked.includes(cell);
    this.marked = isMarked ? this.marked.filter((one) => one !== cell) : [...this.marked, cell];
    this.marked.sort((a, b) => a - b);
    this.update();
  }

  // The reader says how many masks of the list change the cell, and tries until it is right.
  guess(cell, count) {
    const isRight = countsOf(this.model.get("mask"))[cell] === count;
    if (isRight) this.found.add(cell);
    this.missed = isRight ? null : { cell, count };
    this.update();
    if (isRight) this.right.squares[cell].focus({ preventScroll: true }); // the buttons are gone
  }

  aim(cell) {
    this.aimed = cell < 0 ? null : cell;
    this.explain();
  }

  fill(k, number, signs, fails = []) {
    const { name, head, line } = this.lines[k];
    name.textContent = number === null ? head : `${head} ${number}`;
    const empty = Array(DIGITS).fill("");
    const digits = (signs ?? empty).map((sign, at) => {
      const square = make("span", { className: "mm-cell", textContent: sign });
      square.dataset.sign = sign;
      square.classList.toggle("mm-lacks", Boolean(fails[at]));
      return make("td", {}, square);
    });
    line.replaceChildren(name, ...digits);
  }

  // Why the cell that is pointed at, or kept, changes as often as it does.
  explain() {
    const mask = this.model.get("mask");
    const cell = mask === null || !this.isPressed ? null : this.aimed ?? this.model.get("cell");
    const isTold = cell !== null;
    const isFound = this.found.has(cell);
    this.fill(0, mask, mask === null ? null : [...binary(mask)]);
    this.fill(1, null, mask === null ? null : listPattern(mask));
    this.fill(2, cell, isTold ? [...binary(cell)] : null, isTold ? lacking(mask, cell) : []);
    const pattern = isFound ? changingPattern(mask, cell) : null;
    this.fill(3, null, pattern);
    if (isFound && !pattern) {
      const { name, line } = this.lines[3];
      line.replaceChildren(name, make("td", { colSpan: DIGITS, textContent: NONE }));
    }
    frame(this.left.squares, isFound ? changing(mask, cell) : []);
    frame(this.right.squares, isTold ? [cell] : []);
    const isAsked = isTold && !isFound;
    this.offer(mask, isAsked && cell === this.model.get("cell") ? cell : null);
    if (isFound) this.said.textContent = cellText(mask, cell);
    else if (isAsked && this.missed?.cell === cell) {
      this.said.textContent = missText(mask, cell, this.missed.count);
    } else if (isAsked) this.said.textContent = askText(cell);
    else this.said.textContent = mask === null || !this.isPressed ? "" : AIM;
  }

  // The numbers to choose from, while the kept cell waits for one.
  offer(mask, cell) {
    const counts = cell === null ? [] : countsToChoose(mask);
    const offered = `${cell} ${counts}`;
    if (offered === this.offered) return; // so that a pressed button stays
    this.offered = offered;
    this.choices.replaceChildren(
      ...counts.map((count) => button(`${count}`, () => this.guess(cell, count))));
  }

  update() {
    const mask = this.model.get("mask");
    const list = listOf(mask);
    const counts = countsOf(mask);
    if (mask !== this.of) Object.assign(this, { of: mask, found: new Set(), missed: null });
    const listed = this.left.squares.map((_, one) => Number(list.includes(one)));
    this.bits = showBits(this.left.squares, SIDE, listed, this.bits);
    const { isPressed, marked } = this;
    const odd = counts.map((count) => (isPressed ? count % 2 : 0));
    this.odd = showBits(this.right.squares, SIDE, odd, this.odd);
    this.left.squares.forEach((square, one) => {
      square.setAttribute("aria-label", maskName(one, listed[one]));
      square.classList.toggle("mm-of-list", one === mask);
    });
    this.right.squares.forEach((square, cell) => {
      const isMarked = marked.includes(cell);
      const count = isPressed && this.found.has(cell) ? counts[cell] : null;
      square.textContent = count ?? (isMarked && !isPressed ? "?" : "");
      square.classList.toggle("mm-marked", isMarked);
      square.setAttribute(
        "aria-label", isPressed ? cellName(cell, SIDE, odd[cell], count) : markName(cell, SIDE, isMarked));
    });
    this.press.disabled = mask === null || isPressed;
    if (mask === null) this.outcome.textContent = CHOOSE;
    else if (isPressed) this.outcome.textContent = listText(mask) + markedText(mask, marked);
    else this.outcome.textContent = markText(mask);
    this.explain();
  }
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-mask-lists");
  keepKeys(el);
  return new MaskLists(model, el).stop;
}

export default { render };
