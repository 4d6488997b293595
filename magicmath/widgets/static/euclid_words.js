// What Euclid's lines say.

import { powerText } from "./powers.js";

function sumText({ longer, shorter, shift }) {
  return `${longer + 1} + ${shift ? `${powerText(shift)}·` : ""}${shorter + 1}`;
}

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

export const bitsText = (bits) => (bits.length ? bits.join(" ") : "0");

export function statusText(lines, shown, shortest) {
  if (shown < lines.length) return `Next: ${sumText(lines[shown])}.`;
  const degree = lines[shortest].bits.length - 1;
  const before = `The shortest line before it is line ${shortest + 1}, of degree ${degree}.`;
  return `Line ${lines.length} is 0. ${before}`;
}
