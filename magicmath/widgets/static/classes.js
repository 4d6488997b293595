// Press whole classes of MAGIC's masks in k colours, and see a corner cell run round.

import { frame } from "./aim.js";
import { captioned, grid } from "./cells.js";
import { Filling } from "./classes_filling.js";
import { ringOf } from "./classes_ring.js";
import {
  cellsOf, CLASS_OF, modulo, onlyKind, roundsOf, sumsOf, ticksOf, visited,
} from "./classes_state.js";
import {
  cellName, cellText, CELLS, CLASSES, HELP, kindText, LETTERS, maskName, maskText, product, ringName,
  ringText, roundName, SHOW, statusText, ticked,
} from "./classes_words.js";
import { signed } from "./determinant_words.js";
import { button, keepKeys, make } from "./dom.js";
import { follow } from "./model.js";
import { paint } from "./paint.js";
import { changingOf } from "./rounds_state.js";

const MOST = 9999;

function row(head, ...entries) {
  const squares = entries.map((entry) => make("td", {}, entry));
  return make("tr", {}, make("th", { scope: "row" }, ...head), ...squares);
}

class Classes {
  constructor(model, el) {
    this.model = model;
    this.masks = model.get("_masks");
    this.changing = changingOf(this.masks);
    Object.assign(this, { rows: 3, columns: 3, cell: -1, mask: -1, isFound: !model.get("_find") });
    const { change, stop } = follow(model, ["k", "times"], () => this.update());
    this.change = change;
    this.stop = stop;
    this.lay(model.get("_fill") ? this.layFirst(el) : el);
    this.update();
  }

  // The rows of the table are found first, and then the classes are pressed.
  layFirst(el) {
    const [table, { changing }] = [this.model.get("_table"), this];
    const classes = make("div", { hidden: true });
    const first = new Filling({ table, changing }, () => {
      first.element.hidden = true;
      classes.hidden = false;
      classes.querySelector(".mm-classes-head button + output + button").focus();
    });
    el.replaceChildren(first.element, classes);
    return classes;
  }

  lay(el) {
    const { model } = this;
    const entries = model.get("_table");
    const afresh = (k) => this.change({ k, times: model.get("_start") });
    this.choices = model.get("_colours").map((k) => button(`${k} colours`, () => afresh(k)));
    const [onCell, onMask] = [(cell) => this.point(cell, -1), (mask) => this.point(-1, mask)];
    this.board = grid(this, "board", onCell, onCell);
    this.presses = grid(this, "how often each mask is pressed", onMask, onMask);
    this.presses.board.classList.add("mm-classes-presses");
    this.presses.squares.forEach((square, mask) => { square.dataset.letter = LETTERS[CLASS_OF[mask]]; });
    this.ring = make("div");
    this.counts = CLASSES.map(() => make("output", { className: "mm-classes-count" }));
    this.sums = CELLS.map(() => make("span"));
    this.shown = CELLS.map(() => make("span"));
    const names = CELLS.map((name) => make("th", { scope: "col", textContent: name }));
    const head = make("tr", {}, make("th", { textContent: "pressed" }), ...names);
    const rows = CLASSES.map((_, i) => row(this.headOf(i), ...entries[i].map(String)));
    this.last = make("span");
    const below = [row(["in all"], ...this.sums), row([this.last], ...this.shown)];
    below[0].className = "mm-classes-sums";
    const table = make("table", {}, make("thead", {}, head), make("tbody", {}, ...rows, ...below));
    this.once = button("", () => this.round(), { className: "mm-classes-round" });
    this.again = button("Start again", () => this.change({ times: model.get("_start") }));
    this.status = make("span", { className: "mm-status", role: "status" });
    this.way = make("div", { className: "mm-classes-way", role: "status" });
    this.sum = make("div", { className: "mm-classes-sum", role: "status" });
    this.lines = [head, ...rows, ...below];
    el.replaceChildren(
      make("div", { className: "mm-tools", role: "group", ariaLabel: "how many colours" }, ...this.choices),
      make("div", { className: "mm-boards" }, captioned("board", this.board.board),
        captioned("pressed, mask by mask", this.presses.board), captioned("a corner cell", this.ring)),
      table, make("div", { className: "mm-tools" }, this.once, this.again, this.status), this.way, this.sum,
    );
  }

