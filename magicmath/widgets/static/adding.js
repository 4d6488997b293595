// Beside a board: the equation of each cell, and the sum of those whose cells are black.

import { leftOf, staying } from "./adding_state.js";
import { MUST_CHANGE, NO_SUM, rightText, verdict, wanted, workedOut } from "./adding_words.js";
import { captioned, grid, showBits } from "./cells.js";
import { button, make } from "./dom.js";
import { onesOf } from "./lists.js";
import { pressed } from "./presses.js";
import { roving } from "./roving.js";
import { equation, unknowns } from "./system_words.js";

function sumText(equations, cells, names) {
  const left = leftOf(cells.map((cell) => equations[cell])).map((number) => names[number]);
  return [left.join(" + ") || "0", cells.map(wanted).join(" + ") || "0"];
}

class Row {
  constructor(cell, terms, names, onPress) {
    this.terms = terms;
    this.toggle = button(`cell ${cell}`, onPress, { "aria-pressed": "false" });
    this.toggle.setAttribute("aria-label", `cell ${cell}: ${equation(terms, names, wanted(cell))}`);
    this.entries = names.map((name, i) => make("td", { textContent: terms.includes(i) ? name : "" }));
    this.cell = cell;
    this.right = make("td", { className: "mm-adding-right" });
    this.element = make("tr", {}, make("th", { scope: "row" }, this.toggle), ...this.entries, this.right);
  }

  // `stay` tells of each term whether it is left; null where the equation is not added. `bits` are the right
  // sides where they are known.
  show(stay, bits) {
    this.right.textContent = rightText(this.cell, bits);
    this.toggle.setAttribute("aria-pressed", Boolean(stay));
    this.element.classList.toggle("mm-added", Boolean(stay));
    this.terms.forEach((number, i) => {
      const look = stay ? (stay[i] ? "mm-left" : "mm-dropped") : "";
      this.entries[number].className = look;
    });
  }
}

// The board whose black cells must change: it fills the right sides.
function rightBoard(model, { rows, columns, size }, change) {
  const now = () => model.get("right_sides")?.flat() ?? new Array(size).fill(0);
  const press = (cell) => {
    const bits = now();
    bits[cell] = 1 - bits[cell];
    const lines = Array.from({ length: rows }, (_, i) => bits.slice(i * columns, (i + 1) * columns));
    change({ right_sides: lines });
  };
  const { board, squares } = grid({ rows, columns }, MUST_CHANGE, press, () => {});
  let shown = null;
  return {
    element: captioned(MUST_CHANGE, board), now,
    show() { shown = showBits(squares, columns, now(), shown); },
  };
}

function sumSaid(equations, cells, names, bits) {
  if (!cells.length) return [NO_SUM];
  const [left, right] = sumText(equations, cells, names);
  const told = ["sum: ", make("b", { textContent: left }), ` = ${right}`];
  if (!bits) return told;
  const { total, text } = workedOut(cells, bits);
  const lines = [make("div", {}, make("b", { textContent: left }), ` = ${text}`)];
  if (left === "0") lines.push(make("b", { textContent: verdict(total) }));
  return [...told, ...lines];
}

export function adding(model, shape, change) {
  const { numberAt, size } = shape;
  const equations = model.get("_adds");
  const names = unknowns(model.get("_unknowns"));
  const press = (cell) => {
    const { presses, undone } = pressed({ presses: model.get("presses") }, numberAt.get(cell));
    change({ presses, _undone: undone });
  };
  const rows = equations.map((terms, cell) => new Row(cell, terms, names, () => press(cell)));
  const table = make("table", {}, make("tbody", {}, ...rows.map((row) => row.element)));
  table.setAttribute("aria-label", "the equations, one for each cell");
  roving(table, rows.map((row) => row.toggle));
  const sum = make("div", { className: "mm-adding-sum", role: "status" });
  const sides = model.get("right_sides") ? rightBoard(model, shape, change) : null;
  sum.classList.toggle("mm-worked-out", Boolean(sides));
  const listed = make("div", { className: "mm-adding" }, table, sum);
  return {
    boards: [...(sides ? [sides.element] : []), listed], tools: [], lines: [],
    show(bits) {
      const cells = onesOf(bits.slice(0, size));
      const stay = staying(cells.map((cell) => equations[cell]));
      const known = sides?.now();
      sides?.show();
      rows.forEach((row, cell) => row.show(stay[cells.indexOf(cell)] ?? null, known));
      sum.replaceChildren(...sumSaid(equations, cells, names, known));
    },
  };
}
