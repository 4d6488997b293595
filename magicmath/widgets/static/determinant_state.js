// Determinants of small matrices of integers, exactly.
// `magicmath.reals` works out the same.

// Bareiss: without fractions, since each division by the last pivot leaves no remainder.
export function determinantOf(matrix) {
  const rows = matrix.map((row) => [...row]);
  let [sign, last] = [1, 1];
  for (let k = 0; k < rows.length; k++) {
    const top = rows.findIndex((row, i) => i >= k && row[k] !== 0);
    if (top < 0) return 0;
    if (top > k) {
      [rows[k], rows[top]] = [rows[top], rows[k]];
      sign = -sign;
    }
    const pivot = rows[k];
    for (let i = k + 1; i < rows.length; i++) {
      const first = rows[i][k];
      rows[i] = rows[i].map((x, j) => (j > k ? (pivot[k] * x - first * pivot[j]) / last : 0));
    }
    last = pivot[k];
  }
  return sign * last;
}

const without = (list, place) => list.filter((_, i) => i !== place);

// What is left of a matrix without a row and a column.
export const leftOf = (matrix, row, column) => without(matrix, row).map((line) => without(line, column));

// Entry i, j is the determinant that is left without row j and column i, with a sign.
export function adjugateOf(matrix) {
  const minor = (i, j) => determinantOf(leftOf(matrix, j, i));
  return matrix.map((row, i) => row.map((_, j) => ((i + j) % 2 ? 0 - minor(i, j) : minor(i, j))));
}

export const productOf = (a, b) =>
  a.map((row) => b[0].map((_, j) => row.reduce((sum, x, k) => sum + x * b[k][j], 0)));

export const flipped = (matrix, row, column) =>
  matrix.map((line, i) => line.map((bit, j) => (i === row && j === column ? 1 - bit : bit)));

// What the determinant becomes when one bit turns: it changes by that bit's entry of the adjugate.
export const afterFlip = (matrix, determinant, adjugate, row, column) =>
  determinant + (matrix[row][column] ? -1 : 1) * adjugate[column][row];
