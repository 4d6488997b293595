// A corner A of a matrix, the block R at its right and the block U under it, and what they make.

import { product, sixOfSize } from "./symmetries_state.js";

export const SIZE = 16; // rows of what is cut

export const wholeOf = (name) => sixOfSize(SIZE)[name];

export const blocksOf = (whole, size) => ({
  A: whole.slice(0, size).map((row) => row.slice(0, size)),
  R: whole.slice(0, size).map((row) => row.slice(size)),
  U: whole.slice(size).map((row) => row.slice(0, size)),
});

// The corner of the product, and the two products of blocks of which it is the sum.
export function partsOf(whole, size) {
  const { A, R, U } = blocksOf(whole, size);
  const [squared, rest] = [product(A, A), product(R, U)];
  const corner = squared.map((row, i) => row.map((bit, j) => bit ^ rest[i][j]));
  return { corner, squared, rest };
}

export const hasOnes = (matrix) => matrix.flat().includes(1);

// Where the blocks stand: [row, column, rows, columns].
export const placesOf = (size) => ({
  A: [0, 0, size, size], R: [0, size, size, SIZE - size], U: [size, 0, SIZE - size, size],
});

// Whether a cell takes no part in the corner of the product.
export const isApart = (index, size) => Math.floor(index / SIZE) >= size && index % SIZE >= size;

// The size of the corner that ends at a cell.
export const sizeAt = (index) =>
  Math.min(Math.max(Math.floor(index / SIZE), index % SIZE) + 1, SIZE - 1);
