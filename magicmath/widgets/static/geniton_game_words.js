// What the page says of a game with the rows of a geniton as masks.

import { numbered } from "./lists.js";
import { plural } from "./words.js";

export const nameOf = (name) => (name === "I" || name === "J" ? name : `${name}9`);

const presses = (numbers) => (numbers.length ? numbered("mask", numbers) : "nothing");

export function choiceText({ matrix }, numbers) {
  if (!matrix) return "Choose a matrix.";
  return `D·${nameOf(matrix)} says: press ${presses(numbers)}.`;
}

export function verdictText({ rules, matrix }, away, isInverse) {
  if (away) return `✗ ${plural(away, "cell")} still to go. ${nameOf(matrix)} does not undo ${nameOf(rules)}.`;
  if (!isInverse) return "✓ The goal, but by luck. Take a new puzzle, and try this matrix again.";
  return `✓ The goal! ${nameOf(matrix)} undoes ${nameOf(rules)}.`;
}

const pairText = ([rules, matrix]) => `${nameOf(rules)} by ${nameOf(matrix)}`;

export function foundText(found) {
  return `Matrices found so far: ${found.map(pairText).join(", ") || "none"}.`;
}
