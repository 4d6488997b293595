// What the figure of rounds says.

import { signed } from "./determinant_words.js";
import { listed, numbered, onesOf } from "./lists.js";
import { left, sumOf } from "./rounds_state.js";

export const HELP = "Point at a cell at the right, or tap it: its sum is shown.";
export const CHOOSE = "Choose a cell at the left: its round appears.";
export const ADD = "Add rounds";
const inOrder = (cells) => [...cells].sort((a, b) => a - b);
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

// What rounds do together.
export function addedText(cells, added, k) {
  const rounds = `The rounds of the ${numbered("cell", inOrder(cells))} are added.`;
  const got = added.flatMap((value, cell) => (value ? [cell] : []));
  if (!got.length) return `${rounds} No cell changes.`;
  const values = [...new Set(got.map((cell) => added[cell]))];
  const each = got.length > 1 ? "each get" : "gets";
  if (values.length > 1) return rounds;
  const rest = k === 2 || got.length === added.length ? "" : ", and each other cell 0";
  return `${rounds} The ${numbered("cell", got)} ${each} ${signed(values[0])}${rest}.`;
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
// Before a cell is chosen no mask has its number, and no cell: these are null then.
export const pressName = (mask, times) => `mask ${mask}${times === null ? "" : `, ${signed(times)}`}`;
export const cellName = (cell, value) => `cell ${cell}${value === null ? "" : ` gets ${signed(value)}`}`;

export function rowsText(cells) {
  const rows = "the rounds of the cells, as rows";
  if (!cells.length) return rows;
  return cells.length > 1 ? `${rows}: the rows ${listed(inOrder(cells))} are added above`
    : `${rows}: row ${cells[0]} is the round shown above`;
}

// `met` holds the cells whose rounds stand there.
export function matrixName(rows, met) {
  const said = rows.flatMap((row, cell) =>
    (met.has(cell) ? [`row ${cell}: ${row.map(signed).join(" ")}`] : []));
  return `the rounds of the cells: ${said.join(", ") || "none yet"}`;
}
