// Rounds of presses in k colours. `magicmath.widgets.ColourRecipes` works out the same.

import { modulo } from "./classes_state.js";

export const WHOLE = 0;
export const INVERSE = 2;

export const reciprocalOf = (number, k) =>
  Array.from({ length: k }, (_, b) => b).find((b) => modulo(b * number, k) === 1 % k) ?? null;

// The rounds as they are shown at a step.
export function roundsAt(step, { adjugate, determinant, k }) {
  if (step === WHOLE) return adjugate;
  const factor = step === INVERSE ? reciprocalOf(determinant, k) ?? 1 : 1;
  return adjugate.map((round) => round.map((count) => modulo(factor * count, k)));
}

export function cellsOf(presses, masks, k) {
  const sums = presses.map(() => 0);
  presses.forEach((count, number) => {
    for (const cell of masks[number]) sums[cell] += count;
  });
  return sums.map((sum) => modulo(sum, k));
}

export const plus = (presses, round, times, k) =>
  presses.map((count, i) => modulo(count + times * round[i], k));

// What is seen while a round is pressed: for each of its masks the presses up to there.
export function framesOf(presses, round, k) {
  const frames = [];
  let sofar = presses;
  round.forEach((count, number) => {
    if (!modulo(count, k)) return;
    sofar = sofar.map((had, i) => (i === number ? modulo(had + count, k) : had));
    frames.push({ number, presses: sofar });
  });
  return frames;
}

// What the presses of a round add to a cell: a term for each mask that holds it.
export const termsOf = (round, masks, cell) =>
  round.flatMap((count, number) => (count && masks[number].includes(cell) ? [{ number, count }] : []));

export const sumOf = (terms) => terms.reduce((sum, { count }) => sum + count, 0);

// What a cell has got since the start, in whole numbers, as far as that is known.
export function totalOf(terms, known, before, k) {
  const had = known !== undefined && modulo(known, k) === before ? known : before;
  return had + sumOf(terms);
}
