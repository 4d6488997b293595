// How three games on one table stand, and the perfect answer. Python's `MixedGame` plays the same.

import { mex, pressed, standingWith } from "./pins_state.js";

export const PINS = 1; // the number of the part between the heap and the pile

const range = (n) => Array.from({ length: n }, (_, i) => i);

// The moves from so many things together: how many stay before those taken, and how many go.
function options({ counts, splits }, size) {
  return counts.filter((count) => count <= size).flatMap((count) => {
    const least = splits ? 0 : size - count;
    return range(size - count + 1 - least).map((i) => [least + i, count]);
  });
}

function valuesOf(part, largest) {
  const values = [];
  for (const size of range(largest + 1)) {
    const reached = options(part, size).map(([left, count]) => values[left] ^ values[size - count - left]);
    values.push(mex(new Set(reached)));
  }
  return values;
}

// The rules and the values of the heap, the pins and the pile.
export function partsOf(take, largest) {
  const any = range(largest).map((i) => i + 1);
  const rules = [
    { counts: any, splits: false }, { counts: [1, 2], splits: true }, { counts: take, splits: false },
  ];
  return rules.map((part) => ({ ...part, values: valuesOf(part, largest) }));
}

export const standing = (play, parts) => standingWith(play, ({ row, length }) => parts[row].values[length]);

function winningMoveIn({ row, pin, length, value }, sum, parts) {
  const { values } = parts[row];
  const isWinning = ([left, count]) => (values[left] ^ values[length - count - left] ^ value) === sum;
  const found = options(parts[row], length).find(isWinning);
  return found ? [row, pin + found[0], found[1]] : null;
}

// Of each heap, row and pile that has one, the first move that wins.
export const winningMoves = ({ runs, sum }, parts) =>
  runs.map((run) => winningMoveIn(run, sum, parts)).filter(Boolean);

// The same answer as Python's.
export function replyTo(state, parts) {
  const most = Math.max(...state.runs.map(({ length }) => length));
  const { row, pin, length } = state.runs.find((run) => run.length === most);
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
