// What Euclid's lines say.

import { powerText } from "./powers.js";

function sumText({ longer, shorter, shift }) {
  return `${longer + 1} + ${shift ? `${powerText(shift)}·` : ""}${shorter + 1}`;
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
