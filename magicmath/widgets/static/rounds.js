// Choose a cell: its round stands beside it, and what it adds to each cell.

import { frame } from "./aim.js";
import { captioned, grid } from "./cells.js";
import { isOdd, signed } from "./determinant_words.js";
import { button, keepKeys, make } from "./dom.js";
import { follow } from "./model.js";
import { paint } from "./paint.js";
import { addedOf, changingOf, left, sumOf } from "./rounds_state.js";
import {
  ADD, addedText, cellName, choiceName, CHOOSE, HELP, maskText, matrixName, pressName, roundText, rowsText,
  scaleName, sumText,
} from "./rounds_words.js";

// Write a number on a square: dark where it is odd, and in the shade of its colour where there are colours.
// null is no number, and leaves the square empty.
function write(square, value, k) {
  if (k && value !== null) return paint(square, value, k);
  square.style.background = square.style.color = "";
  square.dataset.odd = Number(value !== null && isOdd(value));
  square.textContent = value === null ? "" : signed(value);
}

class Rounds {
  constructor(model, el) {
    this.model = model;
    this.masks = model.get("_masks");
    this.changing = changingOf(this.masks);
    this.columns = model.get("_columns");
    this.rows = this.masks.length / this.columns;
    Object.assign(this, { aimed: -1, mask: -1, isAdding: model.get("others").length > 0 });
    this.met = new Set(this.chosen.length ? this.masks.keys() : []); // the cells whose rounds stand below
    const { change, stop } = follow(model, ["cell", "others", "k"], () => this.update());
    Object.assign(this, { change, stop });
    this.lay(el);
    this.update();
  }

  lay(el) {
    const scales = [0, ...this.model.get("_colours")];
    this.scales = scales.map((k) => button(scaleName(k), () => this.change({ k }), { value: k }));
    this.cells = grid(this, "choose a cell", (cell) => this.choose(cell), () => {});
    const [onMask, onCell] = [(mask) => this.point(-1, mask), (cell) => this.point(cell, -1)];
    this.presses = grid(this, "how often each mask is pressed", onMask, onMask);
    this.added = grid(this, "what each cell gets", onCell, onCell);
    this.cells.squares.forEach((square, cell) => { square.textContent = cell; });
    this.adding = button(ADD, () => this.switchAdding());
    this.told = make("div", { className: "mm-score", role: "status" });
    this.message = make("div", { className: "mm-message", role: "status" });
    this.entries = this.masks.map(() => this.masks.map(() => make("td")));
    const lines = this.entries.map((line, cell) =>
      make("tr", {}, make("th", { textContent: cell, scope: "row" }), ...line));
    this.matrix = make("table", { className: "mm-matrix", role: "img" }, make("tbody", {}, ...lines));
    this.caption = make("div", { className: "mm-caption" });
    el.replaceChildren(
      make("div", { className: "mm-tools", role: "group", ariaLabel: "how to count" },
        ...this.scales, this.adding),
      make("div", { className: "mm-boards" }, captioned("choose a cell", this.cells.board),
        captioned("its round: presses", this.presses.board), captioned("what they add", this.added.board)),
      this.told, this.message, make("div", { className: "mm-rounds-all" }, this.caption, this.matrix),
    );
  }

  choose(cell) {
    Object.assign(this, { aimed: -1, mask: -1 });
    if (!this.isAdding) return this.change({ cell });
    const chosen = this.chosen;
    const now = chosen.includes(cell) ? chosen.filter((one) => one !== cell) : [...chosen, cell];
    if (now.length) this.change({ cell: now[0], others: now.slice(1).sort((a, b) => a - b) });
    return undefined;
  }

  get chosen() {
    const [cell, others] = [this.model.get("cell"), this.model.get("others")];
    return [...(cell === null ? [] : [cell]), ...others.filter((one) => one !== cell)];
  }

  switchAdding() {
    this.isAdding = !this.isAdding;
    if (!this.isAdding && this.model.get("others").length) this.change({ others: [] });
    this.update();
  }

  // What was pointed at last stays written, so that it can be read.
  point(cell, mask) {
    if (cell < 0 && mask < 0) return;
    [this.aimed, this.mask] = [cell, mask];
    this.tell();
  }

  tell() {
    const { aimed, mask, shown } = this;
    const k = this.model.get("k");
    this.message.textContent = "";
    if (!this.chosen.length) return;
    frame(this.presses.squares, aimed >= 0 ? this.changing[aimed] : mask >= 0 ? [mask] : []);
    frame(this.added.squares, aimed >= 0 ? [aimed] : mask >= 0 ? this.masks[mask] : []);
    this.message.textContent = aimed >= 0 ? sumText(aimed, this.changing[aimed], shown, k)
      : mask >= 0 ? maskText(mask, shown[mask], this.masks[mask]) : HELP;
  }

  update() {
    const { model } = this;
    const { chosen } = this;
    const k = model.get("k");
    this.isAdding ||= chosen.length > 1;
    const all = model.get("_adjugate").map((row) => row.map((number) => left(number, k)));
    this.shown = this.masks.map((_, mask) => left(sumOf(chosen, all.map((row) => row[mask])), k));
    const added = addedOf(this.changing, this.shown, k);
    const isAny = chosen.length > 0;
    for (const cell of chosen) this.met.add(cell);
    this.scales.forEach((scale) => scale.setAttribute("aria-pressed", String(Number(scale.value) === k)));
    this.cells.squares.forEach((square, cell) => {
      square.classList.toggle("mm-chosen", chosen.includes(cell));
      square.setAttribute("aria-label", choiceName(cell, chosen.includes(cell)));
      square.setAttribute("aria-selected", String(chosen.includes(cell)));
      const [press, got] = isAny ? [this.shown[cell], added[cell]] : [null, null];
      write(this.presses.squares[cell], press, k);
      write(this.added.squares[cell], got, k);
      this.presses.squares[cell].setAttribute("aria-label", pressName(cell, press));
      this.added.squares[cell].setAttribute("aria-label", cellName(cell, got));
    });
    this.entries.forEach((line, row) => {
      line[0].parentElement.classList.toggle("mm-chosen", chosen.includes(row));
      line.forEach((entry, column) => write(entry, this.met.has(row) ? all[row][column] : null, k));
    });
    this.matrix.setAttribute("aria-label", matrixName(all, this.met));
    this.adding.setAttribute("aria-pressed", String(this.isAdding));
    this.caption.textContent = rowsText(chosen);
    this.told.textContent = !isAny ? CHOOSE : chosen.length > 1 ? addedText(chosen, added, k)
      : roundText(chosen[0], this.shown, added, k);
    this.tell();
  }
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-rounds");
  keepKeys(el);
  return new Rounds(model, el).stop;
}

export default { render };
