// The levels of the butterfly on a board. `magicmath.widgets.BoardLevels` works out the same.

import { binary, SIDE } from "./mask_lists_state.js";

export const LEVELS = binary(0).length;
const SIZE = SIDE * SIDE;

// How far a level carries a bit: the value of its digit.
export const distanceOf = (level) => 2 ** (level - 1);

// The cells that a level writes over: the digit of their number is 1.
export function writtenAt(level) {
  if (level === 0) return [];
  return Array.from({ length: SIZE }, (_, cell) => cell).filter((cell) => cell & distanceOf(level));
}

const afterNext = (bits, level) =>
  bits.map((bit, cell) => (cell & distanceOf(level) ? bit ^ bits[cell - distanceOf(level)] : bit));

// Which of the cells that a level writes over get a 1 from the cell before them.
export const carriedAt = (bits, level) =>
  writtenAt(level).filter((cell) => bitsAfter(bits, level)[cell - distanceOf(level)]);

// The bits after so many levels.
export function bitsAfter(bits, level) {
  let now = bits;
  for (let done = 1; done <= level; done++) now = afterNext(now, done);
  return now;
}

// Where the last of these levels added a 1 to a 1.
export function cancelledAt(bits, level) {
  if (level === 0) return [];
  const before = bitsAfter(bits, level - 1);
  return writtenAt(level).filter((cell) => before[cell] && before[cell - distanceOf(level)]);
}

// What the black cells have in common after so many levels, if one cell was black at first.
export function patternAfter(cell, level) {
  return [...binary(cell)].map((digit, at) => (digit === "0" && LEVELS - at <= level ? "?" : digit));
}

// A white board on which masks are pressed: a mask changes the cells whose numbers have all its 1s.
export const pressedOn = (board, presses) =>
  board.map((bit, cell) => presses.reduce((sum, pressed, mask) => sum ^ (pressed && !(mask & ~cell)), bit));
