// A choice V to press, and what is left of it by four turns that are added, and by four presses with N.

import { frame } from "./aim.js";
import { captioned, describe, grid, showBits, still } from "./cells.js";
import { button, make } from "./dom.js";
import { levelOf, pairsOf, presetsOf, quotientOf, ringsOf, walkOf } from "./fading_state.js";
import {
  endText, levelText, names, pairNames, presetNames, quotientName, quotientText,
} from "./fading_words.js";

const MOST_FACTORS = 3;

// A choice W below a board: the board is W times some power of P.
class Quotient {
  constructor(k, side) {
    this.k = k;
    this.side = side;
    this.name = quotientName(k);
    this.board = still(new Array(side * side).fill(0), side, this.name);
    this.squares = [...this.board.children];
    this.shown = null;
    this.text = make("div", { className: "mm-quotient-text" });
    this.element = make("div", { className: "mm-quotient" },
      this.text, captioned(`${this.name}:`, this.board));
  }

  show(bits, cells, isAsked) {
    const quotient = isAsked ? quotientOf(bits, cells, this.k) : null;
    this.element.hidden = !quotient;
    if (!quotient) return;
    this.text.textContent = quotientText(this.k, cells.fixed.some((cell) => bits[cell]));
    this.shown = showBits(this.squares, this.side, quotient, this.shown);
    this.board.setAttribute("aria-label", `${this.name}: ${describe(quotient, this.side)}`);
  }
}

class Chain {
  constructor(label, names, side, divides = false) {
    this.names = names;
    this.cells = ringsOf(side);
    this.side = side;
    const white = new Array(side * side).fill(0);
    this.boards = names.slice(1).map((name) => {
      const board = still(white, side, name);
      const level = make("div", { className: "mm-fade" });
      const squares = [...board.children];
      for (const cell of this.cells.fixed) squares[cell].classList.add("mm-stays");
      return { name, board, squares, shown: white, level, quotient: null };
    });
    if (divides) {
      for (let k = 1; k <= MOST_FACTORS; k++) this.boards[k - 1].quotient = new Quotient(k, side);
    }
    const shown = this.boards.map(({ name, board, level, quotient }) => {
      const element = captioned(name, board);
      element.append(level, ...(quotient ? [quotient.element] : []));
      return element;
    });
    const line = make("div", { className: "mm-chain-boards" }, ...shown);
    this.element = make("div", { className: "mm-chain", role: "group", "aria-label": label },
      make("div", { className: "mm-chain-name", textContent: label }), line);
  }

  show(walk, tellsFactor) {
    walk.slice(1).forEach((bits, i) => {
      const one = this.boards[i];
      one.shown = showBits(one.squares, this.side, bits, one.shown);
      one.board.setAttribute("aria-label", `${one.name}: ${describe(bits, this.side)}`);
      one.level.textContent = levelText(levelOf(bits, this.cells), tellsFactor);
      one.quotient?.show(bits, this.cells, tellsFactor);
    });
  }
}

export class Fading {
  constructor({ rows, columns }, onChange) {
    this.columns = columns;
    const press = (cell) => onChange(this.folded(this.choice.map((bit, i) => (i === cell ? 1 - bit : bit))));
    const { board, squares } = grid({ rows, columns }, "the choice V", press,
      (cell) => frame(squares, cell < 0 ? [] : [cell]));
    Object.assign(this, { squares, shown: null });
    this.pairs = new Chain("P: add the turned board", pairNames, columns);
    this.walk = new Chain("N: add what a step makes", names, columns, true);
    this.status = make("div", { className: "mm-message", role: "status" });
    this.pairs.element.hidden = true;
    this.more = button("Show the chain P", () => this.turnPairs());
    const chains = make("div", { className: "mm-chains" }, this.walk.element, this.pairs.element);
    this.presets = presetsOf(columns).map((bits, i) =>
      ({ bits, choose: button(presetNames[i], () => onChange(this.folded(bits))) }));
    const corners = make("div", { className: "mm-tools", role: "group", "aria-label": "corners as V" },
      make("span", { textContent: "V =" }), ...this.presets.map(({ choose }) => choose));
    this.element = make("div", { className: "mm-fading" }, corners,
      make("div", { className: "mm-from-choice" }, captioned("V: press cells", board), chains), this.status,
      make("div", { className: "mm-tools" }, this.more));
  }

  // Show the chain P, and what it tells of the chain N; or hide both.
  turnPairs() {
    const isShown = this.pairs.element.hidden;
    this.pairs.element.hidden = !isShown;
    this.more.textContent = isShown ? "Hide the chain P" : "Show the chain P";
    this.show(this.matrix, this.choice);
  }

  // The choice to begin with: the first corner.
  get first() {
    return this.choice.map((_, cell) => (cell ? 0 : 1));
  }

  folded(bits) {
    const { columns } = this;
    return Array.from({ length: columns }, (_, i) => bits.slice(i * columns, (i + 1) * columns));
  }

  show(matrix, choice) {
    Object.assign(this, { matrix, choice });
    const tellsFactor = !this.pairs.element.hidden;
    this.shown = showBits(this.squares, this.columns, choice, this.shown);
    for (const { bits, choose } of this.presets) {
      choose.setAttribute("aria-pressed", bits.join() === choice.join());
    }
    this.pairs.show(pairsOf(this.columns, choice), tellsFactor);
    const walk = walkOf(matrix, choice);
    this.walk.show(walk, tellsFactor);
    this.status.textContent = endText(walk);
  }
}
