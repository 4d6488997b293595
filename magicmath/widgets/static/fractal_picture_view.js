// What the page shows of a picture and its presses.

import { button, make } from "./dom.js";
import { SHAPES, SIDE } from "./fractal_picture_state.js";
import { HOW, KEYS, STEPS } from "./fractal_picture_words.js";
import { labelled, rulesPanel } from "./forms.js";
import { canvas, drawBits } from "./repair_canvas.js";

const FEW = 64; // marks; so many are drawn larger than their cells
const WIDTH = 768; // pixels: enough for a gap between two cells
const GAP = 1;
const NONE = () => false;

// A picture whose bits are drawn once, and the marks upon them anew each time.
class Sight {
  constructor(label) {
    this.view = canvas(SIDE, SIDE, label, { role: "application", tabIndex: 0 }, WIDTH);
    this.element = this.view.element;
    this.ink = this.element.getContext("2d", { willReadFrequently: true });
  }

  show(bits) {
    this.bits = bits;
    drawBits(this.view, bits, NONE, NONE);
    this.drawn = this.ink.getImageData(0, 0, this.element.width, this.element.height);
  }

  // Lit: a black cell yellow, a white one brown. So a pair of neighbours shows its colours.
  mark(places, cursor) {
    const { ink, bits, view: { dot } } = this;
    const style = getComputedStyle(this.element);
    const named = (name) => style.getPropertyValue(name).trim();
    const [onWhite, onBlack, gap] = ["--mm-accent", "--mm-letter-a", "--mm-light"].map(named);
    const box = (place, more) =>
      [(place % SIDE) * dot - more, Math.floor(place / SIDE) * dot - more, dot + 2 * more, dot + 2 * more];
    ink.putImageData(this.drawn, 0, 0);
    const fill = (colour, more) => {
      for (const place of places) {
        ink.fillStyle = colour ?? (bits[place] ? onBlack : onWhite);
        ink.fillRect(...box(place, more));
      }
    };
    if (places.length <= FEW) fill(null, 2);
    fill(gap, 0); // so that neighbours do not melt
    fill(null, -GAP);
    ink.strokeStyle = onWhite;
    ink.lineWidth = 4;
    if (cursor >= 0) ink.strokeRect(...box(cursor, 10));
  }
}

function captioned({ element }) {
  const textContent = element.getAttribute("aria-label");
  const caption = make("figcaption", { className: "mm-caption", textContent });
  return make("figure", { className: "mm-sight" }, caption, element);
}

export class FractalPictureView {
  constructor(el, { become, step }) {
    this.cells = new Sight("what must change");
    this.presses = new Sight("the presses");
    this.shapes = SHAPES.map((shape) => button(shape, () => become({ shape, flips: [] })));
    const option = (value, textContent) => make("option", { value, textContent });
    this.brush = make("select", {}, option("2", "a blot"), option("0", "one cell"));
    this.status = make("div", { className: "mm-score", role: "status" });
    this.message = make("div", { className: "mm-message", role: "status" });
    const brush = labelled("Brush", this.brush);
    const choices = make("div", { className: "mm-tools", role: "group" }, ...this.shapes, brush);
    choices.setAttribute("aria-label", "what to draw");
    this.steps = STEPS.map(({ name, down, right }) => button(name, () => step(down, right)));
    const steps = make("div", { className: "mm-tools", role: "group" }, ...this.steps);
    steps.setAttribute("aria-label", "the press that is marked");
    el.classList.add("mm-board", "mm-fractal-picture");
    el.setAttribute("role", "group");
    el.setAttribute("aria-label", "Fractal picture");
    el.replaceChildren(
      choices, make("div", { className: "mm-sights" }, captioned(this.cells), captioned(this.presses)),
      steps, make("div", { className: "mm-line-of-state" }, this.status), this.message, rulesPanel(HOW, KEYS),
    );
  }

  choose(shape) {
    this.shapes.forEach((one, k) => one.setAttribute("aria-pressed", SHAPES[k] === shape));
  }

  // Offer the steps that there are from a press that is kept; from none there is no step.
  limit(press) {
    const isInside = (at) => at >= 0 && at < SIDE;
    this.steps.forEach((one, k) => {
      const isStep = press && isInside(press[0] + STEPS[k].down) && isInside(press[1] + STEPS[k].right);
      one.disabled = !isStep;
    });
  }

  say(text) {
    if (this.message.textContent !== text) this.message.textContent = text;
  }
}
