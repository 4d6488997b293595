// What the page says of counted presses.

import { numbered } from "./lists.js";
import { plural } from "./words.js";

export const parityOf = (isOdd) => (isOdd ? "odd" : "even");
export const pressText = (mask, count) => `press mask ${mask}; pressed ${plural(count, "time")}`;

export function outcomeText(sum, odd, told) {
  if (!sum) return "Nothing is pressed.";
  const presses = `${plural(sum, "press")}.`;
  const truth = odd.length ? `An odd number of times: ${numbered("mask", odd)}.`
    : "No mask an odd number of times.";
  const tells = told.length ? numbered("mask", told) : "none";
  return `${presses} ${truth} The board alone tells: ${tells}.`;
}
