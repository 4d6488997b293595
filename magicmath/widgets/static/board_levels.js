// Turn the cells that must change into the masks to press: each level writes over the bits before it.

import { frame } from "./aim.js";
import {
  bitsAfter, carriedAt, distanceOf, LEVELS, patternAfter, pressedOn, writtenAt,
} from "./board_levels_state.js";
import {
  ALONE, aloneName, BACK, bitName, cellName, CLEAR, expectedText, LEFT, levelText, NEXT, outcomeText, PRESS,
  pressedText, recipeName, RIGHT, SAME, SUM,
} from "./board_levels_words.js";
import { captioned, grid, isStill, showBits, still } from "./cells.js";
import { button, keepKeys, make } from "./dom.js";
import { onesOf } from "./lists.js";
import { SIDE } from "./mask_lists_state.js";
import { follow } from "./model.js";
import { draw } from "./svg.js";

const MOST_RECIPES = 2; // of so many cells, each on a line
const NEAR = 0.3; // of a cell, from its middle to the end of an arrow
const BEND = 0.34; // of an arrow that passes over a cell
const BETWEEN = 600; // milliseconds from mask to mask

// An arrow from one cell of the board to another, in cells.
function arrow(from, to, carries) {
  const [x, y] = [from % SIDE, Math.floor(from / SIDE)].map((at) => at + 0.5);
  const [toX, toY] = [to % SIDE, Math.floor(to / SIDE)].map((at) => at + 0.5);
  const [right, down] = [Math.sign(toX - x), Math.sign(toY - y)];
  const isFar = Math.abs(toX - x) + Math.abs(toY - y) > 1;
  const bend = (Math.floor(from / SIDE) + from) % 2 ? -BEND : BEND; // so that two in one line part
  const [aside, below] = isFar ? [bend * down, -bend * right] : [0, 0];
  const [x1, y1, x2, y2] = [x + NEAR * right, y + NEAR * down, toX - NEAR * right, toY - NEAR * down];
  const middle = `${(x1 + x2) / 2 + 2 * aside} ${(y1 + y2) / 2 + 2 * below}`;
  const d = `M${x1} ${y1}Q${middle} ${x2} ${y2}`;
  const [back, side] = [[x2 - 0.16 * right + aside / 3, y2 - 0.16 * down + below / 3], 0.09];
  const head = `M${x2} ${y2}L${back[0] + side * down} ${back[1] + side * right}`
    + `L${back[0] - side * down} ${back[1] - side * right}Z`;
  const look = carries ? "mm-carries" : "mm-carries-none";
  return draw("g", { class: look }, draw("path", { d, class: "mm-halo" }), draw("path", { d }),
    draw("path", { d: head, class: "mm-head" }));
}

class BoardLevels {
  constructor(model, el) {
    Object.assign(this, { model, shown: null, written: null, pressed: 0, isAlone: false });
    Object.assign(this, { of: null, marked: [] }); // the masks that the reader expects
    const { change, stop } = follow(model, ["cells", "level"], () => {
      this.takeBack();
      this.update();
    });
    this.change = change;
    this.stop = () => {
      this.takeBack();
      stop();
    };
    this.lay(el);
    this.update();
  }

