// The table of third heaps, which a reader fills in, place by place.

import { grid } from "./cells.js";
import { button, make } from "./dom.js";
import { follow } from "./model.js";
import { leadsOf, openPlaces, refutation, valueOf } from "./nim_quarters_state.js";
import {
  askText, FILL_REST, fullText, movesText, openName, placeName, refutedText, rightText, START_AGAIN,
} from "./nim_quarters_words.js";
import { headsOf, rgb } from "./nim_table_parts.js";
import { shadeOf } from "./shades.js";

const FEWEST_NUMBERS = 8; // to choose from: more than fit, or the last one would be no choice
const range = (n) => Array.from({ length: n }, (_, i) => i);

export class NimFill {
  constructor(model, el) {
    this.model = model;
    this.size = model.get("_size");
    this.rows = model.get("_rows");
    this.open = openPlaces(this.size, this.rows);
    this.half = this.rows < this.size ? this.size / 2 : 0;
    const { change, stop } = follow(model, ["filled"], () => this.update());
    Object.assign(this, { change, stop });
    this.lay(el);
    this.update();
  }

  lay(el) {
    const { rows, size } = this;
    const table = grid({ rows, columns: size }, "table of third heaps", (cell) => this.look(cell), () => {});
    this.squares = table.squares;
    [this.columnHeads, this.above] = headsOf(size, "mm-quarters-heads");
    [this.rowHeads, this.left] = headsOf(rows, "mm-quarters-heads mm-quarters-left");
    const all = make(
      "div", { className: "mm-quarters-table" }, make("span"), this.above, this.left, table.board,
    );
    all.style.setProperty("--columns", size);
    this.asked = make("div", { className: "mm-score", role: "status" });
    this.message = make("div", { className: "mm-message", "aria-live": "polite" });
    this.numbers = range(Math.max(FEWEST_NUMBERS, size)).map((n) => button(String(n), () => this.give(n)));
    this.rest = button(FILL_REST, () => this.fill(this.open.length));
    this.again = button(START_AGAIN, () => this.fill(0));
    const numbers = make("div", { className: "mm-tools mm-fill-numbers" }, ...this.numbers);
    const tools = make("div", { className: "mm-tools" }, this.rest, this.again);
    const state = make("div", { className: "mm-line-of-state" }, this.asked);
    el.replaceChildren(make("div", { className: "mm-scroll" }, all), state, numbers, this.message, tools);
  }

  get place() {
    return this.open[this.model.get("filled")];
  }

  fill(filled) {
    this.change({ filled });
  }

  valueAt([row, column]) {
    return valueOf(row, column, this.size);
  }

  give(number) {
    const place = this.place;
    const refuted = refutation(...place, number);
    const heaps = [...place, number];
    if (!refuted) this.fill(this.model.get("filled") + 1);
    this.message.textContent = refuted ? refutedText(heaps, refuted) : rightText(heaps);
    if (refuted) this.mark(place, refuted.place ? [refuted.place] : []);
  }

  // Frame a place, light its row and its column, and put dots on others.
  mark(framed, dotted) {
    const cellOf = ([row, column]) => row * this.size + column;
    const [row, column] = framed ?? [-1, -1];
    const dots = new Set(dotted.map(cellOf));
    this.squares.forEach((square, cell) => {
      square.classList.toggle("mm-aimed", framed !== undefined && cell === cellOf(framed));
      square.classList.toggle("mm-quarters-way", dots.has(cell));
    });
    this.rowHeads.forEach((head, i) => head.classList.toggle("mm-quarters-lit", i === row));
    this.columnHeads.forEach((head, j) => head.classList.toggle("mm-quarters-lit", j === column));
  }

  // Show the moves from a place that is filled in: to the places to its left and above, and downwards.
  look(cell) {
    const place = [Math.floor(cell / this.size), cell % this.size];
    if (this.squares[cell].textContent === "") return;
    this.message.textContent = movesText([...place, this.valueAt(place)]);
    this.mark(place, leadsOf(...place));
  }

  update() {
    const { open, place, size } = this;
    const filled = this.model.get("filled");
    const waiting = new Set(open.slice(filled).map(([row, column]) => row * size + column));
    this.squares.forEach((square, cell) => {
      const at = [Math.floor(cell / size), cell % size];
      const isOpen = waiting.has(cell);
      const isRight = this.half > 0 && at[1] >= this.half;
      const { shade, ink } = shadeOf(isRight && !isOpen ? 1 : 0, 2);
      Object.assign(square.style, { background: rgb(shade), color: rgb(ink) });
      square.textContent = isOpen ? "" : this.valueAt(at);
      square.setAttribute("aria-label", isOpen ? openName(...at) : placeName(...at, this.valueAt(at)));
    });
    this.asked.textContent = place ? askText(...place) : fullText(this.half);
    this.message.textContent = "";
    this.mark(place, []);
    const hadFocus = document.activeElement;
    for (const one of [...this.numbers, this.rest]) one.disabled = !place;
    this.again.disabled = !filled;
    if (hadFocus?.disabled) (place ? this.rest : this.again).focus({ preventScroll: true });
  }
}
