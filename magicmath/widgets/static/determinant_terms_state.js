// The products that a determinant of three rows is made of. Python's `DeterminantTerms` works out the same.

// The column of each row, and the sign. An exchange of the columns 0 and 1 leads from each product of the
// first three to the one that stands below it.
export const TERMS = [
  [[0, 1, 2], 1], [[1, 2, 0], 1], [[2, 0, 1], 1],
  [[1, 0, 2], -1], [[0, 2, 1], -1], [[2, 1, 0], -1],
];

export const factorsOf = (matrix, [columns]) => columns.map((column, row) => matrix[row][column]);
export const productOf = (matrix, term) => factorsOf(matrix, term).reduce((value, x) => value * x, 1);
export const determinantOf = (matrix) =>
  TERMS.reduce((sum, term) => sum + term[1] * productOf(matrix, term), 0);
export const holds = ([columns], row, column) => columns[row] === column;

// What stays of the two products that hold an entry, if it is left out of them.
export const cofactorOf = (matrix, row, column) =>
  determinantOf(matrix.map((line, i) => line.map((x, j) => (i !== row ? x : Number(j === column)))));

// What a press takes out of a column, entry by entry; another column or another matrix begins anew.
export function collected(left, matrix, row, column) {
  const isSame = left.column === column && areSame(left.matrix, matrix);
  const values = isSame ? [...left.values] : matrix.map(() => null);
  values[row] = cofactorOf(matrix, row, column);
  return { matrix, column, values };
}

export const nothingCollected = (matrix) => ({ matrix, column: 0, values: matrix.map(() => null) });

// The values that column 0 left, once all are known, while column 1 stands copied over it.
export function leftBefore(before, left, matrix) {
  if (!areEqual(matrix)) return null;
  const isCopied = !areSame(left.matrix, matrix) && areSame(copied(left.matrix), matrix);
  if (!isCopied) return before;
  return left.column === 0 && !left.values.includes(null) ? left.values : null;
}

export const areSame = (one, other) => one.flat().join() === other.flat().join();

// Column 1 is copied over column 0.
export const copied = (matrix) => matrix.map(([, x, y]) => [x, x, y]);
export const areEqual = (matrix) => matrix.every(([x, y]) => x === y);

const DIGITS = 10; // an even number, so that a number that begins anew keeps its parity

export const added = (matrix, row, column, step) =>
  matrix.map((line, i) => line.map((x, j) => (i === row && j === column ? (x + step) % DIGITS : x)));
