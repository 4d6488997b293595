// What the maker of rules says of pairs.

import { listed } from "./lists.js";

const COUNTED = { corner: ["edge", "edges"], edge: ["corner", "corners"] };
const MASKS = { corner: "the mask of a corner", edge: "the mask of an edge" };
const parity = (count) => (count % 2 ? "odd" : "even");

export const PAIRS_HELP = "Press a cell to change it. The dashed line is the mirror. The other lines join "
  + "the two cells of a pair; a dotted line is a broken pair.";

const PAIRS = ["Both pairs are whole.", "One pair is broken.", "Both pairs are broken."];

// Below a mask.
export function pairsText(kind, { count, torn }) {
  const [one, several] = COUNTED[kind];
  return `${count} ${count === 1 ? one : several}: ${parity(count)}. ${PAIRS[torn.length]}`;
}

// In which masks the number has been odd.
export function oddText(odd) {
  const wanted = Object.keys(COUNTED);
  const left = wanted.filter((kind) => !odd.has(kind)).map((kind) => `${COUNTED[kind][1]} in ${MASKS[kind]}`);
  if (left.length) return `Still to make odd: ${listed(left)}.`;
  return "✓ Both numbers were odd. Each time one pair was broken.";
}
