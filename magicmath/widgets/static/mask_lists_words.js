// What is said of lists of masks.

import { numbered, onesOf } from "./lists.js";
import { changing, changingPattern, countsOf, holds, listOf } from "./mask_lists_state.js";
import { placeOf, plural } from "./words.js";

export const LEFT = "the masks of the list";
export const RIGHT = "changes of each cell";
export const HEADS = ["mask", "its list", "cell", "changed by"];
export const CHOOSE = "Tap a mask at the left.";
export const PRESS = "Press the list";
export const AIM = "Tap a cell at the right: how many masks of the list change it?";
export const CHOICES = "how many masks change the cell";
export const NONE = "none";

export const maskName = (mask, isListed) => `mask ${mask}, ${isListed ? "pressed" : "not pressed"}`;
export function cellName(cell, columns, bit, count) {
  const changes = count === null ? "" : `, changes ${plural(count, "time")}`;
  return `cell ${cell}, ${placeOf(cell, columns)}, ${bit ? "black" : "white"}${changes}`;
}

// Before the masks that change a cell are told: how many does the reader think?
export const askText = (cell) => `How many masks of the list change cell ${cell}?`;

export function missText(mask, cell, count) {
  const why = holds(cell, mask) ? `Where cell ${cell} has a 0, the mask needs a 0, too.`
    : `Each mask of the list has all the 1s of mask ${mask}. Does cell ${cell} have them?`;
  return `✘ Not ${count}. ${why}`;
}

export function listText(mask) {
  const odd = onesOf(countsOf(mask).map((count) => count % 2));
  const are = odd.length === 1 ? "is" : "are";
  const list = listOf(mask);
  const has = list.length === 1 ? "is" : "are";
  return `The list of mask ${mask}: ${numbered("mask", list)} ${has} pressed. `
    + `At the end ${numbered("cell", odd)} ${are} black.`;
}

export const markName = (cell, columns, isMarked) =>
  `cell ${cell}, ${placeOf(cell, columns)}, ${isMarked ? "expected black" : "expected white"}`;

// Before the list is pressed: which cells does the reader expect?
export const markText = (mask) =>
  `The list of mask ${mask} is ${numbered("mask", listOf(mask))}. `
    + "Tap the cells at the right that will be black. Then press the list.";

export function markedText(mask, marked) {
  if (!marked.length) return "";
  const isRight = countsOf(mask).every((count, cell) => marked.includes(cell) === (count % 2 === 1));
  return isRight ? " ✓ You expected this." : ` ✘ You expected ${numbered("cell", marked)}.`;
}

// 2 · 2 = 4 masks
function product(free) {
  if (free < 2) return plural(2 ** free, "mask");
  return `${Array(free).fill(2).join(" · ")} = ${2 ** free} masks`;
}

export function cellText(mask, cell) {
  const pattern = changingPattern(mask, cell);
  if (!pattern) return `Cell ${cell} lacks a 1 of mask ${mask}. So no mask of the list changes it.`;
  const free = pattern.filter((sign) => sign === "?").length;
  const open = free ? `${free} ? ${free === 1 ? "is" : "are"} free` : "No ? is free";
  const count = changing(mask, cell).length;
  const end = count % 2 ? "Odd: the cell is black." : "Even: the cell is white.";
  return `${open}: ${product(free)} ${count === 1 ? "changes" : "change"} cell ${cell}. ${end}`;
}
