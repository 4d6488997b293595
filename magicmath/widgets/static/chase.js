// The rows of a chase beside their polynomials: add line by line, see the board, and press the first row, or
// each next row.

import { grid, showBits, still } from "./cells.js";
import { headOf, lineOf, litLineOf, placeNames, showRow, spans } from "./chase_lines.js";
import { Remainder } from "./chase_remainder.js";
import {
  lightsOf, polynomialsUpTo, product, productOf, rowsOf, shifted, sumOf, times,
} from "./chase_state.js";
import { Switches } from "./chase_switches.js";
import {
  addText, askedText, BELOW, byHandText, endText, equals, letterFor, lightsName, lineText, linesText, nounOf,
  partsText, pressedText, productLines, rowName, shortName, standsText, statusText, sumLines, summands,
} from "./chase_words.js";
import { button, keepKeys, make } from "./dom.js";
import { follow } from "./model.js";
import { polynomialText } from "./powers.js";

const PHONE = 5; // cells: a phone has room for two such rows side by side

class Chase {
  constructor(model, el) {
    this.model = model;
    this.itself = model.get("_itself");
    this.sums = model.get("_sums");
    this.byHand = model.get("_by_hand");
    this.inX = model.get("_in_x");
    this.asks = model.get("_asks");
    this.lines = model.get("_lines");
    this.isLit = this.itself && !this.sums && !this.asks;
    this.columns = model.get("first").length;
    this.last = this.lines || this.columns + (this.byHand ? 0 : 1);
    this.polynomials = polynomialsUpTo(this.last);
    const { change, stop } = follow(model, ["first", "shown"], () => this.update());
    Object.assign(this, { change, stop, bits: null, tried: null });
    this.lay(el);
    this.update();
  }

  lay(el) {
    this.first = this.rowToPress(rowName(1, false, this.itself, this.inX), (cell) => this.flip(cell));
    const noun = nounOf(this.itself, this.inX);
    const name = this.byHand ? "Press this row" : `Next ${noun}`;
    this.next = button(name, () => this.change({ shown: this.shown + 1 }));
    this.all = button(`All ${noun}s`, () => this.change({ shown: this.last }));
    this.again = button("Start again", () => this.change(this.byHand ? this.nothing : { shown: 1 }));
    this.list = make("ol", { className: "mm-chase-lines" });
    this.parts = make("ul", { className: "mm-chase-lines mm-chase-parts" });
    this.status = make("div", { className: "mm-score", role: "status" });
    const state = make("div", { className: "mm-line-of-state" }, this.status);
    const stands = this.sums || this.inX || this.asks ? "" : standsText(this.itself);
    if (this.sums) {
      const head = headOf(this.columns, placeNames(this.columns), stands);
      el.replaceChildren(head, this.list, state);
      return;
    }
    if (this.byHand || this.asks) {
      this.draft = this.rowToPress(`the next ${noun}`, (cell) => this.try(cell));
      this.draft.board.classList.add("mm-chase-draft");
    }
    const tools = this.draft ? [this.next, this.again] : [this.next, this.all, this.again];
    const lit = () => litLineOf("", ["presses"], ["the board"], this.byHand ? "" : stands);
    const head = this.isLit ? make("ul", { className: "mm-chase-lines" }, lit())
      : headOf(this.columns, [], stands);
    el.replaceChildren(
      head, this.list, this.parts, state,
      make("div", { className: "mm-tools" }, ...tools),
    );
  }

  rowToPress(label, press) {
    return { ...grid({ rows: 1, columns: this.columns }, label, press, () => {}), shown: null };
  }

  // By hand, a row without presses needs none: the next one is asked for.
  get shown() {
    let m = Math.min(this.model.get("shown"), this.last);
    if (!this.byHand || !this.isBegun) return m;
    const rows = rowsOf(this.model.get("first"), this.itself);
    while (m < this.last && !rows[m + 1].includes(1)) m += 1;
    return m;
  }

  get rows() {
    return rowsOf(this.model.get("first"), this.itself, this.lines || undefined);
  }

  get nothing() {
    return { first: this.model.get("first").map(() => 0), shown: 1 };
  }

