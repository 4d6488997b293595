// What the page says of the largest board in a memory.

import { bitsOf, digitsOf, drawnOf, fits, isLargest, levelsOf, xorsOf } from "./largest_board_state.js";
import { plural } from "./words.js";

export const CHECK = "Does it fit?";
export const HALF = "Half the side";
export const TWICE = "Twice the side";
export const NEXT = "Next level";
export const ALL = "All levels";
export const BACK = "The letters again";
export const LABEL = "The largest board in a memory";
export const PICTURE = "the one board of bits";

const written = (number) => number.toLocaleString("en-US");
const THOUSANDS = { kilobytes: 1, megabytes: 2, gigabytes: 3 };

// 4 megabytes = 4 · 1,024 · 1,024 bytes = 33,554,432 bits
export function memoryText(memory) {
  const [count, unit] = memory.split(" ");
  const bytes = [count, ...Array(THOUSANDS[unit]).fill("1,024")].join(" · ");
  return `${memory} = ${bytes} bytes. A byte has 8 bits, so there are ${written(bitsOf(memory))} bits.`;
}

export const sideText = (side) => `Your board: ${written(side)}×${written(side)} cells.`;
export const ASK = "One bit for each cell. Choose the longest side that fits, and check it.";

export function verdictText(side, memory) {
  const needs = `${written(side)} · ${written(side)} = ${written(side * side)} bits.`;
  if (!fits(side, memory)) return `${needs} ✘ That is more than the memory has.`;
  if (!isLargest(side, memory)) return `${needs} It fits. ✘ But twice the side fits, too.`;
  return `${needs} ✓ It fits, and twice the side needs four times as many. This is the largest. `
    + `The butterfly has ${levelsOf(side)} levels, for ${digitsOf(side)} digits of the row and as many of `
    + `the column. At each level half of the cells add one bit: ${written(xorsOf(side))} XORs in all.`;
}

function distanceText(level, drawn) {
  const distance = 2 ** (level - 1);
  return distance < drawn ? plural(distance, "column") : plural(distance / drawn, "row");
}

export function levelText(side, level, black) {
  const drawn = drawnOf(side);
  const levels = levelsOf(drawn);
  const where = drawn < side ? ` (The picture has only ${drawn}×${drawn} cells.)` : "";
  if (level === 0) return `Black cells must change. There are ${levels} levels.${where}`;
  const told = `Level ${level} of ${levels}: half of the cells add the cell `
    + `${distanceText(level, drawn)} before them.`;
  if (level < levels) return told;
  return `${told} ✓ All levels are done: the black cells are the ${written(black)} masks to press.${where}`;
}
