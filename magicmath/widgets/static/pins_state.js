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

const valueLeft = (length, [left, count], values) => values[left] ^ values[length - count - left];

// The first move of these runs that changes a value as wanted, from one to another.
const firstMove = (runs, values, isWanted) => runs.flatMap(({ row, pin, length, value }) =>
  inOrder(row, length).filter((option) => isWanted(valueLeft(length, option, values), value))
    .map(([left, count]) => [row, pin + left, count]))[0];

// The same answer as Python's: it lowers a value; with `raises` it raises one at XOR 0, where it can.
export function replyTo({ runs, sum }, values, raises = false) {
  if (sum) return firstMove(runs, values, (now, before) => now === (before ^ sum) && now < before);
  const longerFirst = [...runs].sort((one, other) => other.length - one.length);
  const raise = raises && firstMove(longerFirst, values, (now, before) => now > before);
  return raise || firstMove([longestOf(runs)], values, (now, before) => now < before);
}

// What each move changed: the value of the part of a row in which it was made, before it and after it.
export const changesBy = ({ start, first, moves }, values) => moves.map(([row, pin, count], i) => {
  const { runs } = standing({ start, first, moves: moves.slice(0, i) }, values);
  const run = runs.find((one) => one.row === row && one.pin <= pin && pin < one.pin + one.length);
  return [run.value, valueLeft(run.length, [pin - run.pin, count], values)];
});

// Whether the computer waits for you: you moved, and it moves when you tell it to.
export const isPaused = ({ isYourTurn, isOver, canUndo }) => !isYourTurn && !isOver && canUndo;

// Whether you moved, and the XOR is not 0.
const isUnanswered = ({ isYourTurn, canUndo, sum }) => !isYourTurn && canUndo && sum > 0;

// How many raises of the computer you have answered.
export function answeredRaises(play, values) {
  const { first, moves } = play;
  const made = moves.length - Number(isUnanswered(standing(play, values)));
  return changesBy(play, values).filter(([before, now], i) =>
    now > before && (i % 2 === 0) === (first === "computer") && i + 1 < made).length;
}

// How many pins stood each time the computer had to move at XOR 0.
export const pinsAtZero = ({ start, first, moves }, values) => range(moves.length + 1)
  .map((count) => standing({ start, first, moves: moves.slice(0, count) }, values))
  .filter(({ isYourTurn, sum }) => !isYourTurn && !sum)
  .map(({ runs }) => runs.reduce((pins, { length }) => pins + length, 0));

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
