// A matrix of three rows and the six products of its determinant: their signs, and which of them are odd.

import { frame } from "./aim.js";
import { captioned, grid } from "./cells.js";
import {
  added, areEqual, areSame, cofactorOf, collected, copied, determinantOf, factorsOf, holds, leftBefore,
  nothingCollected, productOf, TERMS,
} from "./determinant_terms_state.js";
import {
  ADDS, aimedText, BEFORE, columnName, COPY, entryName, EQUAL, HELP, LEFT, leftSumText, leftText, parityText,
  productName, SAME, signOf, stepName, stepText, sumText, takenText, valueText,
} from "./determinant_terms_words.js";
import { Signs } from "./determinant_terms_signs.js";
import { isOdd } from "./determinant_words.js";
import { button, keepKeys, listen, make } from "./dom.js";
import { follow } from "./model.js";
import { roving } from "./roving.js";

const SIZE = 3;
const STEPS = [2, 1];
const NO_STEP = 0; // a press takes an entry out of its products
const placeOf = (cell) => [Math.floor(cell / SIZE), cell % SIZE];
const cellsOf = ([columns]) => columns.map((column, row) => row * SIZE + column);

class Product {
  constructor(term, onPoint, hasParities) {
    Object.assign(this, { term, hasParities });
    this.cells = cellsOf(term);
    const own = new Set(this.cells);
    const dots = Array.from({ length: SIZE * SIZE }, (_, cell) =>
      make("span", { className: own.has(cell) ? "mm-term-dot mm-term-own" : "mm-term-dot" }));
    const icon = make("span", { className: "mm-term-icon", "aria-hidden": "true" }, ...dots);
    const sign = make("span", { className: "mm-term-sign", textContent: signOf(term[1]) });
    this.factors = this.cells.map(() => make("span"));
    this.result = make("span");
    const times = this.factors.flatMap((factor, i) => (i ? ["·", factor] : [factor]));
    this.value = make("span", { className: "mm-term-value" }, ...times, this.result);
    this.parity = make("span", { className: "mm-term-parity" });
    this.element = button("", () => onPoint(this), { className: "mm-term-row" });
    this.element.append(sign, icon, this.value, ...(hasParities ? [this.parity] : []));
    listen(this.element, "pointerenter focus", () => onPoint(this));
    listen(this.element, "pointerleave blur", () => onPoint(null));
  }

  show(matrix) {
    const [factors, value] = [factorsOf(matrix, this.term), productOf(matrix, this.term)];
    this.factors.forEach((factor, row) => { factor.textContent = factors[row]; });
    this.result.textContent = valueText(value);
    this.parity.textContent = isOdd(value) ? "odd" : "even";
    this.element.dataset.odd = Number(this.hasParities && isOdd(value));
    const name = productName(this.term[1], factors, value, this.hasParities);
    this.element.setAttribute("aria-description", name);
  }

  // Light it up, and mark the factor of a row that is taken out of it; -1: of none.
  light(isLit, row) {
    this.element.classList.toggle("mm-lit", isLit);
    this.factors.forEach((factor, i) => factor.classList.toggle("mm-term-out", isLit && i === row));
  }
}

// A column of the matrix above what is left of its entries.
class Left {
  constructor() {
    const line = () => Array.from({ length: SIZE }, () => make("td"));
    const row = (head, squares) => make("tr", {}, head, ...squares);
    [this.entries, this.values, this.before] = [line(), line(), line()];
    this.name = make("th", { scope: "row" });
    const left = make("th", { scope: "row", textContent: LEFT });
    this.sum = make("div", { className: "mm-term-left-sum", role: "status" });
    const before = make("th", { scope: "row", textContent: BEFORE });
    this.last = row(before, this.before);
    const rows = [row(this.name, this.entries), row(left, this.values), this.last];
    const table = make("table", {}, make("tbody", {}, ...rows));
    this.element = make("div", { className: "mm-term-left" }, table, this.sum);
  }

  // `before` holds what the column left before another one was copied over it, or null.
  show(matrix, { column, values }, before) {
    const entries = matrix.map((row) => row[column]);
    this.name.textContent = columnName(column);
    this.entries.forEach((square, i) => { square.textContent = entries[i]; });
    this.values.forEach((square, i) => { square.textContent = leftText(values[i]); });
    const isCompared = before !== null && column === 0;
    this.last.hidden = !isCompared;
    if (isCompared) this.before.forEach((square, i) => { square.textContent = leftText(before[i]); });
    const isSame = isCompared && values.join() === before.join();
    this.sum.textContent = `${isSame ? SAME : ""}${leftSumText(entries, values)}`;
  }
}

class DeterminantTerms {
  constructor(model, el) {
    this.model = model;
    const hasParities = model.get("_has_parities");
    const step = hasParities ? STEPS[0] : NO_STEP;
    Object.assign(this, { rows: SIZE, columns: SIZE, hasParities, step });
    Object.assign(this, { last: null, before: null, aimed: -1, product: null });
    this.left = nothingCollected(model.get("matrix"));
    const { change, stop } = follow(model, ["matrix", "signs"], () => this.update());
    Object.assign(this, { change, stop });
    this.numbers = model.get("_find") ? this.layFirst(el) : el;
    this.lay(this.numbers);
    this.update();
  }

