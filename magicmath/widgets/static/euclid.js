// Euclid on the two polynomials of a board: choose its size, and add line by line.

import { button, keepKeys, make } from "./dom.js";
import { linesOf, shiftedBits, shortestOf } from "./euclid_state.js";
import {
  bitsText, isThin, nameOf, partNames, powersOver, rangeText, statusText, ZERO,
} from "./euclid_words.js";
import { labelled } from "./forms.js";
import { follow } from "./model.js";

// A name, and the bits of a line, which ends at the right.
function cellsOf({ bits }, name, width) {
  const zero = [make("span", { className: "mm-euclid-zero", textContent: ZERO })];
  const missing = Array.from({ length: width - bits.length }, () => make("span"));
  const cells = bits.map((bit) => make("span", { className: "mm-cell", "data-bit": bit }));
  const row = make("div", { className: "mm-euclid-bits", role: "img" },
    ...(bits.length ? [...missing, ...cells] : zero));
  row.setAttribute("aria-label", bitsText(bits));
  row.style.setProperty("--columns", width);
  return [make("span", { className: "mm-euclid-name", textContent: name }), row];
}

const rowOf = (line, name, width) => make("li", {}, ...cellsOf(line, name, width));

function headOf(width) {
  const powers = powersOver(width).map((textContent) => make("span", { textContent }));
  const row = make("div", { className: "mm-euclid-bits mm-euclid-powers" }, ...powers);
  row.style.setProperty("--columns", width);
  return [make("span"), row];
}

class Euclid {
  constructor(model, el) {
    this.model = model;
    const { change, stop } = follow(model, ["n", "shown"], () => this.update());
    this.change = change;
    this.stop = stop;
    this.lay(el);
    this.update();
  }

  lay(el) {
    const largest = this.model.get("_largest");
    this.size = make("input", { type: "number", min: 1, max: largest, step: 1, inputMode: "numeric" });
    this.size.addEventListener("change", () => this.resize(this.size.valueAsNumber));
    this.smaller = button("−", () => this.resize(this.n - 1), { ariaLabel: "a smaller board" });
    this.larger = button("+", () => this.resize(this.n + 1), { ariaLabel: "a larger board" });
    this.next = button("Next line", () => this.change({ shown: this.shown + 1 }));
    this.all = button("All lines", () => this.change({ shown: this.lines.length }));
    this.again = button("Start again", () => this.change({ shown: 2 }));
    this.head = make("div", { className: "mm-euclid-head", "aria-hidden": "true" });
    this.list = make("ol", { className: "mm-euclid-lines" });
    this.parts = make("div", { className: "mm-euclid-parts" });
    this.status = make("div", { className: "mm-score", role: "status" });
    const tools = make("div", { className: "mm-tools" }, this.next, this.all, this.again);
    el.replaceChildren(
      make("div", { className: "mm-tools" }, this.smaller, labelled("n", this.size), this.larger),
      this.head, this.list, this.parts, make("div", { className: "mm-line-of-state" }, this.status),
      tools,
    );
  }

  get n() {
    return this.model.get("n");
  }

  get shown() {
    return Math.min(this.model.get("shown"), this.lines.length);
  }

  // Where all lines are shown, all are of the next board, too, unless the reader is to find its end.
  resize(asked) {
    if (!Number.isFinite(asked)) return this.update();
    const largest = this.model.get("_largest");
    const n = Math.max(1, Math.min(largest, Math.round(asked)));
    const keepsAll = this.shown === this.lines.length && !this.model.get("_untold");
    const shown = keepsAll ? linesOf(n).length : 2;
    this.change({ n, shown });
    if (n === Math.round(asked)) return;
    this.size.value = n;
    this.status.textContent = `${rangeText(largest)} ${this.status.textContent}`;
  }

  rowsUpTo(shown, found) {
    const { lines, n } = this;
    const rows = lines.slice(0, shown).map((line, i) => rowOf(line, nameOf(line, i), n + 1));
    const { longer, shorter } = lines[shown] ?? {};
    rows.forEach((row, i) => row.classList.toggle("mm-euclid-next", i === longer || i === shorter));
    found.forEach((i) => rows[i].classList.add("mm-euclid-found"));
    return rows;
  }

  // The two lines whose sum is the next one: the longer, and the shorter shifted to the same length.
  partsOf(sum) {
    if (!sum) return [];
    const width = this.n + 1;
    const names = partNames(sum);
    const shifted = { bits: shiftedBits(this.lines[sum.shorter].bits, sum.shift) };
    return [this.lines[sum.longer], shifted].map((line, i) =>
      make("div", {}, ...cellsOf(line, names[i], width)));
  }

  update() {
    const { n, model } = this;
    this.lines = linesOf(n);
    const { lines, shown } = this;
    const isOver = shown === lines.length;
    const shortest = shortestOf(lines);
    const rows = this.rowsUpTo(shown, isOver ? shortest : []);
    this.list.classList.toggle("mm-euclid-thin", isThin(n + 1));
    this.head.classList.toggle("mm-euclid-thin", isThin(n + 1));
    this.head.replaceChildren(...headOf(n + 1));
    this.parts.classList.toggle("mm-euclid-thin", isThin(n + 1));
    this.list.replaceChildren(...rows);
    this.parts.replaceChildren(...this.partsOf(lines[shown]));
    this.status.textContent = statusText(lines, shown, shortest, model.get("_untold"));
    this.size.value = n;
    this.smaller.disabled = n === 1;
    this.larger.disabled = n === model.get("_largest");
    this.again.disabled = shown === 2;
    const focused = document.activeElement;
    this.next.disabled = isOver;
    this.all.disabled = isOver;
    if (isOver && (focused === this.next || focused === this.all)) this.again.focus({ preventScroll: true });
  }
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-euclid");
  keepKeys(el);
  return new Euclid(model, el).stop;
}

export default { render };
