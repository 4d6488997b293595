// Press whole classes of MAGIC's masks in k colours, and see a corner cell run round.

import { captioned, still } from "./cells.js";
import { ringOf } from "./classes_ring.js";
import { cellsOf, modulo, roundsOf, sumsOf, visited } from "./classes_state.js";
import { CELLS, CLASSES, LETTERS, ringText, roundName, statusText } from "./classes_words.js";
import { signed } from "./determinant_words.js";
import { button, keepKeys, make } from "./dom.js";
import { fold } from "./masks.js";
import { follow } from "./model.js";
import { paint } from "./paint.js";

const MOST = 9999;

function row(head, ...entries) {
  const squares = entries.map((entry) => make("td", {}, entry));
  return make("tr", {}, make("th", { scope: "row" }, ...head), ...squares);
}

class Classes {
  constructor(model, el) {
    this.model = model;
    const { change, stop } = follow(model, ["k", "times"], () => this.update());
    this.change = change;
    this.stop = stop;
    this.lay(el);
    this.update();
  }

  lay(el) {
    const { model } = this;
    const [table, round] = [model.get("_table"), model.get("_round")];
    const afresh = (k) => this.change({ k, times: model.get("_start") });
    this.choices = model.get("_colours").map((k) => button(`${k} colours`, () => afresh(k)));
    this.board = captioned("board", make("div"));
    this.ring = make("div");
    this.counts = CLASSES.map(() => make("output", { className: "mm-classes-count" }));
    this.sums = CELLS.map(() => make("span"));
    this.shown = CELLS.map(() => make("span"));
    const names = CELLS.map((name) => make("th", { scope: "col", textContent: name }));
    const head = make("tr", {}, make("th", { textContent: "pressed" }), ...names);
    const rows = CLASSES.map((_, i) => row(this.headOf(i), ...table[i].map(String)));
    this.last = make("span");
    const below = [row(["in all"], ...this.sums), row([this.last], ...this.shown)];
    below[0].className = "mm-classes-sums";
    const grid = make("table", {}, make("thead", {}, head), make("tbody", {}, ...rows, ...below));
    this.once = button(roundName(round), () => this.press(round), { className: "mm-classes-round" });
    this.again = button("Start again", () => this.change({ times: model.get("_start") }));
    this.status = make("span", { className: "mm-status", role: "status" });
    this.way = make("div", { className: "mm-classes-way", role: "status" });
    el.replaceChildren(
      make("div", { className: "mm-tools", role: "group", ariaLabel: "how many colours" }, ...this.choices),
      make("div", { className: "mm-boards" }, this.board, captioned("a corner cell", this.ring), grid),
      make("div", { className: "mm-tools" }, this.once, this.again, this.status), this.way,
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

  press(by) {
    const times = this.model.get("times").map((count, i) => count + by[i]);
    if (times.every((count) => Math.abs(count) <= MOST)) this.change({ times });
  }

  update() {
    const { model } = this;
    const [k, times] = [model.get("k"), model.get("times")];
    const [table, start, round] = [model.get("_table"), model.get("_start"), model.get("_round")];
    const sums = sumsOf(times, table);
    const cells = cellsOf(sums, k);
    const rounds = roundsOf(times, start, round);
    const places = rounds === null ? null : visited(rounds, start, table, round, k);
    this.choices.forEach((choice, i) => choice.setAttribute("aria-pressed", model.get("_colours")[i] === k));
    this.show(cells, k);
    this.counts.forEach((count, i) => { count.textContent = signed(times[i]); });
    this.last.textContent = `in ${k} colours`;
    sums.forEach((sum, j) => {
      const value = modulo(sum, k);
      this.sums[j].textContent = signed(sum);
      this.shown[j].textContent = value === 1 ? "1 ✓" : value;
    });
    this.ring.replaceChildren(ringOf({ k, value: cells[0], places }));
    this.status.textContent = statusText(cells, k);
    this.way.textContent = ringText({ places, rounds, sum: sums[0], k });
  }

  show(cells, k) {
    const picture = still(cells, 3, "board");
    [...picture.children].forEach((square, i) => paint(square, cells[i], k));
    const lines = fold(cells, 3).map((line, i) => `row ${i + 1}: ${line.join(" ")}`);
    picture.setAttribute("aria-label", `board: ${lines.join(", ")}`);
    this.board.lastChild.replaceWith(picture);
  }
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-coloured", "mm-classes");
  keepKeys(el);
  return new Classes(model, el).stop;
}

export default { render };