  lay(el) {
    const size = { rows: SIDE, columns: SIDE };
    this.left = grid(size, LEFT, (cell) => this.turn(cell), () => {});
    this.right = grid(size, RIGHT, (mask) => this.expect(mask), () => {});
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
    this.alone = button(ALONE, () => {
      this.isAlone = !this.isAlone;
      if (this.isAlone) this.go(0);
      this.update();
    });
    const viewBox = `0 0 ${SIDE} ${SIDE}`;
    this.arrows = draw("svg", { class: "mm-level-arrows", viewBox, "aria-hidden": "true" });
    this.both = make("div", { className: "mm-levels-alone" });
    const under = make("div", { className: "mm-under-arrows" }, this.right.board, this.arrows);
    const room = make("div", { className: "mm-levels-recipes" }, this.recipes);
    el.replaceChildren(
      make("div", { className: "mm-boards" },
        captioned(LEFT, this.left.board), captioned(RIGHT, under)),
      make("div", { className: "mm-tools" }, this.next, this.back, this.press, this.alone, this.clear),
      this.said, room, this.both, this.score,
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
    this.takeBack();
    this.change({ cells, level: 0 });
  }

  turn(cell) {
    this.begin(this.bits.map((bit, i) => (i === cell ? 1 - bit : bit)));
  }

  // Before the first level a mask can be marked, and let go again.
  expect(mask) {
    if (this.level > 0 || !this.bits.includes(1)) return;
    const isMarked = this.marked.includes(mask);
    this.marked = isMarked ? this.marked.filter((one) => one !== mask) : [...this.marked, mask];
    this.marked.sort((a, b) => a - b);
    this.update();
  }

  go(level) {
    this.takeBack();
    this.change({ level });
  }

  takeBack() {
    clearTimeout(this.waiting);
    this.pressed = 0;
  }

  // One mask after the other, or all at once for those who want no motion.
  pressAll() {
    const { length } = onesOf(bitsAfter(this.bits, this.level));
    this.pressed = isStill() ? length : this.pressed + 1;
    if (this.pressed < length) this.waiting = setTimeout(() => this.pressAll(), BETWEEN);
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
    if (`${bits}` !== this.of) Object.assign(this, { of: `${bits}`, marked: [] }); // another question
    const { marked } = this;
    const written = writtenAt(level);
    const masks = onesOf(now);
    const done = masks.slice(0, this.pressed);
    const isPressing = done.length > 0;
    const left = pressedOn(bits, now.map((_, mask) => Number(done.includes(mask))));
    this.shown = showBits(this.left.squares, SIDE, left, this.shown);
    this.written = showBits(this.right.squares, SIDE, now, this.written);
    left.forEach((bit, cell) => {
      this.left.squares[cell].setAttribute("aria-label", cellName(cell, bit));
      const [square, isMarked] = [this.right.squares[cell], marked.includes(cell)];
      square.classList.toggle("mm-marked", isMarked);
      square.setAttribute("aria-label", bitName(cell, now[cell], written.includes(cell), isMarked));
    });
    frame(this.right.squares, isPressing ? done.slice(-1) : written);
    const black = onesOf(bits);
    const told = black.length > MOST_RECIPES ? [] : black;
    this.recipes.replaceChildren(...told.map((cell) => this.recipe(cell)));
    const carried = carriedAt(bits, level);
    const arrows = written.map((cell) => arrow(cell - distanceOf(level), cell, carried.includes(cell)));
    this.arrows.replaceChildren(...(isPressing ? [] : arrows));
    this.drawAlone(black, now);
    this.said.textContent = levelText(bits, level);
    this.score.textContent = isPressing ? pressedText(masks, this.pressed)
      : outcomeText(bits, level) + expectedText(bits, level, marked);
    this.next.disabled = level === LEVELS || !black.length;
    this.back.disabled = level === 0;
    this.press.disabled = level < LEVELS || isPressing;
    this.clear.disabled = !black.length;
  }

  // Of two black cells: the board that each makes alone, and the sum of both.
  drawAlone(black, now) {
    const isTwo = black.length === 2;
    this.alone.disabled = !isTwo;
    this.alone.setAttribute("aria-pressed", isTwo && this.isAlone);
    this.both.hidden = !isTwo || !this.isAlone;
    if (this.both.hidden) return;
    const lone = black.map((cell) => bitsAfter(now.map((_, one) => Number(one === cell)), this.level));
    const boards = [...lone, now.map((_, cell) => lone[0][cell] ^ lone[1][cell])];
    const names = [...black.map(aloneName), SUM];
    const shown = boards.map((board, k) => captioned(names[k], still(board, SIDE, names[k])));
    this.both.replaceChildren(
      make("div", { className: "mm-boards" }, ...shown), make("div", { textContent: SAME }));
  }
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-mask-lists", "mm-board-levels");
  keepKeys(el);
  return new BoardLevels(model, el).stop;
}

export default { render };
