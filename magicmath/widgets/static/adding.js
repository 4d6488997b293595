// Beside a board: the equation of each cell, and the sum of those whose cells are black.

import { leftOf, staying } from "./adding_state.js";
import { button, make } from "./dom.js";
import { onesOf } from "./lists.js";
import { pressed } from "./presses.js";
import { roving } from "./roving.js";
import { below, equation, unknowns } from "./system_words.js";

const wanted = (cell) => `w${below(cell)}`;

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
    const right = make("td", { className: "mm-adding-right", textContent: `= ${wanted(cell)}` });
    this.element = make("tr", {}, make("th", { scope: "row" }, this.toggle), ...this.entries, right);
  }

  // `stay` tells of each term whether it is left; null where the equation is not added.
  show(stay) {
    this.toggle.setAttribute("aria-pressed", Boolean(stay));
    this.element.classList.toggle("mm-added", Boolean(stay));
    this.terms.forEach((number, i) => {
      const look = stay ? (stay[i] ? "mm-left" : "mm-dropped") : "";
      this.entries[number].className = look;
    });
  }
}

export function adding(model, { numberAt, size }, change) {
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
  return {
    boards: [make("div", { className: "mm-adding" }, table, sum)], tools: [], lines: [],
    show(bits) {
      const cells = onesOf(bits.slice(0, size));
      const stay = staying(cells.map((cell) => equations[cell]));
      rows.forEach((row, cell) => row.show(stay[cells.indexOf(cell)] ?? null));
      const [left, right] = sumText(equations, cells, names);
      const said = cells.length
        ? ["sum: ", make("b", { textContent: left }), ` = ${right}`]
        : ["sum: no equation yet"];
      sum.replaceChildren(...said);
    },
  };
}
