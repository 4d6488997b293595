// The difference table of bits. Python's `DifferenceTable` does the same.

export function triangleOf(items) {
  const rows = [items];
  while (rows.at(-1).length > 1) {
    const above = rows.at(-1);
    rows.push(above.slice(1).map((bit, j) => bit ^ above[j]));
  }
  return rows;
}

const isWithin = (i, j) => (i & ~j) === 0; // each binary digit of i occurs in j

const range = (n) => Array.from({ length: n }, (_, i) => i);

// The items that an entry sums: C(row, t) is odd where the digits of t occur in the row's number.
export const itemsOf = ([row, j]) => range(row + 1).filter((t) => isWithin(t, row)).map((t) => j + t);

// The entries that an item changes.
export const entriesOf = (item, n) => range(n).flatMap((row) =>
  range(n - row).filter((j) => item >= j && item - j <= row && isWithin(item - j, row)).map((j) => [row, j]));

// The items to flip so that one entry of an edge changes, and no other on this edge.
function itemsBehind(row, n, edge) {
  const items = range(n).filter((i) => isWithin(row, i));
  return edge === "left" ? items : items.map((i) => n - 1 - i).reverse();
}

export function flipped(items, chosen) {
  const after = items.slice();
  for (const i of chosen) after[i] ^= 1;
  return after;
}

// Where an entry stands: on top, on an edge, or inside. The tip at the bottom counts as left.
export function edgeOf([row, j], n) {
  if (row === 0) return "top";
  if (j === 0) return "left";
  return j === n - 1 - row ? "right" : "inside";
}

// The items that a press of an entry flips; none inside.
export function flips(place, n) {
  const edge = edgeOf(place, n);
  if (edge === "top") return [place[1]];
  return edge === "inside" ? [] : itemsBehind(place[0], n, edge);
}

export const helixOf = (triangle) => triangle.map((row) => row[0]);
export const cognitiveOf = (triangle) => triangle.map((row) => row.at(-1)).reverse();

// The entries that differ between two tables of one size.
export const differences = (before, after) => after.flatMap((row, k) =>
  row.flatMap((bit, j) => (bit === before[k][j] ? [] : [[k, j]])));
