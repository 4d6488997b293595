// What a board with tests is made of. Python's `ParityTests` does the same.

const added = (a, b) => a.map((bit, i) => bit ^ b[i]);
const sumOf = (rows, taken, width) =>
  rows.reduce((sum, row, i) => (taken[i] ? added(sum, row) : sum), new Array(width).fill(0));

// Each test holds a cell without a pivot, and the pivots of the rows that change it.
export const testsOf = ({ ends, pivots, free }) =>
  free.map((cell) => [cell, ...pivots.filter((_, i) => ends[i][cell])].sort((a, b) => a - b));

// Which rows the pivots of a board ask for, what they make, by which masks, and which tests fail.
export function stateOf({ ends, choices, pivots, free, masks }, tests, board) {
  const taken = pivots.map((cell) => board[cell] === 1);
  const made = sumOf(ends, taken, board.length);
  const choice = sumOf(choices, taken, masks);
  const counts = tests.map((cells) => cells.filter((cell) => board[cell]).length);
  return {
    taken, made, counts,
    presses: choice.flatMap((bit, i) => (bit ? [i] : [])),
    failed: free.filter((_, k) => counts[k] % 2),
    wrong: board.flatMap((bit, i) => (bit === made[i] ? [] : [i])),
  };
}