  // The letter of the rows, and their polynomials: in x they have that of row 1, h, as a factor.
  get terms() {
    const { inX, itself, model, polynomials } = this;
    const h = inX ? sumOf(model.get("first"), polynomials) : 1;
    const own = inX && itself ? polynomials.map(shifted) : polynomials;
    return { letter: letterFor(itself, inX, h === 1), found: own.map((p) => product(p, h)) };
  }

  get isBegun() {
    return this.model.get("first").includes(1);
  }

  flip(cell) {
    const first = this.model.get("first").map((bit, j) => (j === cell ? 1 - bit : bit));
    this.change(this.byHand ? { first, shown: 1 } : { first });
  }

  try(cell) {
    const { shown } = this;
    this.tried = this.tried.map((bit, j) => (j === cell ? 1 - bit : bit));
    const { rows } = this;
    if (String(this.tried) === String(rows[shown + 1])) this.change({ shown: shown + 1 });
    else if (this.asks) this.showTried(rows);
    else this.showLit(rows);
  }

  update() {
    const { rows } = this;
    showRow(this.first, 1, rows[1]);
    const wasTrying = this.draft?.board.contains(document.activeElement);
    this.tried = rows[0];
    if (this.isLit) this.layLit(rows);
    else this.layRows(rows);
    if (this.sums) this.showSums(rows);
    else if (this.byHand) this.showLit(rows);
    else this.showParts(rows);
    if (!this.sums) this.enable();
    if (wasTrying) this.afterTry();
  }

  afterTry() {
    const next = this.draft.board.isConnected ? this.draft.squares[0] : this.again;
    next.focus({ preventScroll: true });
  }

  place(lines) {
    const focused = this.first.board.contains(document.activeElement) ? document.activeElement : null;
    this.list.replaceChildren(...lines);
    focused?.focus({ preventScroll: true });
  }

  layRows(rows) {
    const { inX, itself, last, shown } = this;
    const isGiven = this.asks || this.lines; // a row 1 that is not pressed
    const name = rowName(1, false, itself, inX);
    const first = isGiven ? still(rows[1], this.columns, name) : this.first.board;
    const lines = [lineOf(name, first, this.beside(1, rows[1]))];
    for (let m = 2; m <= shown; m++) {
      const name = rowName(m, m === last, itself, inX);
      const cells = still(rows[m], this.columns, name);
      const isMarked = this.lines ? !rows[m].includes(1) : m === last;
      lines.push(lineOf(name, cells, this.beside(m, rows[m]), isMarked ? "mm-chase-below" : ""));
    }
    this.place(lines);
  }

  layLit(rows) {
    const { byHand, columns, shown } = this;
    const { letter, found } = this.terms;
    const lit = lightsOf(rows, Math.min(shown, columns));
    this.lights = lit.map((bits, i) => still(bits, columns, lightsName(i + 1)));
    const lines = this.lights.map((lights, i) =>
      litLineOf(shortName(i + 1), this.pressesOf(i + 1, rows), [lights],
        byHand || i + 1 > shown ? "" : equals(i + 1, found[i + 1], letter)));
    if (shown > columns) {
      const row = still(rows[shown], columns, rowName(shown, true, true));
      const polynomial = equals(shown, found[shown], letter);
      lines.push(litLineOf(shortName(shown), [row], [BELOW], polynomial, "mm-chase-below"));
    }
    this.place(lines);
  }

  pressesOf(m, rows) {
    if (m === 1) return [this.first.board];
    if (m <= this.shown) return [still(rows[m], this.columns, shortName(m))];
    return this.byHand && this.isBegun && m === this.shown + 1 ? [this.draft.board] : [];
  }

  // What the presses that the reader tries leave on the board.
  showLit(rows) {
    const { columns, isBegun, shown, tried } = this;
    const isOver = isBegun && shown === this.last;
    const pressed = rows.map((row, m) => (m === shown + 1 ? tried : row));
    const lit = lightsOf(pressed, Math.min(isOver ? shown : shown + 1, columns));
    this.lights.forEach((board, i) => {
      showBits([...board.children], columns, lit[i], null);
      board.setAttribute("aria-label", `${lightsName(i + 1)}: ${lit[i].join(" ")}`);
    });
    if (!isOver) showRow(this.draft, shown + 1, tried);
    const left = lit[shown - 1].filter(Boolean).length;
    const isEmpty = shown > 1 && !rows[shown].includes(1);
    this.status.textContent = byHandText(isBegun ? shown : 0, left, isOver, isEmpty);
  }

