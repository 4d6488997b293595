// Puzzles from a seed. `magicmath.rules.puzzle` draws the same.

import { cellsAfter } from "./masks.js";

export const LARGEST_SEED = 2 ** 32 - 1;

// mulberry32: small, and the same in Python
export function randomWords(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let word = Math.imul(state ^ (state >>> 15), state | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return (word ^ (word >>> 14)) >>> 0;
  };
}

export function choose(next, count, total) {
  const numbers = Array.from({ length: total }, (_, i) => i);
  for (let i = 0; i < count; i++) {
    const j = i + Math.floor((next() * (total - i)) / 2 ** 32);
    [numbers[i], numbers[j]] = [numbers[j], numbers[i]];
  }
  return numbers.slice(0, count);
}

// A start, and a goal that is `distance` presses away, or else the farthest goal of all that were drawn.
export function drawPuzzle(solver, masks, holes, seed, distance) {
  const next = randomWords(seed);
  const start = Array.from({ length: solver.size }, () => next() >>> 31);
  for (const cell of holes) start[cell] = 0;
  const draws = solver.isSure ? Math.max(1, Math.min(200, 2 ** 22 >> solver.nullity)) : 1;
  let best = { fewest: -1 };
  for (let i = 0; i < draws && best.fewest !== distance; i++) {
    const drawn = choose(next, distance - (i % distance), masks.length);
    const way = solver.shorten(drawn);
    if (way.length > best.fewest) best = { fewest: way.length, way };
  }
  return { start, goal: cellsAfter(start, masks, best.way), ...best };
}
