// What the rows of a chase say.

import { placesOf } from "./chase_state.js";
import { numbered, polynomialText } from "./powers.js";

const letterOf = (itself) => (itself ? "A" : "B");

export function rowName(m, isLast, itself) {
  if (!isLast) return `row ${m}`;
  return `row ${m}, ${itself ? "below the board" : "off the strip"}`;
}

export const boardName = (m) => `the board after row${m > 1 ? "s 1 to" : ""} ${m}`;
export const equals = (m, p) => `${numbered("f", m)} = ${polynomialText(p)}`;
export const cellName = (j, bit) => `cell ${j + 1} of row 1, ${bit ? "pressed" : "not pressed"}`;

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

// How h comes from the pressed places: their names, their polynomials, and the sum, a line each.
export function sumLines(row, polynomials, h) {
  const places = placesOf(row);
  if (!places.length) return ["h = 0"];
  const lines = [`h = ${places.map((m) => numbered("f", m)).join(" + ")}`];
  if (places.length > 1) lines.push(`= ${places.map((m) => grouped(polynomials[m])).join(" + ")}`);
  return [...lines, `= ${polynomialText(h)}`];
}

export function belongsText(h) {
  if (!h) return "The empty row belongs to h = 0.";
  return `Row 1 belongs to h, of degree ${h.toString(2).length - 1}.`;
}

// How h is made of u, and how the chase ends.
export function divisionText({ u, s, t }, p) {
  const named = Object.entries({ u, s, t }).map(([name, value]) => `${name} = ${polynomialText(value)}`);
  const ends = p ? "p is not 0: the chase does not end white." : "p is 0: the chase ends white.";
  return `h = u·s + t, with ${named.join(", ")}. ${ends}`;
}
