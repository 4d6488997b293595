// Lists of masks of fractal MAGIC. `magicmath.widgets.MaskLists` counts the same.

export const SIDE = 4;
const DIGITS = 4;
const NUMBERS = Array.from({ length: SIDE * SIDE }, (_, number) => number);

export const binary = (number) => number.toString(2).padStart(DIGITS, "0");

export const holds = (cell, mask) => !(mask & ~cell); // all 1s of the mask are 1s of the cell

// The cells of a mask, read as numbers of masks; none where there is no mask.
export const listOf = (mask) => (mask === null ? [] : NUMBERS.filter((cell) => holds(cell, mask)));

// The masks of the list that change a cell.
export const changing = (mask, cell) => listOf(mask).filter((one) => holds(cell, one));

export const countsOf = (mask) => NUMBERS.map((cell) => changing(mask, cell).length);

// How many masks of the list can change a cell: none, or a power of 2.
export function countsToChoose(mask) {
  const free = listPattern(mask).filter((sign) => sign === "?").length;
  return [0, ...Array.from({ length: free + 1 }, (_, k) => 2 ** k)];
}

// What all masks of the list have in common: a 1 for each 1 of the mask, and else a free place.
export const listPattern = (mask) => [...binary(mask)].map((digit) => (digit === "1" ? "1" : "?"));

// What the masks have in common that change a cell, or null where none does: the cell's 0s are theirs, too.
export function changingPattern(mask, cell) {
  if (!holds(cell, mask)) return null;
  return listPattern(mask).map((sign, k) => (sign === "?" && binary(cell)[k] === "0" ? "0" : sign));
}

// Where the cell lacks a 1 that the mask has.
export const lacking = (mask, cell) => [...binary(mask & ~cell)].map((digit) => digit === "1");
