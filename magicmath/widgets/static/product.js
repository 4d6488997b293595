// V beside Y, with R and D below: the product as a table in which each number can be pointed at.

import { make } from "./dom.js";
import { roving } from "./roving.js";
import { placeAfter } from "./system_state.js";
import { CELLS, LEFT, nameOfAdded, nameOfCell, nameOfLeft, nameOfPress } from "./system_words.js";
import { plural } from "./words.js";

const entry = (looks, textContent = "") =>
  make("div", { className: `mm-entry ${looks}`, role: "gridcell", textContent });
const head = (looks, role, textContent) => make("div", { className: looks, role, textContent });
const range = (count) => Array.from({ length: count }, (_, i) => i);

function row(...children) {
  return make("div", { className: "mm-row", role: "row" }, ...children);
}

export class Product {
  // `onPress(press)` hears of presses, `onAdd(cell)` of columns that are added.
  constructor(system, { onPress, onAdd }) {
    this.system = system;
    const { masks, size, names, rowNames, hasGoal, hasResult, addsColumns, flips } = system;
    this.presses = names.map((name) => entry("mm-take", name));
    this.letters = (rowNames ?? names).map((name) => head("mm-unknown", "rowheader", name));
    this.heads = range(size).map((j) => head("mm-number", "columnheader", j));
    this.entries = masks.map((mask) => range(size).map((j) => {
      const bit = Number(mask.includes(j));
      const square = entry("mm-given", bit);
      square.dataset.bit = bit;
      return square;
    }));
    this.counts = hasResult && !addsColumns ? range(size).map(() => entry("mm-sum")) : [];
    this.parities = hasResult ? range(size).map(() => entry("mm-parity")) : [];
    this.wanted = hasGoal ? range(size).map(() => entry("mm-parity")) : [];
    this.added = addsColumns ? range(size).map(() => entry("mm-take mm-add")) : [];
    this.left = addsColumns ? names.map(() => entry("mm-parity mm-letter-left")) : [];
    if (flips.length) this.entries[flips[0]][flips[1]].classList.add("mm-flips");
    this.lay();
    this.parts = this.partsByElement();
    this.listen(onPress, onAdd);
    this.nameEntries();
  }

  lay() {
    const { presses, letters, heads, entries, counts, parities, wanted, added, left } = this;
    const { size, letter, flips } = this.system;
    const corner = head("mm-number", "columnheader", "V");
    const blank = head("mm-number", "columnheader", "");
    blank.setAttribute("aria-label", "unknown");
    const beside = left.length ? [head("mm-number", "columnheader", LEFT)] : [];
    const top = added.length ? [row(head("mm-sum-label", "rowheader", CELLS), ...added)] : [];
    this.rows = entries.map((line, i) => row(letters[i], presses[i], ...line, ...left.slice(i, i + 1)));
    const sums = [
      ["R", "R, how often", counts],
      ["D", "D, odd or even", parities],
      ["wanted", "wanted by the goal", wanted],
    ].filter(([, , line]) => line.length);
    const below = sums.map(([label, told, line]) => {
      const first = head("mm-sum-label", "rowheader", label);
      first.setAttribute("aria-label", told);
      return row(first, ...line);
    });
    below[0]?.classList.add("mm-first-sum");
    this.table = make("div", { role: "grid" }, row(blank, corner, ...heads, ...beside), ...top,
      ...this.rows, ...below);
    this.table.setAttribute("aria-label", `V beside ${letter}${counts.length ? ", with R and D below" : ""}`);
    this.lens = make("div", { className: "mm-lens", hidden: true });
    const layer = make("div", { className: "mm-row mm-lenses" }, this.lens);
    layer.setAttribute("aria-hidden", "true");
    const isAnother = flips?.length > 0; // a button changes the matrix, and then it is another one
    const textContent = isAnother ? "a row for each mask" : `${letter}: a row for each mask`;
    const title = make("div", { className: "mm-heading", textContent });
    const heading = make("div", { className: "mm-row", "aria-hidden": "true" }, title);
    const linked = make("div", { className: "mm-table" }, layer, this.table);
    this.element = make("div", { className: "mm-product" }, heading, linked);
    this.element.style.setProperty("--columns", size);
    this.element.classList.toggle("mm-adds-columns", left.length > 0);
    this.element.classList.toggle("mm-many", size > 9 || presses.length > 9);
  }

  partsByElement() {
    const parts = new Map();
    const put = (elements, part) => elements.forEach((element, i) => parts.set(element, part(i)));
    put(this.presses, (press) => ({ press, cell: -1 }));
    put(this.letters, (press) => ({ press, cell: -1 }));
    put(this.left, (press) => ({ press, cell: -1 }));
    for (const line of [this.heads, this.added, this.counts, this.parities, this.wanted]) {
      put(line, (cell) => ({ press: -1, cell }));
    }
    this.entries.forEach((line, press) => put(line, (cell) => ({ press, cell })));
    return parts;
  }

