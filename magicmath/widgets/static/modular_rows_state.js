// Equations modulo k under moves of rows. Python's `ModularRows` does the same.
// A move is ["add" or "subtract", source, target] or ["multiply", row, factor].

const gcd = (a, b) => (b ? gcd(b, a % b) : a);

// The number that makes 1 with another; 0 where there is none.
export function reciprocal(a, k) {
  for (let b = 1; b < k; b++) if ((a * b) % k === 1) return b;
  return 0;
}

function withMove(rows, [kind, one, other], k) {
  const after = rows.slice();
  if (kind === "multiply") after[one] = rows[one].map((x) => (x * other) % k);
  else {
    const sign = kind === "add" ? 1 : k - 1;
    after[other] = rows[other].map((x, j) => (x + sign * rows[one][j]) % k);
  }
  return after;
}

export const rowsAfter = (rows, moves, k) => moves.reduce((sofar, move) => withMove(sofar, move, k), rows);

export const isSolved = (rows) =>
  rows.every((row, i) => row.length === rows.length + 1
    && row.slice(0, -1).every((x, j) => x === Number(i === j)));

// What divides k and the left side of an equation, and not its right side; 1 where nothing does.
export function obstacleOf(row, k) {
  const divisor = row.slice(0, -1).reduce(gcd, k);
  return row.at(-1) % divisor ? divisor : 1;
}
