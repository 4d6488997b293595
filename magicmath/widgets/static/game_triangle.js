// The difference of a game's board and goal as a triangle, whose left edge tells the masks to press.

import { make } from "./dom.js";
import { light } from "./linked_grid.js";
import { TriangleGrid } from "./triangle_grid.js";
import { edgeText, sumText } from "./triangle_words.js";

const maskText = (mask, bit) => ` It is for mask ${mask}: ${bit ? "press this mask" : "do not press it"}.`;

export class GameTriangle {
  constructor(size, { press, aim }) {
    this.pointed = null;
    this.grid = new TriangleGrid(size, {
      onPoint: (place) => {
        this.pointed = place;
        aim(place?.[1] === 0 ? place[0] : undefined);
        this.light();
      },
      onPress: ([row, j], wasPointed) => { if (j === 0 && wasPointed) press(row); },
    });
    this.edge = this.grid.squares.map((row) => row[0]);
    this.edge.forEach((square, mask) => {
      square.classList.add("mm-of-mask");
      square.textContent = mask;
    });
    this.message = make("div", { className: "mm-message", role: "status" });
    const textContent = "difference, and XORs of neighbours";
    const caption = make("div", { className: "mm-caption", textContent });
    this.element = make("div", { className: "mm-difference" }, caption, this.grid.element, this.message);
    this.element.style.setProperty("--length", size);
  }

  show(difference) {
    const changed = this.grid.show(difference, ([row, j], bit) =>
      `row ${row}, entry ${j}${j ? "" : `, for mask ${row}`}: ${bit}`);
    this.light();
    if (changed.length) this.message.textContent = edgeText(changed);
  }

  // Mark the entry that tells whether to press a mask, or none.
  mark(mask) {
    light(this.edge, [["mm-meant", this.edge[mask] ? [this.edge[mask]] : []]]);
  }

  light() {
    const { pointed, grid } = this;
    grid.light(pointed);
    if (!pointed) return;
    const role = pointed[1] === 0 ? maskText(pointed[0], grid.triangle[pointed[0]][0]) : "";
    this.message.textContent = sumText(pointed, grid.triangle, role);
  }
}
