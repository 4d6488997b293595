// How often cells change. Python's `ChangeCounts` counts the same.

import { KINDS, rungOf } from "./rungs_state.js";

export const pressedOf = (mask, choice) => mask.filter((cell) => choice[cell]);

// `changers` holds for each cell the presses that change it.
export const changesOf = (changers, choice) => changers.map((presses) => pressedOf(presses, choice).length);

// All choices that make the same board. The quiet choices are in reduced form: the first cell of each is in
// none of the others. So each choice of one board has the same list, and the list stays where one is taken.
export function alikeOf(quiet, choice) {
  const flipped = (bits, cells) => bits.map((bit, i) => bit ^ Number(cells.includes(i)));
  const least = quiet.reduce((bits, cells) => (bits[cells[0]] ? flipped(bits, cells) : bits), choice);
  return quiet.reduce((found, cells) => [...found, ...found.map((bits) => flipped(bits, cells))], [least]);
}

// Where a choice of cells of one kind belongs: the kind, and the place on its row of the ladder, which begins
// with a single cell. Null for any other choice, and for three of four.
export function placeOnLadder(choice) {
  const kind = KINDS.findIndex((cells) => cells.some((cell) => choice[cell]));
  if (kind < 0) return null;
  const four = KINDS[kind].map((cell) => choice[cell]);
  const count = four.filter(Boolean).length;
  if (choice.filter(Boolean).length !== count || count === 3) return null;
  return { kind, place: four.length === 1 ? 0 : rungOf(four) };
}

// The rung of the other kind on a board that corners or edges made; of both kinds for the centre.
export function rungsMade(kind, board) {
  const bitsOf = (other) => KINDS[other].map((cell) => board[cell]);
  return [[1], [0], [0, 1]][kind].map((other) => ({ other, rung: rungOf(bitsOf(other)) }));
}

// All boards of so many cells, in the order of the numbers that their cells write; and those that pass every
// test, which are the quiet choices of a symmetric rule.
export const allBoards = (cells) => Array.from({ length: 2 ** cells }, (_, number) =>
  Array.from({ length: cells }, (__, i) => (number >> (cells - 1 - i)) & 1));
export const passes = (tests, board) => tests.every((test) => pressedOf(test, board).length % 2 === 0);

export const boardOf = (changers, choice) => changesOf(changers, choice).map((count) => count % 2);
