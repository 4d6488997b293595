// Y as a picture of small squares, for rules of too many masks to write each entry out.

import { make } from "./dom.js";

const [WIDEST, LARGEST_SQUARE] = [288, 16]; // pixels
const [LIGHT, PALE, DARK, ACCENT] = ["#fbf8f1", "#b9b2a3", "#1d2230", "#e8772e"];

export class Pattern {
  constructor({ masks, size }) {
    this.masks = masks;
    this.size = size;
    this.dot = Math.max(1, Math.min(LARGEST_SQUARE, Math.floor(WIDEST / Math.max(size, masks.length))));
    const [width, height] = [size * this.dot, masks.length * this.dot];
    this.canvas = make("canvas", { className: "mm-pattern", role: "img", width, height });
    this.canvas.setAttribute("aria-label", `Y, ${masks.length} presses by ${size} cells`);
    this.paint = this.canvas.getContext("2d");
    this.rows = make("canvas", { width, height }).getContext("2d");
    this.painted = [];
  }

  // Which press and which cell stand under the pointer.
  partAt({ clientX, clientY }) {
    const { left, top, width, height } = this.canvas.getBoundingClientRect();
    const at = (offset, length, count) =>
      Math.max(0, Math.min(count - 1, Math.floor((offset / length) * count)));
    return {
      press: at(clientY - top, height, this.masks.length),
      cell: at(clientX - left, width, this.size),
    };
  }

  paintRow(i, isTaken) {
    const { rows, dot, size, masks } = this;
    const gap = dot > 5 ? 1 : 0;
    rows.fillStyle = LIGHT;
    rows.fillRect(0, i * dot, size * dot, dot);
    rows.fillStyle = isTaken ? DARK : PALE;
    for (const j of masks[i]) rows.fillRect(j * dot, i * dot, dot - gap, dot - gap);
  }

  // Paint anew only the rows that were taken or given back.
  draw(choice, { press, cell }) {
    const { paint, dot, masks, size } = this;
    choice.forEach((bit, i) => { if (this.painted[i] !== bit) this.paintRow(i, bit === 1); });
    this.painted = choice;
    paint.drawImage(this.rows.canvas, 0, 0);
    paint.strokeStyle = ACCENT;
    paint.lineWidth = 2;
    if (press >= 0) paint.strokeRect(0, press * dot - 1, size * dot, dot + 2);
    if (cell >= 0) paint.strokeRect(cell * dot - 1, 0, dot + 2, masks.length * dot);
  }
}
