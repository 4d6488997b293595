// Make the round of a table's left column: cover a row and a column, and multiply crosswise.

import { captioned, grid } from "./cells.js";
import { differenceOf, isMade, roundOf, signOf, SIZE } from "./crosswise_state.js";
import {
  askText, DONE, entryName, MADE, madeText, orderName, RESET, START, sumText, WANTED,
} from "./crosswise_words.js";
import { signed } from "./determinant_words.js";
import { button, keepKeys, make } from "./dom.js";
import { follow } from "./model.js";

const ROWS = Array.from({ length: SIZE }, (_, row) => row);
const ORDERS = [1, -1];

class Crosswise {
  constructor(model, el) {
    Object.assign(this, { model, table: model.get("_table"), row: null });
    const { change, stop } = follow(model, ["signs"], () => this.update());
    Object.assign(this, { change, stop });
    this.lay(el);
    this.update();
  }

  lay(el) {
    const label = this.model.get("_label");
    this.entries = grid({ rows: SIZE, columns: SIZE }, label, (cell) => this.press(cell), () => {});
    this.entries.squares.forEach((square, cell) => {
      square.textContent = this.table[Math.floor(cell / SIZE)][cell % SIZE];
      square.setAttribute("aria-label", entryName(this.table, cell));
    });
    this.orders = ORDERS.map((sign) => button("", () => this.choose(sign)));
    this.made = ROWS.map(() => make("td"));
    const line = (head, squares) =>
      make("tr", {}, make("th", { scope: "row", textContent: head }), ...squares);
    const wanted = roundOf(this.table).map((times) => make("td", { textContent: signed(times) }));
    const table = make("table", { className: "mm-crosswise-round" },
      make("tbody", {}, line(WANTED, wanted), line(MADE, this.made)));
    this.said = make("div", { className: "mm-message", role: "status" });
    this.sums = make("div", { className: "mm-score", role: "status" });
    this.reset = button(RESET, () => this.begin());
    el.replaceChildren(
      make("div", { className: "mm-boards" }, captioned(label, this.entries.board), table),
      this.said, make("div", { className: "mm-tools" }, ...this.orders, this.reset), this.sums,
    );
  }

  get signs() {
    return this.model.get("signs");
  }

  begin() {
    this.row = null;
    this.change({ signs: ROWS.map(() => 0) });
  }

  press(cell) {
    if (cell % SIZE) return;
    this.row = Math.floor(cell / SIZE);
    this.update();
  }

  choose(sign) {
    this.change({ signs: this.signs.map((one, row) => (row === this.row ? sign : one)) });
  }

  told() {
    const { row, table, signs } = this;
    if (row === null) return START;
    return signs[row] ? madeText(table, row, signs[row]) : askText(table, row);
  }

  update() {
    const { row, table, signs } = this;
    const isOpen = row !== null;
    this.entries.squares.forEach((square, cell) => {
      const [i, j] = [Math.floor(cell / SIZE), cell % SIZE];
      square.classList.toggle("mm-choice", j === 0);
      square.classList.toggle("mm-pointed", isOpen && i === row && j === 0);
      square.classList.toggle("mm-covered", isOpen && (i === row) !== (j === 0));
    });
    this.made.forEach((square, i) => {
      square.textContent = signs[i] ? signed(differenceOf(table, i, signs[i]).value) : "?";
      square.classList.toggle("mm-right", signs[i] === signOf(i));
    });
    this.orders.forEach((one, k) => {
      one.textContent = isOpen ? orderName(table, row, ORDERS[k]) : "? · ? − ? · ?";
      one.disabled = !isOpen;
      one.setAttribute("aria-pressed", String(isOpen && signs[row] === ORDERS[k]));
    });
    this.said.textContent = this.told();
    this.reset.disabled = signs.every((sign) => !sign);
    const done = isMade(signs);
    const lines = done ? [DONE, ...ROWS.map((column) => sumText(table, column))] : [];
    this.sums.replaceChildren(...lines.map((textContent) => make("div", { textContent })));
  }
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-crosswise");
  keepKeys(el);
  return new Crosswise(model, el).stop;
}

export default { render };
