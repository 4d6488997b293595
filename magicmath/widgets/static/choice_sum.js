// Two choices of masks and their sum, on three boards side by side.

import { frame } from "./aim.js";
import { captioned, grid, showBits } from "./cells.js";
import { madeBy, sumOf, toggled } from "./choice_sum_state.js";
import {
  cellText, comparedText, compareText, droppedText, headings, HELP, nameOf, pressesText, quietText,
} from "./choice_sum_words.js";
import { button, keepKeys, make } from "./dom.js";
import { follow } from "./model.js";

const NAMES = ["first", "second"];

class ChoiceSum {
  constructor(model, el) {
    this.model = model;
    const [rows, columns] = model.get("_shape");
    Object.assign(this, { rows, columns, size: rows * columns, aimed: -1, masks: model.get("_masks") });
    this.places = model.get("_places");
    this.maskAt = new Map(this.places.map((cell, mask) => [cell, mask]));
    this.letter = model.get("_label");
    const { change, stop } = follow(model, NAMES, () => this.update());
    Object.assign(this, { change, stop });
    this.lay(el);
    this.update();
  }

  lay(el) {
    const labels = headings(this.letter);
    this.lanes = labels.map((label, i) => this.lane(label, NAMES[i]));
    const [first, second, both] = this.lanes.map(({ element }) => element);
    const sign = (textContent) => make("span", { className: "mm-choice-sign", textContent });
    this.message = make("div", { className: "mm-choice-cell" });
    this.status = make("div", { className: "mm-score", role: "status" });
    this.compare = button(compareText(this.letter), () => {
      this.asked = this.model.get("second").join(); // it stays compared until the second choice is another
      this.update();
    });
    this.reset = button("Reset", () => {
      const [v, u] = this.model.get("_begun");
      this.asked = null;
      this.change({ first: v, second: u });
    });
    el.replaceChildren(
      make("div", { className: "mm-choice-row" }, first, sign("+"), second, sign("="), both),
      this.message, make("div", { className: "mm-tools" }, this.compare, this.reset), this.status,
    );
  }

  // A board with the line of its masks; the last one has no name, and is not pressed.
  lane(label, name) {
    const press = name ? (cell) => this.press(name, cell) : () => {};
    const { board, squares } = grid(this, `${label}, a board`, press, (cell) => this.aim(cell));
    board.classList.toggle("mm-choice-made", !name);
    const line = make("div", { className: "mm-choice-line" });
    const element = captioned(label, board);
    element.append(line);
    return { squares, line, element, shown: null };
  }

  press(name, cell) {
    this.aimed = cell;
    if (!this.maskAt.has(cell)) return;
    this.change({ [name]: toggled(this.model.get(name), this.maskAt.get(cell)) });
  }

  aim(cell) {
    this.aimed = cell;
    this.point();
  }

  point() {
    const isAny = this.aimed >= 0;
    for (const { squares } of this.lanes) frame(squares, isAny ? [this.aimed] : []);
    const bits = this.lanes.map(({ shown }) => shown[this.aimed]);
    this.message.textContent = isAny ? cellText(this.aimed, bits) : HELP;
    this.message.classList.toggle("mm-cell-told", isAny);
  }

  update() {
    const [first, second] = NAMES.map((name) => this.model.get(name));
    const choices = [first, second, sumOf(first, second)];
    const boards = choices.map((choice) => madeBy(choice, this.masks, this.size));
    this.lanes.forEach((lane, i) => this.show(lane, choices[i], boards[i]));
    const [v, u] = this.model.get("_begun");
    const isBegun = v.join() === first.join() && u.join() === second.join();
    this.dropped = droppedText(first, second);
    this.compared = comparedText(second, boards[1], this.letter);
    const isCompared = second.length > 0 && this.asked === second.join();
    if (!isCompared) this.asked = null; // the reader looks first, and then asks for the comparison
    const compares = this.model.get("_compares");
    const isFound = compares && !u.length; // the reader brings the second choice
    const isBrought = compares ? isFound : second.join() !== u.join();
    const found = isBrought ? quietText(second, boards[1], this.letter, compares) : "";
    this.status.textContent = `${this.dropped} ${isCompared ? this.compared : found}`.trim();
    this.markDifferences(isCompared ? boards[1] : []);
    this.compare.hidden = !compares;
    this.compare.disabled = (isBegun && !first.length) || (isFound && !second.length);
    this.reset.disabled = isBegun;
    this.point();
  }

  // On the first board and on the third, the cells in which they differ: the second choice changes these.
  markDifferences(changed) {
    for (const { squares } of [this.lanes[0], this.lanes[2]]) {
      squares.forEach((square, cell) => square.classList.toggle("mm-choice-differs", changed[cell] === 1));
    }
  }

  show(lane, choice, cells) {
    lane.shown = showBits(lane.squares, this.columns, cells, lane.shown);
    const pressed = new Set(choice.map((mask) => this.places[mask]));
    lane.squares.forEach((square, cell) => {
      square.classList.toggle("mm-choice-pressed", pressed.has(cell));
      square.setAttribute("aria-label", nameOf(cell, cells[cell], pressed.has(cell)));
    });
    lane.line.textContent = `press ${pressesText(choice)}`;
  }
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-choice-sum");
  keepKeys(el);
  return new ChoiceSum(model, el).stop;
}

export default { render };
