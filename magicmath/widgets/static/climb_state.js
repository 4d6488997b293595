// A choice V under N = Y + I, and how high its corners and its edges stand. `magicmath.widgets.Climb` works
// out the same.

import { KINDS, rungOf } from "./rungs_state.js";

export const STEPS = 4;
export const STARTS = KINDS.map(([first]) =>
  Array.from({ length: 9 }, (_, cell) => Number(cell === first)));

// The rung of the corners, that of the edges, and whether the centre is black.
export function standsOf(board) {
  const [corners, edges, [centre]] = KINDS.map((cells) => cells.map((cell) => board[cell]));
  return { corners: rungOf(corners), edges: rungOf(edges), centre };
}

// Which kind of cell stands alone in V, for a walk that has come to an empty board; -1 for none.
export function walkedOf(boards, step) {
  const ones = boards[0].flatMap((bit, cell) => (bit ? [cell] : []));
  if (ones.length !== 1 || boards[step].includes(1)) return -1;
  return KINDS.findIndex((cells) => cells.includes(ones[0]));
}
