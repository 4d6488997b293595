// What the ladder says.

import { listed, numbered } from "./lists.js";

// Of mask 0 at the edges 1, 5, 7 and 3: the mirror through corner 0 makes s the same as p, and r as q.
export const lettersOf = (mirrors) => (mirrors ? "pqqp" : "pqrs");
export const RUNGS = [
  "an odd number", "an even number", "opposites are alike", "all four or none", "nothing",
];
export const choiceNames = ({ from, pressed: [first, next, opposite] }) =>
  [`${from} ${first}`, `${first} and ${next}`, `${first} and ${opposite}`, "all four"];

// What the figure and its parts are called, where cells of one kind make the other kind.
export const namesOf = ({ from, to, pressed: [own] }) => ({
  mask: `mask ${own} of N`, board: `${from}s of V, ${to}s of V·N`, choices: `${from}s to press`,
  made: `${to}s`,
  maskCaption: `mask ${own} of N: ${to}s`, boardCaption: `press ${from}s of V`,
  turn: `Show how ${to}s make ${from}s`,
});

// A cell has room for two letters: a longer sum breaks after them.
export const foldable = (sum) => sum.replace(/^(.\+.\+)/, "$1\n");
export const sumText = (terms, letters) => terms.map((term) => letters[term]).sort().join("+") || "0";

export const bitName = (letter, { to, pressed: [own] }, cell, bit) =>
  `${letter}, mask ${own} at ${to} ${cell}: ${bit}`;
export const pressedName = ({ from }, cell, bit) => `${from} ${cell}, ${bit ? "pressed" : "not pressed"}`;
export const madeName = ({ to }, cell, sum, bit) => `${to} ${cell}: ${sum} = ${bit}`;

const standing = (rung) => (rung ? `on rung ${rung}` : "below rung 1");

// What the pressed masks change, and how high V and the cells made stand.
export function climbText({ from, to }, pressed, made, [low, high]) {
  if (!pressed.length) return `Press ${from === "edge" ? "an" : "a"} ${from}.`;
  const verb = pressed.length > 1 ? "change" : "changes";
  const changed = made.length ? numbered(to, made) : `no ${to}`;
  const mask = `${pressed.length > 1 ? "Masks" : "Mask"} ${listed(pressed)} ${verb} ${changed}.`;
  return `${mask} V stands ${standing(low)}, and the ${to}s of V·N ${standing(high)}.`;
}

export const helpText = ({ from, pressed: [own] }) =>
  `Letters are bits, and dark is 1: press them. The dashed cell is ${from} ${own}, the mask’s own cell.`;
export const sumIs = (odd) => (odd
  ? "p + q + r + s is odd: no mask of N is like this, and the ladder breaks."
  : "p + q + r + s is even.");
