// What the page says of F⊗B and of its product with itself.

import { termsOf } from "./block_product_state.js";

export const RULES = [
  "Tap a cell of B to turn it: it turns in each copy of B, too.",
  "Tap a quarter of the product: the figure tells which blocks make it.",
];

export const KEYS = "Arrow keys walk over a board, Home and End along a row. Space or Enter turns a cell"
  + " of B.";

const QUARTERS = [["Upper left", "Upper right"], ["Lower left", "Lower right"]];
const block = (bit) => (bit ? "B" : "0");

export const NAMES = ["B", "F⊗B", "F⊗B times itself"];
export const cellName = (row, column, bit) => `row ${row}, column ${column}: ${bit}`;

// Which blocks are multiplied for a quarter, and what is left of their sum.
export function quarterText(quarter) {
  const terms = termsOf(quarter);
  const made = terms.map(([x, y]) => `${block(x)}·${block(y)}`).join(" + ");
  const count = terms.filter(([x, y]) => x && y).length;
  const left = ["That is 0.", "That is B·B.", "Modulo 2 the two cancel: that is 0."][count];
  return `${QUARTERS[quarter[0]][quarter[1]]} quarter: ${made}. ${left}`;
}

export const FULL = "B has eight rows now. The figure has no room for a larger B.";

export const ASK = "Point at a quarter of the product, or tap it.";

export const verdictText = (isHome) =>
  (isHome ? "✓ The product is the identity: F⊗B undoes itself." : "The product is not the identity.");
