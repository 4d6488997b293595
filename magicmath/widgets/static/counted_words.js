// What the page says of counted presses.

import { numbered } from "./lists.js";
import { plural } from "./words.js";

export const parityOf = (isOdd) => (isOdd ? "odd" : "even");
export const pressText = (mask, count) => `press mask ${mask}; pressed ${plural(count, "time")}`;
export const markText = (mask, isMarked) => `mask ${mask}, you say ${parityOf(isMarked)}`;
export const verdictText = (isRight) => (isRight ? " ✓" : " ✗");

const oddText = (told) => (told.length ? numbered("mask", told) : "none");

export function outcomeText(sum, odd, told) {
  if (!sum) return "Nothing is pressed.";
  const truth = odd.length ? `An odd number of times: ${numbered("mask", odd)}.`
    : "No mask an odd number of times.";
  return `${plural(sum, "press")}. ${truth} The board alone tells: ${oddText(told)}.`;
}

// While the counts are covered: what is marked, and how much of the way back is left.
export function coveredText(sum, marked, left) {
  const black = `${plural(left, "cell")} ${left === 1 ? "is" : "are"} still black.`;
  const way = left ? black : "✓ Your way back ends at white. Do you trust your marks?";
  return `${plural(sum, "press")}, covered. Marked odd: ${oddText(marked)}. ${way}`;
}

// `hasTrusted` is null where the reader has not said so.
function rightText(hasTrusted) {
  if (hasTrusted === null) return "✓ All your marks are right.";
  return hasTrusted ? "✓ You trusted your marks, and all are right."
    : "✓ You had doubts, and yet all your marks are right.";
}

export function comparedText(wrong, hasTrusted) {
  const are = wrong === 1 ? "is" : "are";
  const told = wrong ? `✗ ${plural(wrong, "mark")} ${are} wrong.` : rightText(hasTrusted);
  return `${told} Press Another hundred, or Ninety-nine.`;
}

export function foundText(found) {
  const all = found.map(([presses, odd]) => `${odd} of ${plural(presses, "press")}`);
  return all.length ? `Odd masks so far: ${all.join(" · ")}` : "";
}
