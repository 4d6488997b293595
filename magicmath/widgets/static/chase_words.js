// What the rows of a chase say.

import { factorsOf, placesOf } from "./chase_state.js";
import { numbered, polynomialText, powerText } from "./powers.js";
import { productText } from "./shared_factors_words.js";

const letterOf = (itself) => (itself ? "A" : "B");

// A line of a strip, or a row of a board.
export const nounOf = (itself, inX) => (inX && !itself ? "line" : "row");

export function rowName(m, isLast, itself, inX = false) {
  if (!isLast || (inX && !itself)) return `${nounOf(itself, inX)} ${m}`;
  return `row ${m}, ${itself ? "below the board" : "off the strip"}`;
}

// Which matrix the x of the polynomials is.
export const standsText = (itself) => `x stands for ${letterOf(itself)}`;

export const shortName = (m) => `row ${m}`;
export const lightsName = (i) => `row ${i} of the board`;
export const BELOW = "below the board";

// Row 1 is h, and h is a factor of each row; where it is 1, it is not written.
export const letterFor = (itself, inX, isUnit = true) =>
  `${isUnit ? "" : "h·"}${itself && inX ? "g" : "f"}`;
const termName = (letter, m) => (m === 1 && letter.startsWith("h") ? "h" : numbered(letter, m));
export const equals = (m, p, letter = "f") => `${termName(letter, m)} = ${polynomialText(p)}`;
export const cellName = (m, j, bit, noun = "row") =>
  `cell ${j + 1} of ${noun} ${m}, ${bit ? "pressed" : "not pressed"}`;

// The two parts of row m, which is not shown yet: names and polynomials.
export function partsText(m, polynomials, itself, inX = false, letter = letterFor(itself, inX)) {
  const [addsItself, noun] = [itself && inX, nounOf(itself, inX)];
  const by = addsItself ? "(x + 1)" : "x";
  const whole = polynomialText((polynomials[m - 1] << 1) ^ (addsItself ? polynomials[m - 1] : 0));
  const name = inX ? `${by} · ${noun} ${m - 1}` : `row ${m - 1} · ${letterOf(itself)}`;
  return [
    [name, `${by} · ${termName(letter, m - 1)} = ${whole}`],
    [`+ ${noun} ${m - 2}`, equals(m - 2, polynomials[m - 2], letter)],
  ];
}

export function statusText(m, row, itself, isLast, inX = false, letter = letterFor(itself, inX)) {
  const noun = nounOf(itself, inX);
  const both = noun === "row" ? "the two lines" : "the two";
  if (!isLast) {
    return `Now add ${both}: that is ${noun} ${m + 1}, and ${numbered(letter, m + 1)}.`;
  }
  const isZero = !row.includes(1);
  if (noun === "line") return `Line ${m} is ${isZero ? "empty" : "not empty"}.`;
  const said = `Row ${m} is ${isZero ? "0" : "not 0"}`;
  if (!itself) return `${said}.`;
  return `${said}: the chase ${isZero ? "ends white" : "does not end white"}.`;
}

// Where the reader presses each next row: the rows that he adds, without a word of x.
export function summands(m, itself) {
  const names = itself ? [`row ${m - 1}`, "+ its neighbours"] : [`neighbours of row ${m - 1}`];
  return [...names, `+ row ${m - 2}`].map((name) => [name, ""]);
}

const COUNTS = ["no line has", "one line has", "two lines have", "three lines have"];

export const addText = (noun, m, count) =>
  `Add the ${count === 3 ? "three" : "two"} lines: press ${noun} ${m}. If it is empty, press Next ${noun}.`;

// The first place that is pressed though the sum has no 1 there, where `counts` tells the 1s of each place.
export function pressedText(tried, counts) {
  const wrong = tried.findIndex((bit, j) => bit && counts[j] % 2 === 0);
  if (wrong < 0) return "Right so far. Some places are still missing.";
  return `Place ${wrong + 1}: ${COUNTS[counts[wrong]]} a 1 there, so the sum has none.`;
}

export const askedText = (noun, m, row) =>
  (noun === "line" ? `✓ Line ${m} is ${row.includes(1) ? "not empty" : "empty"}.`
    : `✓ You have all rows, down to row ${m} below the board.`);

// Where lines go on below the first empty one.
export const lineText = (m, row) => `${numbered("f", m)}${row.includes(1) ? "" : ": an empty line"}`;

export function linesText(rows) {
  const empty = rows.flatMap((row, i) => (row.includes(1) ? [] : [i + 1]));
  return `✓ You have walked ${rows.length} lines. Empty: ${empty.join(", ") || "none"}.`;
}

const grouped = (p) => (p & (p - 1) ? `(${polynomialText(p)})` : polynomialText(p));

