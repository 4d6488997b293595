// The powers I, A, A² and so on of a square matrix of bits, up to the first that was there before.

const identityOf = (size) =>
  Array.from({ length: size }, (_, i) => Array.from({ length: size }, (_, j) => Number(i === j)));

const times = (a, b) => a.map((row) =>
  b[0].map((_, j) => row.reduce((sum, bit, k) => sum ^ (bit & b[k][j]), 0)));

// `back` is the number of the power that follows the last one: 0 if A is home then.
export function powersOf(matrix) {
  const powers = [identityOf(matrix.length)];
  for (;;) {
    const next = times(powers.at(-1), matrix);
    const back = powers.findIndex((one) => one.join() === next.join());
    if (back >= 0) return { powers, back };
    powers.push(next);
  }
}

export const flippedIn = (matrix, size, cell) =>
  matrix.map((row, i) => row.map((bit, j) => (i * size + j === cell ? 1 - bit : bit)));

// Where each of so many boards stands: the first at the top, the others one after the other to the right.
export function placesOf(count, { centre, radius }) {
  return Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count - Math.PI / 2;
    return [centre + radius * Math.cos(angle), centre + radius * Math.sin(angle)];
  });
}
