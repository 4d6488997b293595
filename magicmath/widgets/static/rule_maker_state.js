// A rule that respects the symmetry of the square, and after how many steps it comes home.
// `tied` names for each mask and cell the orbit: entries of one orbit are equal in every such rule.

export const flipped = (matrix, tied, mask, cell) =>
  matrix.map((row, i) => row.map((bit, j) => (tied[i][j] === tied[mask][cell] ? 1 - bit : bit)));

function drawn(tied, chance = Math.random) {
  const bits = new Map();
  for (const orbit of tied.flat()) if (!bits.has(orbit)) bits.set(orbit, Number(chance() < 0.5));
  return tied.map((row) => row.map((orbit) => bits.get(orbit)));
}

export function countsOf(matrix, kinds) {
  return kinds.map(([first]) => kinds.map((cells) => cells.filter((cell) => matrix[first][cell]).length));
}

// At most 16 masks: a row fits into the bits of one number.
export const wordsOf = (matrix) => matrix.map((row) => row.reduce((word, bit, j) => word | (bit << j), 0));

function hasInverse(rows) {
  const left = [...rows];
  for (let j = 0; j < rows.length; j++) {
    const at = left.findIndex((row) => (row >> j) & 1);
    if (at < 0) return false;
    const [pivot] = left.splice(at, 1);
    left.forEach((row, i) => { if ((row >> j) & 1) left[i] = row ^ pivot; });
  }
  return true;
}

export const times = (choice, rows) =>
  rows.reduce((board, row, i) => ((choice >> i) & 1 ? board ^ row : board), 0);

// A rule is drawn until one has an inverse, or none.
export function drawnWith(inverse, tied, chance = Math.random) {
  for (;;) {
    const matrix = drawn(tied, chance);
    if (hasInverse(wordsOf(matrix)) === inverse) return matrix;
  }
}

// A rule with an inverse counts as the reader's own if a press made it, and no random draw.
export const isOwn = (matrix, order, pressed, start) =>
  order > 0 && matrix.join() === pressed?.join() && matrix.join() !== start.join();

// The first power that is the identity; 0 where none is.
export function orderOf(matrix) {
  const rows = wordsOf(matrix);
  if (!hasInverse(rows)) return 0;
  let power = rows;
  let order = 1;
  while (power.some((row, i) => row !== 1 << i)) {
    power = power.map((row) => times(row, rows));
    order++;
  }
  return order;
}
