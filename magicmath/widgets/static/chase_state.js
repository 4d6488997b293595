// The rows of a chase: each is the last one times a matrix, plus the one before. Python's `Chase` tells
// the same.

// A changes a cell and its neighbours, B the neighbours alone.
export const times = (row, itself) =>
  row.map((bit, j) => (row[j - 1] ?? 0) ^ (row[j + 1] ?? 0) ^ (itself ? bit : 0));

const sum = (row, other) => row.map((bit, j) => bit ^ other[j]);

// Row number m stands at place m, below it nothing; the last row stands below the board.
export function rowsOf(first, itself) {
  const rows = [first.map(() => 0), first];
  while (rows.length < first.length + 2) rows.push(sum(times(rows.at(-1), itself), rows.at(-2)));
  return rows;
}

export function polynomialsUpTo(last) {
  const found = [0, 1];
  while (found.length <= last) found.push((found.at(-1) << 1) ^ found.at(-2));
  return found;
}
