// Chase the light down a board, and down a white one: what is left fills a table, whose rows are added.

import { frame } from "./aim.js";
import { flipped } from "./board_under_tests_state.js";
import { captioned, grid, showBits, still } from "./cells.js";
import { allBoards } from "./change_counts_state.js";
import { blackRow, endsOf, lastRow, left, sumOf } from "./chase_table_state.js";
import {
  AGAIN, ALL_WHITE, CHASE_IT, CHOOSE, FIRST_BOARD, FIRST_LEFT, GOAL, GO_BACK, HEADS, LEFT_OVER,
  NO_BLACK_ABOVE, NO_GOAL, NOT_YET, PRESS_ONE, SET_BOARD, SET_IT, SUM, TABLE, TAKE_ONE, TOO_MANY,
  WHITE_BOARD, allText, chaseText, filledText, foundText, otherRowText, othersText, rowName,
} from "./chase_table_words.js";
import { button, keepKeys, make } from "./dom.js";

const [CHASE, PRESS, ADD] = [0, 1, 2]; // the first chase, one press on a white board, sums of rows

class ChaseTable {
  constructor(model, el) {
    this.start = model.get("_start").flat();
    this.columns = model.get("_start")[0].length;
    this.rows = this.start.length / this.columns;
    this.masks = model.get("_masks");
    this.ends = endsOf(this.masks, this.columns);
    this.sums = allBoards(this.columns);
    Object.assign(this, { step: CHASE, filled: -1, shown: null, isOwn: false, drawn: null });
    this.lay(el);
    this.begin(this.start);
    this.update();
  }

  // A board whose light is to be chased; no sum of rows is tried.
  begin(start) {
    this.start = start;
    this.goal = left(start, this.masks, this.columns);
    this.chosen = this.ends.map(() => 0);
    Object.assign(this, { found: [], tried: new Set(), isLast: false, isGoalSeen: false });
    this.list.replaceChildren();
    this.try(this.chosen);
    this.isNew = false;
    this.take(start);
    this.isGoalSeen = this.isOver;
  }

  // Begin on a board, with nothing pressed.
  take(board) {
    Object.assign(this, { board, first: this.chosen.map(() => 0), said: "" });
  }

  lay(el) {
    const { board, squares } = grid(this, "board", (cell) => this.press(cell), (cell) => {
      frame(squares, cell < 0 ? [] : this.drawn ? [cell] : this.masks[cell]);
    });
    this.squares = squares;
    this.table = make("div", { className: "mm-chase-table", role: "group", "aria-label": TABLE });
    this.status = make("div", { className: "mm-score", role: "status" });
    this.white = button(WHITE_BOARD, () => {
      if (this.step === CHASE) this.step = PRESS;
      this.go(this.start.map(() => 0));
    });
    this.setting = button(SET_BOARD, () => this.set());
    this.all = button(allText(this.sums.length), () => {
      this.sums.forEach((chosen) => this.try(chosen));
      this.isNew = false;
      this.update();
    });
    this.others = button(othersText(this.columns - 1), () => {
      this.step = ADD;
      this.update();
    });
    this.back = button(FIRST_BOARD, () => {
      this.isLast = this.found.length > 0;
      this.go(this.start);
    });
    this.kept = make("div", { className: "mm-found-said", role: "status" });
    this.list = make("div", { className: "mm-found" });
    el.replaceChildren(
      make("div", { className: "mm-boards" }, captioned("board", board), this.table),
      this.status,
      make("div", { className: "mm-tools" }, this.back, this.white, this.others, this.setting, this.all),
      this.kept, this.list,
    );
    this.layTable();
  }

  go(board) {
    this.take(board);
    this.update();
  }

  // The heads, a line for each cell of the first row, the sum of the lines that are chosen, and the goal.
  layTable() {
    const heads = HEADS.map((textContent) => make("span", { className: "mm-chase-head", textContent }));
    this.lines = this.ends.map((_, cell) => {
      const line = button("", () => this.choose(cell), { className: "mm-chase-row" });
      line.append(make("strong", { textContent: rowName(cell) }), make("span"), make("span"));
      return line;
    });
    const rowOf = (name) => make("div", { className: "mm-chase-row" },
      make("strong", { textContent: name }), make("span"), make("span"));
    [this.sum, this.aim] = [rowOf(SUM), rowOf(GOAL)];
    const head = make("div", { className: "mm-chase-row" }, make("strong"), ...heads);
    this.table.replaceChildren(head, ...this.lines, this.sum, this.aim);
  }

  // Draw a board, from the white one; then chase it. The white one itself leads back.
  set() {
    if (!this.drawn) this.drawn = this.start.map(() => 0);
    else if (this.drawn.includes(1)) {
      this.begin(this.drawn);
      Object.assign(this, { drawn: null, isOwn: true });
    } else this.drawn = null;
    this.update();
  }

  press(cell) {
    if (this.drawn) {
      this.drawn = flipped(this.drawn, [cell]);
      this.update();
      return;
    }
    const isFirst = cell < this.columns;
    if (isFirst && (this.step === CHASE || !this.isGoalSeen)) {
      this.said = NOT_YET;
      this.update();
      return;
    }
    this.said = this.saidOf(cell);
    if (isFirst) this.first = flipped(this.first, [cell]);
    this.board = flipped(this.board, this.masks[cell]);
    this.isGoalSeen ||= this.isOver;
    this.fill();
    this.update();
  }

