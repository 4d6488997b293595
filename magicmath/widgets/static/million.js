// A million cells of fractal MAGIC: draw a difference, solve it, and press all masks.

import { isStill } from "./cells.js";
import { keepKeys, listen } from "./dom.js";
import {
  bitAt, cellsOf, count, MOST_BLOTS, OWN, pressing, SIDE, solved, strokeOf,
} from "./million_state.js";
import { MillionView } from "./million_view.js";
import { emptyText, lensText, pressedText, pressingText, solvedText, toSolveText } from "./million_words.js";
import { follow } from "./model.js";
import { placeUnder } from "./repair_canvas.js";
import { walked } from "./repair_state.js";

const SIZE = SIDE * SIDE;
const SHOW = 5000; // milliseconds for all presses
const MEASURE = 20; // milliseconds at least, since the page's clock is coarse
const TRIALS = 5;
const STRIDE = 16; // cells of a step by a key
const FIRST = 320 * SIDE + 240; // where the lens stands first: on the rim of a letter
const NOTHING = new Uint32Array(SIZE / 32);

// Solve again and again: the masks to press, and how long it takes once.
function measured(cells) {
  for (let k = 0; k < TRIALS; k++) solved(cells); // at first, the page translates the code
  const begun = performance.now();
  let [runs, presses] = [0, null];
  do {
    presses = solved(cells);
    runs++;
  } while (performance.now() - begun < MEASURE);
  return { presses, time: (performance.now() - begun) / runs };
}

class Million {
  constructor(model, el) {
    this.model = model;
    const { change, stop } = follow(model, ["_now"], () => this.update());
    this.become = (values) => change({ _now: { ...this.now, ...values } });
    this.stop = () => {
      this.halt();
      stop();
    };
    this.view = new MillionView(el, {
      choose: (drawing) => this.choose(drawing), solve: () => this.solve(), press: () => this.press(),
    });
    this.place = FIRST;
    this.hear("cells");
    this.hear("presses");
    this.update();
    requestAnimationFrame(() => this.draw()); // once the page gives the colours
  }

  get now() {
    return this.model.get("_now");
  }

  choose(drawing) {
    const isAgain = drawing === this.now.drawing && drawing === "by lot";
    this.become({ drawing, seed: (this.now.seed + (isAgain ? 1 : 0)) % 2 ** 32, blots: [] });
  }

  update() {
    this.halt();
    this.drawn = cellsOf(this.now, this.model.get("_word"));
    this.board = this.drawn;
    this.presses = null;
    this.view.choose(this.now.drawing);
    const black = count(this.drawn);
    this.view.say("status", black ? toSolveText(black) : emptyText);
    this.allow({ solve: black > 0, press: false });
    this.draw();
  }

  allow({ solve, press }) {
    this.view.solve.disabled = !solve;
    this.view.press.disabled = !press;
  }

  solve() {
    this.halt();
    const { presses, time } = measured(this.drawn);
    this.board = this.drawn;
    this.presses = presses;
    this.view.say("status", solvedText(count(presses), time));
    this.allow({ solve: true, press: true });
    this.draw();
  }

  press() {
    this.halt();
    this.board = this.drawn.slice();
    const work = pressing(this.board, this.presses);
    const [all, begun] = [count(this.presses), performance.now()];
    let [rows, pressed] = [0, 0];
    const step = () => {
      const due = isStill() ? SIDE : Math.min(SIDE, ((performance.now() - begun) / SHOW) * SIDE);
      for (; rows < due; rows++) pressed += work.next().value;
      this.view.say("status", rows < SIDE ? pressingText(pressed, all) : pressedText(all, count(this.board)));
      this.view.status.setAttribute("aria-busy", rows < SIDE); // a screen reader waits for the end
      this.view.cells.show(this.board);
      this.look();
      if (rows < SIDE) this.frame = requestAnimationFrame(step);
    };
    step();
  }

  halt() {
    cancelAnimationFrame(this.frame);
    this.view.status.removeAttribute("aria-busy");
  }

  draw() {
    this.view.cells.show(this.board);
    this.view.presses.show(this.presses ?? NOTHING);
    this.look();
  }

  look() {
    const { place, view, board, presses } = this;
    view.cells.enlarge(place);
    view.presses.enlarge(place);
    view.say("message", lensText(place, bitAt(board, place), presses && bitAt(presses, place)));
  }

  // Draw with the pen from its last place, as far as its ink goes.
  blot(from, to) {
    const blots = [...new Set([...this.now.blots, ...strokeOf(from, to)])].slice(0, MOST_BLOTS);
    this.become({ blots });
  }

  aim(place) {
    this.place = place;
    this.look();
  }

  hear(name) {
    const { element } = this.view[name];
    const draws = () => name === "cells" && this.now.drawing === OWN;
    let last = null; // where the pen was
    const act = (event) => {
      const place = placeUnder(this.view[name], event, SIZE);
      if (place < 0) return;
      this.place = place;
      if (last === null) return this.look();
      this.blot(last, place);
      last = place;
    };
    listen(element, "pointerdown", (event) => {
      const place = placeUnder(this.view[name], event, SIZE);
      if (draws() && place >= 0) last = place;
      act(event);
    });
    listen(element, "pointermove", act);
    listen(element, "pointerup pointercancel pointerleave", () => { last = null; });
    listen(element, "keydown", (event) => {
      const isPress = event.key === " " || event.key === "Enter";
      let next = walked(this.place, event.key, SIDE, SIZE);
      if (next === null && !isPress) return;
      event.preventDefault();
      for (let k = 1; k < STRIDE && !isPress; k++) next = walked(next, event.key, SIDE, SIZE);
      if (isPress && draws()) this.blot(this.place, this.place);
      else this.aim(next ?? this.place);
    });
  }
}

function render({ model, el }) {
  keepKeys(el);
  return new Million(model, el).stop;
}

export default { render };
