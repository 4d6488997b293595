// A choice V under Y, and under N = Y + I. `magicmath.widgets.TwoWalks` works out the same.

import { stepOf, walkOf } from "./fading_state.js";

// Adding what a step with N makes is to press with Y: so `walkOf` walks with the matrix that has N for its Y.
export const upperOf = (matrix, choice) => walkOf(stepOf(matrix), choice);
export const lowerOf = (matrix, choice) => walkOf(matrix, choice);

const same = (a, b) => a.every((bit, i) => bit === b[i]);

// For each step: V plus the lower board, and whether this is the upper one.
export function sumsOf(upper, lower) {
  return lower.map((board, k) => {
    const bits = board.map((bit, i) => bit ^ lower[0][i]);
    return { bits, isUpper: same(bits, upper[k]) };
  });
}

// After how many of the steps so far V is home, and the lower board empty, for the first time; 0 for never.
export function endsOf(upper, lower, step) {
  const first = (is) => {
    for (let k = 1; k <= step; k++) if (is(k)) return k;
    return 0;
  };
  return {
    home: first((k) => same(upper[k], upper[0])),
    empty: first((k) => !lower[k].includes(1)),
  };
}

export const drawnMasks = (size, chance = Math.random) =>
  Array.from({ length: size }, () => Array.from({ length: size }, () => Number(chance() < 0.5)));
