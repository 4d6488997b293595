// How often a rule is applied until it comes home: D, D·Y, D·Y², … Mask i stands for cell i, holes left out.

import { bitOf, bitsFrom, onesOf } from "./gf2.js";
import { degreeOf, orderOfX, product } from "./play_polynomials.js";

const MOST_WORK = 2 ** 31; // cells changed, in more colours
const WORK_A_PAUSE = 2 ** 19;

const isSquare = ({ count, cells }) => count === cells.length;

// The masks by the numbers of cells among those that are no holes.
function numbered({ masks, cells }) {
  const numberOf = new Map(cells.map((cell, i) => [cell, i]));
  return masks.map((mask) => mask.map((cell) => numberOf.get(cell)));
}

function timesBits(row, masks) {
  const after = new Uint32Array(row.length);
  for (const number of onesOf(row)) for (const cell of masks[number]) after[cell >>> 5] ^= 1 << (cell & 31);
  return after;
}

// The least polynomial of the rule that sends a row to nothing: each next power is cleared by those before,
// until one is their sum. `used` are the powers that a row is the sum of.
function* annihilator(row, masks) {
  const size = masks.length;
  const pivots = new Map();
  for (let [power, at] = [0, row]; ; power++) {
    const left = at.slice();
    const used = bitsFrom([power], size + 1);
    for (let w = 0; w < left.length; w++) {
      while (left[w]) {
        const lead = 32 * w + 31 - Math.clz32(left[w] & -left[w]);
        const pivot = pivots.get(lead);
        if (!pivot) {
          pivots.set(lead, { left, used });
          w = left.length; // kept as it is
          break;
        }
        for (let i = w; i < left.length; i++) left[i] ^= pivot.left[i];
        for (let i = 0; i < used.length; i++) used[i] ^= pivot.used[i];
      }
    }
    if (degreeOf(left) < 0) return used;
    at = timesBits(at, masks);
    if (power % 8 === 0) yield power / size;
  }
}

// A polynomial of the rule, applied to many rows at once: `columns` holds for each cell a bit for each row.
function* applied(polynomial, columns, masks) {
  let sum = columns.map((column) => new Uint32Array(column.length));
  for (let power = degreeOf(polynomial); power >= 0; power--) {
    const after = sum.map((column) => new Uint32Array(column.length));
    for (let number = 0; number < masks.length; number++) {
      const column = sum[number];
      for (const cell of masks[number]) for (let w = 0; w < column.length; w++) after[cell][w] ^= column[w];
      if (number % 64 === 0) yield 1 - power / (1 + degreeOf(polynomial));
    }
    if (bitOf(polynomial, power)) {
      after.forEach((column, i) => { for (let w = 0; w < column.length; w++) column[w] ^= columns[i][w]; });
    }
    sum = after;
  }
  return sum;
}

function* minimalPolynomial(masks) {
  const size = masks.length;
  let polynomial = bitsFrom([0], 1);
  let columns = masks.map((_, i) => bitsFrom([i], size));
  for (;;) {
    const left = columns.find((column) => degreeOf(column) >= 0);
    if (!left) return polynomial;
    const row = onesOf(left)[0];
    const one = bitsFrom([...columns.keys()].filter((i) => bitOf(columns[i], row)), size);
    const factor = yield* annihilator(one, masks);
    polynomial = product(polynomial, factor);
    columns = yield* applied(factor, columns, masks);
  }
}

// The least n > 0 for which the n-th power of the rule changes nothing: { order, divides, multipleOf, why }.
export function* orderOf(system) {
  const none = { order: null, divides: null, multipleOf: null };
  if (!isSquare(system)) return { ...none, why: "not square" };
  if (!system.isAlwaysSolvable) return { ...none, why: "singular" };
  const masks = numbered(system);
  if (system.k > 2) return yield* orderInColours(masks, system.k);
  const { order, divides } = yield* orderOfX(yield* minimalPolynomial(masks));
  return { order, divides, multipleOf: order, why: order === null ? "primes" : null };
}

function timesColours(row, masks, k) {
  const after = new Uint16Array(row.length); // at most as many masks as there are cells meet in one
  for (let number = 0; number < masks.length; number++) {
    const value = row[number];
    if (value) for (const cell of masks[number]) after[cell] += value;
  }
  return after.map((value) => value % k);
}

const isSame = (one, other) => one.every((value, i) => value === other[i]);
const workOf = (masks) => masks.length + masks.reduce((sum, mask) => sum + mask.length, 0);

// The rows of the unit boards come home one after another; the order is the least common multiple.
function* orderInColours(masks, k) {
  const work = workOf(masks);
  let [order, done] = [1n, 0];
  for (let i = 0; i < masks.length; i++) {
    const unit = Uint16Array.from(masks, (_, j) => Number(i === j));
    let [row, steps] = [unit, 0n];
    do {
      row = timesColours(row, masks, k);
      steps++;
      done += work;
      if (done > MOST_WORK) return { order: null, divides: null, multipleOf: order, why: "steps" };
      if (done % WORK_A_PAUSE < work) yield done / MOST_WORK;
    } while (!isSame(row, unit));
    let [a, b] = [order, steps];
    while (b) [a, b] = [b, a % b];
    order = (order / a) * steps;
  }
  return { order, divides: order, multipleOf: order, why: null };
}

// After how many steps the patterns of D, D·Y, D·Y², … repeat, and how many come only once, before: the tail.
// Where that was not found, tail and period together are more than a number.
export function* periodOf(system, pattern) {
  const none = { period: null, divides: null, tail: null, moreThan: null };
  if (!isSquare(system)) return { ...none, why: "not square" };
  const masks = numbered(system);
  const row = system.cells.map((cell) => pattern[cell]);
  if (system.k > 2) return yield* periodInColours(Uint16Array.from(row), masks, system.k);
  const ones = [...row.keys()].filter((i) => row[i]);
  const polynomial = yield* annihilator(bitsFrom(ones, row.length), masks);
  const powers = onesOf(polynomial);
  const [tail] = powers;
  const shifted = bitsFrom(powers.map((power) => power - tail), powers.at(-1) + 1);
  const { order, divides } = yield* orderOfX(shifted);
  return { period: order, divides, tail, moreThan: null, why: order === null ? "primes" : null };
}

// By the walk of Brent: a mark is set anew after 1, 2, 4, … steps, until the walker comes back to it.
function* periodInColours(start, masks, k) {
  const work = workOf(masks);
  let done = 0;
  let [mark, row, steps, limit] = [start, timesColours(start, masks, k), 1, 1];
  while (!isSame(mark, row)) {
    if (steps === limit) [mark, steps, limit] = [row, 0, 2 * limit];
    row = timesColours(row, masks, k);
    steps++;
    done += work;
    if (done > MOST_WORK) {
      return { period: null, divides: null, tail: null, moreThan: limit >> 1, why: "steps" };
    }
    if (done % WORK_A_PAUSE < work) yield done / MOST_WORK;
  }
  let [slow, fast, tail] = [start, start, 0];
  for (let i = 0; i < steps; i++) fast = timesColours(fast, masks, k);
  for (; !isSame(slow, fast); tail++) {
    [slow, fast] = [timesColours(slow, masks, k), timesColours(fast, masks, k)];
    yield null;
  }
  return { period: BigInt(steps), divides: BigInt(steps), tail, moreThan: null, why: null };
}
