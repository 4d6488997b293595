// A round made crosswise. `magicmath.widgets.Crosswise` works out the same.

export const SIZE = 3;
const ROWS = Array.from({ length: SIZE }, (_, row) => row);

// The four numbers that are left without a row and without column 0, line by line.
const leftOf = (table, row) => ROWS.filter((i) => i !== row).map((i) => table[i].slice(1));

// The two ways to take one crosswise product away from the other; the falling product first, or last.
export function differenceOf(table, row, sign) {
  const [[a, b], [c, d]] = leftOf(table, row);
  const [falling, rising] = [[a, d], [b, c]];
  const [first, last] = sign > 0 ? [falling, rising] : [rising, falling];
  return { first, last, value: first[0] * first[1] - last[0] * last[1] };
}

// The round's number alternates: the falling product first, then last, then first.
export const signOf = (row) => (row % 2 ? -1 : 1);
export const roundOf = (table) => ROWS.map((row) => differenceOf(table, row, signOf(row)).value);

export const isMade = (signs) => ROWS.every((row) => signs[row] === signOf(row));

// What the round adds to a column.
export const sumOf = (table, column) =>
  roundOf(table).reduce((sum, times, row) => sum + times * table[row][column], 0);
