// What the page says of a corner that is cut out of a matrix.

export const RULES = [
  "Drag the cut, or tap a cell of the matrix: then the corner A ends there.",
  "R is the block at the right of A, and U the block under A. For the corner of the product, rows of A and R"
    + " are multiplied by columns of A and U. That makes A·A + R·U.",
];

export const KEYS = "Arrow keys move the cut, or walk over the matrix. There Space or Enter cuts.";

export const SHOW = "Show A·A and R·U";
export const wholeName = (name) => `${name}16`;
export const askText = (name) =>
  `Is a block of ${wholeName(name)} 0, wherever you cut? So what is R·U, and what is A·A?`;

export const sizeText = (size) => `A has ${size} ${size === 1 ? "row" : "rows"}`;
export const PARTS = ["corner of the product", "A·A", "R·U"];
export const veiledName = (part) => `${part}, not shown yet`;
export const cellName = (row, column, bit) => `row ${row}, column ${column}: ${bit}`;

export function verdictText(name, size, { isUnderEmpty, isRestEmpty, isHome }) {
  const under = isUnderEmpty ? "U is 0." : "U has 1s.";
  const rest = isRestEmpty ? "R·U brings nothing." : "R·U brings 1s.";
  const home = isHome ? "✓ A·A is the identity." : "✗ A·A is not the identity.";
  return `${wholeName(name)}, ${sizeText(size)}. ${under} ${rest} ${home}`;
}
