// What the figure of rounds says.

import { modulo } from "./classes_state.js";
import { INVERSE, sumOf } from "./colour_recipes_state.js";
import { signed } from "./determinant_words.js";
import { numbered } from "./lists.js";
import { fold } from "./masks.js";
import { plural, placeOf } from "./words.js";

const bracketed = (number) => (number < 0 ? `(${signed(number)})` : String(number));

export const howOftenText = (k) => `Modulo ${k}: how often must a round be pressed to add 1?`;
export const neverText = (isRight) => `it never does${isRight ? " ✓" : ""}`;
export const LOOK_AGAIN = "Look again: one of these numbers makes it 1.";

export const TRY_FIRST = "Try ×1, ×2 and so on, until 0 comes. From there on all repeats.";

export const PRESS_FIRST = "First press a round.";

export const captionText = ({ step, reciprocal }) =>
  (step === INVERSE && reciprocal !== null ? "recipes: press one" : "rounds: press one");

export function stepNames({ determinant, reciprocal, k }) {
  const none = `${signed(determinant)} has no reciprocal`;
  return ["whole numbers", `modulo ${k}`, reciprocal === null ? none : `times ${reciprocal}, modulo ${k}`];
}

export const roundName = (cell, columns, round) =>
  `press the round of ${placeOf(cell, columns)}: ${round.map(signed).join(" ")}`;

const term = (count, isFirst) => {
  if (isFirst) return signed(count);
  return count < 0 ? `− ${-count}` : `+ ${count}`;
};

function withSum(terms) {
  const sum = signed(sumOf(terms));
  return terms.length > 1 ? `${terms.map(({ count }, i) => term(count, !i)).join(" ")} = ${sum}` : sum;
}

export const sumText = (cell, terms) => `Cell ${cell}: ${withSum(terms)}`;

// Which numbers of the last round make a cell.
export function explainedText(k, cell, terms) {
  const sum = sumOf(terms);
  if (!terms.length) return `Cell ${cell}: the last round presses no mask that holds it.`;
  const from = numbered("mask", terms.map(({ number }) => number));
  const rest = modulo(sum, k);
  const remainder = rest === sum ? "" : `, modulo ${k} that is ${rest}`;
  return `The last round gives cell ${cell}, from ${from}: ${withSum(terms)}${remainder}.`;
}

export function pressedText({ k, cell, terms, total, wrong, isQuiet }) {
  const rest = modulo(total, k);
  const together = total === sumOf(terms) ? "" : `, together ${signed(total)}`;
  const remainder = rest === total ? "" : `, modulo ${k} that is ${rest}`;
  const others = modulo(sumOf(terms), k) ? "No other cell has changed." : "Not one cell has changed.";
  const quiet = isQuiet ? " All cells are 0, but masks are pressed." : "";
  const effect = `Cell ${cell} has got ${withSum(terms)}${together}${remainder}. ${others}${quiet}`;
  return wrong ? effect : `${effect} ✓ The board is the goal.`;
}

export function solvedText({ k, masks }) {
  return `✓ The board is the goal, in ${k} colours, with ${plural(masks, "press")} in all.`;
}

export const PRESSES = "presses of each mask";
export const pressesName = (k) => `presses, ${k} colours`;
export const goalName = (isChanged) => `goal${isChanged ? ": a press adds 1" : ""}`;
export const goalCaption = (isChanged) => `goal${isChanged ? ": press to change" : ""}`;
export const NUMBER = "number";
export const modulusName = (k) => `modulo ${k}`;
export const remaindersName = (size) => `remainders of 0 to ${size - 1}`;
export const JOIN = "✓ Each small board is its goal. Now join the tables of presses, mask by mask.";

export const countsName = (label, presses, columns) =>
  `${label}: ${fold(presses, columns).map((row) => row.join(" ")).join(", ")}`;

export const productText = (number, b, value) =>
  `${bracketed(number)}·${b} = ${value}${value === 1 ? " ✓" : ""}`;

export const progressText = (wrong) => (wrong ? `${plural(wrong, "cell")} to go` : "The board is the goal.");

// What came of a number that was tried; null for the claim that none helps, where that is so.
export function triedText(b, { determinant, k, reciprocal }) {
  if (b === null) {
    const number = signed(determinant);
    return `✓ No multiple of ${number} is 1 modulo ${k}: ${number} has no reciprocal. `
      + "No number makes the rounds recipes.";
  }
  const rest = modulo(b * determinant, k);
  const remainder = rest === b * determinant ? "" : `, modulo ${k} that is ${rest}`;
  const often = b === 1 ? "once" : `${b} times`;
  const effect = `A round pressed ${often} adds ${signed(b * determinant)}${remainder}.`;
  const each = b === 1 ? "Each round is a recipe." : `Now each round is taken ${b} times: it is a recipe.`;
  return b === reciprocal ? `✓ ${effect} ${each}` : effect;
}
