// A column of bits, and the columns of ⌽G that are added up when it is multiplied.

import { entry } from "./kronecker_state.js";
import { onesOf } from "./lists.js";

export const SHORTEST = 2;
export const LONGEST = 8;
export const MOST_TIMES = 2;

// The rows of ⌽G for a column of bits. In each row it is told which of the 1s are added up, and which of
// these cancel in pairs.
export function openedRows(column) {
  const taken = onesOf(column);
  return column.map((_, i) => {
    const added = taken.filter((m) => entry(i, m));
    const cancelled = added.slice(0, added.length - (added.length % 2));
    return column.map((__, m) => ({
      bit: entry(i, m), isTaken: taken.includes(m), isCancelled: cancelled.includes(m),
    }));
  });
}

// What remains of each row.
const productOf = (column) =>
  openedRows(column).map((row) => row.filter(({ bit, isTaken }) => bit && isTaken).length % 2);

// The column, and what each multiplication makes.
export function madeOf(column, times) {
  const made = [column];
  while (made.length <= times) made.push(productOf(made.at(-1)));
  return made;
}

export const isBack = (made) =>
  made.length > MOST_TIMES && made.at(-1).every((bit, m) => bit === made[0][m]);

export const flipped = (column, m) => column.map((bit, i) => (i === m ? 1 - bit : bit));
export const resized = (column, size) => Array.from({ length: size }, (_, m) => column[m] ?? 0);
