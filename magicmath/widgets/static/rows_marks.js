// What is marked in the table of rows: { name: [row, …] }, { name: [[row, column], …] } and columns.

import { onesOf } from "./lists.js";
const onesAtRight = (rows, columns, i) =>
  onesOf(rows[i]).filter((j) => j >= columns).map((j) => [i, j]);

export function marksOf({
  picked, aimed, cell, chosen, rows, columns, kind, next, last, used, stands, hasIdentity,
}) {
  const { zero, pivots } = stands;
  const changed = last?.[0] === "add" ? onesOf(rows[last[1]]).map((j) => [last[2], j]) : [];
  const quiet = hasIdentity ? zero.flatMap((i) => onesAtRight(rows, columns, i)) : [];
  const isTarget = picked !== null && aimed >= 0 && aimed !== picked;
  const would = isTarget && kind === "add" ? onesOf(rows[picked]).map((j) => [aimed, j]) : [];
  const [told, from, to] = next?.move ?? last ?? [];
  const isAdded = told === "add";
  const named = aimed >= 0 && hasIdentity ? onesAtRight(rows, columns, aimed) : quiet;
  const ofRows = {
    "mm-picked": picked === null ? [] : [picked],
    "mm-at": aimed < 0 ? [] : [aimed],
    "mm-source": isAdded ? [from] : [],
    "mm-target": isAdded ? [to] : [],
    "mm-swapped": told === "swap" ? [from, to] : [],
    "mm-zero": zero,
  };
  const ofCells = {
    "mm-changed": next ? [] : changed.filter(([i]) => !zero.includes(i)),
    "mm-quiet": quiet,
    "mm-would": would,
    "mm-pivot": used ? [...pivots, used] : pivots,
    "mm-met": rows.flatMap((row, i) => chosen.filter((j) => row[j]).map((j) => [i, j])),
  };
  return { ofRows, ofCells, columns: [...named.map(([, j]) => j), ...(cell < 0 ? [] : [cell])] };
}
