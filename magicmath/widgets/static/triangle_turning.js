// Turn the triangle as a whole, or read one of its sides. Three letters stand at its corners.

import { isStill } from "./cells.js";
import { button, make } from "./dom.js";
import { light } from "./linked_grid.js";
import {
  hingeOf, marksAbove, marksOf, OVER, placesOf, readFrom, READINGS, readingAfter, sourceOf, THIRD, turned,
} from "./triangle_state.js";
import { draw } from "./svg.js";
import { OVER_TEXT, readingName, readText, THIRD_TEXT } from "./triangle_words.js";

const LETTERS = ["a", "b", "d"];
const SLOW = { duration: 1100, easing: "ease-in-out" };
const SWAP = 1500; // milliseconds of a cell that changes places with the one across the line
const SWAPS = 3000; // of the whole turn over
const BULGE = 0.6; // how far from its straight way such a cell goes, so that those of one row keep apart
const FRAMES = 12;
const STEP = 90; // milliseconds from one item that is read to the next

// The line that "Turn it over" leaves where it is.
function hinge(n) {
  const attributes = { class: "mm-hinge", viewBox: `0 0 ${n} ${n}`, preserveAspectRatio: "none" };
  const picture = draw("svg", { ...attributes, "aria-hidden": "true" });
  picture.append(draw("line", hingeOf(n)));
  return picture;
}

const dot = (letter) => make("span", {
  className: `mm-dot mm-dot-${letter}`, textContent: ` ${letter}`, "aria-hidden": "true",
});

// Go from a place to another on half an ellipse. Two cells that change places pass on its two sides.
function swap(one, [x, y], [fromX, fromY], begins) {
  const [halfX, halfY] = [(fromX - x) / 2, (fromY - y) / 2];
  const frames = Array.from({ length: FRAMES + 1 }, (_, i) => {
    const angle = (Math.PI * i) / FRAMES;
    const [along, across] = [1 + Math.cos(angle), BULGE * Math.sin(angle)];
    const [right, down] = [halfX * along - halfY * across, halfY * along + halfX * across];
    return { transform: `translate(${right}px, ${down}px)` };
  });
  const delay = begins * (SWAPS - SWAP);
  return one.animate(frames, { duration: SWAP, delay, easing: "ease-in-out", fill: "backwards" });
}

export class Turning {
  constructor(grid, { become, read, end }) {
    Object.assign(this, { grid, become, end });
    this.isMoving = false;
    this.motions = 0;
    this.reset();
    this.dots = LETTERS.map((_, corner) => make("span", { className: `mm-vertex mm-vertex-${corner}` }));
    this.over = button("Turn it over", () => this.turn(OVER, OVER_TEXT));
    this.third = button("Turn by a third", () => this.turn(THIRD, THIRD_TEXT));
    this.buttons = Object.keys(READINGS).map((reading) => [reading, button("", () => read(reading))]);
    this.readings = make("div", { className: "mm-tools mm-readings", role: "group" });
    this.readings.setAttribute("aria-label", "ways to read a side");
    this.readings.append(...this.buttons.map(([, one]) => one));
    this.hinge = hinge(grid.n);
    this.element = make("div", {}, ...this.dots, grid.element);
  }

  // Show which tools there are, and which side is read; return what is read.
  show(reading, hasTurns) {
    const hasCorners = reading !== null;
    this.over.hidden = !hasTurns && !hasCorners;
    this.third.hidden = this.readings.hidden = reading === null;
    this.element.classList.toggle("mm-cornered", hasCorners);
    const isHinged = hasTurns && !hasCorners;
    this.element.classList.toggle("mm-hinged", isHinged);
    if (isHinged) this.element.append(this.hinge);
    else this.hinge.remove();
    this.dots.forEach((one, corner) => {
      one.hidden = !hasCorners;
      one.replaceChildren(dot(this.letters[corner]));
    });
    for (const [name, one] of this.buttons) {
      const order = READINGS[name].map((corner) => this.letters[corner]);
      one.replaceChildren(make("span", { textContent: readingName(name) }), ...order.map(dot));
      one.setAttribute("aria-label", `${readingName(name)} ${order.join(" ")}, read ${name}`);
      one.setAttribute("aria-pressed", name === reading);
    }
    return this.mark(reading, hasTurns || hasCorners);
  }

