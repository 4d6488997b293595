// What the figure of blocks says.

import { modulo } from "./classes_state.js";
import { signed } from "./determinant_words.js";
import { fold } from "./masks.js";
import { plural, placeOf } from "./words.js";

const bracketed = (number) => (number < 0 ? `(${signed(number)})` : String(number));

export function stepNames({ determinant, reciprocal, k }) {
  const none = `${signed(determinant)} has no reciprocal`;
  return ["whole numbers", `modulo ${k}`, reciprocal === null ? none : `times ${reciprocal}, modulo ${k}`];
}

export const blockName = (cell, columns, block) =>
  `press the block of ${placeOf(cell, columns)}: ${block.map(signed).join(" ")}`;

export function pressedText({ cell, determinant, reciprocal, k, isInverse, wrong }) {
  const sum = isInverse ? reciprocal * determinant : determinant;
  const added = isInverse ? `${bracketed(determinant)}·${reciprocal} = ${signed(sum)}` : signed(sum);
  const rest = modulo(sum, k);
  const name = `Cell ${cell}`;
  const effect = rest ? `${name} has got ${added}, modulo ${k} that is ${rest}. No other cell has changed.`
    : `${name} has got ${added}, modulo ${k} that is 0. Not one cell has changed.`;
  return wrong ? effect : `${effect} ✓ The board is the goal.`;
}

export function solvedText({ k, masks }) {
  return `✓ The board is the goal, in ${k} colours, with ${plural(masks, "press")} in all.`;
}

export const countsName = (presses, columns) =>
  `presses of each mask: ${fold(presses, columns).map((row) => row.join(" ")).join(", ")}`;

export const productText = (number, b, value) =>
  `${bracketed(number)}·${b} = ${value}${value === 1 ? " ✓" : ""}`;

export const progressText = (wrong) => (wrong ? `${plural(wrong, "cell")} to go` : "The board is the goal.");
