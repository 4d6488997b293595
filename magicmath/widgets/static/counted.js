// Nine counters and the board that their presses leave. Open, the board alone tells what is odd; covered, the
// reader finds it out.

import { frame } from "./aim.js";
import { captioned, describe, grid, showBits, still } from "./cells.js";
import { HUNDRED, boardAfter, drawn, foundWith, oddOf, toggledIn, total, wayBack } from "./counted_state.js";
import {
  comparedText, coveredText, foundText, markText, outcomeText, parityOf, pressText, verdictText,
} from "./counted_words.js";
import { button, keepKeys, listen, make } from "./dom.js";
import { onesOf } from "./lists.js";
import { bitsOf } from "./masks.js";
import { follow } from "./model.js";
import { solving } from "./solver.js";

const SIDE = 3;
const SIZE = SIDE * SIDE;

function tableOf(heads, rows) {
  const cells = heads.map((textContent) => make("th", { textContent, scope: "col" }));
  const body = make("tbody", {}, ...rows.map(({ line }) => line));
  return make("table", { className: "mm-tally-table" }, make("thead", {}, make("tr", {}, ...cells)), body);
}

class CountedPresses {
  constructor(model, el) {
    this.model = model;
    this.masks = model.get("_masks");
    this.largest = model.get("_largest");
    this.solver = solving(this.masks, SIZE).next().value;
    this.shown = null;
    const { change, stop } = follow(model, ["counts", "covered", "marked", "_found"], () => this.update());
    Object.assign(this, { change, stop });
    this.status = make("div", { className: "mm-score", role: "status" });
    this.rows = this.masks.map((_, mask) => this.row(mask));
    const { boards, heads, tools, lines } = this.parts();
    el.replaceChildren(
      make("div", { className: "mm-boards" }, ...boards, tableOf(heads, this.rows)),
      make("div", { className: "mm-tools" }, ...tools), this.status, ...lines,
    );
    this.update();
  }

  parts() {
    const [press, aim] = [(cell) => this.press(cell), (cell) => this.aim(cell)];
    Object.assign(this, grid({ rows: SIDE, columns: SIDE }, "the board", press, aim));
    this.white = button("White board", () => this.change({ counts: this.masks.map(() => 0) }));
    const again = button("Another hundred", () => this.change({ counts: drawn(this.masks, HUNDRED) }));
    return {
      boards: [captioned("the board", this.board)], heads: ["mask", "pressed", "told by the board"],
      tools: [again, this.white], lines: [],
    };
  }

  row(mask) {
    const picture = still(bitsOf(this.masks[mask], SIZE), SIDE, "mask");
    picture.setAttribute("aria-hidden", "true");
    const press = button("", () => this.press(mask), { className: "mm-tally-mask" });
    press.append(picture, String(mask));
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

  get cells() {
    return boardAfter(this.model.get("counts"), this.masks, SIZE, SIDE);
  }

  drawCounts(isCovered) {
    const counts = this.model.get("counts");
    const most = Math.max(20, ...counts);
    this.rows.forEach(({ bar, count, truth }, mask) => {
      bar.hidden = isCovered;
      bar.style.setProperty("--share", isCovered ? 0 : counts[mask] / most);
      count.textContent = isCovered ? "covered" : `${counts[mask]} ${parityOf(counts[mask] % 2)}`;
      truth.dataset.odd = isCovered ? "" : counts[mask] % 2;
    });
  }

  update() {
    const [counts, { cells }] = [this.model.get("counts"), this];
    const told = this.solver.solve(onesOf(cells));
    this.shown = showBits(this.squares, SIDE, cells, this.shown);
    this.board.setAttribute("aria-label", `the board: ${describe(cells, SIDE)}`);
    this.drawCounts(false);
    this.rows.forEach(({ press, told: cell }, mask) => {
      press.setAttribute("aria-label", pressText(mask, counts[mask]));
      cell.textContent = parityOf(told.includes(mask));
      cell.dataset.odd = Number(told.includes(mask));
    });
    this.white.disabled = !total(counts);
    this.status.textContent = outcomeText(total(counts), oddOf(counts), told);
  }
}

// The counts are covered. The reader leads a copy of the board back to white, by recipes of single cells or
// mask by mask: so each mask is marked as often as it was used, and twice is not at all.
class CoveredPresses extends CountedPresses {
  parts() {
    const press = (cell) => this.toggle(this.recipe(cell));
    const aim = (cell) => frame(this.squares, cell < 0 ? [] : [cell]);
    Object.assign(this, grid({ rows: SIDE, columns: SIDE }, "your way back", press, aim));
    this.left = still(this.cells, SIDE, "the board");
    this.hasTrusted = null;
    this.answers = [
      button("I trust all my marks", () => this.uncover(true)),
      button("I have doubts", () => this.uncover(false)),
    ];
    this.clear = button("Clear marks", () => this.change({ marked: [] }));
    const again = button("Another hundred", () => this.draw(HUNDRED));
    const fewer = button("Ninety-nine", () => this.draw(HUNDRED - 1));
    this.found = make("div", { className: "mm-tally-found", role: "status" });
    return {
      boards: [captioned("the board", this.left), captioned("your way back", this.board)],
      heads: ["mask", "you say", "pressed"], tools: [...this.answers, this.clear, again, fewer],
      lines: [this.found],
    };
  }

