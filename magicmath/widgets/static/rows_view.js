// The table of the playground: both halves with a line between them, and numbers for rows and columns.

import { button, listen, make } from "./dom.js";
import { rowText } from "./rows_words.js";

const heading = (textContent, more = {}) => make("th", { scope: "col", textContent, ...more });

function head(columns, width, hasCounts) {
  const names = [columns, width - columns].filter(Boolean).map((colSpan) =>
    heading("", { className: "mm-half", colSpan }));
  names[1]?.classList.add("mm-beside");
  const numbers = Array.from({ length: width }, (_, j) => heading(j < columns ? j : j - columns));
  numbers[columns]?.classList.add("mm-beside");
  const corner = () => make("td", { className: "mm-corner" });
  const above = hasCounts ? [make("td", { className: "mm-set" })] : []; // the first row sets the widths
  const set = hasCounts ? [heading("changes", { className: "mm-beside mm-set-name" })] : [];
  const rows = [[corner(), ...names, ...above], [corner(), ...numbers, ...set]];
  return { names, numbers, element: make("thead", {}, ...rows.map((row) => make("tr", {}, ...row))) };
}

export class RowTable {
  constructor(rows, columns, hears, { hasCounts, isFixed = false }) {
    Object.assign(this, { columns, hasCounts, isFixed });
    this.lines = rows.map((bits, i) => this.lineOf(i, bits.length));
    this.head = head(columns, rows[0].length, hasCounts);
    const body = make("tbody", {}, ...this.lines.map(({ line }) => line));
    this.element = make("table", { className: "mm-rows" }, this.head.element, body);
    this.width = rows[0].length; // columns of bits
    this.element.style.setProperty("--width", this.width + 2 * Number(hasCounts));
    if (!isFixed) this.listen(body, hears);
  }

  listen(body, { onChoose, onAim }) {
    const rowOf = (event) => this.lines.findIndex(({ line }) => line.contains(event.target));
    body.addEventListener("click", (event) => {
      const row = rowOf(event);
      if (row < 0) return;
      this.reach(row).focus({ preventScroll: true });
      onChoose(row);
    });
    body.addEventListener("pointerover", (event) => event.pointerType !== "touch" && onAim(rowOf(event)));
    body.addEventListener("focusin", (event) => {
      this.reach(rowOf(event));
      onAim(rowOf(event));
    });
    body.addEventListener("pointerleave", (event) => event.pointerType !== "touch" && onAim(-1));
    listen(body, "focusout", () => onAim(-1));
    this.reach(0);
  }

  lineOf(i, width) {
    const number = this.isFixed
      ? make("span", { className: "mm-fixed-number", textContent: i })
      : button(String(i), null, { className: "mm-row-number", tabIndex: -1 });
    const cells = Array.from({ length: width }, () => make("span", { className: "mm-bit" }));
    const boxes = cells.map((cell) => make("td", {}, cell));
    boxes[this.columns]?.classList.add("mm-beside");
    const count = make("td", { className: "mm-count-of-set mm-beside" });
    const ends = this.hasCounts ? [count] : [];
    const line = make("tr", {}, make("th", { scope: "row" }, number), ...boxes, ...ends);
    return { line, number, cells, count };
  }

  // Let Tab reach this row alone, and return its button.
  reach(row) {
    this.lines.forEach(({ number }, i) => { number.tabIndex = i === row ? 0 : -1; });
    return this.lines[row].number;
  }

  get reached() {
    return this.lines.findIndex(({ number }) => number.tabIndex === 0);
  }

  // Tell which row is picked: the buttons of the others are not pressed.
  press(picked) {
    if (this.isFixed) return;
    this.lines.forEach(({ number }, i) => number.setAttribute("aria-pressed", i === picked));
  }

  walk(key) {
    const last = this.lines.length - 1;
    const to = { ArrowUp: this.reached - 1, ArrowDown: this.reached + 1, Home: 0, End: last }[key];
    this.reach(Math.max(0, Math.min(last, to))).focus();
  }

  draw(rows, names, counts, pivots) {
    const { columns, hasCounts, isFixed } = this;
    this.head.names.forEach((heading, half) => { heading.textContent = names[half]; });
    this.lines.forEach(({ number, cells, count }, i) => {
      count.textContent = counts[i];
      count.dataset.odd = counts[i] % 2;
      cells.forEach((cell, j) => {
        cell.dataset.bit = rows[i][j];
        cell.textContent = rows[i][j];
      });
      if (isFixed) return;
      const met = hasCounts ? `; it changes ${counts[i]} of the set` : "";
      number.setAttribute("aria-label", rowText(i, rows[i], columns, pivots) + met);
    });
  }

  // Give rows and cells the classes of what they are: { name: [row, …] } and { name: [[row, column], …] }.
  mark(ofRows, ofCells) {
    for (const [name, rows] of Object.entries(ofRows)) {
      this.lines.forEach(({ line }, i) => line.classList.toggle(name, rows.includes(i)));
    }
    for (const [name, places] of Object.entries(ofCells)) {
      for (const { cells } of this.lines) for (const cell of cells) cell.classList.remove(name);
      for (const [i, j] of places) this.lines[i].cells[j]?.classList.add(name);
    }
  }

  // Frame the numbers of some columns.
  markColumns(columns) {
    this.head.numbers.forEach((number, j) => number.classList.toggle("mm-named", columns.includes(j)));
  }
}
