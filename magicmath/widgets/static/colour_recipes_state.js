// Blocks of presses in k colours. `magicmath.widgets.ColourRecipes` works out the same.

import { modulo } from "./classes_state.js";

export const WHOLE = 0;
export const INVERSE = 2;

export const reciprocalOf = (number, k) =>
  Array.from({ length: k }, (_, b) => b).find((b) => modulo(b * number, k) === 1 % k) ?? null;

// The blocks as they are shown at a step.
export function blocksAt(step, { adjugate, determinant, k }) {
  if (step === WHOLE) return adjugate;
  const factor = step === INVERSE ? reciprocalOf(determinant, k) ?? 1 : 1;
  return adjugate.map((block) => block.map((count) => modulo(factor * count, k)));
}

export function cellsOf(presses, masks, k) {
  const sums = presses.map(() => 0);
  presses.forEach((count, number) => {
    for (const cell of masks[number]) sums[cell] += count;
  });
  return sums.map((sum) => modulo(sum, k));
}

export const plus = (presses, block, times, k) =>
  presses.map((count, i) => modulo(count + times * block[i], k));

// What is seen while a block is pressed: for each of its masks the presses up to there.
export function framesOf(presses, block, k) {
  const frames = [];
  let sofar = presses;
  block.forEach((count, number) => {
    if (!modulo(count, k)) return;
    sofar = sofar.map((had, i) => (i === number ? modulo(had + count, k) : had));
    frames.push({ number, presses: sofar });
  });
  return frames;
}

// What the presses of a block add to a cell: a term for each mask that holds it.
export const termsOf = (block, masks, cell) =>
  block.flatMap((count, number) => (count && masks[number].includes(cell) ? [{ number, count }] : []));

export const sumOf = (terms) => terms.reduce((sum, { count }) => sum + count, 0);

// What a cell has got since the start, in whole numbers, as far as that is known.
export function totalOf(terms, known, before, k) {
  const had = known !== undefined && modulo(known, k) === before ? known : before;
  return had + sumOf(terms);
}
