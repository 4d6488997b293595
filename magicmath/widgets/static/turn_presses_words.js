// What the film of turned presses says.

import { numbered } from "./lists.js";

export const TURNED = "turned to the right";
export const AGAIN = "Turn again ↻";
export const FIRST = "First make just one cell black on your board: press a recipe.";
export const ASK = "Your board turns to the right, by a quarter turn. Where will the black cell be? "
  + "Tap it on the second board.";
export const PLAYS = "The same presses, each turned…";

export const pairText = (mask, turned) => `${mask} → ${turned}`;
export const pairName = (mask, turned) =>
  (mask === turned ? `mask ${mask} stays` : `mask ${mask} becomes mask ${turned}`);

export function landedText(guess, cell, recipe) {
  const missed = `✗ You said cell ${guess}. It is cell ${cell}.`;
  const where = guess === cell ? `✓ Cell ${cell}, as you said.` : missed;
  return `${where} So ${recipe.join(" ")} is its recipe.`;
}

export const foundText = (cell, recipe) => `cell ${cell}: ${recipe.join(" ")}`;
export const allText = (cells) => `✓ You have the recipes of the ${numbered("cell", cells)}.`;
