// Turn the cells that must change into the masks to press: each level writes over the bits before it.

import { frame } from "./aim.js";
import { bitsAfter, LEVELS, patternAfter, pressedOn, writtenAt } from "./board_levels_state.js";
import {
  BACK, bitName, cellName, CLEAR, LEFT, levelText, NEXT, outcomeText, PRESS, PRESSED, recipeName, RIGHT,
} from "./board_levels_words.js";
import { captioned, grid, showBits } from "./cells.js";
import { button, keepKeys, make } from "./dom.js";
import { onesOf } from "./lists.js";
import { SIDE } from "./mask_lists_state.js";
import { follow } from "./model.js";

const MOST_RECIPES = 3; // of so many cells, each on a line

class BoardLevels {
  constructor(model, el) {
    Object.assign(this, { model, shown: null, written: null, isPressed: false });
    const { change, stop } = follow(model, ["cells", "level"], () => {
      this.isPressed = false;
      this.update();
    });
    Object.assign(this, { change, stop });
    this.lay(el);
    this.update();
  }

  lay(el) {
    const size = { rows: SIDE, columns: SIDE };
    this.left = grid(size, LEFT, (cell) => this.turn(cell), () => {});
    this.right = grid(size, RIGHT, () => {}, () => {});
    for (const { board, squares } of [this.left, this.right]) {
      board.classList.add("mm-named");
      squares.forEach((square, cell) => { square.textContent = cell; });
    }
    this.next = button(NEXT, () => this.go(this.level + 1));
    this.back = button(BACK, () => this.go(this.level - 1));
    this.press = button(PRESS, () => this.pressAll());
    this.clear = button(CLEAR, () => this.begin(this.bits.map(() => 0)));
    this.score = make("div", { className: "mm-score", role: "status" });
    this.said = make("div", { className: "mm-message", role: "status" });
    this.recipes = make("table", { className: "mm-list-digits" });
    const room = make("div", { className: "mm-levels-recipes" }, this.recipes);
    el.replaceChildren(
      make("div", { className: "mm-boards" },
        captioned(LEFT, this.left.board), captioned(RIGHT, this.right.board)),
      make("div", { className: "mm-tools" }, this.next, this.back, this.press, this.clear),
      room, this.said, this.score,
    );
  }

  get bits() {
    return this.model.get("cells").flat();
  }

  get level() {
    return this.model.get("level");
  }

  begin(bits) {
    const cells = Array.from({ length: SIDE }, (_, row) => bits.slice(row * SIDE, (row + 1) * SIDE));
    this.isPressed = false;
    this.change({ cells, level: 0 });
  }

  turn(cell) {
    this.begin(this.bits.map((bit, i) => (i === cell ? 1 - bit : bit)));
  }

  go(level) {
    this.isPressed = false;
    this.change({ level });
  }

  pressAll() {
    this.isPressed = true;
    this.update();
  }

  // The pattern that has come from a cell so far.
  recipe(cell) {
    const digits = patternAfter(cell, this.level).map((sign) => {
      const square = make("span", { className: "mm-cell", textContent: sign });
      square.dataset.sign = sign;
      return make("td", {}, square);
    });
    return make("tr", {}, make("th", { scope: "row", textContent: recipeName(cell) }), ...digits);
  }

  update() {
    const { bits, level } = this;
    const now = bitsAfter(bits, level);
    const written = writtenAt(level);
    const left = this.isPressed ? pressedOn(bits, now) : bits;
    this.shown = showBits(this.left.squares, SIDE, left, this.shown);
    this.written = showBits(this.right.squares, SIDE, now, this.written);
    left.forEach((bit, cell) => {
      this.left.squares[cell].setAttribute("aria-label", cellName(cell, bit));
      this.right.squares[cell].setAttribute("aria-label", bitName(cell, now[cell], written.includes(cell)));
    });
    frame(this.right.squares, written);
    const black = onesOf(bits);
    const told = black.length > MOST_RECIPES ? [] : black;
    this.recipes.replaceChildren(...told.map((cell) => this.recipe(cell)));
    this.said.textContent = levelText(bits, level);
    this.score.textContent = this.isPressed ? PRESSED : outcomeText(bits, level);
    this.next.disabled = level === LEVELS || !black.length;
    this.back.disabled = level === 0;
    this.press.disabled = level < LEVELS || this.isPressed;
    this.clear.disabled = !black.length;
  }
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-mask-lists", "mm-board-levels");
  keepKeys(el);
  return new BoardLevels(model, el).stop;
}

export default { render };
