// What the witnesses say.

import { numbered } from "./lists.js";

export const HELP = "Press a witness. The others are marked: = shows the same board, ≠ another."
  + " Press a second one to compare the two.";

export const accountText = ({ name, how }) => `${name}: ${how}`;
export const markOf = (isLike) => (isLike ? "=" : "≠");
export const chipText = (name, mark) => (mark ? `${name}, ${mark === "=" ? "agrees" : "contradicts"}` : name);

export function compareText([a, b], cells) {
  if (!cells.length) return `${a.name} and ${b.name} show the same board.`;
  return `${a.name} and ${b.name} differ in ${numbered("cell", cells)}, counted from 0.`;
}

export function countText({ name }, same, other) {
  return `${name}: ${same} more ${same === 1 ? "shows" : "show"} the same board, ${other} another.`;
}

export const ASK = "Press a witness: it is compared with all others.";
export const UNCOVER = "Press a witness: it shows its board, and where the board comes from.";

// Of a witness below rows: in which cells it differs from the chosen one; null where none is compared.
export function cardText(name, isChosen, wrong) {
  if (isChosen) return `${name}, the others are compared with it`;
  if (!wrong) return name;
  return wrong.length ? `${name}, contradicts in ${numbered("cell", wrong)}` : `${name}, agrees`;
}

export const coveredText = (name) => `${name}, covered`;

export function agreement(witness, same, other, covered) {
  if (!other && !covered) return `All ${same + 1} witnesses show the same board.`;
  const left = covered ? ` ${covered} ${covered === 1 ? "is" : "are"} still covered.` : "";
  if (!same && !other) return `Now press the next one.${left}`;
  return `Compared with ${countText(witness, same, other)}${left}`;
}
