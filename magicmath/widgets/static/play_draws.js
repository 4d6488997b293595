// Boards and goals from a number, the same every time.

import { coloursAfter } from "./masks.js";
import { choose, randomWords } from "./puzzle.js";

export function randomBoard({ rows, columns, colours, holes }, seed) {
  const next = randomWords(seed);
  const board = Array.from({ length: rows * columns }, () => Math.floor((next() * colours) / 2 ** 32));
  for (const cell of holes) board[cell] = 0;
  return board;
}

// A board that some different masks, each pressed once, make of another.
export function goalInReach({ colours }, masks, start, seed, count) {
  const drawn = choose(randomWords(seed), Math.min(count, masks.length), masks.length);
  return coloursAfter(start, masks, drawn, colours);
}
