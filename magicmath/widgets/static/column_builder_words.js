// What the page says while a reader makes columns of powers of 1 + x.

import { columnOf, givenOf, isComplete, isRight, pairOf, sizeOf } from "./column_builder_state.js";
import { countText, powerOfSum, powerOfX } from "./kronecker_words.js";

const CHECKING = "Check tells the first slip, and why it is one. A column that is right has a ✓.";

// What a reader may do where all columns are seen, and where a large board shows two new ones.
export const rulesOf = (entries) => [
  "Tap a column at the left, and make the two columns at the right that come from it.",
  `Tap a cell of columns ${givenOf(entries)} to ${sizeOf(entries) - 1} to turn it. The columns before them`
    + " are given.",
  CHECKING,
];
export const PAIR_RULES = [
  "At the right stand the two columns that come from the framed column at the left. Tap their cells to turn"
    + " them.",
  CHECKING,
  "Tap another column at the left, and its two columns take their places. Yours are kept.",
];

export const KEYS = "Arrow keys walk over a board, Home and End along a row. Space or Enter turns a cell at"
  + " the right, and chooses a column at the left.";

const sumOf = (column) =>
  column.flatMap((bit, i) => (bit ? [powerOfX(i)] : [])).join(" + ") || "nothing yet";

export const cellName = (row, m, bit) => `${powerOfX(row)} in column ${m}: ${bit}`;
export const openName = (row, m, bit) => `${cellName(row, m, bit)}, yours`;
export const columnName = (m, isKnown) => (isKnown ? `${m} ✓` : String(m));

// A line for the chosen column and for each of its two new ones.
export function linesOf(entries, source) {
  const [even, odd] = pairOf(source);
  const line = (m, what) => {
    const isTold = m >= givenOf(entries) && isRight(entries, m);
    return `column ${m}${what}: ${sumOf(columnOf(entries, m))}${isTold ? " ✓" : ""}`;
  };
  const named = [line(source, source < 2 ? "" : `, ${powerOfSum(source)}`)];
  if (even > source) named.push(line(even, `, the square of column ${source}`));
  return [...named, line(odd, `, column ${even} times 1 + x`)];
}

// A square: xⁱ has become x²ⁱ.
function squareText({ m, row, isMissing, isEmpty }) {
  const half = m / 2;
  if (isEmpty) return `Column ${m} is empty. Put x² in the place of x in column ${half}. The 1 stays a 1.`;
  const [power, root] = [powerOfX(row), powerOfX(row / 2)];
  if (isMissing) {
    const why = row === 0 ? "1, and 1 squared is 1" : `${root}, which becomes ${power}`;
    return `${power} is missing in column ${m}. Column ${half} has ${why}.`;
  }
  const why = row % 2
    ? "With x² in the place of x, each power is even."
    : `It would come from ${root}, and column ${half} has no ${root}.`;
  return `${power} does not belong to column ${m}. ${why}`;
}

// A product with 1 + x: each power of the column before is kept, and the next one added.
function productText({ m, row, isMissing, isEmpty }) {
  const before = m - 1;
  if (isEmpty) {
    return `Column ${before} is right. Now multiply it by 1 + x: keep each power, and add the next one.`;
  }
  const [power, source] = [powerOfX(row), powerOfX(row - (row % 2))];
  if (isMissing) {
    const why = row % 2 ? `its next power is ${power}` : "you keep it";
    return `${power} is missing in column ${m}. Column ${before} has ${source}, and ${why}.`;
  }
  const why = row ? `neither ${power} nor ${powerOfX(row - 1)}` : `no ${power}`;
  return `${power} does not belong to column ${m}. Column ${before} has ${why}.`;
}

const slipText = (slip) => (slip.m % 2 ? productText(slip) : squareText(slip));

export function checkText(entries, source, slip) {
  if (slip) return slipText(slip);
  if (isComplete(entries)) {
    const whole = sizeOf(entries) === 8 ? "eight columns are right: this is F⊗F⊗F" : "columns are right";
    return `All ${whole}. Tap a 1 at the left: which block has come from it?`;
  }
  const [even, odd] = pairOf(source);
  const columns = `Columns ${even} and ${odd}`;
  if (odd < givenOf(entries)) return `${columns} are given. Choose another column at the left.`;
  return `${columns} are right. Tap a 1 of column ${source} at the left:`
    + " which block has come from it?";
}

// The names of the two boards. A large one shows only the two columns that come from the chosen one.
export const PAIR = "new columns";
export const OTHERS = "Make the other columns";
export const WHOLE = "F⊗F⊗F⊗F, columns 0 to 15";
export const WHOLE_RULE = `When two new columns are right, “${OTHERS}” makes all others in the same way.`;
export const wholeText = "All sixteen columns are here. Tap a cell of the 8×8: what has come from it?";
// How many cells are 1 before the columns double, and after.
export const countsOf = (entries) =>
  [givenOf(entries), sizeOf(entries)].map((size) => countText(Math.log2(size)));
export function boardNames(entries, source) {
  const given = givenOf(entries);
  const [even, odd] = pairOf(source);
  const first = `${given === 4 ? "F⊗F" : "F⊗F⊗F"}, columns 0 to ${given - 1}`;
  return [first, given === 4 ? `columns 0 to ${sizeOf(entries) - 1}` : `columns ${even} and ${odd}`];
}

// Two columns that were begun, and that a large board shows no longer.
export function keptText(entries, source) {
  const [even, odd] = pairOf(source);
  const isBegun = [even, odd].some((m) => m >= givenOf(entries) && columnOf(entries, m).includes(1));
  if (!isBegun) return "";
  return `Your columns ${even} and ${odd} are kept. Tap column ${source} to see them again.`;
}

// What has become of one cell at the left, once its two new columns are right.
export function becameText(entries, [i, source]) {
  const [even, odd] = pairOf(source);
  if (!isRight(entries, even) || !isRight(entries, odd)) return "";
  if (!columnOf(entries, source)[i]) {
    return `Column ${source} has no ${powerOfX(i)}. This 0 has become a block of four 0s.`;
  }
  const rows = `rows ${2 * i} and ${2 * i + 1}`;
  return `The ${powerOfX(i)} of column ${source} has become ${rows} of columns ${even} and ${odd}:`
    + " 1 1 above 0 1. That is F.";
}
