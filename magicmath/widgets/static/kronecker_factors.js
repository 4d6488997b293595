// A mask between its two factors: all rows of a smaller ⌽G at its side and at its top, one of each chosen.

import { still } from "./cells.js";
import { make } from "./dom.js";
import { entry, foldOf, halvesOf } from "./kronecker_state.js";
import { chooserName, factorName } from "./kronecker_words.js";

const WIDEST = 312; // pixels
const LARGEST = 30; // pixels of a cell

const rowOf = (number, size) => Array.from({ length: size }, (_, j) => entry(number, j));

// The mask, the columns of rows to choose from, and the gaps and frames between them.
const sizeOf = (high, low) => Math.min(LARGEST, Math.floor((WIDEST - 10 * high - 2 * low) / (high + low)));

class Chooser {
  constructor(where, size, cellSize, choose) {
    this.buttons = Array.from({ length: size }, (_, number) => {
      const strip = still(rowOf(number, size), where === "top" ? size : 1, factorName(number, size));
      strip.style.setProperty("--mm-size", `${cellSize}px`);
      const name = make("span", { className: "mm-factor-number", textContent: number });
      const one = { className: "mm-factor", type: "button", onclick: () => choose(number) };
      const element = make("button", one, name, strip);
      element.setAttribute("aria-label", chooserName(number, size, where));
      return element;
    });
    this.element = make("div", { className: `mm-factors mm-at-${where}`, role: "group" }, ...this.buttons);
    this.element.setAttribute("aria-label", `the row at the ${where}`);
  }

  show(chosen, lit) {
    this.buttons.forEach((element, number) => {
      element.setAttribute("aria-pressed", number === chosen);
      [...element.querySelectorAll(".mm-cell")].forEach((square, j) =>
        square.classList.toggle("mm-meets", number === chosen && j === lit));
    });
  }
}

export class Factors {
  // `choose(mask)` hears which mask two chosen rows make.
  constructor({ levels, mask, choose }) {
    const { high, low } = foldOf(0, levels);
    const sizes = [2 ** high, 2 ** low];
    const cellSize = sizeOf(...sizes);
    mask.style.setProperty("--mm-size", `${cellSize}px`);
    const at = (row) => [row >> low, row & (sizes[1] - 1)];
    const chooseSide = (number) => choose((number << low) | at(this.row)[1]);
    this.side = new Chooser("side", sizes[0], cellSize, chooseSide);
    this.top = new Chooser("top", sizes[1], cellSize, (number) => choose((at(this.row)[0] << low) | number));
    const names = [...new Set(sizes)].map((size) => `⌽G${size}`).join(" and ");
    const corner = make("div", { className: "mm-caption mm-corner", textContent: `the rows of ${names}` });
    const parts = [corner, this.top.element, this.side.element, mask];
    this.element = make("div", { className: "mm-product" }, ...parts);
    this.at = at;
  }

  show(view) {
    this.row = view.cell?.[0] ?? 0;
    const [side, top] = this.at(this.row);
    const [row, column] = view.cell ? this.at(view.cell[1]) : [-1, -1];
    this.side.show(side, row);
    this.top.show(top, column);
  }
}

// Why a cell of a mask is black or white: both numbers in binary,
// cut into a half for the side and one for the top.
export function halvesTable([i, j], levels) {
  const halves = halvesOf([i, j], levels);
  const digit = (bit, fails) => {
    const square = make("span", { className: "mm-cell", "data-bit": bit, textContent: bit });
    square.classList.toggle("mm-fails", fails);
    return make("td", {}, square);
  };
  const gap = () => make("td", { className: "mm-half-gap" });
  const line = (name, of) => {
    const [side, top] = halves.map(({ digits }) => digits.map((one) => digit(one[of], one.fails)));
    return make("tr", {}, make("th", { scope: "row", textContent: name }), ...side, gap(), ...top);
  };
  const wide = (text, k, kind = "td") => {
    const colSpan = Math.max(1, halves[k].digits.length);
    return make(kind, { colSpan, textContent: text, ...(kind === "th" ? { scope: "colgroup" } : {}) });
  };
  const times = make("td", { className: "mm-half-gap", textContent: "×" });
  const [x, y] = halves.map(({ bit }) => bit);
  const result = make("th", { scope: "row", textContent: "black?" });
  return make(
    "table", { className: "mm-digits mm-halves" },
    make("tr", {}, make("td"), wide("side", 0, "th"), gap(), wide("top", 1, "th")),
    line(`mask ${i}`, "mask"), line(`cell ${j}`, "cell"),
    make("tr", {}, result, wide(x, 0), times, wide(y, 1), make("td", { textContent: `= ${x * y}` })),
  );
}
