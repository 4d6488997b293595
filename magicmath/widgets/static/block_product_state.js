// A matrix B in each 1 of F, and the quarters of the product of F⊗B with itself.

import { product } from "./symmetries_state.js";

const F = [[1, 1], [0, 1]];

// Each 1 of F becomes B, and its 0 a block of 0s.
export const inBlocks = (b) =>
  F.flatMap((line) => b.map((row) => line.flatMap((bit) => row.map((one) => one & bit))));

export const squareOf = (matrix) => product(matrix, matrix);
export const isIdentity = (matrix) =>
  matrix.every((row, i) => row.every((bit, j) => bit === Number(i === j)));

export const flipped = (matrix, place) =>
  matrix.map((row, i) => row.map((bit, j) => (i * row.length + j === place ? 1 - bit : bit)));

export const quarterOf = (index, size) =>
  [Math.floor(index / size), index % size].map((at) => Number(at >= size / 2));

// The parts that make a quarter: a row of blocks times a column of blocks, each [row, column, rows, columns].
export function factorsOf([row, column], size) {
  const half = size / 2;
  return { row: [row * half, 0, half, size], column: [0, column * half, size, half] };
}

// The two products of blocks of a quarter, each with whether it holds a 0 of F.
export const termsOf = ([row, column]) => F[row].map((bit, k) => [bit, F[k][column]]);
