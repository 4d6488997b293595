// What the two walks say.

import { listed } from "./lists.js";
import { raised } from "./powers.js";
import { plural } from "./words.js";

export const boardName = (letter, k) => (k ? raised(`V·${letter}`, k) : "V");
export const sumName = (k) => `V + ${boardName("N", k)}`;
export const isUpperText = (k, isUpper) => `${isUpper ? "=" : "≠"} ${boardName("Y", k)}`;

// above the two boards of V: how each row goes on
export const UPPER = "Y: choose V";
export const LOWER = "N: the same V";

export const NEXT = "Next step";
export const addText = (adds) => (adds ? "Hide the sums" : "Add V to the boards of N");
export const masksText = (name) => (name ? `${name}’s masks` : "First masks");
export const RANDOM = "Random masks";

export function walksText({ home, empty }, step, isEmpty) {
  if (isEmpty) return "V is empty: press cells to choose it.";
  if (!step) return `Press cells to choose V, then press “${NEXT}”.`;
  const above = home ? `V is home after ${plural(home, "step")}` : "V is not home yet";
  const below = empty ? `empty after ${plural(empty, "press")}` : "not empty yet";
  return `With Y: ${above}. With N: ${below}.`;
}

// At which steps the upper board is V plus the lower one.
export function sumsText(alike, step) {
  const at = (steps) => `${steps.length === 1 ? "step" : "steps"} ${listed(steps)}`;
  const steps = Array.from({ length: step }, (_, i) => i + 1);
  const other = steps.filter((k) => !alike.includes(k));
  if (!step) return "";
  if (!alike.length) return `The sum is not the board of Y at ${at(other)}.`;
  return `The sum is the board of Y at ${at(alike)}${other.length ? `, and not at ${at(other)}` : ""}.`;
}
