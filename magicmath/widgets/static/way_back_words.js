// What the page says of a game in steps, and of the way back.

import { numbered } from "./lists.js";
import { plural } from "./words.js";

export const nameOf = (name) => (name === "J" || name === "I" ? name : `${name}9`);
export const wordOf = (names) => names.map(nameOf).join("·");

export const TEST = "Try it";
export const REMOVE = "Take one away";
export const GAME = "the game";
export const THERE = "From the presses V to the changed cells D";
export const HOME = "Your way back, from D to V";
export const EMPTY = "?";
export const addName = (tile) => `Add ${nameOf(tile)}`;
export const chooseName = (game, isFound) => `${nameOf(game)}${isFound ? " ✓" : ""}`;
export const wayLabel = (first, steps, last) =>
  [first, ...steps.map((step) => (step === EMPTY ? "an open step" : nameOf(step))), last].join(", ");

export const RULES = [
  "Choose a game. Its rows are the masks, and its steps are told.",
  "Add J or ⌽G9 to your way back. The first step stands at the left.",
  "“Try it” multiplies D by your steps, presses what that tells, and draws the product of the steps.",
];
export const KEYS = "Space or Enter presses a button.";

export const askText = (parts, way) => (way.length < parts.length
  ? `${plural(parts.length - way.length, "step")} to add. Which step is undone first?`
  : `Now press “${TEST}”.`);

export function verdictText(game, way, { presses, away, made }) {
  const told = `D·${wordOf(way)} says: press ${numbered("mask", presses)}.`;
  if (away) {
    return `${told} ✗ ${plural(away, "cell")} still to go. Which step of the game came last?`
      + " Undo it first.";
  }
  return `${told} ✓ The goal! And ${wordOf(way)} is ${nameOf(made)}: it undoes ${nameOf(game)}.`;
}

export function foundText(count, all) {
  return count === all ? "✓ You have found all three ways back." : `Ways back found: ${count} of ${all}.`;
}
