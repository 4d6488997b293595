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
  const way = left ? black : "✓ Your way back ends at white.";
  return `${plural(sum, "press")}, covered. Marked odd: ${oddText(marked)}. ${way}`;
}

export function comparedText(wrong) {
  const told = wrong.length ? `✗ You are wrong about ${numbered("mask", wrong)}.`
    : "✓ You are right about all the masks.";
  return `${told} Press Another hundred to mark new ones.`;
}
