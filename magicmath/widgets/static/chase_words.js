// What the rows of a chase say.

import { factorsOf, placesOf } from "./chase_state.js";
import { numbered, polynomialText } from "./powers.js";
import { productText } from "./shared_factors_words.js";

const letterOf = (itself) => (itself ? "A" : "B");

export function rowName(m, isLast, itself) {
  if (!isLast) return `row ${m}`;
  return `row ${m}, ${itself ? "below the board" : "off the strip"}`;
}

// Which matrix the x of the polynomials is: sums are written in B, also where the rule has A.
export const standsText = (itself, sums) => `x stands for ${letterOf(itself && !sums)}`;

export const shortName = (m) => `row ${m}`;
export const lightsName = (i) => `row ${i} of the board`;
export const BELOW = "below the board";
export const equals = (m, p) => `${numbered("f", m)} = ${polynomialText(p)}`;
export const cellName = (m, j, bit) => `cell ${j + 1} of row ${m}, ${bit ? "pressed" : "not pressed"}`;

// The two parts of row m, which is not shown yet: names and polynomials.
export function partsText(m, polynomials, itself) {
  const last = polynomialText(polynomials[m - 1] << 1);
  return [
    [`row ${m - 1} · ${letterOf(itself)}`, `x · ${numbered("f", m - 1)} = ${last}`],
    [`+ row ${m - 2}`, equals(m - 2, polynomials[m - 2])],
  ];
}

export function statusText(m, row, itself, isLast) {
  if (!isLast) return `Now add the two lines: that is row ${m + 1}, and ${numbered("f", m + 1)}.`;
  const isZero = !row.includes(1);
  const said = `Row ${m} is ${isZero ? "0" : "not 0"}`;
  if (!itself) return `${said}.`;
  return `${said}: the chase ${isZero ? "ends white" : "does not end white"}.`;
}

const grouped = (p) => (p & (p - 1) ? `(${polynomialText(p)})` : polynomialText(p));

const inFactors = (p) => productText(factorsOf(p));

// How h comes from the pressed places: their names, their polynomials, the sum, and its factors, a line each.
export function sumLines(row, polynomials, h) {
  const places = placesOf(row);
  if (!places.length) return ["h = 0"];
  const lines = [`h = ${places.map((m) => numbered("f", m)).join(" + ")}`];
  if (places.length > 1) lines.push(`= ${places.map((m) => grouped(polynomials[m])).join(" + ")}`);
  const [whole, factors] = [polynomialText(h), inFactors(h)];
  return [...lines, `= ${whole}`, ...(factors === whole ? [] : [`= ${factors}`])];
}

// Whether f divides h·g, and how the chase ends.
export function productLines({ whole, isDivided }, f) {
  const [does, ends] = isDivided ? ["divides", "ends"] : ["does not divide", "does not end"];
  const product = `h·g = ${whole ? inFactors(whole) : 0}.`;
  return [product, `f = ${inFactors(f)} ${does} h·g: the chase ${ends} white.`];
}

// How h is made of u, and how the chase ends.
export function divisionText({ u, s, t }, p) {
  const named = Object.entries({ u, s, t }).map(([name, value]) => `${name} = ${polynomialText(value)}`);
  const ends = p ? "p is not 0: the chase does not end white." : "p is 0: the chase ends white.";
  return `h = u·s + t, with ${named.join(", ")}. ${ends}`;
}

// What the reader who presses the rows is told: of the row above the next one, or of the last row.
export function byHandText(m, left, isOver) {
  if (!m) return "Press some cells of row 1.";
  const cells = `${left} black cell${left === 1 ? "" : "s"}`;
  if (!isOver) return `Row ${m} of the board has ${cells}. Make row ${m} white by pressing in row ${m + 1}.`;
  return left ? `The last row has ${cells}: the chase does not end white.`
    : "✓ All rows are white: the chase ends white.";
}