const inFactors = (p) => productText(factorsOf(p));

// How h comes from the pressed places: their names, their polynomials, the sum, and its factors, a line each.
export function sumLines(row, polynomials, h, hasFactors = true) {
  const places = placesOf(row);
  if (!places.length) return ["h = 0"];
  const lines = [`h = ${places.map((m) => numbered("f", m)).join(" + ")}`];
  if (places.length > 1) lines.push(`= ${places.map((m) => grouped(polynomials[m])).join(" + ")}`);
  const [whole, factors] = [polynomialText(h), inFactors(h)];
  return [...lines, `= ${whole}`, ...(hasFactors && factors !== whole ? [`= ${factors}`] : [])];
}

// Whether f divides h·g, and how the chase ends.
export function productLines({ whole, isDivided }, f) {
  const [does, ends] = isDivided ? ["divides", "ends"] : ["does not divide", "does not end"];
  const product = `h·g = ${whole ? inFactors(whole) : 0}.`;
  return [product, `f = ${inFactors(f)} ${does} h·g: the chase ${ends} white.`];
}

// Where the reader adds multiples of f to h·g, and presses the row of what is left.
export const DRAFT = "the row of p";
export const uncoveredName = (last) => `row ${last} of the chase`;
export const uncoverText = (last) => `Uncover row ${last} of the chase`;
export const multipleText = (power) => (power ? `${powerText(power)}·f` : "f");
export const productEnds = (f, whole) => [`f = ${polynomialText(f)}`, `h·g = ${polynomialText(whole)}`];

// The polynomial of each place.
export const placesTexts = (polynomials) => polynomials.map((p, i) => equals(i + 1, p));

// How a row is the sum of the polynomials of its places, and what this is.
export function placesLines(row, p) {
  const places = placesOf(row);
  if (!places.length) return ["0"];
  const [named, whole] = [places.map((m) => numbered("f", m)).join(" + "), polynomialText(p)];
  return [named, `= ${whole}`];
}

// `wrong` is the polynomial of the row that the reader has pressed, where it is not p.
export function lowText({ left, columns, isFound, isUncovered, last, wrong = 0 }) {
  const degree = left ? left.toString(2).length - 1 : 0;
  if (degree >= columns) {
    return `The highest power left is ${powerText(degree)}. Which multiple of f cancels it?`;
  }
  const found = `✓ p = ${polynomialText(left)}, of degree less than ${columns}.`;
  if (isUncovered) return found;
  if (!isFound && wrong) return `${found} Your row has ${polynomialText(wrong)}: this is not p yet.`;
  if (!isFound) return `${found} Press the row that has this polynomial.`;
  return `${found} ${left ? "This is its row" : "The empty row has it"}. Uncover row ${last} and compare.`;
}

// What is said below the row that was uncovered.
export const verdictText = (last, isEmpty) =>
  (isEmpty ? `✓ p is 0, and row ${last} is empty: the chase ends white.`
    : `✓ Row ${last} has the polynomial p. It is not empty: the chase does not end white.`);

// How the chase ends.
export const endText = (p) =>
  (p ? "p is not 0: the chase does not end white." : "p is 0: the chase ends white.");

// Where the coefficients of s are switches, and h is u·s.
export const switchText = (power) => powerText(power);
export const switchName = (power) => `${powerText(power)} in s`;

// h as a product, s, and h itself.
export function switchedTexts({ u, s, h }) {
  const factors = inFactors(u);
  const isSum = factorsOf(u).length === 1 && factors.includes("+");
  const named = isSum ? `(${factors})·s` : `${factors}·s`;
  return [`h = ${u === 1 ? "s" : named}`, `s = ${polynomialText(s)}`, `h = ${polynomialText(h)}`];
}

export function seenText(seen, all, last) {
  const ends = `Row ${last} is empty: the chase ends white.`;
  if (seen < all) return `${ends} You have seen ${seen} of the ${all} first rows.`;
  return `✓ You have seen all ${all} first rows. Each chase ends white.`;
}

// What the reader who presses the rows is told: of the row above the next one, or of the last row. Where that
// row has no presses itself, it is told why.
export function byHandText(m, left, isOver, isEmpty) {
  if (!m) return "Press some cells of row 1.";
  const cells = `${left} black cell${left === 1 ? "" : "s"}`;
  const skipped = isEmpty ? `Row ${m - 1} of the board is white, so row ${m} needs no presses. ` : "";
  if (!isOver) {
    return `${skipped}Row ${m} of the board has ${cells}. Make row ${m} white by pressing in row ${m + 1}.`;
  }
  return left ? `${skipped}The last row has ${cells}: the chase does not end white.`
    : `${skipped}✓ All rows are white: the chase ends white.`;
}