  headOf(i) {
    const step = (by) => CLASSES.map((_, j) => (i === j ? by : 0));
    const named = CLASSES[i];
    const fewer = button("−", () => this.press(step(-1)), { ariaLabel: `${named}: take one press back` });
    const more = button("+", () => this.press(step(1)), { ariaLabel: `${named}: press once more` });
    const name = make("span", { className: "mm-classes-name", textContent: `${named}, ${LETTERS[i]} =` });
    return [make("div", { className: "mm-classes-head" }, name, fewer, this.counts[i], more)];
  }

  // A reader who has not found a round gets the first one from the start.
  round() {
    const round = this.model.get("_round");
    if (this.isFound) this.press(round);
    else this.change({ times: this.model.get("_start").map((count, i) => count + round[i]) });
  }

  press(by) {
    const times = this.model.get("times").map((count, i) => count + by[i]);
    if (times.every((count) => Math.abs(count) <= MOST)) this.change({ times });
  }

  // What was pointed at last stays written, so that it can be read.
  point(cell, mask) {
    if (cell < 0 && mask < 0) return;
    [this.cell, this.mask] = [cell, mask];
    this.tell();
  }

  tell() {
    const { cell, mask, model } = this;
    const times = model.get("times");
    const kind = CLASS_OF[cell];
    frame(this.board.squares, mask >= 0 ? this.masks[mask] : cell >= 0 ? [cell] : []);
    frame(this.presses.squares, cell >= 0 ? this.changing[cell] : mask >= 0 ? [mask] : []);
    for (const line of this.lines) {
      [...line.children].forEach((entry, i) => entry.classList.toggle("mm-classes-lit", i === kind + 1));
    }
    const column = model.get("_table").map((row) => row[kind]);
    this.lines.slice(1, 1 + times.length).forEach((line, i) => this.multiply(line, i, kind, times[i]));
    const said = mask >= 0 ? maskText(mask, times[CLASS_OF[mask]], this.masks[mask])
      : cell >= 0 ? cellText(cell, this.changing[cell], column, times) : [HELP];
    this.sum.replaceChildren(...said.map((textContent) => make("div", { textContent })));
  }

  // Write the entries of a row; the one of the marked column is multiplied by how often the class is pressed.
  multiply(line, i, kind, count) {
    this.model.get("_table")[i].forEach((entry, j) => {
      line.children[j + 1].textContent = j === kind ? product(entry, count) : entry;
    });
  }

  update() {
    const { model } = this;
    const [k, times] = [model.get("k"), model.get("times")];
    const [table, start, round] = [model.get("_table"), model.get("_start"), model.get("_round")];
    const sums = sumsOf(times, table);
    const cells = cellsOf(sums, k);
    const rounds = roundsOf(times, start, round);
    const places = rounds === null ? null : visited(rounds, start, table, round, k);
    const kind = onlyKind(sumsOf(times.map((count, i) => count - start[i]), table));
    const isRound = kind === 0;
    if (isRound) this.isFound = true;
    this.once.textContent = this.isFound ? roundName(round) : SHOW;
    this.choices.forEach((choice, i) => choice.setAttribute("aria-pressed", model.get("_colours")[i] === k));
    this.show(cells, times, k);
    this.counts.forEach((count, i) => { count.textContent = signed(times[i]); });
    this.last.textContent = `in ${k} colours`;
    const find = model.get("_find");
    const { inAll, inColours } = ticksOf({ sums, k, find, isRound, isPressed: times.some(Boolean) });
    sums.forEach((sum, j) => {
      this.sums[j].textContent = ticked(signed(sum), inAll[j]);
      this.shown[j].textContent = ticked(modulo(sum, k), inColours[j]);
    });
    this.ring.replaceChildren(ringOf({ k, value: cells[0], places, label: ringName(k, cells[0], places) }));
    this.status.textContent = find ? kindText(kind) : statusText(cells, k);
    this.way.textContent = ringText({ places, rounds, sum: sums[0], k });
    this.tell();
  }

  show(cells, times, k) {
    cells.forEach((value, i) => {
      const [square, press, count] = [this.board.squares[i], this.presses.squares[i], times[CLASS_OF[i]]];
      paint(square, value, k);
      square.setAttribute("aria-label", cellName(i, value));
      press.textContent = signed(count);
      press.setAttribute("aria-label", maskName(i, count));
    });
  }
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-coloured", "mm-classes");
  keepKeys(el);
  return new Classes(model, el).stop;
}

export default { render };
