// Below fixed rows: a board on which their masks are pressed. It counts its black cells in the chosen set.

import { captioned, showBits, still } from "./cells.js";
import { button, make } from "./dom.js";
import { lineUp } from "./rows_cells.js";
import { blackText } from "./rows_words.js";

export class PressedCells {
  constructor(rows, [height, columns], width, { onChange, onAim }) {
    this.columns = columns;
    this.shown = null;
    this.board = still(rows[0].map(() => 0), columns, "your board");
    this.squares = [...this.board.children];
    const press = (mask) => onChange(this.shown.map((bit, cell) => bit ^ rows[mask][cell]));
    const masks = rows.map((_, mask) => {
      const one = button(`Mask ${mask}`, () => press(mask));
      for (const kind of ["pointerenter", "focus"]) one.addEventListener(kind, () => onAim(mask));
      for (const kind of ["pointerleave", "blur"]) one.addEventListener(kind, () => onAim(-1));
      return one;
    });
    this.again = button("White again", () => onChange(this.shown.map(() => 0)));
    this.status = make("div", { className: "mm-told-of-board", role: "status" });
    this.element = make("div", { className: "mm-pressed-cells" },
      captioned("your board", this.board), this.status,
      make("div", { className: "mm-tools" }, ...masks, this.again));
    if (height === 1) lineUp(this.element, width);
  }

  show(bits, chosen) {
    this.shown = showBits(this.squares, this.columns, bits, this.shown);
    this.board.setAttribute("aria-label", `your board: ${bits.join(" ")}`);
    this.squares.forEach((square, cell) => square.classList.toggle("mm-chosen", chosen[cell] === 1));
    this.again.disabled = !bits.includes(1);
    const text = blackText(bits, chosen);
    if (this.status.textContent !== text) this.status.textContent = text;
  }
}
