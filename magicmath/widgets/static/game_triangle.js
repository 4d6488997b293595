// The difference of a game's board and goal as a triangle, whose left edge tells the masks to press. Where
// it keeps its masks to itself, the reader is asked which side follows a rule.

import { make } from "./dom.js";
import { light } from "./linked_grid.js";
import { TriangleGrid } from "./triangle_grid.js";
import { changesOn, sidesOf, tellsSides } from "./triangle_state.js";
import {
  bitText, CORNER_TEXT, countText, edgeText, FOUND_TEXT, INSIDE_TEXT, roleText, SIDE_QUESTION,
  sideText, sumText,
} from "./triangle_words.js";

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
    this.asks = !tellsMasks; // and what an entry sums is no subject
    this.seen = new Map(); // of each mask pressed so far, how many entries it changes on each side
    this.found = false; // the side that has one frame each time
    this.tells = false;
    this.grid = new TriangleGrid(size, {
      onPoint: (place) => {
        this.pointed = place;
        this.pressedAt = null;
        aim(this.tells && place?.[1] === 0 ? place[0] : undefined);
        this.light();
      },
      onPress: (place) => {
        if (this.isAsking) this.answer(place);
        else if (this.tells && place[1] === 0) press(place[0]);
      },
    });
    this.edge = this.grid.squares.map((row) => row[0]);
    this.message = make("div", { className: "mm-message", role: "status" });
    const textContent = "difference, and XORs of neighbours";
    const caption = make("div", { className: "mm-caption", textContent });
    const parts = tellsMasks ? [caption, this.grid.element, this.message]
      : [this.message, caption, this.grid.element]; // a question stands near the board
    this.element = make("div", { className: "mm-difference" }, ...parts);
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

  // Whether the reader is asked for a side: once the masks pressed differ enough to tell it from the others.
  get isAsking() {
    return this.asks && !this.tells && !this.found && tellsSides([...this.seen.values()]);
  }

  answer(place) {
    const [side, ...others] = sidesOf(place, this.grid.n);
    this.found = side === "left" && !others.length;
    this.markSide();
    this.message.textContent = this.replyTo(side, others.length > 0);
  }

  replyTo(side, isCorner) {
    if (this.found) return FOUND_TEXT;
    if (!side) return INSIDE_TEXT;
    if (isCorner) return CORNER_TEXT;
    const [mask, { [side]: count }] = [...this.seen].filter(([, changes]) => changes[side] !== 1).at(-1);
    return sideText(side, mask, count);
  }

  // The left edge has its bar, and wide frames, once the reader has found it.
  markSide() {
    const { classList } = this.grid.element;
    classList.toggle("mm-unnamed", !this.tells && !this.found);
    classList.toggle("mm-to-name", this.isAsking);
  }

  nameOf([row, j], bit) {
    return `row ${row}, entry ${j}${j || !this.tells ? "" : `, for mask ${row}`}: ${bit}`;
  }

  show(difference, { start, goal, presses, undone, outcome }) {
    const now = { start, goal, presses, undone };
    const isPress = isOnePress(this.before, now);
    const pressed = isPress && (presses.length > this.before.presses.length ? presses : undone).at(-1);
    const changed = this.grid.show(difference, (place, bit) => this.nameOf(place, bit));
    if (outcome === "won") this.tell();
    this.before = now;
    if (isPress || changed.length) this.changed = isPress ? changed : [];
    if (isPress) this.pressedAt = this.pointed;
    if (isPress && changed.length) this.seen.set(pressed, changesOn(changed, this.grid.n));
    this.light();
    this.markSide();
    if (isPress && changed.length) this.message.textContent = this.textOf(changed);
    else if (changed.length) this.message.textContent = "";
  }

  textOf(changed) {
    if (this.isAsking) return `${countText(changed)} ${SIDE_QUESTION}`;
    return edgeText(changed, this.tells, this.found);
  }

  // Mark the entry that tells whether to press a mask, or none.
  mark(mask) {
    const meant = this.tells && this.edge[mask] ? [this.edge[mask]] : [];
    light(this.edge, [["mm-meant", meant]]);
    if (meant.length) this.grid.markChanged([]); // one frame at a time on the edge
  }

  light() {
    const { grid, tells } = this;
    const pointed = this.pressedAt ? null : this.pointed;
    const isOfMask = tells && pointed?.[1] === 0;
    if (this.asks) {
      grid.markChanged(this.changed);
      if (isOfMask) this.message.textContent = bitText(pointed[0], grid.triangle);
      return;
    }
    grid.light(pointed);
    grid.markChanged(pointed ? [] : this.changed);
    const role = isOfMask ? roleText(pointed[0]) : "";
    if (pointed) this.message.textContent = sumText(pointed, grid.triangle, role);
  }
}
