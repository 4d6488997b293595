// How a game of Kayles stands, and the perfect answer. Python's `PinsGame` plays the same.

import {
  KAYLES, longestOf, options, standing as standingRows, valuesOf, winningMoves,
} from "./row_game_state.js";

// The values of rows of 0, 1, … pins.
export const kaylesValues = (longest) => valuesOf(KAYLES, longest);

export const standing = (play, values) => standingRows(play, ({ length }) => values[length]);

// From left to right, and one pin before two.
const inOrder = (row, length) => options(KAYLES, length).sort(([a, m], [b, n]) => a - b || m - n);

export const winningMove = (state, values) => winningMoves(state, () => values, inOrder)[0] ?? null;

// The same answer as Python's.
export function replyTo(state, values) {
  const { row, pin } = longestOf(state.runs);
  return winningMove(state, values) ?? [row, pin, 1];
}

export function drawRows(longest, values) {
  const below = (n) => Math.floor(Math.random() * n);
  const start = Array.from({ length: 3 + below(2) }, () => 2 + below(longest - 1));
  return start.reduce((sum, size) => sum ^ values[size], 0) ? start : drawRows(longest, values);
}
