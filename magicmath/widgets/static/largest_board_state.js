// The largest board in a memory, and the butterfly on it. Python's `LargestBoard` works out the same.

import { isInLetters, SIDE as WHOLE } from "./million_state.js";

// How many bytes, as an exponent of 2.
export const MEMORIES = new Map([
  ["8 kilobytes", 13], ["64 kilobytes", 16], ["4 megabytes", 22], ["8 megabytes", 23],
  ["16 megabytes", 24], ["8 gigabytes", 33],
]);
export const FEWEST_DIGITS = 4; // of the number of a row
export const MOST_DIGITS = 20;
const MOST_DRAWN = 2 ** 9;

export const bitsOf = (memory) => 8 * 2 ** MEMORIES.get(memory);
export const digitsOf = (side) => Math.round(Math.log2(side));
export const levelsOf = (side) => 2 * digitsOf(side);
export const drawnOf = (side) => Math.min(side, MOST_DRAWN);

// Half of the cells add a bit at each level.
export const xorsOf = (side) => (levelsOf(side) * side * side) / 2;

export const fits = (side, memory) => side * side <= bitsOf(memory);
export const isLargest = (side, memory) => fits(side, memory) && !fits(2 * side, memory);

// The longest side whose matrix fits: one bit for each pair of a mask and a cell.
export const matrixSideOf = (memory) => 2 ** Math.floor(Math.log2(bitsOf(memory)) / 4);

export function lettersOn(side, word) {
  const scale = WHOLE / side;
  return Uint8Array.from({ length: side * side }, (_, place) => {
    const [down, right] = [Math.floor(place / side), place % side].map((at) => scale * (2 * at - (side - 1)));
    return isInLetters(down, right, word) ? 1 : 0;
  });
}

export function bitsAfter(cells, levels) {
  const bits = cells.slice();
  for (let level = 0; level < levels; level++) {
    const distance = 2 ** level;
    for (let i = 0; i < bits.length; i++) if (i & distance) bits[i] ^= bits[i - distance];
  }
  return bits;
}

// Press masks on a board, and no butterfly takes part: mask side · a + b is the product of the lines a and b
// of ⌽G. Such a line is black in the columns that have all the 1s of its number.
export function pressedOn(cells, presses, side) {
  const board = cells.slice();
  const sum = new Uint8Array(side);
  for (let a = 0; a < side; a++) {
    sum.fill(0);
    for (let b = 0; b < side; b++) {
      if (presses[a * side + b]) for (let c = b; c < side; c = (c + 1) | b) sum[c] ^= 1;
    }
    for (let row = a; row < side; row = (row + 1) | a) {
      for (let c = 0; c < side; c++) board[row * side + c] ^= sum[c];
    }
  }
  return board;
}

export const countOf = (bits) => bits.reduce((sum, bit) => sum + bit, 0);
