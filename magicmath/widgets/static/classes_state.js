// Classes of masks that are pressed together. `magicmath.widgets.ClassPresses` works out the same.

export const CLASS_OF = [0, 1, 0, 1, 2, 1, 0, 1, 0]; // of each cell: corner, edge or centre

export const modulo = (number, k) => ((number % k) + k) % k;

// What the classes add to a corner cell, an edge cell and the centre, in ordinary numbers.
export const sumsOf = (times, table) =>
  table[0].map((_, j) => times.reduce((sum, count, i) => sum + count * table[i][j], 0));

export const cellsOf = (sums, k) => CLASS_OF.map((kind) => modulo(sums[kind], k));

// Where a tick stands. Nine 1s are wanted, in k colours. Who looks for a round wants nothing in all on an
// edge cell and on the centre, and then a 1 on a corner cell.
export function ticksOf({ sums, k, find, isRound, isPressed }) {
  const isOne = (sum) => modulo(sum, k) === 1;
  if (!find) return { inAll: sums.map(() => false), inColours: sums.map(isOne) };
  return {
    inAll: sums.map((sum, j) => isPressed && j > 0 && sum === 0),
    inColours: sums.map((sum, j) => isRound && j === 0 && isOne(sum)),
  };
}

// The only kind of cells that gets something: 0 for corner cells, 1 for edge cells, 2 for the centre; -1
// where no kind does, or more than one.
export function onlyKind(sums) {
  const kinds = sums.flatMap((sum, kind) => (sum === 0 ? [] : [kind]));
  return kinds.length === 1 ? kinds[0] : -1;
}

// How many rounds lead from the start to these presses; null where none do.
export function roundsOf(times, start, round) {
  const count = (times[0] - start[0]) / round[0];
  const leads = times.every((number, i) => number === start[i] + count * round[i]);
  return leads && count >= 0 ? count : null;
}

// Where a corner cell has been on the ring, round by round; once round says all.
export function visited(rounds, start, table, round, k) {
  const from = sumsOf(start, table)[0];
  const step = sumsOf(round, table)[0];
  return Array.from({ length: Math.min(rounds, k) + 1 }, (_, i) => modulo(from + i * step, k));
}
