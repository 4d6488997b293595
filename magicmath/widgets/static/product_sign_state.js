// Pairs of the numbers of a product. `magicmath.widgets.ProductSign` finds the same.

// The rows of each two counters of which the lower one stands further left.
export function pairsOf(columns) {
  const pairs = [];
  columns.forEach((left, lower) => columns.slice(0, lower).forEach((right, upper) => {
    if (left < right) pairs.push([upper, lower]);
  }));
  return pairs;
}

export const isPlus = (columns) => pairsOf(columns).length % 2 === 0;

export const exchanged = (columns, left) =>
  columns.map((one) => (one === left ? left + 1 : one === left + 1 ? left : one));

// The pairs that go with the counter of a row: with counters above it, and below it.
export function lostWith(columns, row) {
  const lost = pairsOf(columns).filter((pair) => pair.includes(row));
  const above = lost.filter(([, lower]) => lower === row).length;
  return { above, below: lost.length - above, all: lost.length };
}