  beside(m, row) {
    const { letter, found } = this.terms;
    if (this.lines) return lineText(m, row);
    if (this.asks && !this.inX) return "";
    if (!this.sums) return equals(m, found[m], letter);
    return `${m === this.last ? "p = " : ""}${polynomialText(sumOf(row, this.polynomials))}`;
  }

  showSums(rows) {
    const { itself, last, list, polynomials, shown } = this;
    const [h, p] = [rows[1], rows[last]].map((row) => sumOf(row, polynomials));
    const f = polynomials[last];
    list.firstChild.lastChild.replaceChildren(...spans(sumLines(rows[1], polynomials, h)));
    this.status.replaceChildren(...spans(shown < last ? productLines(productOf(h, f, itself), f)
      : [endText(p)]));
  }

  showParts(rows) {
    const { itself, last, shown, terms: { letter } } = this;
    this.parts.replaceChildren(...(shown < last ? this.partsFor(shown + 1, rows) : []));
    if (this.asks) this.showTried(rows);
    else if (this.lines && shown === last) this.status.textContent = linesText(rows.slice(1));
    else {
      this.status.textContent = statusText(shown, rows[shown], itself, shown === last, this.inX, letter);
    }
  }

  // The rows whose sum is row m.
  summandsOf(m, rows) {
    const [row, before] = [rows[m - 1], rows[m - 2]];
    if (this.inX) return [times(row, this.itself), before];
    return this.itself && this.asks ? [row, times(row, false), before] : [times(row, this.itself), before];
  }

  partsFor(m, rows) {
    const { asks, columns, inX, isLit, itself } = this;
    const { letter, found } = this.terms;
    const texts = asks && !inX ? summands(m, itself) : partsText(m, found, itself, inX, letter);
    const parts = this.summandsOf(m, rows).map((bits, i) => {
      const [name, polynomial] = texts[i];
      const row = still(bits, columns, name);
      if (isLit) return litLineOf(name, [row], [], polynomial);
      return lineOf(name, row, this.lines ? "" : polynomial);
    });
    return asks ? [...parts, lineOf(`= ${nounOf(itself, inX)} ${m}`, this.draft.board, "")] : parts;
  }

  // What the reader has pressed of the next row, and the first place where it is not the sum.
  showTried(rows) {
    const { columns, inX, itself, last, shown, tried } = this;
    const noun = nounOf(itself, inX);
    if (shown === last) {
      this.status.textContent = askedText(noun, last, rows[last]);
      return;
    }
    showRow(this.draft, shown + 1, tried, noun);
    const summed = this.summandsOf(shown + 1, rows);
    const counts = Array.from({ length: columns }, (_, j) => summed.filter((row) => row[j]).length);
    this.status.textContent = tried.includes(1) ? pressedText(tried, counts)
      : addText(noun, shown + 1, summed.length);
  }

  enable() {
    const isOver = this.shown === this.last;
    const focused = document.activeElement;
    this.again.disabled = this.byHand ? !this.isBegun : this.shown === 1;
    this.next.disabled = isOver || (this.byHand && !this.isBegun);
    this.all.disabled = isOver;
    if (isOver && (focused === this.next || focused === this.all)) this.again.focus({ preventScroll: true });
    const start = this.byHand ? this.first.squares[0] : this.next;
    if (this.again.disabled && focused === this.again) start.focus({ preventScroll: true });
  }
}

function figureOf(model) {
  if (model.get("_by_s")) return Switches;
  return model.get("_below") ? Remainder : Chase;
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-chase");
  el.classList.toggle("mm-chase-sums", model.get("_sums"));
  el.classList.toggle("mm-chase-lit", model.get("_itself") && !model.get("_sums") && !model.get("_asks"));
  el.classList.toggle("mm-chase-asks", model.get("_asks"));
  el.classList.toggle("mm-chase-in-x", model.get("_in_x"));
  el.classList.toggle("mm-chase-ends", model.get("_below"));
  el.classList.toggle("mm-chase-wide", model.get("first").length > PHONE);
  el.style.setProperty("--mm-strip-cells", model.get("first").length);
  keepKeys(el);
  const Figure = figureOf(model);
  return new Figure(model, el).stop;
}

export default { render };
