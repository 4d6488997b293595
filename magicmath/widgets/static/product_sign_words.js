// What is said of the sign of a product.

import { exchanged, isPlus, lostWith, pairsOf } from "./product_sign_state.js";
import { plural } from "./words.js";

export const BOARD = "the numbers of one product";
export const RESET = "Reset";
export const HELP = "Exchange two columns, or tap a counter to take it out.";

const sign = (columns) => (isPlus(columns) ? "+" : "−");
const parity = (number) => (number % 2 ? "odd" : "even");

export const exchangeName = (left) => `${left} ⇄ ${left + 1}`;
export const exchangeLabel = (left) => `${exchangeName(left)}, exchange the columns ${left} and ${left + 1}`;
export const cellName = (row, column, isHeld, isTaken) =>
  `row ${row}, column ${column}: ${isTaken ? "a counter, taken out" : isHeld ? "a counter" : "empty"}`;

export function signText(columns) {
  const count = pairsOf(columns).length;
  return `${plural(count, "pair")}: ${parity(count)}, so the sign is ${sign(columns)}.`;
}

export function exchangeText(before, left) {
  const after = exchanged(before, left);
  const [old, now] = [before, after].map((columns) => pairsOf(columns).length);
  return `The columns ${left} and ${left + 1} are exchanged. Only the two counters in them change sides: `
    + `${plural(old, "pair")} before, ${now} now.`;
}

export function takenText(columns, row) {
  const { above, below, all } = lostWith(columns, row);
  const sum = row + columns[row];
  const lost = `${plural(all, "line")} ${all === 1 ? "goes" : "go"}, ${above} up and ${below} down: `
    + `an ${parity(all)} number.`;
  return `The counter of row ${row} and column ${columns[row]} is taken out. ${lost} `
    + `Row + column is ${row} + ${columns[row]} = ${sum}: ${parity(sum)}.`;
}
