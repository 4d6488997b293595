// A matrix of three rows and the six products of its determinant: which of them are odd?

import { frame } from "./aim.js";
import { captioned, grid } from "./cells.js";
import {
  added, areEqual, cofactorOf, copied, determinantOf, factorsOf, holds, productOf, TERMS,
} from "./determinant_terms_state.js";
import {
  collectedText, COPY, entryName, EQUAL, HELP, parityText, productName, productText, signOf, stepName,
  stepText, sumText,
} from "./determinant_terms_words.js";
import { isOdd } from "./determinant_words.js";
import { button, keepKeys, listen, make } from "./dom.js";
import { follow } from "./model.js";
import { roving } from "./roving.js";

const SIZE = 3;
const STEPS = [0, 2, 1]; // 0: a press only shows
const placeOf = (cell) => [Math.floor(cell / SIZE), cell % SIZE];
const cellsOf = ([columns]) => columns.map((column, row) => row * SIZE + column);

class Product {
  constructor(term, onPoint) {
    this.term = term;
    this.cells = cellsOf(term);
    const own = new Set(this.cells);
    const dots = Array.from({ length: SIZE * SIZE }, (_, cell) =>
      make("span", { className: own.has(cell) ? "mm-term-dot mm-term-own" : "mm-term-dot" }));
    const icon = make("span", { className: "mm-term-icon", "aria-hidden": "true" }, ...dots);
    const sign = make("span", { className: "mm-term-sign", textContent: signOf(term[1]) });
    this.value = make("span", { className: "mm-term-value" });
    this.parity = make("span", { className: "mm-term-parity" });
    this.element = button("", () => onPoint(this), { className: "mm-term-row" });
    this.element.append(sign, icon, this.value, this.parity);
    listen(this.element, "pointerenter focus", () => onPoint(this));
    listen(this.element, "pointerleave blur", () => onPoint(null));
  }

  show(matrix) {
    const [factors, value] = [factorsOf(matrix, this.term), productOf(matrix, this.term)];
    this.value.textContent = productText(factors, value);
    this.parity.textContent = isOdd(value) ? "odd" : "even";
    this.element.dataset.odd = Number(isOdd(value));
    this.element.setAttribute("aria-description", productName(this.term[1], factors, value));
  }
}

class DeterminantTerms {
  constructor(model, el) {
    this.model = model;
    Object.assign(this, { rows: SIZE, columns: SIZE, step: STEPS[0], last: null, aimed: -1, product: null });
    const { change, stop } = follow(model, ["matrix"], () => this.update());
    Object.assign(this, { change, stop });
    this.lay(el);
    this.update();
  }

  lay(el) {
    const label = this.model.get("_label");
    this.entries = grid(this, `${label}, its numbers`, (cell) => this.press(cell), (cell) => this.aim(cell));
    this.products = TERMS.map((term) => new Product(term, (product) => this.point(product)));
    const rows = this.products.map(({ element }) => element);
    const list = make("div", { className: "mm-terms", role: "group", "aria-label": "six products" }, ...rows);
    roving(list, rows);
    this.steps = STEPS.map((step) => button(stepName(step), () => this.choose(step)));
    this.copy = button(COPY, () => this.become(copied(this.model.get("matrix"))));
    this.reset = button("Reset", () => this.become(this.model.get("_start")));
    this.sum = make("div", { className: "mm-score" });
    this.status = make("div", { className: "mm-score mm-term-total", role: "status" });
    this.collected = make("div", { className: "mm-message mm-term-collected", role: "status" });
    this.message = make("div", { className: "mm-message", role: "status" });
    el.replaceChildren(
      make("div", { className: "mm-tools", role: "group", ariaLabel: "step" }, ...this.steps, this.copy,
        this.reset),
      make("div", { className: "mm-boards" }, captioned(label, this.entries.board),
        captioned("six products", list)),
      this.collected, this.sum, this.status, this.message,
    );
  }

  become(matrix) {
    this.last = null;
    this.change({ matrix });
  }

  choose(step) {
    this.step = step;
    this.update();
  }

  press(cell) {
    this.aim(cell);
    if (!this.step) return;
    const [row, column] = placeOf(cell);
    const before = this.model.get("matrix");
    const matrix = added(before, row, column, this.step);
    this.last = {
      row, column, from: before[row][column], to: matrix[row][column],
      before: determinantOf(before), after: determinantOf(matrix), matrix,
    };
    this.change({ matrix });
  }

  // What was pointed at last stays written, so that it can be read.
  aim(cell) {
    if (cell >= 0) this.aimed = cell;
    this.light();
  }

  point(product) {
    this.product = product;
    this.light();
  }

  light() {
    const { aimed, product } = this;
    frame(this.entries.squares, product ? product.cells : aimed >= 0 ? [aimed] : []);
    for (const one of this.products) {
      const isLit = product ? one === product : aimed >= 0 && holds(one.term, ...placeOf(aimed));
      one.element.classList.toggle("mm-lit", isLit);
    }
    const [matrix, place] = [this.model.get("matrix"), placeOf(aimed)];
    const holding = TERMS.filter((term) => holds(term, ...place));
    this.collected.textContent = aimed < 0 ? HELP
      : collectedText(matrix, place, holding, cofactorOf(matrix, ...place));
  }

  update() {
    const matrix = this.model.get("matrix");
    this.entries.squares.forEach((square, cell) => {
      const [row, column] = placeOf(cell);
      const value = matrix[row][column];
      square.textContent = value;
      square.dataset.odd = Number(isOdd(value));
      square.setAttribute("aria-label", entryName(row, column, value));
    });
    for (const product of this.products) product.show(matrix);
    const values = TERMS.map((term) => productOf(matrix, term));
    this.sum.textContent = sumText(values, TERMS.map(([, sign]) => sign), determinantOf(matrix));
    this.status.textContent = parityText(values);
    const isLast = this.last && this.last.matrix.flat().join() === matrix.flat().join();
    this.message.textContent = isLast ? stepText(this.last) : areEqual(matrix) ? EQUAL : "";
    this.steps.forEach((choice, i) => choice.setAttribute("aria-pressed", String(STEPS[i] === this.step)));
    this.copy.disabled = areEqual(matrix);
    this.reset.disabled = matrix.flat().join() === this.model.get("_start").flat().join();
    this.light();
  }
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-determinant-terms");
  keepKeys(el);
  return new DeterminantTerms(model, el).stop;
}

export default { render };
