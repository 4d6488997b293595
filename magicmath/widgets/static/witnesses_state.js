// Which witnesses agree. Python's `Witnesses` tells the same.

export const isLike = (a, b) => String(a.board) === String(b.board);

// The witnesses asked after one more is pressed: the last two, the newest first; a pressed one goes.
export function pressed(asked, i) {
  return asked.includes(i) ? asked.filter((other) => other !== i) : [i, ...asked].slice(0, 2);
}

// The cells, counted row by row, in which two boards differ.
export function differing(a, b) {
  const [left, right] = [a.board.flat(), b.board.flat()];
  return left.flatMap((bit, i) => (bit === right[i] ? [] : [i]));
}
