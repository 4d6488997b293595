// Below a choice: all choices that make the same board, to press.

import { still } from "./cells.js";
import { alikeOf } from "./change_counts_state.js";
import { alikeName, alikeText } from "./change_counts_words.js";
import { button, make } from "./dom.js";

const sizeOf = (bits) => bits.filter(Boolean).length;

export class Alike {
  constructor(quiet, columns, take) {
    Object.assign(this, { quiet, columns, take, before: null, last: "" });
    const name = "choices that make the same board";
    this.row = make("div", { className: "mm-alike", role: "group", "aria-label": name });
    this.said = make("div", { className: "mm-alike-said", role: "status" });
    this.element = make("div", {}, this.said, this.row);
    this.chips = Array.from({ length: 2 ** quiet.length }, (_, k) =>
      button("", () => this.take(this.all[k]), { className: "mm-alike-chip" }));
    this.row.append(...this.chips);
  }

  draw(choice) {
    this.all = alikeOf(this.quiet, choice);
    const now = this.all.findIndex((bits) => String(bits) === String(choice));
    const list = String(this.all);
    this.before = list === this.last && now !== this.now ? sizeOf(this.all[this.now]) : this.kept(list);
    if (list !== this.last) this.fill();
    this.chips.forEach((chip, k) => chip.setAttribute("aria-pressed", k === now));
    this.said.textContent = alikeText(this.all.length, sizeOf(choice), this.before);
    Object.assign(this, { now, last: list });
  }

  // What was said stays while nothing changes, and goes with the board.
  kept(list) {
    return list === this.last ? this.before : null;
  }

  fill() {
    this.chips.forEach((chip, k) => {
      const count = make("span", { textContent: alikeName(sizeOf(this.all[k])) });
      chip.replaceChildren(still(this.all[k], this.columns, "pressed cells"), count);
    });
  }
}