  // Name two neighbours and the one below them, and number what is read.
  mark(reading, isNamed) {
    const { grid } = this;
    const all = grid.squares.flat();
    const names = this.marks.flat().map((name) => (isNamed ? name : ""));
    all.forEach((square, i) => {
      Object.assign(square, { textContent: names[i], ariaDescription: names[i] || null });
    });
    light(all, [["mm-named", all.filter((_, i) => names[i])]]);
    const read = reading ? grid.at(placesOf(READINGS[reading], grid.n)) : [];
    light(all, [["mm-read", read]]);
    read.forEach((square, i) => { square.textContent = i; });
    if (reading !== this.marked && this.marked !== undefined && !isStill()) {
      const grown = [{ transform: "none" }, { transform: "scale(1.25)" }, { transform: "none" }];
      read.forEach((square, i) => square.animate(grown, { duration: 260, delay: i * STEP }));
    }
    this.marked = reading;
    return reading ? readFrom(grid.triangle, READINGS[reading]) : [];
  }

  // Name an entry inside z, and the two above it x and y.
  name(place) {
    this.marks = marksAbove(place, this.grid.n);
  }

  // The three named entries with their bits, two neighbours first and then the one below them.
  named() {
    const { triangle } = this.grid;
    const entry = (k, j) => [this.marks[k][j], triangle[k][j]];
    const at = this.marks.findIndex((row) => row.some(Boolean));
    if (at < 0) return [];
    const j = this.marks[at].findIndex(Boolean);
    return [entry(at, j), entry(at, j + 1), entry(at + 1, j)];
  }

  nameAt([k, j]) {
    return this.marks[k][j];
  }

  text(reading, bits) {
    return readText(reading, READINGS[reading].map((corner) => this.letters[corner]), bits);
  }

  reset() {
    this.letters = LETTERS;
    this.marks = marksOf(this.grid.n);
  }

  turn(turn, text) {
    const { grid } = this;
    const swaps = turn === OVER && this.marked === null;
    for (const one of [...grid.squares.flat(), ...this.dots]) { // measure no cell on its way
      one.getAnimations().forEach((animation) => animation.cancel());
    }
    const middle = (one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return [left + width / 2, top + height / 2];
    };
    const squares = grid.squares.map((row) => row.map(middle));
    const corners = this.dots.map(middle);
    this.letters = turn.map((corner) => this.letters[corner]);
    this.marks = turned(this.marks, turn);
    const reading = this.marked && readingAfter(this.marked, turn);
    this.marked = reading; // its numbers slide with the cells
    this.isMoving = swaps && !isStill();
    this.become({ items: readFrom(grid.triangle, turn), reading }, text);
    if (isStill()) return;
    const slide = (one, [x, y], [fromX, fromY]) =>
      one.animate([{ transform: `translate(${fromX - x}px, ${fromY - y}px)` }, { transform: "none" }], SLOW);
    const moves = grid.squares.flatMap((row, k) => row.map((square, j) => {
      const [fromK, fromJ] = sourceOf([k, j], turn, grid.n);
      const way = [squares[k][j], squares[fromK][fromJ]];
      return swaps ? swap(square, ...way, (k + j) / grid.n) : slide(square, ...way);
    }));
    this.dots.forEach((one, corner) => slide(one, corners[corner], corners[turn[corner]]));
    if (swaps) this.await(moves);
  }

  // Until the last cell has come to its place, what the turn has made is not said.
  await(moves) {
    const own = ++this.motions;
    this.element.classList.add("mm-turning");
    Promise.allSettled(moves.map((move) => move.finished)).then(() => {
      if (own !== this.motions) return;
      this.isMoving = false;
      this.element.classList.remove("mm-turning");
      this.end();
    });
  }
}
