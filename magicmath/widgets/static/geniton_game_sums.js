// D beside the matrix that it is multiplied by, bit beside row: what each column of the matrix adds up.

import { listen, make } from "./dom.js";
import { besideText, columnText, SUMS_HINT } from "./geniton_game_words.js";

const PLACES = [...Array(9).keys()];

const square = (bit) => make("span", { className: "mm-cell", "data-bit": bit, textContent: bit });

export class Sums {
  constructor() {
    this.table = make("table", { className: "mm-sum-table" });
    this.line = make("div", { className: "mm-message" });
    this.caption = make("div", { className: "mm-caption", "aria-hidden": "true" }); // the table has this name
    this.element = make("div", { className: "mm-summing" }, this.caption, this.table, this.line);
    this.mask = null;
  }

  show(name, matrix, change) {
    Object.assign(this, { name, matrix });
    const key = JSON.stringify([name, change]);
    if (key === this.key) return;
    this.key = key;
    const head = (textContent, scope) => make("th", { scope, textContent });
    const aims = (cell, column) => {
      listen(cell, "pointerenter pointerdown", () => this.aim(column));
      return cell;
    };
    this.heads = PLACES.map((column) => aims(head(column, "col"), column));
    this.bits = change.map((bit) => make("td", { className: "mm-bit-of-change" }, square(bit)));
    this.entries = matrix.map((row) => row.map((bit, j) => aims(make("td", {}, square(bit)), j)));
    const top = make("tr", {}, make("td"), head("D", "col"), ...this.heads);
    const rows = PLACES.map((row) => make("tr", {}, head(row, "row"), this.bits[row], ...this.entries[row]));
    this.table.replaceChildren(make("thead", {}, top), make("tbody", {}, ...rows));
    this.caption.textContent = besideText(name);
    this.table.setAttribute("aria-label", besideText(name));
    this.aim(null);
  }

  // Light up the column of a mask, and the bits of D that it meets.
  aim(mask) {
    this.mask = mask;
    this.heads.forEach((head, column) => head.classList.toggle("mm-summed-up", column === mask));
    const rows = PLACES.filter((row) => mask !== null && this.matrix[row][mask]);
    PLACES.forEach((row) => {
      const isMet = rows.includes(row);
      this.bits[row].classList.toggle("mm-summed-up", isMet);
      this.entries[row].forEach((entry, column) =>
        entry.classList.toggle("mm-summed-up", isMet && column === mask));
    });
    this.line.textContent = mask === null ? SUMS_HINT : columnText(this.name, mask, rows);
  }
}
