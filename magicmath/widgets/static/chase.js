// The rows of a chase beside their polynomials: add line by line, see the board, and press the first row.

import { captioned, grid, showBits, still } from "./cells.js";
import { lightsOf, partsOf, polynomialsUpTo, rowsOf, sumOf, times } from "./chase_state.js";
import {
  belongsText, boardName, cellName, divisionText, equals, partsText, rowName, statusText, sumLines,
} from "./chase_words.js";
import { button, keepKeys, make } from "./dom.js";
import { follow } from "./model.js";
import { numbered, polynomialText } from "./powers.js";

function lineOf(name, cells, polynomial, className = "") {
  return make(
    "li", { className },
    make("span", { className: "mm-chase-name", textContent: name }), cells,
    make("span", { className: "mm-chase-polynomial", textContent: polynomial }),
  );
}

// The place m of a row stands below fₘ.
function headOf(columns) {
  const nameOf = (j) => make("span", { textContent: numbered("f", j + 1) });
  const names = Array.from({ length: columns }, (_, j) => nameOf(j));
  const line = lineOf("", make("div", { className: "mm-chase-places" }, ...names), "");
  line.setAttribute("aria-hidden", "true");
  line.style.setProperty("--columns", columns);
  return make("ul", { className: "mm-chase-lines" }, line);
}

class Chase {
  constructor(model, el) {
    this.model = model;
    this.itself = model.get("_itself");
    this.sums = model.get("_sums");
    this.columns = model.get("first").length;
    this.last = this.columns + 1;
    this.polynomials = polynomialsUpTo(this.last);
    const { change, stop } = follow(model, ["first", "shown"], () => this.update());
    Object.assign(this, { change, stop, bits: null });
    this.lay(el);
    this.update();
  }

  lay(el) {
    this.first = grid({ rows: 1, columns: this.columns }, "row 1", (cell) => this.flip(cell), () => {});
    this.list = make("ol", { className: "mm-chase-lines" }, lineOf("row 1", this.first.board, equals(1, 1)));
    this.parts = make("ul", { className: "mm-chase-lines mm-chase-parts" });
    this.status = make("div", { className: "mm-score", role: "status" });
    this.next = button("Next row", () => this.change({ shown: this.shown + 1 }));
    this.all = button("All rows", () => this.change({ shown: this.last }));
    this.again = button("Start again", () => this.change({ shown: 1 }));
    const state = make("div", { className: "mm-line-of-state" }, this.status);
    if (this.sums) {
      el.replaceChildren(headOf(this.columns), this.list, state);
      return;
    }
    this.lights = make("div");
    const rows = make("div", { className: "mm-chase-rows" }, this.list, this.parts);
    el.replaceChildren(
      make("div", { className: "mm-boards" }, rows, this.lights), state,
      make("div", { className: "mm-tools" }, this.next, this.all, this.again),
    );
  }

  get shown() {
    return Math.min(this.model.get("shown"), this.last);
  }

  flip(cell) {
    this.change({ first: this.model.get("first").map((bit, j) => (j === cell ? 1 - bit : bit)) });
  }

  update() {
    const { columns, first, itself, last, list, shown } = this;
    const bits = this.model.get("first");
    const rows = rowsOf(bits, itself);
    this.bits = showBits(first.squares, columns, bits, this.bits);
    first.squares.forEach((square, j) => square.setAttribute("aria-label", cellName(j, bits[j])));
    while (list.children.length > 1) list.lastChild.remove();
    for (let m = 2; m <= shown; m++) {
      const name = rowName(m, m === last, itself);
      const cells = still(rows[m], columns, name);
      list.append(lineOf(name, cells, this.beside(m, rows[m]), m === last ? "mm-chase-below" : ""));
    }
    if (this.sums) this.showSums(rows);
    else this.showParts(rows);
  }

  beside(m, row) {
    if (!this.sums) return equals(m, this.polynomials[m]);
    return `${m === this.last ? "p = " : ""}${polynomialText(sumOf(row, this.polynomials))}`;
  }

  showSums(rows) {
    const { itself, last, list, polynomials, shown } = this;
    const [h, p] = [rows[1], rows[last]].map((row) => sumOf(row, polynomials));
    const lines = sumLines(rows[1], polynomials, h);
    list.firstChild.lastChild.replaceChildren(...lines.map((textContent) => make("span", { textContent })));
    this.status.textContent = shown < last ? belongsText(h)
      : divisionText(partsOf(h, polynomials[last], itself), p);
  }

  showParts(rows) {
    const { itself, last, shown } = this;
    this.parts.replaceChildren(...(shown < last ? this.partsFor(shown + 1, rows) : []));
    this.status.textContent = statusText(shown, rows[shown], itself, shown === last);
    if (itself) this.showBoard(rows, Math.min(shown, this.columns));
    this.enable();
  }

  showBoard(rows, m) {
    const lights = lightsOf(rows, m).flat();
    this.lights.replaceChildren(captioned(boardName(m), still(lights, this.columns, boardName(m))));
  }

  partsFor(m, rows) {
    const texts = partsText(m, this.polynomials, this.itself);
    return [times(rows[m - 1], this.itself), rows[m - 2]].map((row, i) =>
      lineOf(texts[i][0], still(row, this.columns, texts[i][0]), texts[i][1]));
  }

  enable() {
    const isOver = this.shown === this.last;
    const focused = document.activeElement;
    this.again.disabled = this.shown === 1;
    this.next.disabled = isOver;
    this.all.disabled = isOver;
    if (isOver && (focused === this.next || focused === this.all)) this.again.focus({ preventScroll: true });
    if (this.again.disabled && focused === this.again) this.next.focus({ preventScroll: true });
  }
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-chase");
  el.classList.toggle("mm-chase-sums", model.get("_sums"));
  keepKeys(el);
  return new Chase(model, el).stop;
}

export default { render };
