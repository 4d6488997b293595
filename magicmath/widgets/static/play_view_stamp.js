// The stamp: a neighbourhood drawn once, which a press repeats around its cell.

import { grid } from "./cells.js";
import { make } from "./dom.js";
import { labelled } from "./forms.js";

const SIDES = [3, 5, 7];

const toward = (count, [ahead, back]) => (count < 0 ? `${-count} ${back}` : `${count} ${ahead}`);

function nameOf([down, right], has) {
  const parts = [];
  if (down) parts.push(toward(down, ["down", "up"]));
  if (right) parts.push(toward(right, ["right", "left"]));
  return `${parts.join(", ") || "the cell itself"}, ${has ? "changes" : "stays"}`;
}

export class Stamp {
  constructor(onStep) {
    this.onStep = onStep;
    const options = SIDES.map((side) => make("option", { value: side, textContent: `${side}×${side}` }));
    this.side = make("select", { onchange: () => this.build() }, ...options);
    this.side.value = 5;
    this.holder = make("div", { className: "mm-play-stamp" });
    const note = "Draw what one press changes. The ringed cell is the one that is pressed.";
    this.far = make("p", { hidden: true });
    this.element = make(
      "div", {}, make("p", { textContent: note }), this.holder, labelled("Stamp", this.side), this.far,
    );
    this.steps = [];
    this.build();
  }

  get reach() {
    return (Number(this.side.value) - 1) / 2;
  }

  stepAt(cell) {
    const side = Number(this.side.value);
    return [Math.floor(cell / side) - this.reach, (cell % side) - this.reach];
  }

  build() {
    const side = Number(this.side.value);
    const { board, squares } = grid(
      { rows: side, columns: side }, "stamp", (cell) => this.onStep(this.stepAt(cell)), () => {},
    );
    squares[(side * side - 1) / 2].classList.add("mm-middle");
    this.squares = squares;
    this.holder.replaceChildren(board);
    this.draw(this.steps);
  }

  draw(steps) {
    this.steps = steps;
    const chosen = new Set(steps.map(String));
    this.squares.forEach((square, cell) => {
      const step = this.stepAt(cell);
      const has = chosen.has(String(step));
      square.dataset.bit = has ? 1 : 0;
      square.setAttribute("aria-label", nameOf(step, has));
    });
    const far = steps.filter((step) => step.some((part) => Math.abs(part) > this.reach)).length;
    this.far.hidden = !far;
    this.far.textContent = `${far} of its cells lie outside this square.`;
  }
}
