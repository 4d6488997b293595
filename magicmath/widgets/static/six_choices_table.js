// The table of nine choices: the classes have their rows, and each of the six gets its own at its press.

import { CLASS_OF } from "./classes_state.js";
import { make } from "./dom.js";
import { rowsOf } from "./six_choices_state.js";
import { CLASSES, numberText, rowsText, TABLE, UNKNOWN } from "./six_choices_words.js";

const BLOCKS = [3, 4, 5, 9]; // where each block ends
const CLASS_CHOICES = CLASSES.map((_, kind) => CLASS_OF.map((one) => Number(one === kind)));
const blockOf = (i) => BLOCKS.findIndex((end) => i < end);

export class Table {
  constructor(letters, choices, masks) {
    this.rows = rowsOf([...CLASS_CHOICES, ...choices], masks);
    const names = [...CLASSES, ...letters];
    this.names = names;
    this.known = new Set(CLASSES);
    this.entries = names.map((_, i) => names.map((__, j) => make("td", { className: this.looks(i, j) })));
    this.heads = names.map((textContent) => make("th", { scope: "row", textContent }));
    const head = ["", ...names].map((textContent) => make("th", { scope: "col", textContent }));
    const lines = this.entries.map((line, i) => make("tr", {}, this.heads[i], ...line));
    const body = make("tbody", {}, ...lines);
    const table = make("table", { ariaLabel: TABLE }, make("thead", {}, make("tr", {}, ...head)), body);
    this.told = make("div", { className: "mm-score", role: "status" });
    this.element = make("div", { className: "mm-six-table" }, this.told, table);
    this.show("");
  }

  looks(i, j) {
    return blockOf(i) === blockOf(j) ? "mm-six-block" : "";
  }

  // The row of a choice stands from now on.
  show(chosen) {
    if (this.names.includes(chosen)) this.known.add(chosen);
    this.entries.forEach((line, i) => {
      const isKnown = this.known.has(this.names[i]);
      line[0].parentElement.classList.toggle("mm-six-row", this.names[i] === chosen);
      line.forEach((entry, j) => { entry.textContent = isKnown ? numberText(this.rows[i][j]) : UNKNOWN; });
    });
    const all = this.names.length - CLASSES.length;
    this.told.textContent = rowsText(this.known.size - CLASSES.length, all);
  }
}
