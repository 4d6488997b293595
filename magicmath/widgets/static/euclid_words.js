// What Euclid's lines say.

import { powerText } from "./powers.js";

const factorText = (shift) => (shift ? `${powerText(shift)}·` : "");

const sumText = ({ longer, shorter, shift }) => `${longer + 1} + ${factorText(shift)}${shorter + 1}`;

// The two lines whose sum is the next one.
export const partNames = ({ longer, shorter, shift }) =>
  [`line ${longer + 1}`, `+ ${factorText(shift)}line ${shorter + 1}`];

const FEW = 12; // columns; above, only every fifth power has the room to be written
const MANY = 41; // columns; above, only every twentieth

// Whether so many columns leave no room for a line between the cells.
export const isThin = (width) => width > MANY;

// What stands over the columns, from the highest power on.
export function powersOver(width) {
  const powers = Array.from({ length: width }, (_, i) => width - 1 - i);
  const written = isThin(width) ? 20 : 5;
  return powers.map((power) => (width <= FEW || power % written === 0 ? powerText(power) : ""));
}

export function nameOf(line, i) {
  if (i < 2) return `${i + 1}: ${"fg"[i]}`;
  return `${i + 1} = ${sumText(line)}`;
}

export const rangeText = (largest) => `n goes from 1 to ${largest}.`;

// What is written in place of a line without bits.
export const ZERO = "0";

export const bitsText = (bits) => (bits.length ? bits.join(" ") : ZERO);

// In an untold figure the reader counts the degree of c, where the lines are not too thin for it.
export function statusText(lines, shown, shortest, isUntold = false) {
  if (shown < lines.length) return `Next: ${sumText(lines[shown])}.`;
  const isCounted = isUntold && !isThin(lines[0].bits.length);
  const c = `c${isCounted ? "" : `, of degree ${lines[shortest[0]].bits.length - 1}`}.`;
  const numbers = shortest.map((i) => i + 1);
  const last = numbers.pop();
  const said = `Line ${lines.length} is 0. The shortest`;
  if (!numbers.length) return `${said} line before it is line ${last}: this is ${c}`;
  return `${said} lines before it are ${numbers.join(", ")} and ${last}. They are equal: each is ${c}`;
}