  listen(onPress, onAdd) {
    const { presses, entries, counts, parities, wanted, added, table, system: { size } } = this;
    const lines = [
      ...(added.length ? [[null, ...added]] : []),
      ...entries.map((line, i) => [presses[i], ...line]),
      ...[counts, parities, wanted].filter((line) => line.length).map((line) => [null, ...line]),
    ];
    const above = added.length ? 1 : 0;
    const shape = { rows: lines.length, presses: presses.length, columns: size + 1, above };
    const act = (target, { press, cell }) => {
      if (target === presses[press]) onPress(press);
      else if (target === added[cell]) onAdd(cell);
      else return false;
      return true;
    };
    const items = lines.flat().filter(Boolean);
    const numberOf = new Map(items.map((item, i) => [item, i]));
    const places = lines.flatMap((line, i) => line.flatMap((item, j) => (item ? [[i, j]] : [])));
    const moveTo = roving(table, items, (key, index) => {
      const place = placeAfter(key, places[index], shape);
      return place && numberOf.get(lines[place[0]][place[1]]);
    });
    table.addEventListener("click", (event) => {
      const part = this.parts.get(event.target);
      if (!part) return;
      const own = part.press < 0 ? (parities[part.cell] ?? wanted[part.cell]) : presses[part.press];
      const number = numberOf.get(event.target) ?? numberOf.get(own);
      if (number !== undefined) moveTo(number, { preventScroll: true });
      act(event.target, part);
    });
    table.addEventListener("keydown", (event) => {
      const part = this.parts.get(event.target);
      if (!part || (event.key !== " " && event.key !== "Enter")) return;
      if (act(event.target, part)) event.preventDefault();
    });
  }

  nameEntries() {
    const { entries, heads, letters, system } = this;
    heads.forEach((head, cell) => head.setAttribute("aria-label", nameOfCell(cell, system)));
    letters.forEach((letter, press) => letter.setAttribute("aria-label", nameOfPress(press, system)));
    entries.forEach((line, press) => line.forEach((square, cell) => {
      square.setAttribute("aria-label", `${square.textContent}: ${system.names[press]} and cell ${cell}`);
    }));
  }

  show(state) {
    const { choice, counts, parities, wanted, wrong } = state;
    const { system } = this;
    this.presses.forEach((square, press) => {
      square.textContent = square.dataset.bit = choice[press];
      const state = choice[press] ? "pressed" : "not pressed";
      square.setAttribute("aria-label", `${nameOfPress(press, system)}: ${choice[press]}, ${state}`);
      this.rows[press].classList.toggle("mm-taken", choice[press] === 1);
    });
    const differs = new Set(wrong);
    const write = (squares, values, word) => squares.forEach((square, cell) => {
      square.textContent = square.dataset.bit = values[cell];
      square.classList.toggle("mm-differs", differs.has(cell) && word !== "wanted");
      const fault = square.classList.contains("mm-differs") ? ", differs from the goal" : "";
      square.setAttribute("aria-label", `cell ${cell}: ${word} ${values[cell]}${fault}`);
    });
    this.counts.forEach((square, cell) => {
      square.textContent = counts[cell];
      square.setAttribute("aria-label", `cell ${cell}: changed ${plural(counts[cell], "time")}`);
    });
    write(this.parities, parities, "parity");
    write(this.wanted, wanted, "wanted");
    if (this.left.length) this.showColumns(state);
  }

  // The columns that are added, and the letters that are left.
  showColumns({ added, left, names }) {
    this.added.forEach((square, cell) => {
      const isAdded = added.includes(cell);
      square.textContent = square.dataset.bit = Number(isAdded);
      square.setAttribute("aria-label", nameOfAdded(cell, isAdded));
      for (const line of this.entries) line[cell].classList.toggle("mm-met", isAdded);
    });
    this.left.forEach((square, press) => {
      square.textContent = square.dataset.bit = left[press];
      square.setAttribute("aria-label", nameOfLeft(names[press], left[press]));
    });
  }

  // Light up what belongs to a press, to a cell, or to an entry of Y.
  light({ press, cell }, terms) {
    this.rows.forEach((line, i) => line.classList.toggle("mm-lit", i === press));
    this.lens.hidden = cell < 0;
    this.lens.style.gridColumn = cell + 3;
    const isAlone = press < 0 || cell < 0;
    const among = new Set(isAlone && cell >= 0 ? terms[cell] : []);
    this.presses.forEach((square, i) => square.classList.toggle("mm-aimed", among.has(i)));
    this.letters.forEach((letter, i) => letter.classList.toggle("mm-meant", among.has(i)));
    this.entries.forEach((line, i) => line.forEach((square, j) => {
      const isMeant = isAlone ? square.dataset.bit === "1" && (i === press || j === cell)
        : i === press && j === cell;
      square.classList.toggle("mm-aimed", isMeant);
    }));
  }
}
