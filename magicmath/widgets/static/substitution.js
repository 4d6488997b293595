// A column of bits, multiplied by ⌽G once and twice: each power of x opens into a power of 1 + x.

import { captioned, grid, headed, isStill, showBits, sided, still } from "./cells.js";
import { button, keepKeys, make } from "./dom.js";
import { rulesPanel } from "./forms.js";
import { powerOfX } from "./kronecker_words.js";
import { follow } from "./model.js";
import {
  flipped, isBack, LONGEST, madeOf, MOST_TIMES, openedRows, resized, SHORTEST,
} from "./substitution_state.js";
import {
  BACK, CANCELLING, cellName, KEYS, linesOf, multiplyName, nameOf, openedLabel, OWN, RESULTS, RULES,
  sizesText, verdictText,
} from "./substitution_words.js";

const OPENING = [{ transform: "scaleY(0)", opacity: 0 }, { transform: "none", opacity: 1 }];

class Substitution {
  constructor(model, el) {
    Object.assign(this, { model, size: 0, times: null, asked: model.get("_sizes"), tried: new Set() });
    const { change, stop } = follow(model, ["column", "times"], () => this.update());
    Object.assign(this, { change, stop });
    this.boards = make("div", { className: "mm-boards" });
    this.multiply = button("", () => this.step(this.model.get("times") + 1));
    this.back = button(BACK, () => this.step(0));
    this.shorter = button("Shorter", () => this.resize(this.size - 1));
    this.longer = button("Longer", () => this.resize(this.size + 1));
    this.lines = make("div", { className: "mm-sums", role: "status" });
    this.legend = make("div", { className: "mm-message mm-cancel-legend", textContent: CANCELLING });
    this.verdict = make("div", { className: "mm-score", role: "status" });
    this.sizes = make("div", { className: "mm-message mm-sizes-tried", hidden: !this.asked });
    const tools = [this.multiply, this.back, this.shorter, this.longer];
    el.replaceChildren(
      make("div", { className: "mm-tools" }, ...tools), this.boards, this.legend, this.lines,
      make("div", { className: "mm-line-of-state" }, this.verdict), this.sizes,
      rulesPanel(RULES, KEYS),
    );
    this.update();
  }

  get column() {
    return this.model.get("column");
  }

  become(column) {
    this.change({ column, times: 0 });
  }

  step(times) {
    this.change({ times });
    if (this.multiply.disabled) this.back.focus({ preventScroll: true });
    else if (this.back.disabled) this.multiply.focus({ preventScroll: true });
  }

  resize(size) {
    this.become(resized(this.column, size));
    if (this.shorter.disabled) this.longer.focus({ preventScroll: true });
    else if (this.longer.disabled) this.shorter.focus({ preventScroll: true });
  }

  build(size) {
    const turn = (m) => this.become(flipped(this.column, m));
    Object.assign(this, { size, shown: null, own: grid({ rows: size, columns: 1 }, OWN, turn, () => {}) });
    this.own.board.classList.add("mm-to-turn");
    this.first = captioned(OWN, this.named(this.own.board));
    this.boards.style.setProperty("--rows", size); // so that nothing below moves
    this.multiply.textContent = multiplyName(size);
    this.shorter.disabled = size === SHORTEST;
    this.longer.disabled = size === LONGEST;
  }

  named(board) {
    return sided(this.column.map((_, m) => powerOfX(m)), board);
  }

  // ⌽G, with the columns that are added up, and the column that remains.
  stepOf(before, after, k, isNew) {
    const rows = openedRows(before);
    const matrix = still(rows.flat().map(({ bit }) => bit), this.size, nameOf(this.size));
    matrix.setAttribute("aria-label", openedLabel(before));
    rows.flat().forEach(({ bit, isTaken, isCancelled }, index) => {
      const square = matrix.children[index];
      square.classList.toggle("mm-faded", !isTaken);
      square.classList.toggle("mm-cancelled", isCancelled);
      if (isNew && isTaken && bit) square.animate(OPENING, { duration: 420, easing: "ease-out" });
    });
    const heads = headed(before.map((_, m) => m), matrix);
    [...heads.firstChild.children].forEach((head, m) => head.classList.toggle("mm-taken", before[m] === 1));
    const result = captioned(RESULTS[k], still(after, 1, RESULTS[k]));
    const opened = captioned(nameOf(this.size), this.named(heads));
    return make("div", { className: "mm-step-of-g" }, opened, result);
  }

  update() {
    const { column } = this;
    const times = this.model.get("times");
    if (this.size !== column.length) this.build(column.length);
    this.shown = showBits(this.own.squares, 1, column, this.shown);
    this.own.squares.forEach((square, m) => square.setAttribute("aria-label", cellName(m, column[m])));
    const made = madeOf(column, times);
    const isMore = this.times !== null && times > this.times && !isStill();
    const steps = made.slice(1).map((after, k) => this.stepOf(made[k], after, k, isMore && k === times - 1));
    this.times = times;
    while (this.boards.children.length > 1) this.boards.lastChild.remove();
    if (this.boards.firstChild !== this.first) this.boards.replaceChildren(this.first); // the focus stays
    this.boards.append(...steps);
    const isCancelling = this.boards.querySelector(".mm-cancelled") !== null;
    this.legend.classList.toggle("mm-not-yet", !isCancelling); // its place is kept
    this.multiply.disabled = times === MOST_TIMES || !column.includes(1);
    this.back.disabled = times === 0;
    this.lines.replaceChildren(...linesOf(made, this.asked > 0).map((textContent) =>
      make("div", { textContent })));
    this.verdict.textContent = verdictText(made);
    if (made[0].includes(1) && isBack(made)) this.tried.add(this.size);
    this.sizes.textContent = sizesText([...this.tried].sort(), this.asked);
  }
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-kronecker", "mm-substitution");
  el.setAttribute("role", "group");
  el.setAttribute("aria-label", "substitution");
  keepKeys(el);
  return new Substitution(model, el).stop;
}

export default { render };