  // First the reader finds the signs, with letters in place of the numbers.
  layFirst(el) {
    const numbers = make("div", { hidden: true });
    this.signs = new Signs(this.model.get("_label"), (signs) => this.change({ signs }), () => this.take());
    el.replaceChildren(this.signs.element, numbers);
    return numbers;
  }

  take() {
    this.signs.element.hidden = true;
    this.numbers.hidden = false;
    this.entries.squares[0].focus();
  }

  lay(el) {
    const { hasParities } = this;
    const label = this.model.get("_label");
    this.entries = grid(this, `${label}, its numbers`, (cell) => this.press(cell), (cell) => this.aim(cell));
    this.products = TERMS.map((term) => new Product(term, (product) => this.point(product), hasParities));
    const rows = this.products.map(({ element }) => element);
    const list = make("div", { className: "mm-terms", role: "group", "aria-label": "six products" }, ...rows);
    roving(list, rows);
    this.list = list;
    this.rest = new Left();
    this.steps = STEPS.map((step) => button(stepName(step), () => this.choose(step)));
    this.copy = button(COPY, () => this.become(copied(this.model.get("matrix"))));
    this.reset = button("Reset", () => this.become(this.model.get("_start")));
    this.sum = make("div", { className: "mm-score" });
    this.status = make("div", { className: "mm-score mm-term-total", role: "status" });
    this.collected = make("div", { className: "mm-message mm-term-collected", role: "status" });
    this.message = make("div", { className: "mm-message", role: "status" });
    const tools = hasParities ? this.steps : [this.copy];
    el.replaceChildren(
      make("div", { className: "mm-tools", role: "group", ariaLabel: "step" }, ...tools, this.reset),
      make("div", { className: "mm-boards" }, captioned(label, this.entries.board),
        captioned("six products", list)),
      this.collected, ...(hasParities ? [] : [this.rest.element]), this.sum,
      ...(hasParities ? [this.status] : []), this.message,
    );
  }

  become(matrix) {
    Object.assign(this, { last: null, aimed: -1, product: null });
    this.change({ matrix });
  }

  choose(step) {
    this.step = step;
    this.update();
  }

  press(cell) {
    this.product = null;
    this.aim(cell);
    const [row, column] = placeOf(cell);
    const before = this.model.get("matrix");
    if (!this.step) {
      this.left = collected(this.left, before, row, column);
      this.rest.show(before, this.left, this.before);
      return;
    }
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
    const place = placeOf(aimed);
    frame(this.entries.squares, product ? product.cells : aimed >= 0 ? [aimed] : []);
    for (const one of this.products) {
      if (product) one.light(one === product, -1);
      else one.light(aimed >= 0 && holds(one.term, ...place), place[0]);
    }
    this.collected.replaceChildren(...this.told(this.model.get("matrix"), place));
  }

  // What is said of the product or of the number that was pointed at last.
  told(matrix, place) {
    const { aimed, product } = this;
    if (product) {
      const { term } = product;
      return [aimedText(term[1], factorsOf(matrix, term), productOf(matrix, term))];
    }
    if (this.step) return [ADDS];
    if (aimed < 0) return [HELP];
    const holding = TERMS.filter((term) => holds(term, ...place));
    const [taken, left, after] = takenText(matrix, place, holding, cofactorOf(matrix, ...place));
    return [taken, make("b", { textContent: left }), after];
  }

  update() {
    const matrix = this.model.get("matrix");
    this.signs?.update(this.model.get("signs"));
    this.entries.squares.forEach((square, cell) => {
      const [row, column] = placeOf(cell);
      const value = matrix[row][column];
      square.textContent = value;
      square.dataset.odd = Number(this.hasParities && isOdd(value));
      square.setAttribute("aria-label", entryName(row, column, value, this.hasParities));
    });
    for (const product of this.products) product.show(matrix);
    const values = TERMS.map((term) => productOf(matrix, term));
    this.sum.textContent = sumText(values, TERMS.map(([, sign]) => sign), determinantOf(matrix));
    this.status.textContent = parityText(values);
    const isLast = this.last && areSame(this.last.matrix, matrix);
    this.message.textContent = isLast ? stepText(this.last) : areEqual(matrix) ? EQUAL : "";
    this.steps.forEach((choice, i) => choice.setAttribute("aria-pressed", String(STEPS[i] === this.step)));
    this.list.classList.toggle("mm-term-pairs", areEqual(matrix));
    this.copy.disabled = areEqual(matrix);
    this.reset.disabled = areSame(matrix, this.model.get("_start"));
    this.before = leftBefore(this.before, this.left, matrix);
    if (!areSame(this.left.matrix, matrix)) this.left = nothingCollected(matrix);
    this.rest.show(matrix, this.left, this.before);
    this.light();
  }
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-determinant-terms");
  keepKeys(el);
  return new DeterminantTerms(model, el).stop;
}

export default { render };
