// What the maker of rules says of factors.

import { listed } from "./lists.js";
import { polynomialText, raised } from "./powers.js";

export const FACTOR_HEADS = ["factor", "degree d", "2ᵈ − 1", "home after"];

export function factorCells({ factor, count, degree, steps }) {
  const text = polynomialText(factor);
  const power = count === 1 ? text : raised(factor === 2 ? text : `(${text})`, count);
  return [power, String(degree), String(2 ** degree - 1), steps ? String(steps) : "never"];
}

// How the steps of the factors make those of the rule.
export function productText(steps, order) {
  if (!order) return "A factor x is never home. So the rule is not, either.";
  if (steps.length === 1) return "One factor: its steps are those of the rule.";
  return `Steps of the factors: ${listed(steps)}. Steps of the rule: ${order}.`;
}

export const registersText = (lengths) =>
  lengths.length === 1 ? `A register of ${lengths[0]} cells` : `Registers of ${listed(lengths)} cells`;

export function huntText(hunted, found) {
  const parts = [true, false].map((isFound) => hunted.filter((one) => found.has(one) === isFound));
  if (!parts[1].length) return `✓ Found: ${listed(parts[0])} steps.`;
  const done = parts[0].length ? `✓ Found: ${listed(parts[0])}. ` : "";
  return `${done}Still to find: ${listed(parts[1])} steps.`;
}
