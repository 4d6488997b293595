// What the page says of counted presses.

import { numbered } from "./lists.js";
import { plural } from "./words.js";

export const parityOf = (isOdd) => (isOdd ? "odd" : "even");
export const pressText = (mask, count, isCovered) =>
  `press mask ${mask}${isCovered ? "" : `; pressed ${plural(count, "time")}`}`;

const oddText = (told) => (told.length ? numbered("mask", told) : "none");

export function outcomeText(sum, odd, told, isCovered) {
  if (!sum) return "Nothing is pressed.";
  const presses = `${plural(sum, "press")}.`;
  if (isCovered) return `${presses} The board alone tells: ${oddText(told)}. Is it right?`;
  const truth = odd.length ? `An odd number of times: ${numbered("mask", odd)}.`
    : "No mask an odd number of times.";
  return `${presses} ${truth} The board alone tells: ${oddText(told)}.`;
}
