// The largest board in a memory, and the butterfly on it. Python's `LargestBoard` works out the same.

import { isInLetters, SIDE as WHOLE } from "./million_state.js";

// How many bytes, as an exponent of 2.
export const MEMORIES = new Map([
  ["8 kilobytes", 13], ["64 kilobytes", 16], ["4 megabytes", 22], ["16 gigabytes", 34],
]);
export const SMALLEST = 2 ** 4;
export const LARGEST = 2 ** 20;
const MOST_DRAWN = 2 ** 9;

export const bitsOf = (memory) => 8 * 2 ** MEMORIES.get(memory);
export const digitsOf = (side) => Math.round(Math.log2(side));
export const levelsOf = (side) => 2 * digitsOf(side);
export const drawnOf = (side) => Math.min(side, MOST_DRAWN);

// Half of the cells add a bit at each level.
export const xorsOf = (side) => (levelsOf(side) * side * side) / 2;

export const fits = (side, memory) => side * side <= bitsOf(memory);
export const isLargest = (side, memory) => fits(side, memory) && !fits(2 * side, memory);

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

export const countOf = (bits) => bits.reduce((sum, bit) => sum + bit, 0);
