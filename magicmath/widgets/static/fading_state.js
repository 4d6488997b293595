// A choice under N = Y + I and under P = I + Q, and how much of a quarter turn's symmetry each board has.

import { bitsOf } from "./masks.js";

const STEPS = 4;

const added = (a, b) => a.map((bit, i) => bit ^ b[i]);

// The masks of N: each mask of Y with its own cell flipped.
export const stepOf = (matrix) => matrix.map((row, i) => row.map((bit, j) => (i === j ? 1 - bit : bit)));

// V, V·N, V·N² and so on.
export function walkOf(matrix, choice) {
  const boards = [choice];
  for (let step = 0; step < STEPS; step++) {
    const last = boards.at(-1);
    boards.push(matrix.reduce((board, row, i) => (last[i] ? added(board, row) : board), last));
  }
  return boards;
}

// Where a quarter turn to the right leads a cell.
const turned = (cell, side) => (cell % side) * side + side - 1 - Math.floor(cell / side);

// V, V·P, V·P² and so on for P = I + Q, where Q is this turn.
export function pairsOf(side, choice) {
  const boards = [choice];
  for (let step = 0; step < STEPS; step++) {
    const last = boards.at(-1);
    const next = last.slice();
    last.forEach((bit, cell) => { next[turned(cell, side)] ^= bit; });
    boards.push(next);
  }
  return boards;
}

// Four cells each that a quarter turn leads round, in this order; and the cells that it leaves in place.
export function ringsOf(side) {
  const [rings, seen] = [[], new Set()];
  for (let cell = 0; cell < side * side; cell++) {
    if (seen.has(cell)) continue;
    const ring = [cell];
    while (turned(ring.at(-1), side) !== cell) ring.push(turned(ring.at(-1), side));
    for (const one of ring) seen.add(one);
    rings.push(ring);
  }
  const fixed = rings.filter((ring) => ring.length === 1).flat();
  return { rings: rings.filter((ring) => ring.length > 1), fixed };
}

// Choices that show the rungs of the ladder: a corner, two neighbours, two opposites, and all four.
export function presetsOf(side) {
  const [[first, next, opposite, last]] = ringsOf(side).rings;
  const ones = [[first], [first, next], [first, opposite], [first, next, opposite, last]];
  return ones.map((chosen) => bitsOf(chosen, side * side));
}

// How often a ring is a sum of pairs: a choice times P to this power, for P = I + Q and a quarter turn Q.
function levelOfRing(bits) {
  if (!bits.includes(1)) return 4;
  if (!bits.includes(0)) return 3;
  if (bits[0] === bits[2] && bits[1] === bits[3]) return 2;
  return bits.filter(Boolean).length % 2 ? 0 : 1;
}

// A choice W such that W·Pᵏ is the board, but for the centre; with as few cells as can be. Null without one.
export function quotientOf(board, { rings }, k) {
  const quotient = board.map(() => 0);
  for (const ring of rings) {
    const found = CHOICES.find((choice) => ring.every((cell, i) => timesP(choice, k)[i] === board[cell]));
    if (!found) return null;
    ring.forEach((cell, i) => { quotient[cell] = found[i]; });
  }
  return quotient;
}

const weight = (bits) => bits.filter(Boolean).length;
const CHOICES = Array.from({ length: 16 }, (_, number) => [0, 1, 2, 3].map((i) => (number >> i) & 1))
  .sort((a, b) => weight(a) - weight(b));
const timesP = (bits, k) => (k ? timesP(bits.map((bit, i) => bit ^ bits.at(i - 1)), k - 1) : bits);

// The level of the weakest ring, and whether the centre is black.
export function levelOf(board, { rings, fixed }) {
  const level = Math.min(...rings.map((ring) => levelOfRing(ring.map((cell) => board[cell]))));
  return { level, hasCentre: fixed.some((cell) => board[cell]) };
}
