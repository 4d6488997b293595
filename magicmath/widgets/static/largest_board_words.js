// What the page says of the largest board in a memory.

import {
  bitsOf, drawnOf, FEWEST_DIGITS, fits, isLargest, levelsOf, matrixSideOf, MOST_DIGITS, xorsOf,
} from "./largest_board_state.js";
import { plural } from "./words.js";

export const CHECK = "Does it fit?";
export const SIDE = "side = 2 to the power";
export const NEXT = "Next level";
export const ALL = "All levels";
export const BACK = "The letters again";
export const PRESS = "Press these masks";
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

export const sideText = (side) => `= ${written(side)}`;
export const REFUSED = `The power is a whole number from ${FEWEST_DIGITS} to ${MOST_DIGITS}.`;
export const ASK = "One bit for each cell. Type the power for the longest side that fits, and check it.";

export function verdictText(side, memory) {
  const needs = `${written(side)} · ${written(side)} = ${written(side * side)} bits.`;
  if (!fits(side, memory)) return `${needs} ✘ That is more than the memory has.`;
  if (!isLargest(side, memory)) return `${needs} It fits. ✘ But it is not the longest side that fits.`;
  const short = matrixSideOf(memory);
  return `${needs} ✓ It fits, and twice the side needs four times as many. This is the largest. `
    + `The butterfly has ${levelsOf(side)} levels. At each of them half of the cells add one bit: `
    + `${written(xorsOf(side))} XORs in all. And the matrix of all masks? It has ${short} · ${short} masks `
    + `of ${short} · ${short} cells if the side is ${short}: ${written(short ** 4)} bits. `
    + `The matrix of a longer side does not fit.`;
}

function distanceText(level, drawn) {
  const distance = 2 ** (level - 1);
  return distance < drawn ? plural(distance, "column") : plural(distance / drawn, "row");
}

export const pressedText = (presses, black) =>
  `${written(presses)} masks are pressed on the letters. `
  + `${black ? `✘ ${plural(black, "cell")} black.` : "✓ No cell is black: the board is white."}`;

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
