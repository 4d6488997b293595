import assert from "node:assert/strict";
import { test } from "node:test";

import {
  cellsOf, modulo, roundsOf, sumsOf, ticksOf, visited,
} from "../../../magicmath/widgets/static/classes_state.js";
import { ringText } from "../../../magicmath/widgets/static/classes_words.js";

const TABLE = [[1, 2, 4], [2, 1, 0], [0, 1, 1]];
const [START, ROUND] = [[0, 0, 1], [1, 2, -4]];

test("three rounds make nine 1s in seven colours, and nothing in five", () => {
  const sums = sumsOf([3, 6, -11], TABLE);
  assert.deepEqual(sums, [15, 1, 1]);
  assert.deepEqual(cellsOf(sums, 7), new Array(9).fill(1));
  assert.deepEqual(cellsOf(sums, 5), [0, 1, 0, 1, 1, 1, 0, 1, 0]);
  assert.equal(modulo(-3, 7), 4);
});

test("rounds are counted where nothing else was pressed", () => {
  assert.equal(roundsOf([3, 6, -11], START, ROUND), 3);
  assert.equal(roundsOf(START, START, ROUND), 0);
  assert.equal(roundsOf([3, 6, -10], START, ROUND), null);
  assert.equal(roundsOf([-1, -2, 5], START, ROUND), null);
});

test("the way round the ring", () => {
  assert.deepEqual(visited(3, START, TABLE, ROUND, 7), [0, 5, 3, 1]);
  assert.deepEqual(visited(2, START, TABLE, ROUND, 5), [0, 0, 0]);
  assert.deepEqual(visited(999, START, TABLE, ROUND, 2), [0, 1, 0]);
  assert.equal(ringText({ places: [0, 5, 3], rounds: 2, sum: 10, k: 7 }),
    "A corner cell has got 10, and shows 3. After 2 rounds: 0 → 5 → 3");
  assert.equal(ringText({ places: [0, 1, 0], rounds: 3, sum: 15, k: 2 }),
    "A corner cell has got 15, and shows 1. After 3 rounds: 0 → 1 → 0 → …, now 1");
  assert.equal(ringText({ places: null, rounds: null, sum: -4, k: 7 }), "A corner cell has got −4, and shows 3.");
});

test("who looks for a round gets ticks for nothing in all, and for a 1 only after a round", () => {
  const marked = (sums, isRound) => {
    const { inAll, inColours } = ticksOf({ sums, k: 7, find: true, isRound, isPressed: sums.some(Boolean) });
    return [...inAll, ...inColours].map(Number).join("");
  };
  assert.equal(marked([0, 0, 0], false), "000000");
  assert.equal(marked([1, 2, 4], false), "000000");
  assert.equal(marked([1, 5, 0], false), "001000");
  assert.equal(marked([1, 7, 7], false), "000000"); // in seven colours this board looks finished
  assert.equal(marked([5, 0, 0], true), "011000");
  assert.equal(marked([15, 0, 0], true), "011100");
});

test("where nine 1s are wanted, each 1 has its tick", () => {
  const { inAll, inColours } = ticksOf({ sums: [15, 1, 3], k: 7, find: false, isRound: false, isPressed: true });
  assert.deepEqual([inAll, inColours], [[false, false, false], [true, true, false]]);
});
