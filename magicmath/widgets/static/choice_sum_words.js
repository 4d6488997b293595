// What the figure of two choices says.

import { listed, numbered } from "./lists.js";
import { plural } from "./words.js";

export const HELP = "Press cells of the first two boards. A bar marks a pressed mask, a dot a black cell.";

// What stands above the boards: each shows what its choice makes, and not the choice.
export const headings = (letter) => ["V", letter, `V + ${letter}`].map((choice) => `${choice} makes`);

export const pressesText = (choice) => (choice.length ? listed(choice) : "nothing");

export const cellText = (cell, [v, u, both]) => `Cell ${cell}: ${v} + ${u} = ${both}.`;

export const nameOf = (cell, bit, isPressed) =>
  `cell ${cell}, ${bit ? "black" : "white"}${isPressed ? ", pressed" : ""}`;

const pair = (letter) => `V and V + ${letter}`;
export const compareText = (letter) => `Compare ${pair(letter)}`;

// Which masks are in both choices.
export function droppedText(first, second) {
  const shared = first.filter((mask) => second.includes(mask));
  return shared.length ? `Pressed twice, so left out: ${numbered("mask", shared)}.` : "";
}

// What the second choice, which makes the board `other`, does to the first.
export function comparedText(second, other, letter) {
  if (!second.length) return `${letter} is empty.`;
  const changed = other.filter(Boolean).length;
  if (!changed) return `${letter} changes no cell, so ${pair(letter)} make the same board.`;
  const marked = `${plural(changed, "cell")} (dashed)`;
  return `${letter} changes ${marked}, so ${pair(letter)} differ there and nowhere else.`;
}

// Of a second choice that changes nothing: the reader has found one. Where a button compares, it tells more.
export function quietText(second, other, letter, compares) {
  if (!second.length || other.includes(1)) return "";
  const same = compares ? "" : ` So ${pair(letter)} make the same board.`;
  return `✓ ${letter} changes no cell: it is quiet.${same}`;
}
