// Steps on a ring of k places. Python's `ReciprocalRing` finds the same reciprocals.

// The numbers whose steps are asked for: 1 is left out.
export const numbersOf = (k) => Array.from({ length: k - 2 }, (_, i) => i + 2);

// Where the steps of a number lead, from 0 on, until they are at 1, or at 0 again.
export function walkOf(a, k) {
  const places = [0];
  do places.push((places.at(-1) + a) % k); while (places.at(-1) > 1);
  return places;
}

// After how many steps of a number 1 is met, which is its reciprocal; 0 where it is missed.
export const stepsTo1 = (a, k) => (walkOf(a, k).at(-1) ? walkOf(a, k).length - 1 : 0);

// The smallest place above 0 that the steps of a number meet, and after how many steps: a jump.
export function jumpOf(a, k) {
  const places = walkOf(a, k);
  const length = Math.min(...places.filter(Boolean));
  return { length, steps: places.indexOf(length) };
}

// Where so many jumps lead, from 0 on.
export const jumpedOver = (length, k, taken) => Array.from({ length: taken + 1 }, (_, i) => (i * length) % k);

// What a reader has marked in vain, or left out: marked are those that should miss 1.
export const wrongGuesses = (marked, items, meets) => items.filter((one) => marked.has(one) === meets(one));
