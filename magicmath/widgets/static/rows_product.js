// Below the rows: the product of the right half and the first matrix, worked out anew after each move.

import { captioned } from "./cells.js";
import { make } from "./dom.js";
import { onesOf } from "./lists.js";
import { productOf } from "./rows_state.js";
import { matrixText, productText } from "./rows_words.js";

class Bits {
  constructor(rows, columns, name, onAim = () => {}) {
    this.name = name;
    this.cells = Array.from({ length: rows }, () =>
      Array.from({ length: columns }, () => make("span", { className: "mm-bit" })));
    this.board = make("div", { className: "mm-small-bits", role: "img" }, ...this.cells.flat());
    this.board.style.setProperty("--columns", columns);
    const rowOf = (event) => this.cells.findIndex((line) => line.includes(event.target));
    this.board.addEventListener("pointerover", (event) => onAim(rowOf(event)));
    this.board.addEventListener("click", (event) => onAim(rowOf(event))); // a press takes the focus off a row
    this.board.addEventListener("pointerleave", (event) => event.pointerType !== "touch" && onAim(-1));
    this.element = captioned(name, this.board);
  }

  show(rows) {
    this.cells.forEach((line, i) => line.forEach((cell, j) => {
      cell.dataset.bit = rows[i][j];
      cell.textContent = rows[i][j];
    }));
    this.board.setAttribute("aria-label", matrixText(this.name, rows));
  }

  light(rows) {
    this.cells.forEach((line, i) => {
      for (const cell of line) cell.classList.toggle("mm-met", rows.includes(i));
    });
  }
}

const sign = (text) => make("span", { className: "mm-sign", textContent: text });

export class LiveProduct {
  constructor(matrix, name, onAim) {
    this.name = name;
    const [m, n] = [matrix.length, matrix[0].length];
    this.choices = new Bits(m, m, "R", onAim);
    this.matrix = new Bits(m, n, name);
    this.product = new Bits(m, n, `R·${name}`, onAim);
    this.status = make("div", { className: "mm-product-told" });
    const line = [this.choices.element, sign("·"), this.matrix.element, sign("="), this.product.element];
    this.element = make("div", { className: "mm-live-product" },
      make("div", { className: "mm-product-line" }, ...line), this.status);
  }

  // Nothing to show where the right half tells no choices, or as long as the product is kept back.
  show(matrix, rows, isShown) {
    this.element.hidden = !isShown;
    if (!isShown) return;
    const columns = matrix[0].length;
    const choices = rows.map((row) => row.slice(columns));
    const product = productOf(choices, matrix);
    const isLeft = product.every((row, i) => row.every((bit, j) => bit === rows[i][j]));
    this.told = { choices, product, isLeft, name: this.name };
    this.choices.show(choices);
    this.matrix.show(matrix);
    this.product.show(product);
  }

  aim(row) {
    if (this.element.hidden) return;
    const lit = row < 0 ? [] : [row];
    this.choices.light(lit);
    this.product.light(lit);
    this.matrix.light(lit.flatMap((i) => onesOf(this.told.choices[i])));
    this.status.textContent = productText(row, this.told);
  }
}
