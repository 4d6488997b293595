// Before whole classes are pressed: press single masks on nine cells, and find the rows of the table.

import { captioned, grid } from "./cells.js";
import { gotBy, KINDS, nonePressed, pressedNext, wholeClass } from "./classes_filling_state.js";
import {
  cellName, FILL, GO_ON, GOT, maskName, MASKS, ROWS, toldText, UNKNOWN,
} from "./classes_filling_words.js";
import { CLASS_OF } from "./classes_state.js";
import { CELLS, CLASSES, LETTERS } from "./classes_words.js";
import { button, make } from "./dom.js";
import { paint } from "./paint.js";

const SHADES = 6; // a cell gets 5 at most

// `goOn` is called when the reader leaves for the whole classes.
export class Filling {
  constructor({ table, changing }, goOn) {
    Object.assign(this, { rows: 3, columns: 3, table, changing });
    Object.assign(this, { pressed: nonePressed(), found: KINDS.map(() => false) });
    this.masks = grid(this, MASKS, (mask) => this.press(mask), () => {});
    this.masks.board.classList.add("mm-classes-presses", "mm-classes-single");
    this.masks.squares.forEach((square, mask) => { square.dataset.letter = LETTERS[CLASS_OF[mask]]; });
    this.cells = grid(this, GOT, () => {}, () => {});
    this.entries = KINDS.map(() => CELLS.map(() => make("td")));
    const names = CELLS.map((name) => make("th", { scope: "col", textContent: name }));
    const head = make("tr", {}, make("th", { textContent: "pressed once" }), ...names);
    this.lines = this.entries.map((line, kind) => {
      const textContent = `${CLASSES[kind]}, ${LETTERS[kind]}`;
      return make("tr", {}, make("th", { scope: "row", textContent }), ...line);
    });
    const body = make("tbody", {}, ...this.lines);
    const rows = make("table", { ariaLabel: ROWS }, make("thead", {}, head), body);
    this.told = make("div", { className: "mm-classes-told", role: "status" });
    this.fill = button(FILL, () => this.show(nonePressed(), KINDS.map(() => true)));
    this.onward = button(GO_ON, goOn);
    this.element = make("div", { className: "mm-classes-filling" },
      make("div", { className: "mm-boards" },
        captioned(MASKS, this.masks.board), captioned(GOT, this.cells.board)),
      this.told, rows, make("div", { className: "mm-tools" }, this.fill, this.onward));
    this.show(this.pressed, this.found);
  }

  press(mask) {
    const pressed = pressedNext(this.pressed, mask);
    const whole = wholeClass(pressed);
    this.show(pressed, this.found.map((isFound, kind) => isFound || kind === whole));
  }

  show(pressed, found) {
    Object.assign(this, { pressed, found });
    const got = gotBy(pressed, this.changing);
    const whole = wholeClass(pressed);
    this.masks.squares.forEach((square, mask) => {
      square.textContent = pressed[mask];
      square.dataset.on = pressed[mask];
      square.setAttribute("aria-label", maskName(mask, pressed[mask]));
      paint(this.cells.squares[mask], got[mask], SHADES);
      this.cells.squares[mask].setAttribute("aria-label", cellName(mask, got[mask]));
    });
    this.entries.forEach((line, kind) => {
      this.lines[kind].classList.toggle("mm-classes-lit", kind === whole);
      line.forEach((entry, j) => { entry.textContent = found[kind] ? this.table[kind][j] : UNKNOWN; });
    });
    this.told.textContent = toldText(pressed, got, found);
    const isFull = found.every(Boolean);
    this.fill.disabled = isFull;
    this.onward.disabled = !isFull;
  }
}
