// A picture and its helix transform. Python's `magicmath.widgets.fractal_picture` does the same.

export const SIDE = 128;
export const SHAPES = ["disc", "ring", "square", "diagonal", "white"];

// Twice the distances from the middle, so that they are whole.
const INSIDE = {
  disc: (down, right) => 5 * (down * down + right * right) < 3 * SIDE * SIDE,
  ring: (down, right) => INSIDE.disc(down, right) && 10 * (down * down + right * right) >= 3 * SIDE * SIDE,
  square: (down, right) => 5 * Math.max(Math.abs(down), Math.abs(right)) < 3 * SIDE,
  diagonal: (down, right) => down === right,
  white: () => false,
};

export const spotOf = (place) => [Math.floor(place / SIDE), place % SIDE];

export function pictureOf({ shape, flips }) {
  const cells = new Uint8Array(SIDE * SIDE);
  cells.forEach((_, place) => {
    const [down, right] = spotOf(place).map((at) => 2 * at - (SIDE - 1));
    cells[place] = INSIDE[shape](down, right) ? 1 : 0;
  });
  for (const place of flips) cells[place] ^= 1;
  return cells;
}

export function pressesOf(cells) {
  const presses = cells.slice();
  for (let digit = 1; digit < presses.length; digit *= 2) {
    for (let j = 0; j < presses.length; j++) if (j & digit) presses[j] ^= presses[j - digit];
  }
  return presses;
}

function subsets(number) {
  const found = [];
  for (let i = number; ; i = (i - 1) & number) {
    found.unshift(i);
    if (!i) return found;
  }
}

const crossed = (rows, columns) => rows.flatMap((row) => columns.map((column) => row * SIDE + column));

// The cells that a press sums: all whose row and column are subsets of its own.
export function cellsOf(place) {
  const [row, column] = spotOf(place);
  return crossed(subsets(row), subsets(column));
}

// A press sums cells in pairs, one below the other: as far apart as the last 1 of its row tells, or none in
// row 0.
export function pairsOf(place, summed) {
  const [row] = spotOf(place);
  const apart = (row & -row) * SIDE;
  return apart ? summed.filter((at) => !(at & apart)).map((at) => [at, at + apart]) : [];
}

// In how many of the pairs is just one cell black?
export const uneven = (place, summed, cells) =>
  pairsOf(place, summed).filter(([above, below]) => cells[above] !== cells[below]).length;

// The presses that sum a cell.
export function pressesOn(place) {
  const [rows, columns] = spotOf(place).map((at) => subsets(SIDE - 1 - at).map((more) => at + more));
  return crossed(rows, columns);
}
