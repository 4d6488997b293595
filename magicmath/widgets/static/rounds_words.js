// What the figure of rounds says.

import { signed } from "./determinant_words.js";
import { numbered, onesOf } from "./lists.js";
import { left, sumOf } from "./rounds_state.js";

export const HELP = "Point at a cell at the right, or tap it: its sum is shown.";
export const scaleName = (k) => (k ? `${k} colours` : "whole numbers");

// What the round of a cell does: `presses` and `added` are remainders where there are colours.
export function roundText(cell, presses, added, k) {
  const own = added[cell];
  if (presses.every((number) => number === 0)) {
    if (!k) return "All its numbers are 0: nothing is pressed.";
    return `All its numbers are ${k === 2 ? "even" : `multiples of ${k}`}: nothing is pressed.`;
  }
  if (own === 0) return "Masks are pressed, but no cell changes: a quiet choice.";
  if (k === 2) return `Only cell ${cell} changes. Its recipe: press ${numbered("mask", onesOf(presses))}.`;
  return `Cell ${cell} gets ${signed(own)}, and each other cell 0.`;
}

export function sumText(cell, masks, presses, k) {
  const [first, ...others] = masks.map((mask) => presses[mask]);
  const said = others.reduce((text, one) => `${text} ${one < 0 ? "−" : "+"} ${Math.abs(one)}`,
    first === undefined ? "0" : signed(first));
  const sum = sumOf(masks, presses);
  const less = k && left(sum, k) !== sum ? `. In ${k} colours that is ${left(sum, k)}` : "";
  return `Cell ${cell} is changed by ${numbered("mask", masks)}: ${said} = ${signed(sum)}${less}.`;
}

export const maskText = (mask, times, cells) =>
  `Mask ${mask}, pressed ${signed(times)} times, changes ${numbered("cell", cells)}.`;

export const choiceName = (cell, isChosen) => `cell ${cell}${isChosen ? ", chosen" : ""}`;
export const pressName = (mask, times) => `mask ${mask}, ${signed(times)}`;
export const cellName = (cell, value) => `cell ${cell} gets ${signed(value)}`;
export const rowsText = (cell) => `the rounds of all cells, as rows: row ${cell} is the round shown above`;

export function matrixName(rows) {
  const said = rows.map((row, cell) => `row ${cell}: ${row.map(signed).join(" ")}`);
  return `the rounds of all cells: ${said.join(", ")}`;
}
