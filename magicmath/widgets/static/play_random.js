// Rules drawn at random, each invertible one equally likely. magicmath.addresses draws the same.

import { randomWords } from "./puzzle.js";

export function randomMasks(size, seed) {
  const next = randomWords(seed);
  for (;;) {
    const rows = Array.from({ length: size }, () => drawnRow(size, next));
    if (isInvertible(rows.map((row) => row.slice()), size)) return rows.map((row) => cellsOf(row, size));
  }
}

// 32 cells a word, the first cell in the highest bit; a row begins with a word of its own.
const drawnRow = (size, next) => Uint32Array.from({ length: Math.ceil(size / 32) }, next);

const bitOf = (row, cell) => (row[cell >>> 5] >>> (31 - (cell & 31))) & 1;

function cellsOf(row, size) {
  const cells = [];
  for (let cell = 0; cell < size; cell++) if (bitOf(row, cell)) cells.push(cell);
  return cells;
}

function isInvertible(rows, size) {
  for (let column = 0; column < size; column++) {
    const pivot = rows.findIndex((row, i) => i >= column && bitOf(row, column));
    if (pivot < 0) return false;
    [rows[column], rows[pivot]] = [rows[pivot], rows[column]];
    for (const row of rows.slice(column + 1)) if (bitOf(row, column)) add(rows[column], row, column >>> 5);
  }
  return true;
}

function add(source, target, from) {
  for (let word = from; word < source.length; word++) target[word] ^= source[word];
}
