// A board of Lights Out whose light is chased, row by row. Python's `ChaseTable` finds the same rows.

import { flipped } from "./board_under_tests_state.js";

// The first row above the last that has black cells, or -1 where the chase is over.
export function blackRow(board, columns) {
  const cell = board.findIndex((bit) => bit === 1);
  return cell < 0 || cell >= board.length - columns ? -1 : Math.floor(cell / columns);
}

export const lastRow = (board, columns) => board.slice(board.length - columns);

// What a chase leaves in the last row.
export function left(board, masks, columns) {
  let now = board;
  for (let cell = columns; cell < board.length; cell++) {
    if (now[cell - columns]) now = flipped(now, masks[cell]);
  }
  return lastRow(now, columns);
}

// What a chase leaves after a press of each cell of the first row of a white board.
export function endsOf(masks, columns) {
  const after = (cell) => flipped(masks.map(() => 0), masks[cell]);
  return Array.from({ length: columns }, (_, cell) => left(after(cell), masks, columns));
}

export const sumOf = (rows, chosen) =>
  rows[0].map((_, j) => rows.reduce((sum, row, i) => sum ^ (chosen[i] & row[j]), 0));
