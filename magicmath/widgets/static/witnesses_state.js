// Which witnesses agree. Python's `Witnesses` tells the same.

export const isLike = (a, b) => String(a.board) === String(b.board);

// The witnesses asked after one more is pressed: the last two, the newest first; a pressed one goes.
export function pressed(asked, i) {
  return asked.includes(i) ? asked.filter((other) => other !== i) : [i, ...asked].slice(0, 2);
}

// What a witness tells, cell by cell: the XOR of the rows that it follows, or its own board.
export function toldBy({ board, rows }, cells) {
  const own = board.flat();
  if (!rows.length) return own;
  return own.map((_, i) => rows.reduce((sum, row) => sum ^ cells[row * own.length + i], 0));
}

// The cells, counted row by row, in which two boards differ.
export function differing(a, b) {
  const [left, right] = [a.board.flat(), b.board.flat()];
  return left.flatMap((bit, i) => (bit === right[i] ? [] : [i]));
}
