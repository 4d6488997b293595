// What comes out after a slip, and where the slip has gone. Python's `SlipInTime` tells the same.

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

// The number of the result that makes a place; -1 for one that is there from the beginning.
export const makerOf = ({ moments }) => moments.findIndex(Boolean) - 1;

// From which step on each place holds the slip, and which results were made with it.
export function carrying(printed, slips, place, moment) {
  const since = new Map(slips.map(({ name }) => [name, name === place ? moment : Infinity]));
  const results = printed.map(({ uses }, i) => {
    const has = uses.some((name) => since.get(name) <= i);
    if (has) for (const made of slips) if (makerOf(made) === i) since.set(made.name, i);
    return has;
  });
  return { since, results };
}

// Whether arrows lead from a place to a result, straight or by way of other places.
export function leadsTo(printed, slips, place, result) {
  return printed[result].uses.some((name) => {
    const maker = makerOf(slips.find((one) => one.name === name));
    return name === place || (maker >= 0 && leadsTo(printed, slips, place, maker));
  });
}

// The boards of a place, when it begins and when it is printed.
export function endsOf(printed, slips, name, now, place) {
  const { before, after, moments } = slips.find((one) => one.name === name);
  const maker = makerOf({ moments });
  const last = maker < 0 ? after : now ? now[maker] : printed[maker].board;
  return { first: now && name === place ? before : last, last };
}
