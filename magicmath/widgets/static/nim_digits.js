// Binary digits of numbers: a table that writes them one below the other, with a last row of their XOR.

import { make } from "./dom.js";

export const heading = (textContent, scope, more = {}) => make("th", { scope, textContent, ...more });

// Add a cell for each digit to a row; with `onFlip` they can be pressed.
export function digits(row, width, onFlip = null) {
  const square = (_, j) => (onFlip
    ? make("button", { type: "button", className: "mm-cell", onclick: () => onFlip(2 ** (width - 1 - j)) })
    : make("span", { className: "mm-cell" }));
  const squares = Array.from({ length: width }, square);
  row.append(...squares.map((one) => make("td", { className: "mm-digit" }, one)));
  return squares;
}

export function powersOf(width) {
  const power = (_, j) => heading(2 ** (width - 1 - j), "col", { className: "mm-digit" });
  return Array.from({ length: width }, power);
}

// Show a number; of its digits only the first `known`, from the left.
export function showDigits(squares, number, known = squares.length) {
  squares.forEach((square, j) => {
    const bit = j < known ? String(number >> (squares.length - 1 - j) & 1) : "";
    if (square.dataset.bit === bit) return;
    square.dataset.bit = bit;
    square.textContent = bit;
  });
}

// Numbers in binary, one below the other, and their XOR in the last row.
export class NimDigits {
  constructor(count, width) {
    const rowOf = (className) => {
      const [name, row] = [heading("", "row"), make("tr", { className })];
      row.append(name);
      return { row, name, bits: digits(row, width) };
    };
    this.rows = Array.from({ length: count }, () => rowOf(""));
    this.last = rowOf("mm-parities");
    const head = make("tr", {}, heading("in binary", "col"), ...powersOf(width));
    this.element = make(
      "table", { className: "mm-nim mm-nim-digits" }, make("thead", {}, head),
      make("tbody", {}, ...this.rows.map(({ row }) => row)), make("tfoot", {}, this.last.row),
    );
  }

  // Names of all rows, and the numbers of all but the last. Only the first `known` columns are shown.
  show(names, numbers, known) {
    const sum = numbers.reduce((total, number) => total ^ number, 0);
    [...this.rows, this.last].forEach(({ name, bits }, i) => {
      name.textContent = names[i];
      showDigits(bits, numbers[i] ?? sum, known);
    });
  }
}
