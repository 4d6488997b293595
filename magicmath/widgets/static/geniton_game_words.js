// What the page says of a game with the rows of a geniton as masks.

import { listed, numbered } from "./lists.js";
import { plural } from "./words.js";

export const nameOf = (name) => (name === "I" || name === "J" ? name : `${name}9`);

const presses = (numbers) => (numbers.length ? numbered("mask", numbers) : "nothing");

export function choiceText({ matrix }, numbers) {
  if (!matrix) return "Choose a matrix.";
  return `D·${nameOf(matrix)} says: press ${presses(numbers)}.`;
}

export const checkName = (asked) => `Check ${numbered("mask", asked)}`;
export const markName = (number, isMarked) => (isMarked ? `▸ ${number}` : `${number}?`);

export const askText = ({ matrix }, asked) =>
  `Which of the ${numbered("mask", asked)} does D·${nameOf(matrix)} press? Mark them, and check.`;

export const SUMS_HINT = "Point at a column, or tap it. It lights up, and so do the bits of D to add.";

// What stands above the masks: whether the reader marks some of them first.
export function stepText(asked, isAlone) {
  const what = asked ? "Mark those with a “?” that are pressed" : "Press the masks that are marked";
  return isAlone ? `${what}.` : `3. ${what}`;
}

export const besideText = (name) =>
  `D = your board ⊕ goal, drawn upright: bit i of D beside row i of ${nameOf(name)}`;

const onesText = (mask, name, rows) => {
  const ones = rows.length > 1 ? `its 1s in the rows ${listed(rows)}` : `its 1 in row ${rows[0]}`;
  return `column ${mask} of ${nameOf(name)} has ${ones}.`;
};

const addedText = (rows) =>
  (rows.length > 1 ? `Add bits ${listed(rows)} of D.` : `Take bit ${rows[0]} of D.`);

export const columnText = (name, mask, rows) =>
  `Mask ${mask}: ${onesText(mask, name, rows)} ${addedText(rows)}`;

// A first slip at a mask tells what to add up, and the next one its sum.
export function slipText({ matrix }, { mask, rows, bits }, isAgain) {
  const place = `✗ Not yet. Look at mask ${mask}: ${onesText(mask, matrix, rows)}`;
  if (!isAgain) return `${place} ${addedText(rows)}`;
  const sum = bits.length > 1 ? `${bits.join(" + ")} = ${bits.reduce((all, bit) => all ^ bit, 0)}` : bits[0];
  return `${place} There D gives ${sum}.`;
}

export const rightText = (view, numbers) => `✓ Right. ${choiceText(view, numbers)}`;

export function verdictText({ rules, matrix }, away, isInverse) {
  if (away) return `✗ ${plural(away, "cell")} still to go. ${nameOf(matrix)} does not undo ${nameOf(rules)}.`;
  if (!isInverse) return "✓ The goal, but by luck. Take a new puzzle, and try this matrix again.";
  return `✓ The goal! ${nameOf(matrix)} undoes ${nameOf(rules)}.`;
}

const pairText = ([rules, matrix]) => `${nameOf(rules)} by ${nameOf(matrix)}`;

export function foundText(found, count) {
  if (found.length === count) return `✓ Each game has its matrix: ${found.map(pairText).join(", ")}.`;
  return `Matrices found so far: ${found.map(pairText).join(", ") || "none"}.`;
}
