// What is said of two masks and two cells in letters.

import { CELLS, isNothing, isTaken, LETTERS, NOTHING, sumOf, TABLE } from "./two_masks_state.js";

export const COPY = "Copy column 1 over column 0";
export const RESET = "Begin again";
export const HEADS = ["", "pressed", "cell 0", "cell 1"];
export const IN_ALL = "in all";
export const goalName = (cell) => `Round of cell ${cell}`;
export const maskName = (mask) => `mask ${mask}`;
export const letterName = (letter, mask, cell) => `${letter}: mask ${mask} adds it to cell ${cell}`;

export const sumText = (sum) => `${sum.join(" − ")}${isNothing(sum) ? " = 0" : ""}`;

export function timesText(chosen, cell, mask) {
  const letter = chosen[mask] === NOTHING ? "?" : LETTERS[chosen[mask]];
  return `${isTaken(cell, mask) ? "−" : ""}${letter}`;
}

// What is asked next: a letter for the first mask that has none.
export function askText(chosen, cell) {
  const mask = chosen.indexOf(NOTHING);
  const what = isTaken(cell, mask)
    ? `How many presses of mask ${mask} are taken back?` : `How many times is mask ${mask} pressed?`;
  return `Cell ${1 - cell} must get 0. ${what} Press a letter.`;
}

export function wrongText(chosen, cell) {
  const sum = sumText(sumOf(TABLE, chosen, cell, 1 - cell));
  return `Cell ${1 - cell} gets ${sum}. It must get 0. Try two other letters.`;
}

export const nextText = (cell) => `✓ Cell ${1 - cell} gets 0. Now choose ${goalName(1 - cell)}.`;
export const DONE = `✓ Both rounds are found. Compare what they add. Then press ${COPY}.`;

export function roundText(chosen, cell) {
  const [presses, sums] = [CELLS.map((mask) => timesText(chosen, cell, mask)),
    CELLS.map((at) => `cell ${at} gets ${sumText(sumOf(TABLE, chosen, cell, at))}`)];
  return `${goalName(cell)}: ${presses.join(" and ")}. ${sums.join(", ").replace("cell", "Cell")}.`;
}

export const COPIED = "✓ Column 0 is a copy now. The round of cell 0 is made of b and d alone, so it stays. "
  + "Cell 0 now gets what cell 1 gets: 0.";