  draw(presses) {
    this.hasTrusted = null;
    this.change({ counts: drawn(this.masks, presses), marked: [], covered: true });
  }

  // Only where the way back ends at white: so the marks are right.
  uncover(hasTrusted) {
    this.hasTrusted = hasTrusted;
    const [counts, marked, found] = ["counts", "marked", "_found"].map((name) => this.model.get(name));
    this.change({ covered: false, _found: foundWith(found, total(counts), marked.length) });
  }

  recipe(cell) {
    return this.solver.solve([cell]);
  }

  row(mask) {
    const parts = super.row(mask);
    parts.line.replaceChildren(parts.line.children[0], parts.told, parts.truth);
    return parts;
  }

  press(mask) {
    this.toggle([mask]);
  }

  toggle(masks) {
    if (this.model.get("covered")) this.change({ marked: toggledIn(this.model.get("marked"), masks) });
  }

  update() {
    const [counts, marked, isCovered] = ["counts", "marked", "covered"].map((name) => this.model.get(name));
    const { cells } = this;
    const back = wayBack(cells, this.masks, marked);
    this.shown = showBits(this.squares, SIDE, back, this.shown);
    this.board.setAttribute("aria-label", `your way back: ${describe(back, SIDE)}`);
    this.left.setAttribute("aria-label", `the board: ${describe(cells, SIDE)}`);
    [...this.left.children].forEach((square, i) => { square.dataset.bit = cells[i]; });
    this.drawCounts(isCovered);
    const marks = bitsOf(marked, this.masks.length);
    this.rows.forEach(({ press, told, count }, mask) => {
      press.setAttribute("aria-label", markText(mask, marks[mask]));
      press.setAttribute("aria-pressed", Boolean(marks[mask]));
      press.disabled = !isCovered;
      told.textContent = parityOf(marks[mask]);
      told.dataset.odd = marks[mask];
      if (!isCovered) count.textContent += verdictText(counts[mask] % 2 === marks[mask]);
    });
    const { length: blacks } = onesOf(back);
    for (const answer of this.answers) answer.disabled = !isCovered || blacks > 0;
    this.clear.disabled = !isCovered || !marked.length;
    const { length: wrong } = counts.filter((count, mask) => count % 2 !== marks[mask]);
    this.status.textContent = isCovered
      ? coveredText(total(counts), marked, blacks) : comparedText(wrong, this.hasTrusted);
    this.found.textContent = foundText(this.model.get("_found"));
  }
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-tally");
  el.classList.toggle("mm-tally-covers", model.get("_covers"));
  keepKeys(el);
  const Figure = model.get("_covers") ? CoveredPresses : CountedPresses;
  return new Figure(model, el).stop;
}

export default { render };
