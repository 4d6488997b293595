// How three games on one table stand, and the perfect answer. Python's `MixedGame` plays the same.

import {
  KAYLES, longestOf, options, pressed, range, standing as standingRows, valuesOf, winningMoves as winningIn,
} from "./row_game_state.js";

export const PINS = 1; // the number of the part between the heap and the pile

// The rules and the values of the heap, the pins and the pile.
export function partsOf(take, largest) {
  const any = range(largest).map((i) => i + 1);
  const rules = [{ counts: any, splits: false }, KAYLES, { counts: take, splits: false }];
  return rules.map((part) => ({ ...part, values: valuesOf(part, largest) }));
}

export const standing = (play, parts) => standingRows(play, ({ row, length }) => parts[row].values[length]);

// Of each heap, row and pile that has one, the first move that wins.
export const winningMoves = (state, parts) =>
  winningIn(state, (part) => parts[part].values, (part, length) => options(parts[part], length));

// The same answer as Python's.
export function replyTo(state, parts) {
  const { row, pin, length } = longestOf(state.runs);
  return winningMoves(state, parts)[0] ?? [row, pin + length - 1, 1];
}

// What a press means: a move, a mark on a pin, or that the pile forbids to take so many.
export function meaning(state, parts, marked, [part, at]) {
  if (part === PINS) return pressed(marked, [part, at]);
  const count = state.rows[part].filter(Boolean).length - at;
  return parts[part].counts.includes(count) ? { move: [part, at, count] } : { tooMany: count };
}

export function drawStart(largest, parts) {
  const start = parts.map(() => 3 + Math.floor(Math.random() * (largest - 2)));
  return start.reduce((sum, size, i) => sum ^ parts[i].values[size], 0) ? start : drawStart(largest, parts);
}

// The move [left, count] in a row of pins that wins beside a heap of another size than its value; null where
// only a smaller heap wins.
export function refutation(pins, heap, { values }) {
  const isWinning = ([left, count]) => (values[left] ^ values[pins - count - left]) === heap;
  return options(KAYLES, pins).find(isWinning) ?? null;
}
