// What becomes of presses, and of the cells that they change, when the board turns by a quarter turn.

import { leftOf } from "./adding_state.js";
import { cellsAfter, differing } from "./masks.js";

export const turnedBy = (presses, turned) => presses.map((number) => turned[number]);

// The cell that the presses change, where they change just one.
export function onlyChange(start, masks, presses) {
  const changed = differing(cellsAfter(start, masks, presses), start.flat());
  return changed.length === 1 ? changed[0] : null;
}

// Each mask that is pressed an odd number of times, once.
export const recipeOf = (presses) => leftOf(presses.map((number) => [number]));

// Where the cell comes to by one turn more, and by all that follow, until it is back.
export function roundOf(start, masks, presses, turned) {
  const cells = [];
  let now = presses;
  let cell = onlyChange(start, masks, now);
  while (cell !== null && !cells.includes(cell)) {
    cells.push(cell);
    now = turnedBy(now, turned);
    cell = onlyChange(start, masks, now);
  }
  return cells;
}
