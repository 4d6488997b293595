// The product of a square matrix of bits with itself: row i is the XOR of the rows that row i names.

export function squareOf(rows) {
  return rows.map((choice) => rows[0].map((_, column) =>
    choice.reduce((sum, bit, i) => sum ^ (bit & rows[i][column]), 0)));
}
