// What is said of a sum of equations.

import { below } from "./system_words.js";

export const MUST_CHANGE = "must change"; // the board of the right sides
export const NO_SUM = "sum: no equation yet";

export const wanted = (cell) => `w${below(cell)}`;

// The right side of an equation; with its bit where it is known.
export const rightText = (cell, bits) => `= ${wanted(cell)}${bits ? ` = ${bits[cell]}` : ""}`;

// The right side of a sum, worked out: 1 + 0 + 1 = 0.
export function workedOut(cells, bits) {
  const added = cells.map((cell) => bits[cell]);
  const total = added.reduce((sum, bit) => sum ^ bit, 0);
  return { total, text: added.length > 1 ? `${added.join(" + ")} = ${total}` : String(total) };
}

// What the sum comes to, where no letter is left.
export const verdict = (total) => (total ? "✗ 0 = 1 is never true." : "✓ 0 = 0 is true.");
