// The system of many masks: V folded like a board, Y as a pattern, and the counts R on the cells of D.

import { frame } from "./aim.js";
import { captioned, dig, grid } from "./cells.js";
import { listen, make } from "./dom.js";
import { Pattern } from "./pattern.js";
import { nameOfCell, nameOfPress } from "./system_words.js";
import { plural } from "./words.js";

export class Folded {
  constructor(system, { onPress, onPoint }) {
    this.system = system;
    const count = system.masks.length;
    const columns = count === system.size ? system.columns : Math.ceil(Math.sqrt(count));
    const shape = { rows: Math.ceil(count / columns), columns };
    const choice = grid(shape, "V, the presses", (press) => press < count && onPress(press), () => {});
    this.presses = choice.squares.slice(0, count);
    for (const square of choice.squares.slice(count)) {
      square.classList.add("mm-hole");
      square.setAttribute("aria-label", "no press");
    }
    this.pattern = new Pattern(system);
    this.choice = new Array(count).fill(0);
    this.lit = { press: -1, cell: -1 };
    listen(this.pattern.canvas, "pointermove click", (event) => onPoint(this.pattern.partAt(event)));
    this.pattern.canvas.addEventListener("pointerleave", () => onPoint(null));
    this.element = make(
      "div", { className: "mm-folded" },
      captioned("V, the presses", choice.board),
      captioned(`${system.letter}, a row for each mask`, this.pattern.canvas),
    );
    this.parts = new Map(this.presses.map((square, press) => [square, { press, cell: -1 }]));
  }

  show({ choice }) {
    this.choice = choice;
    this.presses.forEach((square, press) => {
      if (square.dataset.bit === String(choice[press])) return;
      square.dataset.bit = choice[press];
      const state = choice[press] ? "pressed" : "not pressed";
      square.setAttribute("aria-label", `${nameOfPress(press, this.system)}, ${state}`);
    });
    this.pattern.draw(choice, this.lit);
  }

  light(part, terms) {
    this.lit = part;
    const own = part.press >= 0 ? [part.press] : [];
    frame(this.presses, part.press < 0 && part.cell >= 0 ? terms[part.cell] : own);
    this.pattern.draw(this.choice, part);
  }
}

// The board of D: its cells are pointed at, and hold their counts where these stand nowhere else.
export class Result {
  constructor(system, label, hasCounts) {
    this.system = system;
    this.hasCounts = hasCounts;
    const { board, squares } = grid(system, label, () => {}, () => {}); // what has the focus is lit
    dig(squares, system.holes);
    this.squares = squares;
    this.shown = [];
    this.element = captioned(label, board);
    this.element.classList.toggle("mm-counted", hasCounts);
    this.parts = new Map(squares.map((square, cell) => [square, { press: -1, cell }]));
  }

  show({ counts, parities, wrong }) {
    const differs = new Set(wrong);
    const looks = counts.map((count, cell) => (differs.has(cell) ? -1 - count : count));
    const shown = this.shown;
    this.shown = looks;
    this.squares.forEach((square, cell) => {
      if (shown[cell] === looks[cell]) return;
      square.dataset.bit = parities[cell];
      square.classList.toggle("mm-differs", differs.has(cell));
      if (this.hasCounts) square.textContent = counts[cell];
      const change = parities[cell] ? "changes" : "stays";
      const fault = differs.has(cell) ? ", differs from the goal" : "";
      const often = plural(counts[cell], "time");
      square.setAttribute("aria-label", `${nameOfCell(cell, this.system)}: ${often}, ${change}${fault}`);
    });
  }

  light({ press, cell }) {
    const { masks } = this.system;
    if (press >= 0 && cell >= 0) return frame(this.squares, [cell]);
    frame(this.squares, press >= 0 ? masks[press] : [cell]);
  }
}
