// The board in reach that is nearest to another: where the fewest cells differ.

import { LARGEST_FAULT_SEARCH, MOST_TESTS, nearestFault } from "./cosets.js";

const [MOST_FAILURES, LARGEST_COLOURED_SEARCH] = [2 ** 20, 2 ** 23];
const STEPS_A_PAUSE = 2 ** 16;

const wrongCells = (values) => [...values.keys()].filter((cell) => values[cell]);

// What to take away from a difference so that masks make it up, { change, isProved }.
export function* nearest(system, difference) {
  return yield* system.k === 2 ? nearestOfBits(system, difference) : nearestOfColours(system, difference);
}

function* nearestOfBits({ forms: [{ echelon }], holes, size }, difference) {
  const isHole = new Set(holes);
  const places = echelon.free.filter((cell) => !isHole.has(cell));
  const fault = yield* nearestFault(echelon, wrongCells(difference), places);
  const change = new Uint8Array(size);
  for (const cell of fault) change[cell] = 1;
  const isSearched = places.length <= MOST_TESTS && size * 2 ** places.length <= LARGEST_FAULT_SEARCH;
  return { change, isProved: isSearched || fault.length <= 1 };
}

function* nearestOfColours(system, difference) {
  const rest = system.restOf(difference);
  if (wrongCells(rest).length <= 1) return { change: rest, isProved: true };
  const tests = yield* system.tests();
  const { k, cells } = system;
  const failures = k ** tests.length;
  const changes = cells.length * (k - 1);
  const isSearched = failures <= MOST_FAILURES && failures * changes <= LARGEST_COLOURED_SEARCH;
  const change = isSearched ? yield* leastChange(tests.map(({ values }) => values), rest, cells, k) : rest;
  return { change, isProved: isSearched };
}

// How the tests fail is told by the digits, to the base k, of one number.
function numberOf(digits, others, k) {
  let number = 0;
  for (let i = digits.length - 1; i >= 0; i--) {
    const sum = digits[i] + others[i];
    number = number * k + (sum < k ? sum : sum - k);
  }
  return number;
}

const digitsOf = (number, k, none) => none.map((_, i) => Math.floor(number / k ** i) % k);

// Every way in which a change of one cell can make tests fail, once.
function stepsOf(tests, cells, k) {
  const none = tests.map(() => 0);
  const steps = new Map();
  for (const cell of cells) {
    for (let amount = 1; amount < k; amount++) {
      const digits = tests.map((weights) => (weights[cell] * amount) % k);
      const number = numberOf(digits, none, k);
      if (number && !steps.has(number)) steps.set(number, { cell, amount, digits });
    }
  }
  return [...steps.values()];
}

// Go through the failures by the number of cells that cause them, until those of the board are found.
function* leastChange(tests, rest, cells, k) {
  const none = tests.map(() => 0);
  const steps = stepsOf(tests, cells, k);
  const wanted = numberOf(tests.map((weights) =>
    weights.reduce((sum, weight, cell) => (sum + weight * rest[cell]) % k, 0)), none, k);
  const lastStep = new Int32Array(k ** tests.length).fill(-1);
  const queue = [0];
  for (let at = 0, done = 0; lastStep[wanted] < 0; at++, done += steps.length) {
    const digits = digitsOf(queue[at], k, none);
    for (let i = 0; i < steps.length; i++) {
      const number = numberOf(digits, steps[i].digits, k);
      if (lastStep[number] >= 0) continue;
      lastStep[number] = i;
      queue.push(number);
    }
    if (done > STEPS_A_PAUSE) yield (done = 0, null);
  }
  const change = new Uint8Array(rest.length);
  for (let number = wanted; number;) {
    const { cell, amount, digits } = steps[lastStep[number]];
    change[cell] = amount;
    number = numberOf(digitsOf(number, k, none), digits.map((digit) => (k - digit) % k), k);
  }
  return change;
}
