// The cells of 3×3 by kind, and the rungs of the ladder. `magicmath.widgets._rungs` finds the same.

import { levelOf } from "./fading_state.js";

export const KINDS = [
  [0, 2, 8, 6], // corners, round the board
  [1, 5, 7, 3], // edges
  [4], // the centre
];

export const rungOf = (four) => levelOf(four, { rings: [[0, 1, 2, 3]], fixed: [] }).level;
