// The lightest of all sums of a choice with quiet ones, and the smallest fault of a board: what
// `magicmath.rules._cosets` finds, found in the same way and with the same first among equals.
//
// The surplus of a row is how many 0s it has more than 1s. Bit j of a sum is that of the row, flipped where
// the numbers of the sum and of column j of the basis have an odd number of bits in common. So the surpluses
// of all sums are the signs of the row, put in a table under the columns, after a Walsh-Hadamard transform.

import { bitOf, onesOf, weight } from "./gf2.js";

export const LARGEST_SEARCH = 28; // up to 2**28 choices are compared, as in Python
export const MOST_TESTS = 16;
export const LARGEST_FAULT_SEARCH = 2 ** 26;
const TABLE_BITS = 15; // so that a table stays in the nearest memory
const STEPS_A_PAUSE = 2 ** 18;
const [WINDOWS, ROWS_OF_WINDOW] = [64, 16]; // what a search without proof looks through

function add(row, other) {
  for (let w = 0; w < row.length; w++) row[w] ^= other[w];
}

const firstOne = (row) => onesOf(row)[0];

function parityOf(number) {
  let rest = number ^ (number >>> 16);
  rest ^= rest >>> 8;
  rest ^= rest >>> 4;
  return (0x6996 >>> (rest & 15)) & 1;
}

// The Walsh-Hadamard transform, in place: three levels of butterflies at a time, and those that are left.
function transform(table) {
  let half = 1;
  for (; 8 * half <= table.length; half *= 8) threeLevels(table, half);
  for (; half < table.length; half *= 2) oneLevel(table, half);
}

function oneLevel(table, half) {
  for (let start = 0; start < table.length; start += 2 * half) {
    for (let i = start; i < start + half; i++) {
      const one = table[i];
      const other = table[i + half];
      table[i] = one + other;
      table[i + half] = one - other;
    }
  }
}

function threeLevels(table, half) {
  for (let start = 0; start < table.length; start += 8 * half) {
    for (let i = start; i < start + half; i++) {
      const j = i + 4 * half;
      const a = (table[i] + table[i + half]) | 0;
      const b = (table[i] - table[i + half]) | 0;
      const c = (table[i + 2 * half] + table[i + 3 * half]) | 0;
      const d = (table[i + 2 * half] - table[i + 3 * half]) | 0;
      const e = (table[j] + table[j + half]) | 0;
      const f = (table[j] - table[j + half]) | 0;
      const g = (table[j + 2 * half] + table[j + 3 * half]) | 0;
      const h = (table[j + 2 * half] - table[j + 3 * half]) | 0;
      table[i] = a + c + e + g;
      table[i + half] = b + d + f + h;
      table[i + 2 * half] = a - c + e - g;
      table[i + 3 * half] = b - d + f - h;
      table[j] = a + c - e - g;
      table[j + half] = b + d - f - h;
      table[j + 2 * half] = a - c - e + g;
      table[j + 3 * half] = b - d - f + h;
    }
  }
}

function columnsOf(basis, length) {
  const columns = new Int32Array(length);
  basis.forEach((row, i) => { for (const j of onesOf(row)) columns[j] |= 1 << (basis.length - 1 - i); });
  return columns;
}

// The basis is in reduced echelon form: then the order of the sums is that of their numbers.
export function* lightest(row, basis, length) {
  const best = row.slice();
  for (const other of basis) if (bitOf(best, firstOne(other))) add(best, other);
  const count = basis.length;
  const low = Math.min(count, TABLE_BITS);
  const columns = columnsOf(basis, length);
  const signs = Int8Array.from(columns, (_, j) => 1 - 2 * bitOf(best, j));
  const table = new Int16Array(1 << low);
  let [mostSurplus, number] = [-length - 1, 0];
  for (let high = 0; high < 2 ** (count - low); high++) {
    table.fill(0);
    for (let j = 0; j < length; j++) {
      const isFlipped = parityOf((columns[j] >>> low) & high);
      table[columns[j] & (table.length - 1)] += isFlipped ? -signs[j] : signs[j];
    }
    transform(table);
    for (let i = 0; i < table.length; i++) {
      if (table[i] <= mostSurplus) continue;
      mostSurplus = table[i];
      number = high * table.length + i;
    }
    yield (high + 1) / 2 ** (count - low);
  }
  basis.forEach((other, i) => { if ((number >>> (count - 1 - i)) & 1) add(best, other); });
  return best;
}

// The same steps, but for how much of them is done.
export function* untold(steps) {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    yield null;
  }
}

// A light sum where there are too many to compare: that of one small window of the basis after another.
export function* light(row, basis, length, random) {
  let best = row;
  for (let window = 0; window < WINDOWS; window++) {
    const chosen = new Set();
    while (chosen.size < ROWS_OF_WINDOW) chosen.add(Math.floor(random() * basis.length));
    const found = yield* untold(lightest(best, basis.filter((_, i) => chosen.has(i)), length));
    if (weight(found) < weight(best)) best = found;
    yield (window + 1) / WINDOWS;
  }
  return best;
}

// A number of 1s that every sum has at least. Places with the same column change together, so in each such
// group the rarer value stays; where the column is 0 nothing changes.
export function weightBound(row, basis, length) {
  const names = Array.from({ length }, () => []);
  basis.forEach((other, i) => { for (const j of onesOf(other)) names[j].push(i); });
  const groups = new Map();
  names.forEach((name, j) => {
    const key = name.join();
    const counts = groups.get(key) ?? [0, 0];
    counts[bitOf(row, j)]++;
    groups.set(key, counts);
  });
  return [...groups].reduce((sum, [key, [zeros, ones]]) => sum + (key ? Math.min(zeros, ones) : ones), 0);
}

// The fewest cells to change in a difference before masks make it up; with too many tests to search through
// the faults, the cells that are left over. `places` are the cells where no mask leads, but for holes.
export function* nearestFault(echelon, cells, places = echelon.free) {
  const { size } = echelon;
  const { rest } = echelon.reduced(cells);
  if (places.length > MOST_TESTS || size * 2 ** places.length > LARGEST_FAULT_SEARCH) return rest;
  const bitAt = new Map(places.map((cell, i) => [cell, 1 << i]));
  const key = (left) => left.reduce((sum, cell) => sum | (bitAt.get(cell) ?? 0), 0);
  const steps = Array.from({ length: size }, (_, cell) => key(echelon.reduced([cell]).rest));
  const wanted = key(rest);
  const via = new Int32Array(2 ** places.length).fill(-1); // the last cell on a shortest way
  const queue = [0];
  for (let at = 0, done = 0; queue[at] !== wanted; at++, done += size) {
    for (let cell = 0; cell < size; cell++) {
      const after = queue[at] ^ steps[cell];
      if (!after || via[after] >= 0) continue;
      via[after] = cell;
      queue.push(after);
    }
    if (done > STEPS_A_PAUSE) yield (done = 0, null);
  }
  const fault = [];
  for (let at = wanted; at; at ^= steps[via[at]]) fault.push(via[at]);
  return fault.sort((a, b) => a - b);
}
