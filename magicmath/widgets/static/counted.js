// Nine counters, the board that their presses leave, and what the board alone tells of them.

import { frame } from "./aim.js";
import { captioned, describe, grid, showBits } from "./cells.js";
import { boardAfter, hundred, oddOf, total } from "./counted_state.js";
import { outcomeText, parityOf, pressText } from "./counted_words.js";
import { button, keepKeys, listen, make } from "./dom.js";
import { onesOf } from "./lists.js";
import { follow } from "./model.js";
import { solving } from "./solver.js";

const SIDE = 3;
const SIZE = SIDE * SIDE;

class CountedPresses {
  constructor(model, el) {
    this.model = model;
    this.masks = model.get("_masks");
    this.largest = model.get("_largest");
    this.solver = solving(this.masks, SIZE).next().value;
    this.shown = null;
    const { change, stop } = follow(model, ["counts", "covered"], () => this.update());
    Object.assign(this, { change, stop });
    const [press, aim] = [(cell) => this.press(cell), (cell) => this.aim(cell)];
    Object.assign(this, grid({ rows: SIDE, columns: SIDE }, "the board", press, aim));
    this.rows = this.masks.map((_, mask) => this.row(mask));
    this.status = make("div", { className: "mm-score", role: "status" });
    this.white = button("White board", () => change({ counts: this.masks.map(() => 0), covered: false }));
    const covers = model.get("_covers");
    const again = button("Another hundred", () => change({ counts: hundred(this.masks), covered: covers }));
    this.show = button("Show what was pressed", () => change({ covered: false }));
    const tools = [...(covers ? [this.show] : []), again, this.white];
    el.replaceChildren(
      make("div", { className: "mm-boards" }, captioned("the board", this.board), this.table()),
      make("div", { className: "mm-tools" }, ...tools), this.status,
    );
    this.update();
  }

  table() {
    const heads = ["mask", "pressed", "told by the board"]
      .map((textContent) => make("th", { textContent, scope: "col" }));
    const head = make("thead", {}, make("tr", {}, ...heads));
    const body = make("tbody", {}, ...this.rows.map(({ line }) => line));
    return make("table", { className: "mm-tally-table" }, head, body);
  }

  row(mask) {
    const press = button(String(mask), () => this.press(mask), { className: "mm-tally-mask" });
    listen(press, "pointerenter focus", () => this.aim(mask));
    listen(press, "pointerleave blur", () => this.aim(-1));
    const bar = make("span", { className: "mm-tally-bar", "aria-hidden": "true" });
    const count = make("span", { className: "mm-tally-number" });
    const truth = make("td", {}, bar, count);
    const told = make("td", { className: "mm-tally-told" });
    const line = make("tr", {}, make("th", { scope: "row" }, press), truth, told);
    return { press, bar, count, truth, told, line };
  }

  aim(mask) {
    frame(this.squares, this.masks[mask] ?? []);
    this.rows.forEach(({ line }, i) => line.classList.toggle("mm-tally-aimed", i === mask));
  }

  press(mask) {
    const counts = [...this.model.get("counts")];
    counts[mask] = Math.min(this.largest, counts[mask] + 1);
    this.change({ counts });
  }

  update() {
    const [counts, isCovered] = [this.model.get("counts"), this.model.get("covered")];
    const cells = boardAfter(counts, this.masks, SIZE, SIDE);
    const told = this.solver.solve(onesOf(cells));
    this.shown = showBits(this.squares, SIDE, cells, this.shown);
    this.board.setAttribute("aria-label", `the board: ${describe(cells, SIDE)}`);
    const most = Math.max(20, ...counts);
    this.rows.forEach(({ press, bar, count, truth, told: cell }, mask) => {
      press.setAttribute("aria-label", pressText(mask, counts[mask], isCovered));
      bar.hidden = isCovered;
      bar.style.setProperty("--share", isCovered ? 0 : counts[mask] / most);
      count.textContent = isCovered ? "covered" : `${counts[mask]} ${parityOf(counts[mask] % 2)}`;
      truth.dataset.odd = isCovered ? "" : counts[mask] % 2;
      cell.textContent = parityOf(told.includes(mask));
      cell.dataset.odd = Number(told.includes(mask));
    });
    this.white.disabled = !total(counts);
    this.show.disabled = !isCovered;
    this.status.textContent = outcomeText(total(counts), oddOf(counts), told, isCovered);
  }
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-tally");
  keepKeys(el);
  return new CountedPresses(model, el).stop;
}

export default { render };
