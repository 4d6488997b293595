// The walk of V: a small board for each choice met, and a way back that closes the ring when V is home.
// Press one of these boards to stand there again: the figure above takes its choice.

import { describe, dig, showBits } from "./cells.js";
import { make } from "./dom.js";
import { onesOf } from "./lists.js";
import { beginWalk, nextOf, placeIn, walkOn } from "./system_state.js";
import { nameOfStop, stopText, walkText } from "./system_words.js";

const MOST = 12; // boards; of a longer walk the first and the last ones are shown

const between = (textContent) => make("div", { className: "mm-arrow", textContent });

export class Walk {
  constructor({ columns, holes, step }, onGo) {
    Object.assign(this, { columns, holes, onGo, called: step });
    this.line = make("div", { className: "mm-walk-boards" });
    this.way = make("div", { className: "mm-way-home" });
    this.ring = make("div", { className: "mm-circuit", role: "group", "aria-label": "the walk of V" },
      this.line, this.way);
    this.told = make("div", { className: "mm-walk-told", role: "status" });
    this.leads = make("div", { className: "mm-walk-leads", role: "status" });
    this.element = make("div", { className: "mm-walk" }, this.ring, this.told, this.leads);
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

  // Stand at a board met before, and keep the keyboard there.
  go(step) {
    this.walk = { ...this.walk, steps: step };
    this.draw();
    this.line.querySelector(".mm-here").focus({ preventScroll: true });
    this.onGo(onesOf(this.walk.met[step]), step);
  }

  // What the present choice makes, and what the walk has come to.
  lead(parities, isSolved) {
    const [{ met }, step] = [this.walk, this.called];
    const isLast = parities.join() === met[0].join();
    this.told.textContent = walkText(this.walk, { isSolved, isLast, step });
    const here = placeIn(this.walk);
    this.leads.textContent = met.length > 1
      ? stopText(this.walk, here, onesOf(met[here]), onesOf(parities), step) : "";
  }

  boardOf(choice, step, { here, next }) {
    const squares = choice.map(() => make("span", { className: "mm-cell" }));
    dig(squares, this.holes);
    showBits(squares, this.columns, choice, null);
    const board = make("div", { className: "mm-cells", role: "img" }, ...squares);
    const name = nameOfStop(step, this.called);
    const isHere = step === here;
    const label = `${name}${isHere ? ", V is here" : ""}: ${describe(choice, this.columns, this.holes)}`;
    board.setAttribute("aria-label", label);
    board.style.setProperty("--columns", this.columns);
    const caption = make("div", { className: "mm-caption", textContent: name });
    const looks = ["mm-stop", ...(isHere ? ["mm-here"] : []), ...(step === next ? ["mm-next"] : [])];
    const stop = make("button", { type: "button", className: looks.join(" ") }, caption, board);
    stop.setAttribute("aria-label", label);
    if (isHere) stop.setAttribute("aria-current", "step");
    stop.addEventListener("click", () => this.go(step));
    return stop;
  }

  draw() {
    const { met, back } = this.walk;
    const here = placeIn(this.walk);
    const at = { here, next: nextOf(this.walk, here) };
    const from = met.length > MOST ? met.length - MOST + 2 : 1;
    const shown = met.flatMap((choice, step) => {
      if (step && step < from) return step === 1 ? [between("…")] : [];
      return [...(step ? [between("→")] : []), this.boardOf(choice, step, at)];
    });
    this.line.replaceChildren(...shown);
    this.ring.classList.toggle("mm-closed", back === 0);
  }
}
