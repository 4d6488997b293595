// A place of the table of nim sums, quarter by quarter. Python's `NimQuarters` tells the same.

// The quarters that hold a place, the largest first: each is the same table, plus half its size or plus 0.
export function quartersOf(row, column, size, depth) {
  const quarters = [];
  let [y, x] = [row, column];
  for (let half = size / 2; quarters.length < depth; half /= 2) {
    const [isLower, isRight] = [y >= half, x >= half];
    [y, x] = [y % half, x % half];
    quarters.push({ isLower, isRight, half, adds: isLower === isRight ? 0 : half, row: y, column: x });
  }
  return quarters;
}

export const depthOf = (size) => Math.log2(size);

// What the place holds: what its quarters of every depth add.
export const valueOf = (row, column, size) =>
  quartersOf(row, column, size, depthOf(size)).reduce((sum, { adds }) => sum + adds, 0);
