// What a Kronecker product of factors F = [[1, 1], [0, 1]] is, and how each of its cells comes about.

const side = (levels) => 2 ** levels;

// The entry at row i, column j: 1 where no binary digit of i is larger than that of j.
export const entry = (i, j) => ((i & ~j) === 0 ? 1 : 0);

export const powerOf = (levels) =>
  Array.from({ length: 4 ** levels }, (_, index) => entry(index >> levels, index & (side(levels) - 1)));

// The binary digits, the highest first.
export const digitsOf = (number, levels) =>
  Array.from({ length: levels }, (_, k) => (number >> (levels - 1 - k)) & 1);

// Which entry of F each factor gives to a cell: one pair of digits for each.
export function traceOf([i, j], levels) {
  const columns = digitsOf(j, levels);
  return digitsOf(i, levels).map((row, k) => ({ row, column: columns[k], bit: entry(row, columns[k]) }));
}

// A mask of row i, folded, is the product of an upright row and a flat one.
export function foldOf(i, levels) {
  const [low, high] = [Math.ceil(levels / 2), Math.floor(levels / 2)];
  const row = (number, size) => Array.from({ length: side(size) }, (_, j) => entry(number, j));
  return { high, low, upright: row(i >> low, high), flat: row(i & (side(low) - 1), low) };
}

// The binary digits of a mask's number above those of a cell's, as two halves: the first tells of the row at
// the side, the last of the row at the top. A digit fails where the mask has a 1 and the cell has none.
export function halvesOf([i, j], levels) {
  const { high } = foldOf(i, levels);
  const [mask, cell] = [digitsOf(i, levels), digitsOf(j, levels)];
  const digits = mask.map((bit, k) => ({ mask: bit, cell: cell[k], fails: bit > cell[k] }));
  return [digits.slice(0, high), digits.slice(high)].map((half) =>
    ({ digits: half, bit: half.some((one) => one.fails) ? 0 : 1 }));
}

// What stands at the left: the cells of a smaller board, and how many columns it has.
export function leftOf({ levels, mode, cell }) {
  if (mode === "block" || mode === "powers") return { columns: side(levels - 1), bits: powerOf(levels - 1) };
  if (mode === "copies") return { columns: 2, bits: powerOf(1) };
  const { upright, flat } = foldOf(cell?.[0] ?? 0, levels);
  return { columns: flat.length, bits: upright.flatMap((x) => flat.map((y) => x & y)) };
}

// The parts that belong to a cell: [row, column, rows, columns] at the left and at the right.
export function partsOf({ levels, mode }, [i, j]) {
  const here = [i, j, 1, 1];
  const top = levels - 1;
  switch (mode) {
    case "block": return { left: [i >> 1, j >> 1, 1, 1], right: [i & ~1, j & ~1, 2, 2], here };
    case "powers": {
      const size = side(levels);
      return {
        left: [0, j >> 1, size / 2, 1], source: [i >> 1, j >> 1, 1, 1],
        right: [0, j & ~1, size, 2], here: [i & ~1, j & ~1, 2, 2],
      };
    }
    case "copies": {
      const half = side(top);
      return { left: [i >> top, j >> top, 1, 1], right: [i & half, j & half, half, half], here };
    }
    case "product": {
      const { low } = foldOf(i, levels);
      return { left: [j >> low, j & (side(low) - 1), 1, 1], right: [i, 0, 1, side(levels)], here };
    }
    default: return { left: null, right: here, here };
  }
}

// The quarters around a cell, each inside the one before: [row, column, rows, columns], and the entry of F
// that it stands for. A quarter of 0s is the last: inside it all is 0.
export function quartersOf([i, j], levels) {
  const quarters = [];
  for (const [k, { row, column, bit }] of traceOf([i, j], levels).entries()) {
    const half = side(levels - 1 - k);
    quarters.push({ place: [i & -half, j & -half, half, half], row, column, bit });
    if (!bit) break;
  }
  return quarters;
}

// The cell with one binary digit of its row (axis 0) or its column (axis 1) turned; digit 0 is the highest.
export const turnedDigit = (cell, levels, axis, k) =>
  cell.map((place, n) => (n === axis ? place ^ (1 << (levels - 1 - k)) : place));

// The cell at the right that a cell at the left stands for.
export function cellFor({ levels, mode, cell }, index) {
  const { columns } = leftOf({ levels, mode, cell });
  const [row, column] = [Math.floor(index / columns), index % columns];
  if (mode === "block" || mode === "powers") return [2 * row, 2 * column];
  if (mode === "copies") return [row << (levels - 1), column << (levels - 1)];
  return [cell?.[0] ?? 0, index];
}

// The view with some factors more or less: the chosen cell goes with its block. A mask that stays square
// keeps its two rows, and its cell its row and its column, as far as they are there.
export function grown(view, step) {
  const levels = view.levels + step;
  const low = (count) => Math.ceil(count / 2);
  const keep = (place) => {
    const row = (place >> low(view.levels)) % side(levels - low(levels));
    return (row << low(levels)) + (place % side(low(view.levels)) % side(low(levels)));
  };
  const follow = (place) => (step > 0 ? place << step : place >> -step);
  const at = view.mode === "product" && step % 2 === 0 ? keep : follow;
  return { ...view, levels, cell: view.cell && view.cell.map(at) };
}

// The view with another cell chosen; the same one again is let go, but not where it chooses a mask as well.
export function chosen(view, cell) {
  const isSame = view.mode !== "product" && String(view.cell) === String(cell);
  return { ...view, cell: isSame ? null : cell };
}
