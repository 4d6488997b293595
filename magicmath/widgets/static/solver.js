// What a game asks of its masks: which of them make up a difference, and how few are enough.

import { lightest, nearestFault } from "./cosets.js";
import { bitsFrom, elimination, onesOf } from "./gf2.js";

const LARGEST_SEARCH = 20; // up to 2**20 sets of presses are compared while a reader waits

function finished(steps) {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

// Yields now and then, so that a page can breathe; returns the finished solver.
export function* solving(masks, size) {
  const echelon = yield* elimination(masks, size);
  const { nullity, count } = echelon;
  const isSure = nullity <= LARGEST_SEARCH;
  const quiet = isSure ? Array.from({ length: nullity }, (_, i) => echelon.quiet(i)) : [];
  const shortened = (way) => onesOf(finished(lightest(way, quiet, count)));
  return {
    size, nullity, isSure,
    // The numbers of the masks that make up these cells, as few as can be; null where none do.
    solve(cells) {
      const way = echelon.wayTo(cells);
      return way && shortened(way);
    },
    // The same when some masks that do it are known already.
    shorten: (numbers) => shortened(bitsFrom(numbers, count)),
    // The fewest cells to change in a difference before some masks make it up.
    faultOf: (cells) => finished(nearestFault(echelon, cells)),
  };
}
