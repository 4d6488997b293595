// What the rows of a chase say.

import { numbered, polynomialText } from "./powers.js";

const letterOf = (itself) => (itself ? "A" : "B");

export const rowName = (m, isLast) => (isLast ? `row ${m}, below the board` : `row ${m}`);
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
