// All choices of three masks at the left, all boards of three cells at the right, and lines between them.

import { captioned, grid, still } from "./cells.js";
import { TableSums } from "./choice_pairs_sums.js";
import {
  alike, boardOf, boardsOf, cellsOf, CHOICES, SIZE, withPress,
} from "./choice_pairs_state.js";
import {
  ALL, allText, boardName, cellName, choiceName, choiceText, lastText, LEFT, maskName, MASKS, RIGHT,
} from "./choice_pairs_words.js";
import { button, keepKeys, make } from "./dom.js";
import { follow } from "./model.js";
import { draw } from "./svg.js";

const [WIDTH, ROW] = [100, 36]; // of the drawing, and of a row beside it, as in the styles
const middle = (row) => (row + 0.5) * ROW;

class ChoicePairs {
  constructor(model, el) {
    this.model = model;
    this.given = model.get("_given");
    const { change, stop } = follow(model, ["masks", "tried"], () => this.update());
    Object.assign(this, { change, stop });
    this.lay(el);
    this.update();
  }

  lay(el) {
    this.masks = grid({ rows: SIZE, columns: SIZE }, MASKS, (cell) => this.turn(cell), () => {});
    const letters = CHOICES.slice(0, SIZE).map((mask) => make("span", { textContent: maskName(mask) }));
    const names = make("div", { className: "mm-row-names", "aria-hidden": "true" }, ...letters);
    const masks = captioned(MASKS, make("div", { className: "mm-sided" }, names, this.masks.board));
    this.choices = CHOICES.map((choice) => button(choiceText(choice), () => this.press([choice])));
    this.boards = CHOICES.map((number) => {
      const board = still(cellsOf(number), SIZE, "board");
      return make("div", { className: "mm-pair-board" }, board);
    });
    const height = ROW * CHOICES.length;
    this.lines = CHOICES.map(() => draw("line", { x1: 0, x2: WIDTH }));
    this.drawing = draw("svg",
      { viewBox: `0 0 ${WIDTH} ${height}`, width: WIDTH, height, "aria-hidden": "true" }, ...this.lines);
    const column = (label, parts) =>
      captioned(label, make("div", { className: "mm-pair-column" }, ...parts));
    const joined = make("div", { className: "mm-pair-joined" },
      column(LEFT, this.choices), this.drawing, column(RIGHT, this.boards));
    this.all = button(ALL, () => this.press(CHOICES.filter((one) => !this.model.get("tried").includes(one))));
    this.reset = button("Reset", () => this.change({ masks: this.given, tried: [] }));
    this.last = make("div", { className: "mm-message", role: "status" });
    this.status = make("div", { className: "mm-score", role: "status" });
    const tools = make("div", { className: "mm-tools" }, this.all, this.reset);
    const beside = make("div", { className: "mm-pair-told" }, masks, tools, this.last, this.status);
    el.replaceChildren(make("div", { className: "mm-boards" }, beside, joined));
  }

  // Another mask: the lines of the old ones go.
  turn(cell) {
    const masks = this.model.get("masks").map((mask) => [...mask]);
    masks[Math.floor(cell / SIZE)][cell % SIZE] ^= 1;
    this.change({ masks, tried: [] });
  }

  press(choices) {
    this.change({ tried: choices.reduce(withPress, this.model.get("tried")) });
  }

  update() {
    const [masks, tried] = ["masks", "tried"].map((name) => this.model.get(name));
    const boards = boardsOf(masks);
    const together = tried.length ? alike(tried.at(-1), masks).filter((one) => tried.includes(one)) : [];
    this.masks.squares.forEach((square, cell) => {
      const [mask, i] = [Math.floor(cell / SIZE), cell % SIZE];
      square.dataset.bit = masks[mask][i];
      square.setAttribute("aria-label", cellName(mask, i, masks[mask][i]));
    });
    CHOICES.forEach((choice) => {
      const [isTried, isLast] = [tried.includes(choice), together.includes(choice)];
      this.choices[choice].setAttribute("aria-label", choiceName(choice, isTried, boardOf(choice, masks)));
      this.choices[choice].classList.toggle("mm-paired", isLast);
      const line = this.lines[choice];
      line.setAttribute("y1", middle(choice));
      line.setAttribute("y2", middle(boards[choice]));
      line.setAttribute("class", `${isTried ? "mm-pair-line" : "mm-pair-none"}${isLast ? " mm-paired" : ""}`);
    });
    const made = new Set(tried.map((choice) => boards[choice]));
    this.boards.forEach((board, number) => {
      board.classList.toggle("mm-pair-made", made.has(number));
      board.classList.toggle("mm-paired", tried.length > 0 && boards[tried.at(-1)] === number);
      board.firstChild.setAttribute("aria-label", boardName(cellsOf(number), made.has(number)));
    });
    this.last.textContent = lastText(tried, masks);
    this.status.textContent = allText(tried, masks);
    this.all.disabled = tried.length === CHOICES.length;
    this.reset.disabled = !tried.length && String(masks) === String(this.given);
  }
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-choice-pairs");
  keepKeys(el);
  return new (model.get("_columns") ? TableSums : ChoicePairs)(model, el).stop;
}

export default { render };
