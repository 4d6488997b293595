// How often masks were pressed on a white board. Python's `CountedPresses` tells the same.

import { cellsAfter, fold } from "./masks.js";

export const HUNDRED = 100;
const MOST_FOUND = 12;

// So many presses by chance.
export function drawn(masks, presses) {
  const counts = masks.map(() => 0);
  for (let i = 0; i < presses; i++) counts[Math.floor(Math.random() * masks.length)] += 1;
  return counts;
}

export const total = (counts) => counts.reduce((sum, count) => sum + count, 0);
export const oddOf = (counts) => counts.flatMap((count, mask) => (count % 2 ? [mask] : []));

// The board after these presses: each one is made.
export function boardAfter(counts, masks, size, columns) {
  const presses = counts.flatMap((count, mask) => new Array(count).fill(mask));
  return cellsAfter(fold(new Array(size).fill(0), columns), masks, presses);
}

// The board after the marked masks are pressed on it.
export const wayBack = (cells, masks, marked) => cellsAfter(cells, masks, marked);

// Marks by which masks change: twice is not at all.
export function toggledIn(marked, masks) {
  const inOne = (mask) => marked.includes(mask) !== masks.includes(mask);
  return [...new Set([...marked, ...masks])].filter(inOne).sort((a, b) => a - b);
}

// What was found before, and now: of how many presses, and how many masks were odd. The oldest go first.
export const foundWith = (found, presses, odd) => [...found, [presses, odd]].slice(-MOST_FOUND);
