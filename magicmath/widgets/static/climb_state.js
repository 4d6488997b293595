// A choice V under N = Y + I, and how high its corners and its edges stand. `magicmath.widgets.Climb` works
// out the same.

import { stepOf } from "./fading_state.js";
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

const bitsOf = (number) => Array.from({ length: 9 }, (_, cell) => (number >> cell) & 1);

// For no press up to four: how many different boards are left of all V, on which rungs their corners and
// their edges stand, and the lowest of these rungs, the floor.
export function allOf(matrix) {
  const masks = stepOf(matrix).map((row) => row.reduce((word, bit, cell) => word | (bit << cell), 0));
  const pressed = (board) => masks.reduce((sum, mask, i) => ((board >> i) & 1 ? sum ^ mask : sum), 0);
  let boards = Array.from({ length: 2 ** 9 }, (_, number) => number);
  return Array.from({ length: STEPS + 1 }, () => {
    const stands = boards.map((board) => standsOf(bitsOf(board)));
    const rungs = new Set(stands.flatMap(({ corners, edges }) => [corners, edges]));
    const left = { count: boards.length, rungs, floor: Math.min(...rungs) };
    boards = [...new Set(boards.map(pressed))];
    return left;
  });
}

// The cells that belong together after so many presses: neighbours, opposites, all four.
export function piecesOf(board, presses) {
  return KINDS.slice(0, 2).flatMap((ring) => {
    const bits = ring.map((cell) => board[cell]);
    if (!presses || rungOf(bits) < presses || !bits.includes(1)) return [];
    if (presses === 3) return [ring];
    if (presses === 2) return [[0, 2], [1, 3]].flatMap(([i, j]) => (bits[i] ? [[ring[i], ring[j]]] : []));
    return neighboursOf(bits).map((i) => [ring[i], ring[(i + 1) % 4]]);
  });
}

// Where pairs of neighbours begin whose sum is this, as few as can be. The other way takes the other pairs.
function neighboursOf(bits) {
  let isTaken = false;
  const taken = bits.map((bit) => (isTaken = isTaken !== Boolean(bit)));
  const pairs = [true, false].map((way) => taken.flatMap((one, i) => (one === way ? [i] : [])));
  return pairs[0].length > pairs[1].length ? pairs[1] : pairs[0];
}
