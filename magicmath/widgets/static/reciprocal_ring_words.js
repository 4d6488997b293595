// What the ring of steps says.

import { listed } from "./lists.js";
import { jumpOf, stepsTo1, walkOf } from "./reciprocal_ring_state.js";
import { plural } from "./words.js";

export const CHOOSE = "modulo:";
export const STEPS = "steps of:";
export const COMPARE = "Compare";
export const ALL_STEPS = "All steps";
export const ALL_JUMPS = "All jumps";
export const jumpName = (length) => `Jump by ${length}`;
export const WHICH = "Which will miss 1?";
export const MARK = "Mark the numbers whose steps will miss 1. Then compare.";
export const MARK_COLOURS = "Press the numbers of colours that you mean. Then compare.";
export const TRY = "Press a number: it takes one step from 0.";
export const stepsIn = (a) => `steps of ${a}, modulo:`;

// A number on its button; `verdict` is whether its steps meet 1, null as long as it is not told.
export const signOf = (a, verdict) => (verdict === null ? String(a) : `${a} ${verdict ? "✓" : "✗"}`);

// What the first steps of a number come to, and what to press next: the button `again` takes the next step.
export function stepText(a, k, taken, again) {
  const sum = `${plural(taken, "step")} of ${a}: ${taken}·${a} = ${taken * a}`;
  const rest = taken * a < k ? "" : `, modulo ${k} that is ${(taken * a) % k}`;
  if (taken < walkOf(a, k).length - 1) return `${sum}${rest}. Press ${again} again for the next step.`;
  if (stepsTo1(a, k)) return `✓ ${sum}${rest}. So ${taken} is the reciprocal of ${a}.`;
  return `${sum}${rest}. You are at 0 again, and have missed 1: ${a} has no reciprocal modulo ${k}.`;
}

// What the first jumps come to: each goes as far as the smallest place above 0 that the steps meet.
export function jumpText(a, k, taken) {
  const { length, steps } = jumpOf(a, k);
  const sum = `${plural(taken, "jump")} of ${length}: ${taken}·${length} = ${taken * length}`;
  if (taken * length < k) return `${sum}. Each jump is ${plural(steps, "step")} of ${a}.`;
  const met = length === 1 ? "They meet each place"
    : `They meet ${listed(Array.from({ length: taken }, (_, i) => i * length))}, and no other place`;
  return `✓ ${sum}, and that is 0 again. ${met}.`;
}

export const ALL_TRIED = " ✓ You have tried all numbers.";

// After the first comparison: which marks are right is not told yet.
export const countedText = (right, all) =>
  `${right} of ${all} were right. Change your marks, and compare again: then all is shown.`;

export function comparedText(wrong, k) {
  const count = `${k - 2 - wrong.length} of ${k - 2} are right`;
  if (!wrong.length) return `✓ ${count}. Press a number to take its steps.`;
  return `${count}. Look at ${listed(wrong)}: press a number to take its steps.`;
}

// The reader's marks beside the numbers of colours in which the steps miss 1.
export function comparedColoursText(a, { marked, missed, wrong, size }) {
  const right = `${size - wrong.length} of ${size} are right`;
  const count = wrong.length ? `${right}, the dashed ones are not` : `✓ ${right}`;
  return `${count}. You marked ${listed(marked) || "none"}. The answer: ${listed(missed) || "none"}. `
    + `Press a number of colours to take steps of ${a} round its ring. Where do they miss 1?`;
}

export const ringName = (a, k, walked) =>
  (a ? `ring of ${k} places: steps of ${a}, ${walked.join(", ")}` : `ring of ${k} places: no steps`);

export const jumpsName = (length, k, jumped) =>
  `ring of ${k} places: jumps of ${length}, ${jumped.join(", ")}`;
