// A board to press, the rows that its pivots ask for, the board that they make, and the tests.

import { frame } from "./aim.js";
import { captioned, describe, grid, showBits, still } from "./cells.js";
import { button, keepKeys, make } from "./dom.js";
import { fold } from "./masks.js";
import { follow } from "./model.js";
import { stateOf, testsOf } from "./parity_tests_state.js";
import { changeText, countText, passText, pressText, resultText } from "./parity_tests_words.js";

class Small {
  constructor(label, bits, columns, marked) {
    this.board = still(bits, columns, label);
    Object.assign(this, { label, columns, squares: [...this.board.children], shown: bits });
    for (const cell of marked) this.squares[cell].classList.add("mm-pivot-cell");
    this.told = make("div", { className: "mm-told-of-small" });
    this.element = captioned(label, this.board);
    this.element.append(this.told);
  }

  show(bits, told) {
    this.shown = showBits(this.squares, this.columns, bits, this.shown);
    this.board.setAttribute("aria-label", `${this.label}: ${describe(bits, this.columns)}`);
    this.told.textContent = told;
  }
}

class ParityTests {
  constructor(model, el) {
    const board = model.get("board");
    this.model = model;
    [this.rows, this.columns] = [board.length, board[0].length];
    const names = ["_ends", "_choices", "_pivots", "_free"];
    const [ends, choices, pivots, free] = names.map((name) => model.get(name));
    this.rule = { ends, choices, pivots, free, masks: choices[0]?.length ?? 0 };
    this.tests = testsOf(this.rule);
    this.hasReach = model.get("_has_reach");
    const { change, stop } = follow(model, ["board"], () => this.update());
    this.pressed = null; // the cell of a press, until it is told
    this.set = (bits, cell = null) => {
      this.pressed = cell;
      change({ board: fold(bits, this.columns) });
    };
    this.stop = stop;
    this.lay(el);
    this.update();
  }

  lay(el) {
    const { columns, rule: { ends, pivots, free }, tests } = this;
    const { board, squares } = grid(this, "your board", (cell) => this.flip(cell), (cell) => this.aim(cell));
    this.squares = squares;
    for (const cell of pivots) squares[cell].classList.add("mm-pivot-cell");
    this.shown = null;
    this.own = captioned("your board", board);
    this.made = new Small("within reach", new Array(squares.length).fill(0), columns, pivots);
    this.lines = ends.map((bits, i) => new Small(`pivot ${pivots[i]}`, bits, columns, [pivots[i]]));
    this.small = tests.map((cells, k) => {
      const one = new Small(`test for ${free[k]}`, new Array(squares.length).fill(0), columns, []);
      one.squares.forEach((square, i) => square.classList.toggle("mm-outside", !cells.includes(i)));
      one.squares[free[k]].classList.add("mm-own-cell");
      return one;
    });
    const titled = (textContent) => make("div", { className: "mm-title-of-several", textContent });
    const several = (label, all) => make("div",
      { className: "mm-boards mm-several", role: "group", "aria-label": label },
      ...all.map(({ element }) => element));
    this.clear = button("Clear", () => this.set(new Array(squares.length).fill(0)));
    const draw = button("Random board", () => this.set(squares.map(() => Number(Math.random() < 0.5))));
    this.status = make("div", { className: "mm-message", role: "status" });
    const finished = [
      titled("The finished rows, by their pivots: + where the board is black there"),
      several("the finished rows", this.lines),
    ];
    el.replaceChildren(
      make("div", { className: "mm-boards" }, this.own, ...(this.hasReach ? [this.made.element] : [])),
      make("div", { className: "mm-tools" }, this.clear, draw), this.status,
      ...(this.hasReach ? finished : []),
      titled("The tests, with the board's black cells in them"),
      several("the tests", this.small),
    );
  }

  flip(cell) {
    this.set(this.model.get("board").flat().map((bit, i) => (i === cell ? 1 - bit : bit)), cell);
  }

  aim(cell) {
    for (const { squares } of [this, this.made, ...this.lines]) frame(squares, cell < 0 ? [] : [cell]);
    this.small.forEach(({ squares }, k) => frame(squares, this.tests[k].includes(cell) ? [cell] : []));
  }

  update() {
    const board = this.model.get("board").flat();
    const state = stateOf(this.rule, this.tests, board);
    this.shown = showBits(this.squares, this.columns, board, this.shown);
    this.made.show(state.made, pressText(state.presses));
    this.made.squares.forEach((square, i) => square.classList.toggle("mm-differs", state.wrong.includes(i)));
    this.lines.forEach((one, i) => {
      one.show(this.rule.ends[i], state.taken[i] ? "+" : "");
      one.element.classList.toggle("mm-lit", state.taken[i]);
    });
    this.small.forEach((one, k) => {
      one.show(board.map((bit, i) => (this.tests[k].includes(i) ? bit : 0)), countText(state.counts[k]));
      one.element.classList.toggle("mm-failed", state.counts[k] % 2 === 1);
    });
    this.status.textContent = changeText(this.pressed, this.tests, this.rule.free) 
      + (this.hasReach ? resultText(state) : passText(state));
    this.pressed = null;
    this.clear.disabled = !board.includes(1);
  }
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-parity-tests");
  keepKeys(el);
  return new ParityTests(model, el).stop;
}

export default { render };
