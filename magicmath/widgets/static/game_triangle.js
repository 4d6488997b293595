// The difference of a game's board and goal as a triangle, whose left edge tells the masks to press.

import { make } from "./dom.js";
import { light } from "./linked_grid.js";
import { TriangleGrid } from "./triangle_grid.js";
import { edgeText, sumText } from "./triangle_words.js";

const maskText = (mask) => ` It is for mask ${mask}.`;

const LOOK_FIRST = 2; // presses after which nothing is said of an edge that keeps its masks to itself

// Which line a change of the presses deserves: one press more, or one taken back, and nothing else.
const isOnePress = (before, now) => before !== null && before.start === now.start && before.goal === now.goal
  && (now.presses.length === before.presses.length + 1 || now.undone.length === before.undone.length + 1);

export class GameTriangle {
  // Unless it tells from the start, the edge says nothing of masks before the first puzzle is solved.
  constructor(size, { press, aim }, tellsMasks = true) {
    this.pointed = null;
    this.before = null;
    this.changed = []; // by the last press
    this.pressedAt = null; // the entry that was pressed, while it is still pointed at
    this.seen = 0; // presses
    this.tells = false;
    this.grid = new TriangleGrid(size, {
      onPoint: (place) => {
        this.pointed = place;
        this.pressedAt = null;
        aim(this.tells && place?.[1] === 0 ? place[0] : undefined);
        this.light();
      },
      onPress: ([row, j]) => { if (this.tells && j === 0) press(row); },
    });
    this.edge = this.grid.squares.map((row) => row[0]);
    this.message = make("div", { className: "mm-message", role: "status" });
    const textContent = "difference, and XORs of neighbours";
    const caption = make("div", { className: "mm-caption", textContent });
    this.element = make("div", { className: "mm-difference" }, caption, this.grid.element, this.message);
    this.element.style.setProperty("--length", size);
    if (tellsMasks) this.tell();
  }

  // From now on each entry of the left edge has the number of its mask, and presses it.
  tell() {
    if (this.tells) return;
    this.tells = true;
    this.edge.forEach((square, mask) => {
      square.classList.add("mm-of-mask");
      square.textContent = mask;
      const bit = this.grid.triangle?.[mask][0];
      if (bit !== undefined) square.setAttribute("aria-label", this.nameOf([mask, 0], bit));
    });
  }

  nameOf([row, j], bit) {
    return `row ${row}, entry ${j}${j || !this.tells ? "" : `, for mask ${row}`}: ${bit}`;
  }

  show(difference, { start, goal, presses, undone, outcome }) {
    const now = { start, goal, presses, undone };
    const isPress = isOnePress(this.before, now);
    const changed = this.grid.show(difference, (place, bit) => this.nameOf(place, bit));
    if (outcome === "won") this.tell();
    this.before = now;
    if (isPress || changed.length) this.changed = isPress ? changed : [];
    if (isPress) this.pressedAt = this.pointed;
    this.light();
    if (isPress) this.seen += 1;
    const isNamed = this.tells || this.seen > LOOK_FIRST;
    this.grid.element.classList.toggle("mm-unnamed", !isNamed);
    if (isPress && changed.length) this.message.textContent = edgeText(changed, isNamed);
    else if (changed.length) this.message.textContent = "";
  }

  // Mark the entry that tells whether to press a mask, or none.
  mark(mask) {
    const meant = this.tells && this.edge[mask] ? [this.edge[mask]] : [];
    light(this.edge, [["mm-meant", meant]]);
    if (meant.length) this.grid.markChanged([]); // one frame at a time on the edge
  }

  light() {
    const { grid } = this;
    const pointed = this.pressedAt ? null : this.pointed;
    grid.light(pointed);
    grid.markChanged(pointed ? [] : this.changed);
    if (!pointed) return;
    const role = this.tells && pointed[1] === 0 ? maskText(pointed[0]) : "";
    this.message.textContent = sumText(pointed, grid.triangle, role);
  }
}
