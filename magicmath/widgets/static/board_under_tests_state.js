// What tests say of a board, and the presses that make it. Python's `BoardUnderTests` tells the same.

import { eliminated, onesOf } from "./gf2.js";

export const countsOf = (tests, board) => tests.map((cells) => cells.filter((cell) => board[cell]).length);
export const sharedBy = (cells, test) => cells.filter((cell) => test.includes(cell)).length;

// Returns a function from a board to the presses that make it from the white one, as bits; null for none.
export function makerOf(masks) {
  const echelon = eliminated(masks, masks.length);
  return (board) => {
    const way = echelon.wayTo(board.flatMap((bit, cell) => (bit ? [cell] : [])));
    const pressed = way && onesOf(way);
    return pressed && masks.map((_, mask) => Number(pressed.includes(mask)));
  };
}

export function flipped(board, cells) {
  return board.map((bit, i) => (cells.includes(i) ? 1 - bit : bit));
}
