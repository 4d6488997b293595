// Single masks are pressed once each: a row of the table stands once a class is pressed, and no other mask.

import { CLASS_OF } from "./classes_state.js";

export const KINDS = [0, 1, 2];
export const sizeOf = (kind) => CLASS_OF.filter((one) => one === kind).length;
export const nonePressed = () => CLASS_OF.map(() => 0);

// What each cell gets; `changing` lists the masks that change it.
export const gotBy = (pressed, changing) =>
  changing.map((masks) => masks.filter((mask) => pressed[mask]).length);

// The classes of which some mask is pressed, and how many masks these are.
export const kindsOf = (pressed) => KINDS.filter((kind) => countOf(pressed, kind));
export const countOf = (pressed, kind) =>
  pressed.filter((bit, mask) => bit && CLASS_OF[mask] === kind).length;

// The class that is pressed, alone and as a whole; -1 where there is none.
export function wholeClass(pressed) {
  const [kind, ...others] = kindsOf(pressed);
  return kind !== undefined && !others.length && countOf(pressed, kind) === sizeOf(kind) ? kind : -1;
}

// After a whole class a mask of another one begins anew.
export function pressedNext(pressed, mask) {
  const whole = wholeClass(pressed);
  const from = whole >= 0 && CLASS_OF[mask] !== whole ? nonePressed() : pressed;
  return from.map((bit, i) => (i === mask ? 1 - bit : bit));
}

// The kinds of cells that have not all got the same number.
export const unlike = (got) =>
  KINDS.filter((kind) => new Set(got.filter((_, cell) => CLASS_OF[cell] === kind)).size > 1);
