// What is said while the index of f and g doubles.

import { polynomialText } from "./powers.js";

export const HEADS = ["factor", "in f", "in g", "in both", "degree"];
export const BET = "your bet";
export const RULE = "twice the one before, plus";
const times = (count) => (count === 1 ? "once" : `${count} times`);

export const startText = (index) => `N = ${index}`;
export const factorText = polynomialText;
export const againText = "Start again";
export const doubleText = "Double N";
export const runText = "Run on";

export const sizeText = (index) => `N = ${index}: the board has ${index - 1}×${index - 1} cells.`;

// What is counted now, and what the next bet is on.
export const foundText = {
  nullity: (count) => `The nullity is ${count}.`,
  x: (count) => `f has the factor x ${times(count)}.`,
};

export const askText = {
  nullity: (index) => ` What is the nullity of ${2 * index - 1}×${2 * index - 1}?`,
  x: (index) => ` How often does the f of N = ${2 * index} have it?`,
};

// How often both have a factor, times its degree.
export const degreesText = (shared, degrees) =>
  (shared ? `${shared} × ${degrees / shared} = ${degrees}` : "0");

// What the rule is asked for with, once the reader has seen some counts.
export const askRuleText = (found) =>
  ` So far: ${found.join(", ")}. Which rule is it? Type what is added, and press ${runText}.`;

export function ruleText(bet, { found, more }) {
  const isOne = new Set(more).size === 1;
  const rule = isOne ? `each is twice the one before, plus ${more[0]}`
    : "what is added is not always the same";
  const said = isOne && bet === more[0] ? "✓ Yes:" : `You said plus ${bet}, but`;
  return `${said} ${rule}: ${found.join(", ")}.`;
}

export const answerText = (bet, found) =>
  (bet === found ? `✓ It is ${found}, as you bet.` : `You bet ${bet}, and it is ${found}.`);

export const newText = (count) => `, ${count} new`;
export const countName = (head, factor, count) => `${head}, ${factor}: ${count}`;
