// A choice V to press, and what four presses with N leave of it.

import { frame } from "./aim.js";
import { captioned, describe, grid, showBits, still } from "./cells.js";
import { make } from "./dom.js";
import { levelOf, ringsOf, walkOf } from "./fading_state.js";
import { endText, levelText, names } from "./fading_words.js";

export class Fading {
  constructor({ rows, columns }, onChange) {
    this.columns = columns;
    this.cells = ringsOf(columns);
    const press = (cell) => onChange(this.folded(this.choice.map((bit, i) => (i === cell ? 1 - bit : bit))));
    const { board, squares } = grid({ rows, columns }, "the choice V", press,
      (cell) => frame(squares, cell < 0 ? [] : [cell]));
    const white = new Array(rows * columns).fill(0);
    const stills = names.slice(1).map((name) => still(white, columns, name));
    this.boards = [board, ...stills].map((one, i) => ({
      board: one, name: names[i], squares: i ? [...one.children] : squares, shown: null,
      level: make("div", { className: "mm-fade" }),
    }));
    this.status = make("div", { className: "mm-message", role: "status" });
    const shown = this.boards.map((one) => {
      const element = captioned(one.name, one.board);
      element.append(one.level);
      return element;
    });
    this.element = make("div", { className: "mm-fading" },
      make("div", { className: "mm-boards" }, ...shown), this.status);
  }

  folded(bits) {
    const { columns } = this;
    return Array.from({ length: columns }, (_, i) => bits.slice(i * columns, (i + 1) * columns));
  }

  show(matrix, choice) {
    this.choice = choice;
    const walk = walkOf(matrix, choice);
    walk.forEach((bits, i) => {
      const one = this.boards[i];
      one.shown = showBits(one.squares, this.columns, bits, one.shown);
      if (i) one.board.setAttribute("aria-label", `${one.name}: ${describe(bits, this.columns)}`);
      one.level.textContent = i ? levelText(levelOf(bits, this.cells)) : "press cells to choose";
    });
    this.status.textContent = endText(walk);
  }
}
