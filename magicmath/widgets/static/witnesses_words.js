// What the witnesses say.

import { numbered } from "./lists.js";

export const HELP = "Press a witness. The others are marked: = tells the same board, ≠ another."
  + " Press a second one to compare the two.";

export const accountText = ({ name, how }) => `${name}: ${how}`;
export const markOf = (isLike) => (isLike ? "=" : "≠");
export const chipText = (name, mark) => (mark ? `${name}, ${mark === "=" ? "agrees" : "contradicts"}` : name);

export function compareText([a, b], cells) {
  if (!cells.length) return `${a.name} and ${b.name} tell the same board.`;
  return `${a.name} and ${b.name} differ in ${numbered("cell", cells)}, counted from 0.`;
}

export function countText({ name }, same, other) {
  return `${name}: ${same} more ${same === 1 ? "tells" : "tell"} the same board, ${other} another.`;
}

// Of a witness below rows: in which cells it differs from the one that all are compared with, or null.
export function cardText(name, wrong) {
  if (!wrong) return `${name}, the others are compared with it`;
  return wrong.length ? `${name}, contradicts in ${numbered("cell", wrong)}` : `${name}, agrees`;
}

export const agreement = (witness, same, other) => (other
  ? `Compared with ${countText(witness, same, other)}`
  : `All ${same + 1} witnesses tell the same board.`);
