// What tests say of a board, and the presses that make it. Python's `BoardUnderTests` tells the same.

import { alikeOf } from "./change_counts_state.js";
import { eliminated, onesOf } from "./gf2.js";

export const countsOf = (tests, board) => tests.map((cells) => cells.filter((cell) => board[cell]).length);
export const sharedBy = (cells, test) => cells.filter((cell) => test.includes(cell)).length;

// Of each test the last cell that no other test contains, or -1.
export const ownCells = (tests) => tests.map((cells, k) =>
  cells.findLast((cell) => tests.every((others, i) => i === k || !others.includes(cell))) ?? -1);

const sizeOf = (bits) => bits.filter(Boolean).length;

// Returns a function from a board to the fewest presses that make it from the white one, as bits, or to null.
export function makerOf(masks) {
  const echelon = eliminated(masks, masks.length);
  const quiet = Array.from({ length: echelon.nullity }, (_, i) => onesOf(echelon.quiet(i)));
  return (board) => {
    const way = echelon.wayTo(board.flatMap((bit, cell) => (bit ? [cell] : [])));
    if (!way) return null;
    const pressed = onesOf(way);
    const choices = alikeOf(quiet, masks.map((_, mask) => Number(pressed.includes(mask))));
    return choices.reduce((best, one) => (sizeOf(one) < sizeOf(best) ? one : best));
  };
}

export function flipped(board, cells) {
  return board.map((bit, i) => (cells.includes(i) ? 1 - bit : bit));
}
