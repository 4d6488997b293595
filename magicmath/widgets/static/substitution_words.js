// What the page says while 1 + x takes the place of x.

import { powerOfSum, powerOfX } from "./kronecker_words.js";
import { listed, numbered, onesOf } from "./lists.js";
import { plural } from "./words.js";

export const RULES = [
  "Tap a bit of your column to turn it. The bit beside a power of x tells whether this power is in the sum.",
  "The product adds up the columns of ⌽G where your column has its 1s. Two equal powers cancel.",
  "“Longer” adds a bit to the column, and “Shorter” takes the last one away. ⌽G has its size.",
];
export const KEYS = "Arrow keys walk along your column, and Space or Enter turns a bit.";

export const OWN = "your column";
export const RESULTS = ["once", "twice"];
export const CANCELLING = "× = two 1s cancel";
export const BACK = "Back to your column";
export const nameOf = (size) => `⌽G${size}`;
export const multiplyName = (size) => `Multiply by ${nameOf(size)}`;
export const cellName = (m, bit) => `${powerOfX(m)}: ${bit}`;

const sumOf = (column) => onesOf(column).map(powerOfX).join(" + ") || "0";
const ofSum = (m) => (m === 1 ? "(1 + x)" : powerOfSum(m));
const openedSum = (column) => onesOf(column).map(ofSum).join(" + ") || "0";

export function openedLabel(column) {
  const taken = onesOf(column);
  const which = taken.length > 1 ? `columns ${listed(taken)} are added up` : `column ${taken[0]} is taken`;
  return `${nameOf(column.length)}: ${taken.length ? which : "no column is taken"}`;
}

const taken = (column) => onesOf(column).map((m) => `column ${m}`).join(" + ") || "no column";

// A line for the column, and one for each multiplication. Where sizes are tried, the reader is to find out
// what takes the place of x, and only the columns are told.
export function linesOf(made, isTrying = false) {
  const steps = made.slice(1).map((column, k) => {
    if (isTrying) return `${k ? "Twice" : "Once"}: ${taken(made[k])} = ${sumOf(column)}`;
    const [before, sum] = [openedSum(made[k]), sumOf(column)];
    return `${k ? "Once more" : "1 + x in the place of x"}: ${before}${before === sum ? "" : ` = ${sum}`}`;
  });
  return [`Your column: ${sumOf(made[0])}`, ...steps];
}

// The sizes in which a column has come back, and how many more are asked for.
export function sizesText(sizes, asked) {
  if (!sizes.length) return `Try columns in ${asked} different sizes.`;
  const tried = numbered("size", sizes);
  const more = asked - sizes.length;
  if (more <= 0) return `✓ You tried the ${tried}. Each time your column came back.`;
  return `Back in ${tried}. Now try ${plural(more, "other size")}.`;
}

export function verdictText(made) {
  if (!made[0].includes(1)) return "Tap a power of x first.";
  if (made.length === 1) return "";
  if (made.length === 2) return "Now multiply once more. Which column do you expect?";
  return "✓ Your column is back.";
}
