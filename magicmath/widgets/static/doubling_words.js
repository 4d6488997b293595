// What is said while the index of f and g doubles.

import { polynomialText } from "./powers.js";

export const HEADS = ["factor", "in f", "in g", "in both"];
export const BET = "your bet";
export const RULE = "twice the one before, plus";
export const startText = (index) => `N = ${index}`;
export const factorText = polynomialText;
export const againText = "Start again";
export const doubleText = "Double N";
export const runText = "Run on";

export const sizeText = (index) => `N = ${index}: the board has ${index - 1}×${index - 1} cells.`;

export const nullityText = (nullity) => `The nullity is ${nullity}.`;

// What the next bet is on.
export const askText = (index) => ` What is the nullity of ${2 * index - 1}×${2 * index - 1}?`;

// What the rule is asked for with, once the reader has seen some nullities.
export const askRuleText = (nullities) =>
  ` So far: ${nullities.join(", ")}. Which rule is it? Type what is added, and press ${runText}.`;

export function ruleText(bet, { nullities, more }) {
  const isOne = new Set(more).size === 1;
  const rule = isOne ? `each is twice the one before, plus ${more[0]}`
    : "what is added is not always the same";
  const said = isOne && bet === more[0] ? "✓ Yes:" : `You said plus ${bet}, but`;
  return `${said} ${rule}: ${nullities.join(", ")}.`;
}

export function answerText(bet, before, nullity) {
  const more = nullity - 2 * before;
  const found = more ? `2 · ${before} + ${more} = ${nullity}` : `2 · ${before} = ${nullity}`;
  return bet === nullity ? `✓ ${found}, as you bet.` : `You bet ${bet}, and it is ${found}.`;
}

export const newText = (count) => `, ${count} new`;
export const countName = (head, factor, count) => `${head}, ${factor}: ${count}`;
