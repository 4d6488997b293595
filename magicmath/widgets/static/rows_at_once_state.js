// A row of presses of fractal MAGIC as one product. `magicmath.widgets.RowsAtOnce` works out the same.

export const SIDE = 4;
const ALL = [0, 1, 2, 3];

// Row a of ⌽G4: a 1 where the number of the column has all the 1s of a.
export const LINES = ALL.map((a) => ALL.map((column) => Number(!(a & ~column))));

// Mask 4a + b has the number b in its row a.
export const chosenIn = (presses, a) => ALL.filter((b) => presses[a][b]);

export const topOf = (presses, a) =>
  ALL.map((column) => chosenIn(presses, a).reduce((sum, b) => sum ^ LINES[b][column], 0));

// The columns of a sum that are not yet right.
export const wrongIn = (presses, a, sum) =>
  topOf(presses, a).flatMap((bit, column) => (bit === sum[column] ? [] : [column]));

export const productOf = (side, top) => side.map((x) => top.map((y) => x & y));

// What the rows that are done change.
export function changedBy(presses, done) {
  const board = ALL.map(() => ALL.map(() => 0));
  for (const a of ALL.filter((row) => done[row])) {
    productOf(LINES[a], topOf(presses, a)).forEach((line, r) => line.forEach((bit, c) => {
      board[r][c] ^= bit;
    }));
  }
  return board;
}

export const rowsWithPresses = (presses) => ALL.filter((a) => chosenIn(presses, a).length);
