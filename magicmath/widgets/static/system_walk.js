// The walk of V: a small board for each choice met, and a way back that closes the ring when V is home.

import { describe, dig, showBits } from "./cells.js";
import { make } from "./dom.js";
import { beginWalk, placeIn, walkOn } from "./system_state.js";
import { walkText } from "./system_words.js";

const MOST = 12; // boards; of a longer walk the first and the last ones are shown

const between = (textContent) => make("div", { className: "mm-arrow", textContent });

export class Walk {
  constructor({ columns, holes }) {
    Object.assign(this, { columns, holes });
    this.line = make("div", { className: "mm-walk-boards" });
    this.way = make("div", { className: "mm-way-home" });
    this.ring = make("div", { className: "mm-circuit", role: "group", "aria-label": "the walk of V" },
      this.line, this.way);
    this.told = make("div", { className: "mm-walk-told", role: "status" });
    this.element = make("div", { className: "mm-walk" }, this.ring, this.told);
  }

  // The reader, or Python, has chosen V anew.
  begin(choice) {
    this.walk = beginWalk(choice);
    this.draw();
  }

  step(choice) {
    this.walk = walkOn(this.walk, choice);
    this.draw();
  }

  boardOf(choice, step, isHere) {
    const squares = choice.map(() => make("span", { className: "mm-cell" }));
    dig(squares, this.holes);
    showBits(squares, this.columns, choice, null);
    const board = make("div", { className: "mm-cells", role: "img" }, ...squares);
    const name = step ? `step ${step}` : "start";
    const here = isHere ? ", V is here" : "";
    board.setAttribute("aria-label", `${name}${here}: ${describe(choice, this.columns, this.holes)}`);
    board.style.setProperty("--columns", this.columns);
    const caption = make("div", { className: "mm-caption", textContent: name });
    return make("div", { className: isHere ? "mm-stop mm-here" : "mm-stop" }, caption, board);
  }

  draw() {
    const { met, back } = this.walk;
    const here = placeIn(this.walk);
    const from = met.length > MOST ? met.length - MOST + 2 : 1;
    const shown = met.flatMap((choice, step) => {
      if (step && step < from) return step === 1 ? [between("…")] : [];
      return [...(step ? [between("→")] : []), this.boardOf(choice, step, step === here)];
    });
    this.line.replaceChildren(...shown);
    this.ring.classList.toggle("mm-closed", back === 0);
    this.told.textContent = walkText(this.walk);
  }
}
