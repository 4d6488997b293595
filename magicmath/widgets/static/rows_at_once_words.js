// What is said of rows of presses, each pressed as one product.

import { numbered } from "./lists.js";
import { chosenIn, LINES, rowsWithPresses, SIDE, wrongIn } from "./rows_at_once_state.js";
import { plural } from "./words.js";

export const LABEL = "Rows of presses, each pressed at once";
export const NAMES = {
  presses: "V: the masks to press", tops: "the tops: rows of ⌽G4", sum: "the tops added",
  product: "side and top", board: "the board", goal: "the goal D",
};
export const CHECK = "Check";
export const AGAIN = "White board";
export const START = "Tap a row of V that has a black cell.";

export const cellName = (place, bit) =>
  `mask ${place}, row ${Math.floor(place / SIDE)}, ${bit ? "to press" : "not to press"}`;
export const topName = (column, bit) => `column ${column}, ${bit}`;

export function rowText(presses, a) {
  const tops = chosenIn(presses, a);
  if (!tops.length) return `Row ${a} of V has no black cell: there is nothing to press.`;
  const masks = numbered("mask", tops.map((b) => SIDE * a + b));
  const [has, its] = tops.length === 1 ? ["has", "Its top is"] : ["have the same side:", "Their tops are"];
  return `The ${masks} ${has} row ${a} of ⌽G4${tops.length === 1 ? " at the side" : ""}. ${its} the `
    + `${numbered("row", tops)} of ⌽G4, dark in the picture. Add them modulo 2: tap the cells of the sum.`;
}

export function wrongText(presses, a, sum) {
  const [column] = wrongIn(presses, a, sum);
  const ones = chosenIn(presses, a).filter((b) => LINES[b][column]).length;
  return `✘ Not yet. Column ${column}, counted from 0, has ${plural(ones, "dark 1")}.`;
}

export function rightText(presses, a) {
  const count = chosenIn(presses, a).length;
  return `✓ Row ${a} of V is one product. It has changed the board as its ${plural(count, "mask")} `
    + `${count === 1 ? "does" : "do"}.`;
}

export function endText(presses, done) {
  const rows = rowsWithPresses(presses);
  const left = rows.filter((a) => !done[a]);
  if (left.length) return `Still to do: ${numbered("row", left)} of V.`;
  const masks = presses.flat().filter(Boolean).length;
  return `✓ The board is the goal: ${plural(rows.length, "product")} in place of ${plural(masks, "mask")}.`;
}
