// What the figure of the six products says.

import { bracketed, isOdd, signed } from "./determinant_words.js";
import { plural } from "./words.js";

const parity = (value) => (isOdd(value) ? "odd" : "even");

export const HELP = "Press a number: two products hold it.";
export const ADDS = "Press a number. Which words odd and even change? Odd numbers are dark.";
export const COPY = "Copy column 1 over column 0";
export const EQUAL = "The columns 0 and 1 are equal now: in each line the two products cancel.";
export const stepName = (step) => `a press adds ${step}`;
const withParity = (value, hasParities) => (hasParities ? `, ${parity(value)}` : "");
export const entryName = (row, column, value, hasParities) =>
  `row ${row}, column ${column}: ${value}${withParity(value, hasParities)}`;
export const signOf = (sign) => (sign > 0 ? "+" : "−");
export const valueText = (value) => ` = ${value}`;
export const productName = (sign, factors, value, hasParities) =>
  `${sign > 0 ? "plus" : "minus"} ${factors.join(" times ")} is ${value}${withParity(value, hasParities)}`;

export const aimedText = (sign, factors, value) =>
  `${signOf(sign)} ${factors.join("·")} = ${value}: a number of each row and of each column.`;

// The two products that hold an entry, and the entry taken out of them; then what is left of them.
export function takenText(matrix, [row, column], terms, cofactor) {
  const entry = matrix[row][column];
  const factors = ([columns]) => columns.map((j, i) => matrix[i][j]);
  const others = (term) => factors(term).filter((_, i) => i !== row);
  const less = (all) => terms.map((term) => all(term).join("·")).join(" − ");
  return [`Take this ${entry} out: ${less(factors)} = ${entry}·(${less(others)}), and `, signed(cofactor),
    " remains."];
}

// A column, what is left of each of its entries, and the sum where all three are known.
export const LEFT = "what remains";
export const BEFORE = "before the copy";
export const SAME = "✓ The same as before the copy. ";
export const columnName = (column) => `column ${column}`;
export const leftText = (value) => (value === null ? "?" : signed(value));
export function leftSumText(entries, values) {
  if (values.includes(null)) return "";
  const products = entries.map((entry, i) => `${entry}·${bracketed(values[i])}`);
  const sum = entries.reduce((total, entry, i) => total + entry * values[i], 0);
  return `${products.join(" + ")} = ${signed(sum)}: the determinant.`;
}

export function sumText(values, signs, determinant) {
  const said = values.slice(1).map((value, i) => ` ${signOf(signs[i + 1])} ${value}`).join("");
  return `determinant: ${values[0]}${said} = ${signed(determinant)}`;
}

// The parity, from the number of odd products alone.
export function parityText(values) {
  const odd = values.filter(isOdd).length;
  return `${plural(odd, "odd product")}, so the determinant is ${parity(odd)}.`;
}

// What the last press did to the determinant.
export function stepText({ row, column, from, to, before, after }) {
  const entry = `Row ${row}, column ${column}: ${from} became ${to}, `
    + (isOdd(from) === isOdd(to) ? `still ${parity(to)}.` : `now ${parity(to)}.`);
  const isKept = isOdd(before) === isOdd(after);
  const value = before === after ? `The determinant stays ${signed(after)}`
    : `The determinant went from ${signed(before)} to ${signed(after)}`;
  return `${entry} ${value}: ${isKept ? "still" : "now"} ${parity(after)}.`;
}
