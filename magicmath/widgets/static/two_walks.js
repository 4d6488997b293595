// Two strips under one button: V walks with Y, and is pressed with N; V can be added to the lower strip.

import { frame } from "./aim.js";
import { captioned, describe, grid, showBits, still } from "./cells.js";
import { button, keepKeys, make } from "./dom.js";
import { fold } from "./masks.js";
import { follow } from "./model.js";
import { drawnMasks, endsOf, lowerOf, sumsOf, upperOf } from "./two_walks_state.js";
import {
  addText, boardName, isUpperText, LOWER, masksText, NEXT, RANDOM, sumName, sumsText, UPPER, walksText,
} from "./two_walks_words.js";

const STEPS = 4;

class TwoWalks {
  constructor(model, el) {
    this.model = model;
    [this.rows, this.columns] = [model.get("_first").length, model.get("_first")[0].length];
    const { change, stop } = follow(model, ["choice", "matrix", "step", "adds"], () => this.update());
    this.stop = stop;
    const folded = (bits) => fold(bits, this.columns);
    const press = (cell) =>
      change({ choice: folded(this.choice.map((bit, i) => (i === cell ? 1 - bit : bit))) });
    const { board, squares } = grid(this, "the choice V", press,
      (cell) => frame(squares, cell < 0 ? [] : [cell]));
    this.own = { squares, shown: null };
    this.steps = Array.from({ length: STEPS }, (_, i) => this.drawStep(i + 1));
    this.next = button(NEXT, () => change({ step: Math.min(STEPS, model.get("step") + 1) }));
    this.back = button("Back to V", () => change({ step: 0, adds: false }));
    this.add = button("", () => change({ adds: !model.get("adds") }));
    this.given = button(masksText(model.get("_name")), () => change({ matrix: model.get("_given") }));
    this.random = button(RANDOM, () => change({ matrix: drawnMasks(squares.length) }));
    this.status = make("div", { className: "mm-message", role: "status" });
    const copy = still(squares.map(() => 0), this.columns, "V");
    copy.setAttribute("aria-hidden", "true"); // the same V begins the lower strip
    this.copy = { squares: [...copy.children], shown: null };
    const first = make("div", { className: "mm-two-step" }, captioned(UPPER, board),
      captioned(LOWER, copy));
    const strips = make("div", { className: "mm-two-strips" }, first,
      ...this.steps.map(({ element }) => element));
    // above the strips, which grow: so the button stays where it is
    el.replaceChildren(
      make("div", { className: "mm-tools" }, this.next, this.add, this.back, this.given, this.random),
      this.status, strips);
    this.update();
  }

  drawStep(k) {
    const drawn = [boardName("Y", k), boardName("N", k), sumName(k)].map((name) => {
      const board = still(new Array(this.rows * this.columns).fill(0), this.columns, name);
      return { name, board, element: captioned(name, board), squares: [...board.children], shown: null };
    });
    const told = make("div", { className: "mm-two-told" });
    drawn[2].element.append(told);
    const element = make("div", { className: "mm-two-step", role: "group", "aria-label": `step ${k}` },
      ...drawn.map((one) => one.element));
    return { drawn, told, element };
  }

  get choice() {
    return this.model.get("choice").flat();
  }

  update() {
    const { choice, model, columns } = this;
    const [matrix, step, adds] = [model.get("matrix"), model.get("step"), model.get("adds")];
    const [upper, lower] = [upperOf(matrix, choice), lowerOf(matrix, choice)];
    const sums = sumsOf(upper, lower);
    for (const one of [this.own, this.copy]) {
      one.shown = showBits(one.squares, columns, choice, one.shown);
    }
    this.steps.forEach(({ drawn, told, element }, i) => {
      const k = i + 1;
      [upper[k], lower[k], sums[k].bits].forEach((bits, j) => {
        const one = drawn[j];
        one.shown = showBits(one.squares, columns, bits, one.shown);
        one.board.setAttribute("aria-label", `${one.name}: ${describe(bits, columns)}`);
      });
      element.hidden = k > step;
      drawn[2].element.hidden = !adds;
      told.textContent = isUpperText(k, sums[k].isUpper);
      told.dataset.alike = sums[k].isUpper;
    });
    this.next.disabled = step === STEPS;
    this.back.disabled = step === 0;
    this.add.disabled = step === 0;
    this.add.textContent = addText(adds);
    this.given.disabled = matrix.join() === model.get("_given").join();
    const alike = sums.flatMap(({ isUpper }, k) => (k && k <= step && isUpper ? [k] : []));
    const told = walksText(endsOf(upper, lower, step), step, !choice.includes(1));
    this.status.textContent = adds && step ? `${told} ${sumsText(alike, step)}` : told;
  }
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-two");
  keepKeys(el);
  return new TwoWalks(model, el).stop;
}

export default { render };
