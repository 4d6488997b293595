// What tests say of a board, and the presses that make it. Python's `BoardUnderTests` tells the same.

import { alikeOf } from "./change_counts_state.js";
import { eliminated, onesOf } from "./gf2.js";

export const countsOf = (tests, board) => tests.map((cells) => cells.filter((cell) => board[cell]).length);
export const sharedBy = (cells, test) => cells.filter((cell) => test.includes(cell)).length;

// The masks that contain an odd number of some cells.
export const oddMasks = (masks, watched) =>
  masks.flatMap((cells, mask) => (sharedBy(cells, watched) % 2 ? [mask] : []));

// Of each test the last cell that no other test contains, or -1.
export const ownCells = (tests) => tests.map((cells, k) =>
  cells.findLast((cell) => tests.every((others, i) => i === k || !others.includes(cell))) ?? -1);

// With the extra bit of each test.
export const countsWith = (tests, board, extras) =>
  countsOf(tests, board).map((count, k) => count + extras[k]);

// The first cell that is in just those tests that fail; undefined where none is.
export function suspectOf(tests, board, extras) {
  const failed = countsWith(tests, board, extras).map((count) => count % 2 === 1);
  const isSuspect = (_, cell) => tests.every((cells, k) => cells.includes(cell) === failed[k]);
  const found = board.findIndex(isSuspect);
  return found < 0 ? undefined : found;
}

// A board drawn by lot, with extra bits that make all counts even, and one cell that changed afterwards: one
// that no other cell can be taken for, and none of those seen before as long as there is another one.
export function drawReceived(tests, size, seen = [], random = Math.random) {
  const sent = Array.from({ length: size }, () => Number(random() < 0.5));
  const extras = countsOf(tests, sent).map((count) => count % 2);
  const held = sent.map((_, cell) => String(tests.map((cells) => cells.includes(cell))));
  const isAlone = (one) => held.filter((other) => other === one).length === 1;
  const all = held.flatMap((one, cell) => (isAlone(one) ? [cell] : []));
  const fresh = all.filter((one) => !seen.includes(one));
  const open = fresh.length ? fresh : all;
  const cell = open[Math.floor(random() * open.length)];
  return { sent, extras, cell, bits: flipped(sent, [cell]) };
}

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
