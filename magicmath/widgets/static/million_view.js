// What the page shows of a million cells.

import { button, make } from "./dom.js";
import { rulesPanel } from "./forms.js";
import { bitAt, DRAWINGS, OWN, SIDE, spotOf } from "./million_state.js";
import { HOW, KEYS } from "./million_words.js";

const LENS = 32; // cells
const DOT = 8; // pixels of a cell in the lens

function painted(width, label, properties = {}) {
  const look = { className: "mm-picture", width, height: width, role: "img", ...properties };
  const element = make("canvas", look);
  element.setAttribute("aria-label", label);
  const ink = element.getContext("2d", { willReadFrequently: true });
  return { element, columns: width, rows: width, ink };
}

// The colours of a white and of a black cell of the page, as pixels.
export function pixelColours(element, ink) {
  const style = getComputedStyle(element);
  return ["--mm-light", "--mm-dark"].map((name) => {
    ink.fillStyle = style.getPropertyValue(name).trim();
    ink.fillRect(0, 0, 1, 1);
    return new Uint32Array(ink.getImageData(0, 0, 1, 1).data.buffer)[0];
  });
}

// A picture of all cells, and below it a lens on some of them.
class Sight {
  constructor(label) {
    Object.assign(this, painted(SIDE, label, { role: "application", tabIndex: 0 }));
    this.image = this.ink.createImageData(SIDE, SIDE);
    this.pixels = new Uint32Array(this.image.data.buffer);
    this.frame = make("div", { className: "mm-lens-frame" });
    const enlarged = { className: "mm-picture mm-enlarged" };
    this.lens = painted(LENS * DOT, `${LENS}×${LENS} cells of ${label}`, enlarged);
    const caption = make("figcaption", { className: "mm-caption", textContent: label });
    const place = make("div", { className: "mm-under-lens" }, this.element, this.frame);
    const under = make("div", { className: "mm-caption", textContent: "the frame, enlarged" });
    this.figure = make("figure", { className: "mm-sight" }, caption, place, under, this.lens.element);
  }

  show(words) {
    const { pixels } = this;
    const [light, dark] = pixelColours(this.element, this.ink);
    for (let place = 0; place < pixels.length; place++) pixels[place] = bitAt(words, place) ? dark : light;
    this.ink.putImageData(this.image, 0, 0);
  }

  enlarge(place) {
    const [top, left] = spotOf(place).map((at) => Math.max(0, Math.min(SIDE - LENS, at - LENS / 2)));
    const { ink } = this.lens;
    ink.imageSmoothingEnabled = false;
    ink.drawImage(this.element, left, top, LENS, LENS, 0, 0, LENS * DOT, LENS * DOT);
    this.frameOne(place, left, top);
    this.frame.style.setProperty("--left", left / SIDE);
    this.frame.style.setProperty("--top", top / SIDE);
  }

  // Frame the one cell that the line below tells of.
  frameOne(place, left, top) {
    const { ink } = this.lens;
    const [row, column] = spotOf(place);
    ink.strokeStyle = getComputedStyle(this.element).getPropertyValue("--mm-accent").trim();
    ink.lineWidth = 3;
    ink.strokeRect((column - left) * DOT - 1.5, (row - top) * DOT - 1.5, DOT + 3, DOT + 3);
  }
}

export class MillionView {
  constructor(el, { choose, solve, press }) {
    this.el = el;
    this.cells = new Sight("the board");
    this.presses = new Sight("the presses");
    this.choices = DRAWINGS.map((drawing) => button(drawing, () => choose(drawing)));
    this.solve = button("Solve", solve);
    this.press = button("Press them all", press);
    this.status = make("div", { className: "mm-score", role: "status" });
    this.message = make("div", { className: "mm-message", role: "status" });
    const choices = make("div", { className: "mm-tools", role: "group" }, ...this.choices);
    choices.setAttribute("aria-label", "what to draw");
    el.classList.add("mm-board", "mm-million");
    el.setAttribute("role", "group");
    el.setAttribute("aria-label", "A million cells");
    el.replaceChildren(
      choices, make("div", { className: "mm-tools mm-deeds" }, this.solve, this.press),
      make("div", { className: "mm-line-of-state" }, this.status),
      make("div", { className: "mm-sights" }, this.cells.figure, this.presses.figure),
      this.message, rulesPanel(HOW, KEYS),
    );
  }

  choose(drawing) {
    this.choices.forEach((one, k) => one.setAttribute("aria-pressed", DRAWINGS[k] === drawing));
    this.el.classList.toggle("mm-own", drawing === OWN);
  }

  say(element, text) {
    if (this[element].textContent !== text) this[element].textContent = text;
  }
}
