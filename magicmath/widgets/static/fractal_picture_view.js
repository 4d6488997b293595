// What the page shows of a picture and its presses.

import { button, make } from "./dom.js";
import { SHAPES, SIDE } from "./fractal_picture_state.js";
import { AWAY, BACK, HOME, HOW, KEYS, NEXT, STEPS, WALK, walkText } from "./fractal_picture_words.js";
import { labelled, rulesPanel } from "./forms.js";
import { canvas, drawBits } from "./repair_canvas.js";

const MANY = 4096; // marks; among so many only pairs that differ are marked, or they would hide the picture
const FEW = 256; // marks; so many are drawn larger than their cells
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

  // Lit: a black cell yellow, a white one brown. Cells in pairs are joined: two alike cancel, and are grey.
  mark(places, cursor, pairs = []) {
    const { ink, bits, view: { dot } } = this;
    const style = getComputedStyle(this.element);
    const named = (name) => style.getPropertyValue(name).trim();
    const [onWhite, onBlack, gap] = ["--mm-accent", "--mm-letter-a", "--mm-light"].map(named);
    const grey = named("--mm-frame");
    const box = (place, more) =>
      [(place % SIDE) * dot - more, Math.floor(place / SIDE) * dot - more, dot + 2 * more, dot + 2 * more];
    ink.putImageData(this.drawn, 0, 0);
    const fill = (lit, colour, more) => {
      for (const place of lit) {
        ink.fillStyle = colour ?? (bits[place] ? onBlack : onWhite);
        ink.fillRect(...box(place, more));
      }
    };
    const draw = (lit, colour, more) => {
      if (places.length <= FEW) fill(lit, colour, more);
      fill(lit, gap, 0); // so that neighbours do not melt
      fill(lit, colour, -GAP);
    };
    const join = (some, colour, width) => {
      ink.fillStyle = colour;
      for (const [[x, y, side], [, below]] of some.map((pair) => pair.map((place) => box(place, 0)))) {
        ink.fillRect(x + (side - width) / 2, y, width, below - y);
      }
    };
    const isAlike = ([above, below]) => bits[above] === bits[below];
    const alike = places.length > MANY ? [] : pairs.filter(isAlike);
    const others = pairs.filter((pair) => !isAlike(pair));
    const hasLinks = places.length <= FEW;
    if (hasLinks) join(alike, grey, 2);
    draw(alike.flat(), grey, 2);
    if (hasLinks) join(others, onWhite, 4);
    draw(pairs.length ? others.flat() : places, null, pairs.length ? 4 : 2);
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
  constructor(el, { become, step, walk }) {
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
      choices, ...this.walked(walk), make("div", { className: "mm-line-of-state" }, this.status),
      make("div", { className: "mm-sights" }, captioned(this.cells), captioned(this.presses)),
      steps, this.message, rulesPanel(HOW, KEYS),
    );
  }

  // Above the pictures: a walk from press to press, each with its words.
  walked(walk) {
    if (!walk) return [];
    this.told = make("div", { className: "mm-tour-text", role: "status" });
    [this.back, this.next] = [button(BACK, () => walk(-1)), button(NEXT, () => walk(1))];
    const tools = make("div", { className: "mm-tools" }, this.back, this.next);
    return [make("div", { className: "mm-tour" }, this.told, tools)];
  }

  // The words of the walk hold for the disc alone. From another picture one button leads back to it.
  walksIn(isDisc, at) {
    if (!this.told) return;
    const text = isDisc ? walkText(at) : AWAY;
    if (this.told.textContent !== text) this.told.textContent = text;
    this.back.hidden = !isDisc;
    this.next.textContent = isDisc ? NEXT : HOME;
    this.back.disabled = at === 0;
    this.next.disabled = isDisc && at === WALK.length - 1;
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
