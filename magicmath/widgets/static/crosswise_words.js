// What is said of a round made crosswise.

import { differenceOf, roundOf, signOf, SIZE, sumOf } from "./crosswise_state.js";
import { bracketed, signed } from "./determinant_words.js";

export const WANTED = "the round";
export const MADE = "you made";
export const RESET = "Begin again";
export const START = "Press a number of the left column.";

const product = ([x, y]) => `${bracketed(x)}·${bracketed(y)}`;

export function orderName(table, row, sign) {
  const { first, last } = differenceOf(table, row, sign);
  return `${product(first)} − ${product(last)}`;
}

export const askText = (table, row) =>
  `Four numbers are left. Which difference is ${signed(roundOf(table)[row])}?`;

export function madeText(table, row, sign) {
  const { value } = differenceOf(table, row, sign);
  const made = `${orderName(table, row, sign)} = ${signed(value)}`;
  if (sign === signOf(row)) return `${made}: the round's number.`;
  return `${made}, but the round has ${signed(roundOf(table)[row])}. The other way round?`;
}

export const DONE = "In rows 0 and 2 the product from the upper left is taken first, in row 1 last: + − +.";

export function sumText(table, column) {
  const terms = roundOf(table).map((times, row) => `${table[row][column]}·${bracketed(times)}`);
  return `column ${column}: ${terms.join(" + ")} = ${signed(sumOf(table, column))}`;
}

export function entryName(table, cell) {
  const [row, column] = [Math.floor(cell / SIZE), cell % SIZE];
  return `row ${row}, column ${column}: ${table[row][column]}`;
}
