// What is said of the levels of the butterfly on a board.

import { cancelledAt, carriedAt, bitsAfter, distanceOf, LEVELS } from "./board_levels_state.js";
import { numbered, onesOf } from "./lists.js";
import { binary } from "./mask_lists_state.js";
import { plural } from "./words.js";

export const LEFT = "must change";
export const RIGHT = "the bits, written over";
export const NEXT = "Next level";
export const BACK = "Back";
export const PRESS = "Press these masks";
export const CLEAR = "White board";
export const ALONE = "Each alone";
export const SUM = "added";
export const SAME = "✓ Cell by cell, their sum is the board of bits above, modulo 2.";
export const aloneName = (cell) => `cell ${cell} alone`;

const MARK = "Which masks will be left at the end? Tap their places at the right. "
  + "Then go through the levels.";

const MOST = 4; // cells that are told by number

function cancelText(cells) {
  if (!cells.length) return "";
  const where = cells.length > MOST ? plural(cells.length, "cell") : numbered("cell", cells);
  return ` At ${where}, 1 + 1 = 0.`;
}

export function levelText(bits, level) {
  if (!bits.includes(1)) return "Tap the cells at the left that must change.";
  if (level === 0) return `No level is done yet: both boards are alike. ${MARK}`;
  const distance = distanceOf(level);
  const carried = carriedAt(bits, level).length;
  const arrows = carried ? `${plural(carried, "arrow")} ${carried === 1 ? "carries" : "carry"} a 1.`
    : "No arrow carries a 1.";
  return `Level ${level} of ${LEVELS}: the framed cells have a 1 in the digit that counts ${distance}. `
    + `Each adds the bit of the cell ${plural(distance, "place")} before it, where its arrow begins. `
    + arrows + cancelText(cancelledAt(bits, level));
}

export function outcomeText(bits, level) {
  const black = onesOf(bitsAfter(bits, level));
  if (level < LEVELS || !black.length) return "";
  return `Press the ${numbered("mask", black)}.`;
}

// At the end: were the marked masks right?
export function expectedText(bits, level, marked) {
  const black = onesOf(bitsAfter(bits, level));
  if (level < LEVELS || !black.length || !marked.length) return "";
  const [wrong, lacking] = [[marked, black], [black, marked]].map(
    ([some, others]) => some.filter((one) => !others.includes(one)));
  if (!wrong.length && !lacking.length) return " ✓ You expected these.";
  const right = plural(marked.length - wrong.length, "mark");
  const are = marked.length - wrong.length === 1 ? "is" : "are";
  const told = [
    wrong.length ? `Wrongly marked: ${numbered("mask", wrong)}.` : "",
    lacking.length ? `Not marked: ${numbered("mask", lacking)}.` : "",
  ];
  return ` ✘ ${right} ${are} right. ${told.filter(Boolean).join(" ")}`;
}

export const recipeName = (cell) => `cell ${cell} = ${binary(cell)}`;
export const cellName = (cell, bit) => `cell ${cell}, ${bit ? "must change" : "stays"}`;
export const bitName = (cell, bit, isWritten, isMarked) =>
  `place ${cell}, ${bit}${isWritten ? ", written over" : ""}${isMarked ? ", expected" : ""}`;

export function pressedText(masks, count) {
  const last = `Mask ${masks[count - 1]} is pressed, ${count} of ${masks.length}.`;
  return count < masks.length ? last : `${last} Nothing is left to change.`;
}
