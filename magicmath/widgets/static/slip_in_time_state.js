// What comes out after a slip. Python's `SlipInTime` tells the same.

import { differing } from "./masks.js";

// For each result the cells that are not as printed; null as long as no slip is put there.
export function outcome(printed, slip, moment) {
  const boards = moment < 0 ? null : slip.moments[moment];
  return boards && printed.map(({ board }, i) => differing(boards[i].flat(), board.flat()));
}

// How many slips let all results come out as printed.
export function foundOf(printed, slips) {
  const fits = (slip, moment) => outcome(printed, slip, moment)?.every((cells) => !cells.length);
  return slips.reduce((sum, slip) => sum + slip.moments.filter((_, i) => fits(slip, i)).length, 0);
}
