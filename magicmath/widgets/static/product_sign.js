// Which pairs of its numbers decide the sign of a product: exchange columns, or take a counter out.

import { captioned, grid, headed, sided } from "./cells.js";
import { button, keepKeys, make } from "./dom.js";
import { follow } from "./model.js";
import { exchanged, pairsOf } from "./product_sign_state.js";
import {
  BOARD, cellName, exchangeLabel, exchangeName, exchangeText, HELP, RESET, signText, takenText,
} from "./product_sign_words.js";
import { draw } from "./svg.js";

class ProductSign {
  constructor(model, el) {
    Object.assign(this, { model, last: null, first: model.get("columns") });
    this.size = this.first.length;
    const { change, stop } = follow(model, ["columns", "taken"], () => this.update());
    Object.assign(this, { change, stop });
    this.lay(el);
    this.update();
  }

  lay(el) {
    const { size } = this;
    this.board = grid({ rows: size, columns: size }, BOARD, (cell) => this.press(cell), () => {});
    const box = `0 0 ${size} ${size}`;
    this.lines = draw("svg", { viewBox: box, preserveAspectRatio: "none", "aria-hidden": "true" });
    const layers = make("div", { className: "mm-sign-layers" }, this.board.board, this.lines);
    const numbers = Array.from({ length: size }, (_, number) => String(number));
    this.exchanges = Array.from({ length: size - 1 }, (_, left) =>
      button(exchangeName(left), () => this.exchange(left), { ariaLabel: exchangeLabel(left) }));
    this.reset = button(RESET, () => this.become({ columns: this.first, taken: null }));
    this.score = make("div", { className: "mm-score", role: "status" });
    this.said = make("div", { className: "mm-message", role: "status" });
    el.replaceChildren(
      captioned(BOARD, sided(numbers, headed(numbers, layers))),
      make("div", { className: "mm-tools" }, ...this.exchanges, this.reset),
      this.score, this.said,
    );
  }

  get columns() {
    return this.model.get("columns");
  }

  become(values) {
    this.last = null;
    this.change(values);
  }

  exchange(left) {
    const before = this.columns;
    this.last = { text: exchangeText(before, left), columns: exchanged(before, left).join() };
    this.change({ columns: exchanged(before, left), taken: null });
  }

  press(cell) {
    const [row, column] = [Math.floor(cell / this.size), cell % this.size];
    if (this.columns[row] === column) this.become({ taken: this.model.get("taken") === row ? null : row });
  }

  told() {
    const [taken, { columns, last }] = [this.model.get("taken"), this];
    if (taken !== null) return takenText(columns, taken);
    return last && last.columns === columns.join() ? last.text : HELP;
  }

  update() {
    const { columns, size, board } = this;
    const taken = this.model.get("taken");
    board.squares.forEach((square, cell) => {
      const [row, column] = [Math.floor(cell / size), cell % size];
      const isHeld = columns[row] === column;
      square.textContent = isHeld ? "●" : "";
      square.classList.toggle("mm-out", isHeld && row === taken);
      square.setAttribute("aria-label", cellName(row, column, isHeld, isHeld && row === taken));
    });
    this.lines.replaceChildren(...pairsOf(columns).map((pair) => {
      const [[x1, y1], [x2, y2]] = pair.map((row) => [columns[row] + 0.5, row + 0.5]);
      const looks = pair.includes(taken) ? "mm-sign-pair mm-lost" : "mm-sign-pair";
      return draw("line", { x1, y1, x2, y2, class: looks });
    }));
    this.score.textContent = signText(columns);
    this.said.textContent = this.told();
    this.reset.disabled = taken === null && columns.join() === this.first.join();
  }
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-product-sign");
  keepKeys(el);
  return new ProductSign(model, el).stop;
}

export default { render };
