// What the checks of a printed matrix see of its wrong bits.

const range = (size) => Array.from({ length: size }, (_, i) => i);

// The masks whose number of cells is not the one told, with both numbers.
export function wrongSizes(matrix, sizes) {
  return matrix.flatMap((row, mask) => {
    const size = row.reduce((a, b) => a + b, 0);
    return size === sizes[mask] ? [] : [{ mask, size, wanted: sizes[mask] }];
  });
}

// Pairs of masks that are no mirror images of each other. A mask may stand alone, as its own image.
export function unlikePairs(matrix, [masks, cells]) {
  return range(matrix.length).flatMap((mask) => {
    const other = masks[mask];
    if (other < mask) return [];
    const fits = (one, two) => cells.every((cell, i) => matrix[two][cell] === matrix[one][i]);
    return fits(mask, other) && fits(other, mask) ? [] : [other === mask ? [mask] : [mask, other]];
  });
}

// The cells in which some masks together do not make what they should.
export function wrongCells(matrix, presses, sum) {
  return sum.flatMap((bit, cell) =>
    (presses.reduce((made, mask) => made ^ matrix[mask][cell], 0) === bit ? [] : [cell]));
}

export const times = (factor, matrix) => factor.map((row) =>
  matrix.map((_, cell) => row.reduce((sum, bit, k) => sum ^ (bit & matrix[k][cell]), 0)));

// The places where a product is not the identity.
export const unlikeIdentity = (product) => product.flatMap((row, i) =>
  row.flatMap((bit, j) => (bit === Number(i === j) ? [] : [i * row.length + j])));

export const turnedBits = (matrix, printed) => matrix.flat().flatMap((bit, i) =>
  (bit === printed.flat()[i] ? [] : [i]));
