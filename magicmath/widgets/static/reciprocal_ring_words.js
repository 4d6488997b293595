// What the ring of steps says.

import { listed } from "./lists.js";
import { placesOf, stepsTo1 } from "./reciprocal_ring_state.js";
import { plural } from "./words.js";

export const CHOOSE = "modulo:";
export const STEPS = "steps of:";
export const COMPARE = "Compare";
export const WHICH = "Which will miss 1?";
export const MARK = "Mark the numbers whose steps will miss 1. Then compare.";
export const TRY = "Press a number: what do its steps meet?";

// A number on its button; `verdict` is whether its steps meet 1, null as long as it is not told.
export const signOf = (a, verdict) => (verdict === null ? String(a) : `${a} ${verdict ? "✓" : "✗"}`);

export function stepsText(a, k) {
  const places = placesOf(a, k).slice(1);
  const steps = stepsTo1(a, k);
  if (!steps) {
    return `Steps of ${a} lead to ${listed([...places.slice(0, -1), "0"])} again. They miss 1: `
      + `${a} has no reciprocal.`;
  }
  return `Steps of ${a} lead to ${listed(places.slice(0, steps))}. ${plural(steps, "step")} of ${a} make `
    + `${steps * a}, modulo ${k} that is 1. So ${steps} is the reciprocal of ${a}. `
    + "(The thin lines lead on, to 0.)";
}

export function comparedText(wrong, k) {
  const count = `${k - 2 - wrong.length} of ${k - 2} are right`;
  if (!wrong.length) return `✓ ${count}. Press to see the steps.`;
  return `${count}. Look at ${listed(wrong)}: press to see the steps.`;
}

export const ringName = (a, k) =>
  (a ? `ring of ${k} places: steps of ${a}, ${placesOf(a, k).join(", ")}` : `ring of ${k} places: no steps`);
