// What the figure of two choices says.

import { listed, numbered } from "./lists.js";
import { plural } from "./words.js";

export const HELP = "Press cells of the first two boards. A bar marks each pressed mask.";

// What stands above the boards: each shows what its choice makes, and not the choice.
export const headings = (letter) => ["V", letter, `V + ${letter}`].map((choice) => `${choice} makes`);

export const pressesText = (choice) => (choice.length ? listed(choice) : "nothing");

export const cellText = (cell, [v, u, both]) => `Cell ${cell}: ${v} + ${u} = ${both}.`;

export const nameOf = (cell, bit, isPressed) =>
  `cell ${cell}, ${bit ? "black" : "white"}${isPressed ? ", pressed" : ""}`;

// What drops out and, where the second choice is there to be compared, what it does to the first.
export function statusText({ first, second, other, letter, compares }) {
  const shared = first.filter((mask) => second.includes(mask));
  const dropped = shared.length ? `Pressed twice, so left out: ${numbered("mask", shared)}. ` : "";
  if (!compares) return dropped.trim();
  if (!second.length) return `${letter} is empty.`;
  const changed = other.filter(Boolean).length;
  const both = `V and V + ${letter}`;
  if (!changed) return `${dropped}${letter} changes no cell, so ${both} make the same board.`;
  return `${dropped}${letter} changes ${plural(changed, "cell")}, so ${both} differ there and nowhere else.`;
}
