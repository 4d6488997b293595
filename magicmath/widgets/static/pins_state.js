// How a game of Kayles stands, and the perfect answer. Python's `PinsGame` plays the same.

import {
  KAYLES, longestOf, options, range, standing as standingRows, valuesOf, winningMoves,
} from "./row_game_state.js";

// The values of rows of 0, 1, … pins.
export const kaylesValues = (longest) => valuesOf(KAYLES, longest);

export const standing = (play, values) => standingRows(play, ({ length }) => values[length]);

// From left to right, and one pin before two.
const inOrder = (row, length) => options(KAYLES, length).sort(([a, m], [b, n]) => a - b || m - n);

export const winningMove = (state, values) => winningMoves(state, () => values, inOrder)[0] ?? null;

// The same answer as Python's. As in Nim, it may lower a value: a raised one goes back where it was raised.
export function replyTo(state, values, asInNim = false) {
  const { row, pin } = longestOf(state.runs);
  const winning = winningMoves(state, () => values, inOrder);
  const raised = asInNim ? raisedRow(state) : -1;
  const answer = winning.find(([there]) => there === raised)
    ?? winning.find(([there]) => asInNim && isLowered(state, there));
  return answer ?? winning[0] ?? [row, pin, 1];
}

// The value of each row of the table, of all that is left of it.
const worthsOf = ({ rows, runs }) =>
  rows.map((_, row) => runs.filter((run) => run.row === row).reduce((sum, { value }) => sum ^ value, 0));

// For each row its values before your last move, after it, and after the answer; the last one is the present.
export function trailsOf(play, values) {
  const { moves } = play;
  const { isYourTurn } = standing(play, values);
  const from = Math.max(0, moves.length - (isYourTurn ? 2 : 1));
  const counts = moves.slice(from).map((_, i) => from + i);
  const worthsAfter = (count) => worthsOf(standing({ ...play, moves: moves.slice(0, count) }, values));
  const stages = [...counts, moves.length].map(worthsAfter);
  return stages[0].map((_, row) => stages.map((worths) => worths[row]));
}

// The row whose value the last move raised, or -1.
const raisedRow = ({ trails, last }) => {
  const [before, now] = (last && trails[last[0]].slice(-2)) ?? [0, 0];
  return now > before ? last[0] : -1;
};

// Whether the XOR becomes 0 by lowering the value of this row.
const isLowered = ({ trails, sum }, row) => (trails[row].at(-1) ^ sum) < trails[row].at(-1);

const below = (n) => Math.floor(Math.random() * n);
const sumOf = (rows, values) => rows.reduce((sum, size) => sum ^ values[size], 0);

// Rows from which you can win.
export function drawRows(longest, values) {
  const start = Array.from({ length: 3 + below(2) }, () => 2 + below(longest - 1));
  return sumOf(start, values) ? start : drawRows(longest, values);
}

// Whether a move in a row of so many pins leaves more than its value.
const canRise = (size, values) => options(KAYLES, size)
  .some(([left, count]) => (values[left] ^ values[size - count - left]) > values[size]);

// Three rows from which you cannot win, though a value can be raised.
export function drawLostRows(longest, values) {
  const start = range(3).map(() => 2 + below(longest - 1));
  const isLost = !sumOf(start, values) && start.some((size) => canRise(size, values));
  return isLost ? start : drawLostRows(longest, values);
}
