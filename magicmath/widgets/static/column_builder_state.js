// Columns of Pascal's triangle modulo 2, of which the reader makes the later half out of the first.

import { entry } from "./kronecker_state.js";

// How many rows the columns have, and how many columns stand there from the beginning.
export const sizeOf = (entries) => entries.length;
export const givenOf = (entries) => entries.length / 2;

// Column m as the reader has it, from row 0 on.
export const columnOf = (entries, m) => entries.map((line, i) =>
  (m < givenOf(entries) ? entry(i, m) : line[m - givenOf(entries)]));

export const isRight = (entries, m) => columnOf(entries, m).every((bit, i) => bit === entry(i, m));
export const pairOf = (source) => [2 * source, 2 * source + 1];
// A cell at the left and the block that comes from it at the right, each as [row, column, rows, columns].
export const blockOf = ([i, m]) => [[i, m, 1, 1], [2 * i, 2 * m, 2, 2]];

export const openColumns = (entries) => entries[0].map((_, k) => givenOf(entries) + k);
export const isComplete = (entries) => openColumns(entries).every((m) => isRight(entries, m));

// With all open columns right, where they are not yet.
export const completed = (entries) =>
  entries.map((line, i) => line.map((_, k) => entry(i, k + givenOf(entries))));

export const flipped = (entries, row, m) =>
  entries.map((line, i) => line.map((bit, k) => (i === row && k === m - givenOf(entries) ? 1 - bit : bit)));

export const emptied = (entries, columns) =>
  entries.map((line) => line.map((bit, k) => (columns.includes(k + givenOf(entries)) ? 0 : bit)));

// The first slip in the two columns that come from one: in which column and row, and what is wrong there.
// The second column is made of the first. So it is looked at only when the first is right.
export function slipIn(entries, source) {
  for (const m of pairOf(source)) {
    const column = columnOf(entries, m);
    const row = column.findIndex((bit, i) => bit !== entry(i, m));
    if (row >= 0) return { m, row, isMissing: column[row] === 0, isEmpty: !column.includes(1) };
  }
  return null;
}
