// Two masks and two cells in letters. `magicmath.widgets.TwoMasks` works out the same.

export const LETTERS = ["a", "b", "c", "d"];
export const CELLS = [0, 1];
export const NOTHING = -1;

// What each mask adds to each cell, as letters: mask 0 adds a and b.
export const TABLE = [["a", "b"], ["c", "d"]];
export const copied = (table) => table.map(([, letter]) => [letter, letter]);

// In the round of a cell its own mask is pressed, and presses of the other one are taken back.
export const isTaken = (cell, mask) => mask !== cell;

// What a cell gets: the product that is added, and the one that is taken away, with their letters in order.
export function sumOf(table, chosen, cell, at) {
  const product = (mask) => [table[mask][at], LETTERS[chosen[mask]]].sort().join("·");
  return [product(cell), product(1 - cell)];
}

export const isNothing = ([added, taken]) => added === taken;
export const isComplete = (chosen) => !chosen.includes(NOTHING);
export const isRound = (chosen, cell) =>
  isComplete(chosen) && isNothing(sumOf(TABLE, chosen, cell, 1 - cell));
export const areFound = (presses) => CELLS.every((cell) => isRound(presses[cell], cell));

// A letter is pressed: it is for the first mask without one, or begins anew where both have one.
export function pressed(chosen, letter) {
  const sofar = isComplete(chosen) ? [NOTHING, NOTHING] : chosen;
  const mask = sofar.indexOf(NOTHING);
  return sofar.map((one, i) => (i === mask ? letter : one));
}
