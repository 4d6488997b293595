// Press the list of a mask, and see how often each cell changes: the digits of its number tell why.

import { frame } from "./aim.js";
import { captioned, grid, showBits } from "./cells.js";
import { keepKeys, make } from "./dom.js";
import {
  binary, changing, changingPattern, countsOf, lacking, listOf, listPattern, SIDE,
} from "./mask_lists_state.js";
import {
  AIM, cellName, cellText, CHOOSE, HEADS, LEFT, listText, maskName, NONE, RIGHT,
} from "./mask_lists_words.js";
import { follow } from "./model.js";

const DIGITS = binary(0).length;

class MaskLists {
  constructor(model, el) {
    this.model = model;
    Object.assign(this, { bits: null, odd: null, aimed: null });
    const { change, stop } = follow(model, ["mask", "cell"], () => this.update());
    Object.assign(this, { change, stop });
    this.lay(el);
    this.update();
  }

  lay(el) {
    const size = { rows: SIDE, columns: SIDE };
    this.left = grid(size, LEFT, (mask) => this.change({ mask }), () => {});
    this.right = grid(size, RIGHT, (cell) => this.keep(cell), (cell) => this.aim(cell));
    for (const { board } of [this.left, this.right]) board.classList.add("mm-named");
    this.left.squares.forEach((square, mask) => { square.textContent = mask; });
    this.outcome = make("div", { className: "mm-score", role: "status" });
    this.said = make("div", { className: "mm-message", role: "status" });
    this.lines = HEADS.map((head) => {
      const name = make("th", { scope: "row", textContent: head });
      return { name, head, line: make("tr", {}, name) };
    });
    const table = make("table", { className: "mm-list-digits" }, ...this.lines.map(({ line }) => line));
    el.replaceChildren(
      make("div", { className: "mm-boards" },
        captioned(LEFT, this.left.board), captioned(RIGHT, this.right.board)),
      this.outcome, make("div", { className: "mm-list-why" }, table, this.said),
    );
  }

  keep(cell) {
    this.aimed = null;
    if (this.model.get("mask") !== null) this.change({ cell });
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
    const cell = mask === null ? null : this.aimed ?? this.model.get("cell");
    const isTold = cell !== null;
    this.fill(0, mask, mask === null ? null : [...binary(mask)]);
    this.fill(1, null, mask === null ? null : listPattern(mask));
    this.fill(2, cell, isTold ? [...binary(cell)] : null, isTold ? lacking(mask, cell) : []);
    const pattern = isTold ? changingPattern(mask, cell) : null;
    this.fill(3, null, pattern);
    if (isTold && !pattern) {
      const { name, line } = this.lines[3];
      line.replaceChildren(name, make("td", { colSpan: DIGITS, textContent: NONE }));
    }
    frame(this.left.squares, isTold ? changing(mask, cell) : []);
    frame(this.right.squares, isTold ? [cell] : []);
    this.said.textContent = isTold ? cellText(mask, cell) : mask === null ? "" : AIM;
  }

  update() {
    const mask = this.model.get("mask");
    const list = listOf(mask);
    const counts = countsOf(mask);
    const listed = this.left.squares.map((_, one) => Number(list.includes(one)));
    this.bits = showBits(this.left.squares, SIDE, listed, this.bits);
    this.odd = showBits(this.right.squares, SIDE, counts.map((count) => count % 2), this.odd);
    this.left.squares.forEach((square, one) => {
      square.setAttribute("aria-label", maskName(one, listed[one]));
      square.classList.toggle("mm-of-list", one === mask);
    });
    this.right.squares.forEach((square, cell) => {
      square.textContent = mask === null ? "" : counts[cell];
      square.setAttribute("aria-label", cellName(cell, SIDE, counts[cell]));
    });
    this.outcome.textContent = mask === null ? CHOOSE : listText(mask);
    this.explain();
  }
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-mask-lists");
  keepKeys(el);
  return new MaskLists(model, el).stop;
}

export default { render };
