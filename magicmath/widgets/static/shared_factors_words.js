// What is said of shared factors.

import { polynomialText, raised } from "./powers.js";

export const START = "Press a factor of f that g has, too.";
export const moreText = "Look again: another factor of f is also in g.";
export const tileText = (p) => polynomialText(p);

// Equal factors as powers, as in x³·(x + 1)².
export function productText(factors) {
  const counts = new Map();
  for (const p of factors) counts.set(p, (counts.get(p) ?? 0) + 1);
  const single = counts.size === 1 && [...counts.values()][0] === 1;
  const written = ([p, count]) => {
    const text = polynomialText(p);
    return raised(text.includes("+") && !single ? `(${text})` : text, count);
  };
  return [...counts].map(written).join("·") || "1";
}

export const missingText = (p) => `g has no factor ${polynomialText(p)} left.`;

export function sharedText(factors, degree) {
  return `c = ${productText(factors)}, of degree ${degree}.`;
}

export function doneText(n, degree) {
  const boards = degree ? `one of ${2 ** degree} boards can be solved` : "every board can be solved";
  return `✓ Nothing else is in both. The nullity of ${n}×${n} is ${degree}: ${boards}.`;
}

// With a row for h: each factor of f has its partner in g or in h.
export const START_H = "Give each factor of f a partner in g or in h: press a place below it.";
export const placeName = (p, i, name) => `factor ${i + 1} of f, ${polynomialText(p)}, in ${name}`;
export const hText = (factors) => `h = ${productText(factors)}`;
export const leftText = (factors) => `left over in g: ${factors.map(tileText).join(", ") || "nothing"}`;

export const openText = (count) =>
  (count === 1 ? "One factor of f has no partner yet." : `${count} factors of f have no partner yet.`);

export function coveredText(isTooMuch, h, shared, degree) {
  if (isTooMuch) return "f divides h·g. But h has more than it must: look at what is left over in g.";
  return `✓ f divides h·g. h has only what it must have: ${productText(h)}. `
    + `f and g share ${productText(shared)}, of degree ${degree}.`;
}
