// Equations modulo k: pick a row, then add it to another, subtract it, or multiply it.

import { button, keepKeys, make } from "./dom.js";
import { follow } from "./model.js";
import { isSolved, obstacleOf, reciprocal, rowsAfter } from "./modular_rows_state.js";
import {
  doneText, equation, NAMES, NOBODY, noReciprocalText, PICK_FIRST, pickedText, standText, START,
} from "./modular_rows_words.js";
import { paint } from "./paint.js";
import { roving } from "./roving.js";

class ModularRows {
  constructor(model, el) {
    Object.assign(this, { model, kind: "subtract", picked: null, k: model.get("_k") });
    this.start = model.get("_start");
    Object.assign(this, { isClaimed: false, isRefused: false });
    const { change, stop } = follow(model, ["moves"], () => this.update());
    Object.assign(this, { change, stop });
    this.lay(el);
    this.update();
  }

  lay(el) {
    this.kinds = {
      add: button("Add", () => this.become("add")),
      subtract: button("Subtract", () => this.become("subtract")),
    };
    const factors = Array.from({ length: this.k - 2 }, (_, i) => i + 2);
    this.factors = factors.map((factor) => button(`×${factor}`, () => this.multiply(factor), {
      "aria-label": `multiply by ${factor}`,
    }));
    this.undo = button("Undo", () => this.takeBack());
    this.reset = button("Reset", () => this.begin());
    this.nobody = button(NOBODY, () => this.claim());
    this.message = make("div", { className: "mm-message", role: "status" });
    this.stand = make("div", { className: "mm-stand", role: "status" });
    el.replaceChildren(
      make("div", { className: "mm-tools" }, ...Object.values(this.kinds), ...this.factors),
      this.table(),
      make("div", { className: "mm-tools" }, this.undo, this.reset, this.nobody),
      this.message, this.stand,
    );
  }

  table() {
    const width = this.start[0].length;
    this.lines = this.start.map((_, i) => {
      const number = button(String(i), null, { className: "mm-pick" });
      const cells = Array.from({ length: width }, () => make("span", { className: "mm-residue" }));
      const boxes = cells.map((cell) => make("td", {}, cell));
      boxes.at(-1).classList.add("mm-right-side");
      const words = make("td", { className: "mm-in-words" });
      const head = make("th", { scope: "row" }, number);
      const line = make("tr", { onclick: () => this.choose(i) }, head, ...boxes, words);
      return { line, number, cells, words };
    });
    const heading = (textContent) => make("th", { scope: "col", textContent });
    const names = [...NAMES.slice(0, width - 1), "="].map(heading);
    names.at(-1).classList.add("mm-right-side");
    const head = make("tr", {}, make("td"), ...names, make("td", { textContent: `modulo ${this.k}` }));
    const body = make("tbody", {}, ...this.lines.map(({ line }) => line));
    roving(body, this.lines.map(({ number }) => number));
    return make("table", { className: "mm-equations-of-rows" }, make("thead", {}, head), body);
  }

  get moves() {
    return this.model.get("moves");
  }

  become(kind) {
    this.kind = kind;
    this.update();
  }

  begin() {
    this.picked = null;
    this.put([]);
  }

  choose(row) {
    const { picked, kind } = this;
    this.lines[row].number.focus({ preventScroll: true });
    if (picked !== null && picked !== row) return this.make([kind, picked, row]);
    this.picked = picked === row ? null : row;
    return this.update();
  }

  // A row is put down once it is used: what is pressed next is picked.
  make(move) {
    this.picked = null;
    this.put([...this.moves, move]);
  }

  put(moves) {
    this.isClaimed = false;
    this.change({ moves });
  }

  // A step that was refused is no move: there is only what was said of it to take back.
  takeBack() {
    if (this.isRefused) this.update();
    else this.put(this.moves.slice(0, -1));
  }

  claim() {
    Object.assign(this, { isClaimed: true, picked: null });
    this.update();
  }

  multiply(factor) {
    if (this.picked === null) this.say(PICK_FIRST);
    else if (!reciprocal(factor, this.k)) this.refuse(factor);
    else this.make(["multiply", this.picked, factor]);
  }

  refuse(factor) {
    this.say(noReciprocalText(factor, this.k));
    this.isRefused = true;
    this.undo.disabled = false;
  }

  say(text) {
    this.message.textContent = text;
  }

  update() {
    this.isRefused = false;
    const { k, moves, picked, kind, isClaimed } = this;
    const rows = rowsAfter(this.start, moves, k);
    rows.forEach((row, i) => {
      const { line, number, cells, words } = this.lines[i];
      row.forEach((x, j) => paint(cells[j], x, k));
      words.textContent = equation(row);
      line.classList.toggle("mm-picked-row", i === picked);
      number.setAttribute("aria-pressed", i === picked);
      number.setAttribute("aria-label", `row ${i}: ${equation(row)}`);
    });
    for (const [name, one] of Object.entries(this.kinds)) one.setAttribute("aria-pressed", name === kind);
    this.undo.disabled = this.reset.disabled = !moves.length;
    const done = moves.length ? `${doneText(moves.at(-1), k)} ` : "";
    const obstacles = rows.map((row) => obstacleOf(row, k));
    const solved = isSolved(rows);
    const isOver = solved || (isClaimed && obstacles.some((divisor) => divisor > 1));
    const next = picked === null ? START : pickedText(kind, picked);
    this.say(isOver ? "" : done + next); // where all is said, no move is asked for
    this.stand.textContent = standText({ solved, rows, obstacles, moves: moves.length, k, isClaimed });
  }
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-modular-rows");
  el.setAttribute("role", "group");
  el.setAttribute("aria-label", "equations");
  keepKeys(el);
  return new ModularRows(model, el).stop;
}

export default { render };
