// Four corners, four edges, both one after the other round the board, and one mask that is turned four ways.
// `magicmath.widgets.Ladder` works out the same.

import { levelOf } from "./fading_state.js";

// Corners make edges, or edges make corners: both go round the board, each made cell after its pressed one.
export const WAYS = [
  { from: "corner", to: "edge", pressed: [0, 2, 8, 6], made: [1, 5, 7, 3] },
  { from: "edge", to: "corner", pressed: [1, 5, 7, 3], made: [2, 8, 6, 0] },
];
export const CHOICES = [[1, 0, 0, 0], [1, 1, 0, 0], [1, 0, 1, 0], [1, 1, 1, 1]];

export const flippedAt = (four, at) => four.map((bit, i) => (i === at ? 1 - bit : bit));
// With mirrors, edges of one letter change together.
export const maskFlippedAt = (bits, at, letters) =>
  bits.map((bit, i) => (letters[i] === letters[at] ? 1 - bit : bit));

// Which of the bits of mask 0 are added at each made cell: pressed cell k has mask 0 after k quarter turns.
export const termsOf = (pressed) => pressed.map((_, at) =>
  pressed.flatMap((isPressed, k) => (isPressed ? [(at - k + 4) % 4] : [])).sort());

export const parity = (bits) => bits.reduce((sum, bit) => sum ^ bit, 0);
export const madeBy = (bits, corners) =>
  termsOf(corners).map((terms) => parity(terms.map((term) => bits[term])));

export const rungOf = (four) => levelOf(four, { rings: [[0, 1, 2, 3]], fixed: [] }).level;
