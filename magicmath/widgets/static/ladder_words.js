// What the ladder says.

import { listed, numbered } from "./lists.js";

// Of mask 0 at the edges 1, 5, 7 and 3: the mirror through corner 0 makes s the same as p, and r as q.
export const lettersOf = (mirrors) => (mirrors ? "pqqp" : "pqrs");
export const RUNGS = [
  "an odd number", "an even number", "opposites are alike", "all four or none", "nothing",
];
export const CHOICE_NAMES = ["corner 0", "0 and 2", "0 and 8", "all four"];

// A cell has room for two letters: a longer sum breaks after them.
export const foldable = (sum) => sum.replace(/^(.\+.\+)/, "$1\n");
export const sumText = (terms, letters) => terms.map((term) => letters[term]).sort().join("+") || "0";

export const bitName = (letter, edge, bit) => `${letter}, mask 0 at edge ${edge}: ${bit}`;
export const cornerName = (corner, bit) => `corner ${corner}, ${bit ? "pressed" : "not pressed"}`;
export const edgeName = (edge, sum, bit) => `edge ${edge}: ${sum} = ${bit}`;

const standing = (rung) => (rung ? `on rung ${rung}` : "below rung 1");

// What the pressed masks change, and how high the corners and the edges stand.
export function climbText(corners, edges, from, to) {
  if (!corners.length) return "Press a corner.";
  const verb = corners.length > 1 ? "change" : "changes";
  const changed = edges.length ? numbered("edge", edges) : "no edge";
  const mask = `${corners.length > 1 ? "Masks" : "Mask"} ${listed(corners)} ${verb} ${changed}.`;
  return `${mask} V stands ${standing(from)}, and the edges of V·N ${standing(to)}.`;
}

export const sumIs = (odd) => (odd
  ? "p + q + r + s is odd: no mask of N is like this, and the ladder breaks."
  : "p + q + r + s is even.");
