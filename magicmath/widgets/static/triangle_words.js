// What the difference table says.

import { listed, numbered } from "./lists.js";
import { edgeOf, flips, itemsOf } from "./triangle_state.js";

const EDGE_RULE = "Press an entry of the left or the right edge to flip this one and keep the rest of the"
  + " edge: the top row is then worked back from the edge.";

const RULE = "Below two neighbours stands 1 if they differ, and 0 if they are equal.";

// With labels the edges are there to be asked, and only the top row flips. With turns nothing flips.
export const rulesOf = (flipsTopOnly, canName = false) => (canName ? [
  RULE, "Press an entry below the top row to name it z, and the two above it x and y.",
] : [
  RULE,
  `Press an item of the top row to flip it.${flipsTopOnly ? "" : ` ${EDGE_RULE}`}`,
  "Point at any entry to see which items it sums.",
]);

export const keysOf = (flipsTopOnly, canName = false) => (canName
  ? "Arrow keys walk through the table, Home and End to the ends of a row, with Ctrl to the corners; Space or"
    + " Enter names an entry z."
  : pressKeysOf(flipsTopOnly));

const pressKeysOf = (flipsTopOnly) =>
  "Arrow keys walk through the table, Home and End to the ends of a row,"
  + ` with Ctrl to the corners; Space or Enter flips${flipsTopOnly ? " an item of the top row" : ""}.`
  + " On a touch screen tap an entry"
  + (flipsTopOnly ? " to see its items." : " of an edge once to see its items, and again to flip it.");

export const widthOf = (n) => (n - 1).toString(2).length;
export const digits = (number, width) => number.toString(2).padStart(width, "0");

export function entryName([row, j], bit) {
  return row === 0 ? `item ${j}, ${bit}` : `row ${row}, entry ${j}, ${bit}`;
}

// The product of letters that a number in binary stands for, a letter for each 1.
export function termOf(number, letters) {
  const chosen = [...digits(number, letters.length)].map((digit, k) => (digit === "1" ? letters[k] : ""));
  return chosen.join("") || "1";
}

// The polynomial with these coefficients.
export function polynomialOf(coefficients, letters) {
  const terms = coefficients.flatMap((bit, j) => (bit ? [termOf(j, letters)] : []));
  return terms.join(" + ") || "0";
}

// What an item of a truth table answers.
export const voteName = (item, letters) =>
  (letters ? `, for ${letters} = ${digits(item, letters.length)}` : "");

// What is written above an item of a truth table.
const MOST_DIGITS = 3; // more would not fit above a square
export const voteLabel = (item, letters) =>
  (letters.length > MOST_DIGITS ? "" : digits(item, letters.length));

// What an entry is beyond a sum.
export function roleOf(place, n, letters = "") {
  const [row] = place;
  const width = widthOf(n);
  const edge = edgeOf(place, n);
  if (edge === "left" && letters) return ` It is the coefficient of ${termOf(row, letters)}.`;
  if (edge === "left") return ` It is item ${row} of the helix transform: ${digits(row, width)} in binary.`;
  return edge === "right" && !letters ? ` It is item ${n - 1 - row} of the cognitive transform.` : "";
}

// What an entry sums, with the values, and what else it is.
export function sumText(place, triangle, role) {
  const [row, j] = place;
  const items = itemsOf(place);
  const bits = items.map((i) => triangle[0][i]);
  const bit = triangle[row][j];
  if (row === 0) return `Item ${j} is ${bit}. The framed entries would change with it.`;
  const above = [triangle[row - 1][j], triangle[row - 1][j + 1]];
  const pair = `its two neighbours above ${above[0] === above[1] ? "are equal" : "differ"}`;
  const sum = `the XOR of ${numbered("item", items)} (${bits.join(" ⊕ ")})`;
  return `Row ${row}, entry ${j} is ${bit}: ${pair}. It is ${sum}.${role}`;
}

const nameOf = (number, labels, n) => (labels === "binary" ? digits(number, widthOf(n)) : String(number));

// The same where items and rows have labels: with these, and of the left edge alone.
export function labelledText(place, triangle, labels) {
  const [row, j] = place;
  const n = triangle[0].length;
  const bit = triangle[row][j];
  const named = (number) => nameOf(number, labels, n);
  if (row === 0) return `Item ${named(j)} is ${bit}. The framed entries would change with it.`;
  const items = itemsOf(place);
  const bits = items.map((i) => triangle[0][i]).join(" ⊕ ");
  const sum = `It sums the items ${listed(items.map(named))}: ${bits}`;
  const begins = j === 0 ? `Row ${named(row)} begins with ${bit}.`
    : `This entry of row ${named(row)} is ${bit}.`;
  return `${begins} ${sum} = ${bit}.${j === 0 ? ` It is item ${named(row)} of the helix transform.` : ""}`;
}

