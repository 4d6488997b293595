// The six products of a table of letters, and their signs. Python's `DeterminantTerms` knows the same.

// The column of each row, in the order of a dictionary, so that no sign is given away.
export const PRODUCTS = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
export const RIGHT = [1, -1, -1, 1, 1, -1];
export const COPIES = [[1, 0], [2, 1], [2, 0]]; // a column, and the one that it is copied over

const TABLE = [..."abcdefghi"];
const HELD = 0; // the product whose sign is given: +

export const isHeld = (i) => i === HELD;
export const begun = () => PRODUCTS.map((_, i) => Number(isHeld(i)));

// A tap makes a + first, and then changes it to − and back.
export const turned = (signs, i) => signs.map((sign, j) => (j !== i ? sign : sign > 0 ? -1 : 1));

export function lettersOf(copy) {
  if (copy < 0) return TABLE;
  const [from, over] = COPIES[copy];
  return TABLE.map((letter, cell) => (cell % 3 === over ? TABLE[cell - over + from] : letter));
}

export const textOf = (letters, i) => PRODUCTS[i].map((column, row) => letters[3 * row + column]).join("·");

// The products that a copy makes equal, two by two.
export function pairsOf(copy) {
  const letters = lettersOf(copy);
  const texts = PRODUCTS.map((_, i) => textOf(letters, i));
  return texts.flatMap((text, i) => {
    const other = texts.indexOf(text, i + 1);
    return other < 0 ? [] : [[i, other]];
  });
}

export const isComplete = (signs) => signs.every(Boolean);
export const isNothing = (signs, copy) => pairsOf(copy).every(([i, j]) => signs[i] * signs[j] < 0);
export const areFound = (signs) => isComplete(signs) && COPIES.every((_, copy) => isNothing(signs, copy));
