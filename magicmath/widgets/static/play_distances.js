// How many boards, of those within reach of one another, need how many presses, as few as can be.
//
// Independent masks are chosen; a board's number has for digits, to the base k, how often each of them is
// pressed. That many presses are enough. Each other mask, taken in turn, makes some ways shorter.

import { bitsIn } from "./play_system.js";

const LARGEST = 24; // bits: a table of 2**24 boards
const MOST_TERMS = 2 ** 11;
const BOARDS_A_STEP = 2 ** 18;

// The list, or null and why not: what it takes is `boards` numbers.
export function* distanceCounts(system) {
  const { k, count, reachable, solutions } = system;
  const told = { boards: reachable, counts: null };
  if (bitsIn(solutions) === 0 && count * (k - 1) <= MOST_TERMS) {
    return { ...told, counts: yield* independentCounts(count, k), why: null };
  }
  if (bitsIn(reachable) > LARGEST) return { ...told, why: "too many" };
  if (reachable.length > 1 || system.forms[0].exponent > 1) return { ...told, why: "not prime" };
  const table = yield* k === 2 ? tableOfBits(system) : tableOfColours(system);
  const counts = new Array(table.reduce((most, distance) => Math.max(most, distance), 0) + 1).fill(0);
  for (const distance of table) counts[distance]++;
  return { ...told, counts: counts.map(BigInt), why: null };
}

// Where no two ways lead to one board, boards are as many as ways: the powers of 1 + x + … tell it.
function* independentCounts(count, k) {
  let counts = [1n];
  for (let number = 0; number < count; number++) {
    const after = new Array(counts.length + k - 1).fill(0n);
    for (let times = 0; times < k; times++) {
      counts.forEach((boards, presses) => { after[presses + times] += boards; });
    }
    counts = after;
    yield number / count;
  }
  return counts;
}

// For each mask that others make up, how often it takes each of the chosen ones; they are what quiet choices
// hold besides.
function* spareMasks(system) {
  const quiet = yield* system.quiet();
  const leads = quiet.map(({ values }) => values.findIndex(Boolean));
  const isSpare = new Set(leads);
  const chosen = [...Array(system.count).keys()].filter((number) => !isSpare.has(number));
  const { k } = system;
  const spare = quiet.map(({ values }) => chosen.map((number) => (k - values[number]) % k));
  return { rank: chosen.length, spare };
}

function* tableOfBits(system) {
  const { rank, spare } = yield* spareMasks(system);
  const table = new Uint8Array(2 ** rank);
  for (let half = 1; half < table.length; half *= 2) {
    for (let i = 0; i < half; i++) table[half + i] = table[i] + 1;
  }
  for (const [done, digits] of spare.entries()) {
    const number = digits.reduce((sum, digit, i) => sum | (digit << i), 0);
    for (let board = 0; number && board < table.length; board++) {
      const other = board ^ number;
      if (board < other) {
        const [one, two] = [table[board], table[other]];
        if (one > two + 1) table[board] = two + 1;
        else if (two > one + 1) table[other] = one + 1;
      }
      if (board % BOARDS_A_STEP === 0) yield done / spare.length;
    }
  }
  return table;
}

function* tableOfColours(system) {
  const { k } = system;
  const { rank, spare } = yield* spareMasks(system);
  const table = new Uint16Array(k ** rank);
  for (let unit = 1; unit < table.length; unit *= k) {
    for (let i = unit; i < unit * k; i++) table[i] = table[i - unit] + 1;
  }
  for (const [done, digits] of spare.entries()) {
    const first = digits.findIndex(Boolean);
    if (first < 0) continue;
    const unit = k ** first;
    for (let board = 0; board < table.length; board++) {
      if (Math.floor(board / unit) % k === 0) shortenAround(board, digits, table, k);
      if (board % (BOARDS_A_STEP / 16) === 0) yield done / spare.length;
    }
  }
  return table;
}

// The boards that presses of one more mask lead round, back to the first.
function shortenAround(board, digits, table, k) {
  const round = [board];
  for (let times = 1; times < k; times++) {
    let [after, rest, unit] = [0, round.at(-1), 1];
    for (const digit of digits) {
      const value = rest % k;
      after += ((value + digit) % k) * unit;
      rest = (rest - value) / k;
      unit *= k;
    }
    round.push(after);
  }
  for (let turn = 0, at = 0; turn < 2 * k; turn++) { // twice round, as a way may begin anywhere
    const next = (at + 1) % k;
    if (table[round[next]] > table[round[at]] + 1) table[round[next]] = table[round[at]] + 1;
    at = next;
  }
}
