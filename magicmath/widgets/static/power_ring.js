// Press the bits of a small matrix, and see its powers round a ring.

import { frame } from "./aim.js";
import { captioned, grid, showBits } from "./cells.js";
import { button, keepKeys, make } from "./dom.js";
import { follow } from "./model.js";
import { flippedIn, placesOf, powersOf } from "./power_ring_state.js";
import { powerName, ringName, ringText } from "./power_ring_words.js";
import { foundText } from "./rule_maker_words.js";
import { draw } from "./svg.js";

const SIZE = 360;
const CENTRE = SIZE / 2;
const BIT = 10;
const OUTER = { centre: CENTRE, radius: 152 };
const INNER = { centre: CENTRE, radius: 105 };

function boardAt([x, y], matrix, isStart) {
  const side = matrix.length * BIT;
  const [left, top] = [x - side / 2, y - side / 2];
  const back = draw("rect", {
    x: left - 3, y: top - 3, width: side + 6, height: side + 6, rx: 4,
    class: isStart ? "mm-power-back mm-power-start" : "mm-power-back",
  });
  const bits = matrix.flatMap((row, i) => row.map((bit, j) => draw("rect", {
    x: left + j * BIT + 0.5, y: top + i * BIT + 0.5, width: BIT - 1, height: BIT - 1,
    class: bit ? "mm-power-1" : "mm-power-0",
  })));
  return draw("g", {}, back, ...bits);
}

const line = ([x1, y1], [x2, y2], look) => draw("line", { x1, y1, x2, y2, class: look });

// The way back from the last power: a loop at its own place where it is followed by itself.
function wayBack(places, back) {
  const [last, to] = [places.at(-1), places[back]];
  const look = `mm-power-way ${back ? "mm-power-other" : "mm-power-home"}`;
  if (last !== to) return line(last, to, look);
  const [x, y] = last.map((one) => (one - CENTRE) / OUTER.radius);
  return draw("circle", { cx: last[0] - 26 * y, cy: last[1] + 26 * x, r: 16, class: look });
}

function ringOf({ powers, back }) {
  const places = placesOf(powers.length, OUTER);
  const names = placesOf(powers.length, INNER);
  const steps = places.slice(1).map((place, i) => line(places[i], place, "mm-power-way"));
  const boards = powers.map((power, i) => boardAt(places[i], power, !i));
  const labels = names.map(([x, y], i) => draw("text", { x, y: y + 5 }, powerName(i)));
  const looks = { viewBox: `0 0 ${SIZE} ${SIZE}`, class: "mm-power-ring", role: "img" };
  const ring = draw("svg", looks, ...steps, wayBack(places, back), ...boards, ...labels);
  ring.setAttribute("aria-label", ringName({ powers, back }));
  return ring;
}

class PowerRing {
  constructor(model, el) {
    this.model = model;
    const size = model.get("_first").length;
    Object.assign(this, { rows: size, columns: size, shown: null, found: new Set() });
    const { change, stop } = follow(model, ["matrix"], () => this.update());
    this.stop = stop;
    const press = (cell) => change({ matrix: flippedIn(model.get("matrix"), size, cell) });
    const { board, squares } = grid(this, "the matrix A", press,
      (cell) => frame(squares, cell < 0 ? [] : [cell]));
    this.squares = squares;
    this.ring = make("div", { className: "mm-power-place" });
    this.reset = button("Reset", () => change({ matrix: model.get("_first") }));
    this.status = make("div", { className: "mm-score", role: "status" });
    this.met = make("div", { className: "mm-message" });
    const side = make("div", { className: "mm-power-side" }, captioned("A: press bits", board),
      make("div", { className: "mm-tools" }, this.reset), this.status, this.met);
    el.replaceChildren(make("div", { className: "mm-boards mm-power" }, side, this.ring));
    this.update();
  }

  update() {
    const matrix = this.model.get("matrix");
    const walk = powersOf(matrix);
    this.shown = showBits(this.squares, this.columns, matrix.flat(), this.shown);
    this.ring.replaceChildren(ringOf(walk));
    this.found.add(walk.back ? 0 : walk.powers.length);
    this.status.textContent = ringText(walk);
    this.met.textContent = foundText(this.found);
    this.reset.disabled = matrix.join() === this.model.get("_first").join();
  }
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-powers");
  keepKeys(el);
  return new PowerRing(model, el).stop;
}

export default { render };
