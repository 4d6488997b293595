// Fewest presses. What is not proved to be the fewest is told with a bound.

import { LARGEST_SEARCH, light, lightest, untold, weightBound } from "./cosets.js";
import { bitOf, bitsFrom } from "./gf2.js";
import { bitsIn } from "./play_system.js";

const LARGEST_COLOURED_SEARCH = 2 ** 31; // solutions times masks
const QUICK = 2 ** 20; // what is compared while a reader waits
const SUMS_A_STEP = 2 ** 19;
const [ROUNDS, SUMS_OF_ROUND] = [64, 2 ** 12]; // of a search without proof

const sumOf = (values) => values.reduce((sum, value) => sum + value, 0);
const bitsOf = (values) => bitsFrom([...values.keys()].filter((i) => values[i]), values.length);

// mulberry32, as for puzzles: what is found is the same each time
function random() {
  let state = 1;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let word = Math.imul(state ^ (state >>> 15), state | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return ((word ^ (word >>> 14)) >>> 0) / 2 ** 32;
  };
}

// No press changes more cells than the largest mask, each by 1.
function roundsFor(difference, { masks }) {
  const largest = Math.max(1, ...masks.map((mask) => mask.length));
  return Math.ceil(sumOf(difference) / largest);
}

export const isSearched = ({ k, count, solutions }) =>
  (k === 2 ? bitsIn(solutions) <= LARGEST_SEARCH : count * 2 ** bitsIn(solutions) <= LARGEST_COLOURED_SEARCH);
export const isQuick = ({ count, solutions }) => count * 2 ** bitsIn(solutions) <= QUICK;

// { presses, total, atLeast, isProved }: `presses` tells how often each mask is pressed.
export function* shortest(system, way, difference) {
  const isProved = isSearched(system);
  const presses = yield* (system.k === 2 ? shortestOfBits : shortestOfColours)(system, way, isProved);
  const total = sumOf(presses);
  const atLeast = isProved ? total : yield* atLeastFor(system, presses, difference);
  return { presses, total, atLeast, isProved: total === atLeast };
}

export function* atLeastFor(system, way, difference) {
  const quiet = yield* system.quiet();
  return Math.max(roundsFor(difference, system), shiftBound(way, quiet, system.k));
}

function* shortestOfBits(system, way, isProved) {
  const { echelon } = system.forms[0];
  const basis = [];
  for (let i = 0; i < echelon.nullity; i++) {
    basis.push(echelon.quiet(i));
    yield null;
  }
  const row = bitsOf(way);
  const found = yield* isProved ? lightest(row, basis, way.length) : light(row, basis, way.length, random());
  return way.map((_, i) => bitOf(found, i));
}

const comesBefore = (one, other) => {
  const i = one.findIndex((value, j) => value !== other[j]);
  return i >= 0 && one[i] < other[i];
};

// Compare all sums of a choice with multiples of some generators; the first in order of the fewest presses.
function* lightestOf(way, generators, k) {
  const current = Uint8Array.from(way);
  const best = Uint8Array.from(way);
  let [total, fewest] = [sumOf(way), sumOf(way)];
  const digits = generators.map(() => 0);
  const count = generators.reduce((product, { order }) => product * order, 1);
  const step = Math.max(1, Math.floor(SUMS_A_STEP / way.length));
  for (let i = 1; i < count; i++) {
    for (let g = 0, carries = true; carries; g++) {
      const { values, order } = generators[g];
      total += addTo(current, values, k);
      digits[g] = (digits[g] + 1) % order;
      carries = digits[g] === 0;
      if (carries) total += clearDigit(current, values, order, k);
    }
    if (total < fewest || (total === fewest && comesBefore(current, best))) {
      best.set(current);
      fewest = total;
    }
    if (i % step === 0) yield i / count;
  }
  return best;
}

function addTo(row, values, k) {
  let change = 0;
  for (let j = 0; j < row.length; j++) {
    if (!values[j]) continue;
    const sum = row[j] + values[j];
    row[j] = sum < k ? sum : sum - k;
    change += sum < k ? values[j] : values[j] - k;
  }
  return change;
}

// A row with a lead that is no unit comes to others, not to nothing, when added as often as it counts.
function clearDigit(row, values, order, k) {
  const back = values.map((value) => (k - ((value * order) % k)) % k);
  return addTo(row, back, k);
}

function* shortestOfColours(system, way, isProved) {
  const generators = yield* system.quiet();
  if (isProved) return yield* lightestOf(way, generators, system.k);
  const next = random();
  let best = way;
  for (let round = 0; round < ROUNDS; round++) {
    const chosen = [];
    for (let sums = 1; ;) {
      const generator = generators[Math.floor(next() * generators.length)];
      sums *= generator.order;
      if (sums > SUMS_OF_ROUND) break;
      if (!chosen.includes(generator)) chosen.push(generator);
    }
    best = yield* untold(lightestOf(best, chosen, system.k));
    yield (round + 1) / ROUNDS;
  }
  return best;
}

// A number of presses that every solution has at least. Masks that stand alike in all quiet choices change
// together, by the same multiple of what stands there.
function shiftBound(way, quiet, k) {
  if (k === 2) {
    return weightBound(bitsOf(way), quiet.map(({ values }) => bitsOf(values)), way.length);
  }
  const groups = new Map();
  way.forEach((times, j) => {
    const alike = quiet.map(({ values }) => values[j]);
    const key = alike.join();
    if (!groups.has(key)) groups.set(key, { alike, members: [] });
    groups.get(key).members.push(times);
  });
  const gcd = (a, b) => (b ? gcd(b, a % b) : a);
  return sumOf([...groups.values()].map(({ alike, members }) => {
    const step = alike.reduce(gcd, k);
    const shifts = Array.from({ length: k / step }, (_, i) => i * step);
    return Math.min(...shifts.map((shift) => sumOf(members.map((times) => (times + shift) % k))));
  }));
}