  // A word about a press that is not right below a black cell of the first row with such cells.
  saidOf(cell) {
    const { board, columns } = this;
    const [black, row] = [blackRow(board, columns), Math.floor(cell / columns)];
    if (!row || black < 0 || (row === black + 1 && board[cell - columns])) return "";
    return row === black + 1 ? NO_BLACK_ABOVE : otherRowText(row);
  }

  get isOver() {
    return blackRow(this.board, this.columns) < 0;
  }

  // One press of the first row of a white board, chased down: its row enters the table.
  fill() {
    const pressed = this.first.filter(Boolean).length;
    if (this.step === PRESS && this.filled < 0 && pressed === 1 && this.isOver) {
      this.filled = this.first.indexOf(1);
    }
  }

  choose(cell) {
    this.chosen = flipped(this.chosen, [cell]);
    this.isLast = false;
    this.try(this.chosen);
    this.update();
  }

  // Note whether the sum of these rows is the goal.
  try(chosen) {
    const choice = String(chosen);
    this.tried.add(choice);
    this.isNew = this.meets(chosen) && !this.found.includes(choice);
    if (!this.isNew) return;
    this.found.push(choice);
    this.list.append(still(chosen, this.columns, `choice ${this.found.length}`));
  }

  meets(chosen) {
    return String(sumOf(this.ends, chosen)) === String(this.goal);
  }

  told() {
    const { board, columns, drawn, filled, isGoalSeen, isOver, isLast, said, step } = this;
    if (drawn) return SET_IT;
    if (said === NOT_YET) return said;
    const row = blackRow(board, columns);
    const blackIn = () => board.slice(row * columns, (row + 1) * columns).filter(Boolean).length;
    const chase = () => `${said}${chaseText(row, blackIn())}`;
    if (!isGoalSeen || (step === CHASE && !isOver)) return chase();
    if (step === CHASE) return this.goal.includes(1) ? FIRST_LEFT : NO_GOAL;
    const pressed = this.first.filter(Boolean).length;
    if (step === PRESS) {
      if (filled >= 0) return filledText(filled);
      return pressed > 1 ? TOO_MANY : pressed ? chase() : PRESS_ONE;
    }
    if (!isLast) return this.toAdd();
    if (!isOver) return pressed ? chase() : AGAIN;
    return lastRow(board, columns).includes(1) ? LEFT_OVER : ALL_WHITE;
  }

  // What to do with the rows of the table, before a choice is chased.
  toAdd() {
    if (!this.goal.includes(1)) return NO_GOAL;
    if (this.tried.size < this.sums.length) return CHOOSE;
    return this.found.length ? TAKE_ONE : "";
  }

  showRow(line, bits, ofRow) {
    const cells = (values, name) =>
      (values ? still(values, this.columns, name) : make("span", { textContent: "?" }));
    const [first, last] = [...line.children].slice(1);
    if (bits) first.replaceChildren(cells(bits, HEADS[0]));
    last.replaceChildren(cells(ofRow, HEADS[1]));
  }

  update() {
    const { chosen, columns, drawn, ends, filled, goal, isOwn, squares, step } = this;
    const board = drawn ?? this.board;
    this.shown = showBits(squares, columns, board, this.shown);
    this.lines.forEach((line, cell) => {
      const isKnown = step === ADD || cell === filled;
      this.showRow(line, ends.map((_, j) => Number(j === cell)), isKnown ? ends[cell] : null);
      line.disabled = step !== ADD || !this.isGoalSeen || Boolean(drawn);
      line.setAttribute("aria-pressed", Boolean(chosen[cell]));
    });
    this.showRow(this.sum, chosen, sumOf(ends, chosen));
    this.showRow(this.aim, null, this.isGoalSeen && !drawn ? goal : null);
    this.sum.classList.toggle("mm-not-yet", step !== ADD);
    this.status.textContent = this.told();
    const [count, tried, all] = [this.found.length, this.tried.size, this.sums.length];
    const [isMet, { isNew, isGoalSeen }] = [this.meets(chosen), this];
    const isAdding = step === ADD && isGoalSeen && !drawn;
    const told = isAdding ? foundText({ isMet, isNew, count, tried, all }) : "";
    this.kept.textContent = told;
    this.list.hidden = !isAdding;
    this.white.disabled = !isGoalSeen || step === ADD || Boolean(drawn);
    this.others.disabled = step !== PRESS || filled < 0 || Boolean(drawn);
    const isBegun = String(board) !== String(this.start);
    this.back.disabled = step === PRESS || !isBegun || (step === ADD && isGoalSeen && !count)
      || Boolean(drawn);
    this.setting.textContent = !drawn ? SET_BOARD : drawn.includes(1) ? CHASE_IT : GO_BACK;
    this.setting.disabled = step === PRESS;
    this.all.hidden = !isOwn;
    this.all.disabled = !isAdding || tried === all;
  }
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-chasing");
  keepKeys(el);
  new ChaseTable(model, el);
}

export default { render };