export const askText = (row, labels, n) =>
  `Which items does row ${nameOf(row, labels, n)} sum? Tap them in the top row, then press Check.`;

export const FIRST_ROWS_TEXT = "First tap two rows at their left end."
  + " Then the figure asks you for another one.";

export const KEPT_TEXT = "This row is kept for a question. First tap two other rows at their left end.";

export const NOT_YET_TEXT = "This row waits for your answer: tap the items in the top row, then press Check.";

// What is said to a choice of items for the first entry of a row.
export function guessText(row, chosen, labels, n) {
  const wanted = itemsOf([row, 0]);
  const name = nameOf(row, labels, n);
  const strange = chosen.filter((item) => !wanted.includes(item));
  if (!chosen.length) return "Tap the items first.";
  if (strange.length) return `✗ Row ${name} does not sum item ${nameOf(strange[0], labels, n)}.`;
  if (chosen.length < wanted.length) return "✗ These belong to it, but one or more are missing.";
  return `✓ Row ${name} sums just these items.`;
}

export function namedText([row, j], triangle) {
  const [x, y] = triangle[row - 1].slice(j, j + 2);
  return `x = ${x}, y = ${y} and z = ${triangle[row][j]}.`;
}

export function flipText(place, n, changed) {
  const [row, j] = place;
  const edge = edgeOf(place, n);
  const count = changed === 1 ? "1 entry" : `${changed} entries`;
  if (edge === "top") return `Item ${j} was flipped: ${count} changed.`;
  const kept = `Row ${row} of the ${edge} edge was flipped, and the rest of this edge stays.`;
  return `${kept} Going back from the edge to the top, ${numbered("item", flips(place, n))} changed.`;
}

const SIDES = { top: "Top row", left: "Left edge", right: "Right edge" };
const ARROWS = { rightwards: "→", leftwards: "←", downwards: "↓", upwards: "↑" };

export function readingName(reading) {
  const [side, way] = reading.split(" ");
  return `${SIDES[side]} ${ARROWS[way]}`;
}

export function readText(reading, [from, to], bits) {
  const [side, way] = reading.split(" ");
  return `${SIDES[side]}, ${way}, from ${from} to ${to}: ${bits.join(" ")}.`;
}

// What stands in a column of the matrix beside a triangle.
export const matrixText = (n, column, bits) =>
  (column === null ? `the matrix ⌽G${n}` : `the matrix ⌽G${n}, column ${column}: ${bits.join(" ")}`);

export const BELOW_QUESTION = "Which of x, y and z stands below the other two now? Tap it.";

// What is said to the one of x, y and z that a reader takes for the one below.
export function belowText(name, [[left, leftBit], [right, rightBit], [below, bit]]) {
  if (name !== below) return `✗ ${name} stands above. ${BELOW_QUESTION}`;
  return `✓ Now ${below} stands below ${left} and ${right}. It is their XOR:`
    + ` ${below} = ${left} + ${right}, ${bit} = ${leftBit} + ${rightBit} modulo 2.`;
}

export const OVER_TEXT = "Turned over: the old left edge is the top row now, and the old top row is the left"
  + " edge.";
export const THIRD_TEXT = "Turned by a third of a circle. Below two neighbours still stands their XOR.";

// What has changed in the triangle of a game.
const entries = (count) => (count === 1 ? "1 entry" : `${count} entries`);
export const countText = (changed) => `${entries(changed.length)} changed.`;

const LOOK = "Press another mask, and compare the frames.";
export const SIDE_QUESTION = "One side follows a simple rule after each press. Which? Tap it: the top row,"
  + " the left edge or the right edge.";
export const CORNER_TEXT = "A corner belongs to two sides. Tap an entry between two corners.";
export const INSIDE_TEXT = "This entry lies inside. Tap an entry of a side.";
export const FOUND_TEXT = "✓ The left edge: each press changes exactly one bit there. Count its bits from"
  + " the top, beginning with 0. Which mask changes which bit?";

export const sideText = (side, mask, count) =>
  `✗ ${SIDES[side]}: there mask ${mask} changed ${entries(count)}. Tap another side, or press more masks.`;

// At first the reader is to find the side where only one entry changes, and then which one it is.
export function edgeText(changed, tellsMasks = true, isFound = false) {
  const rows = changed.filter(([, j]) => j === 0).map(([row]) => row);
  const only = rows.length === 1 ? "only " : "";
  const count = countText(changed);
  if (tellsMasks) return `${count} On the left edge: ${rows.length ? only + numbered("row", rows) : "none"}.`;
  return `${count} ${isFound ? "On the left edge it is one. Which?" : LOOK}`;
}

export const roleText = (mask) => ` It is for mask ${mask}.`;
export const bitText = (mask, triangle) =>
  `Bit ${mask} of the left edge is ${triangle[mask][0]}.${roleText(mask)}`;
