import assert from "node:assert/strict";
import { test } from "node:test";

import { drawnMasks, endsOf, lowerOf, sumsOf, upperOf } from
  "../../../magicmath/widgets/static/two_walks_state.js";
import { addText, boardName, isUpperText, masksText, sumName, sumsText, walksText } from
  "../../../magicmath/widgets/static/two_walks_words.js";

const MAGIC = ["110110000", "111000000", "011011000", "100100100", "010111010", "001001001", "000110110",
  "000000111", "000011011"].map((row) => [...row].map(Number));
const pressed = (matrix, v) => v.map((_, j) => matrix.reduce((sum, row, i) => sum ^ (v[i] & row[j]), 0));
const walked = (matrix, v) => [1, 2, 3, 4].reduce((all) => [...all, pressed(matrix, all.at(-1))], [v]);
const flipped = (matrix) => matrix.map((row, i) => row.map((bit, j) => bit ^ Number(i === j)));

test("the upper strip presses with Y, the lower one with N, and they agree but at step 3", () => {
  for (const matrix of [MAGIC, drawnMasks(9), drawnMasks(6)]) for (let n = 1; n < 64; n++) {
    const v = matrix.map((_, i) => (n >> i) & 1);
    const [upper, lower] = [upperOf(matrix, v), lowerOf(matrix, v)];
    assert.deepEqual(upper, walked(matrix, v));
    assert.deepEqual(lower, walked(flipped(matrix), v));
    const alike = sumsOf(upper, lower).map(({ isUpper }) => isUpper);
    assert.deepEqual([alike[1], alike[2], alike[4]], [true, true, true]);
    assert.equal(alike[3], lower[1].join() === lower[2].join());
  }
});

test("the ends are told when they have been reached", () => {
  const v = [0, 1, 0, 0, 0, 0, 0, 0, 0];
  const [upper, lower] = [upperOf(MAGIC, v), lowerOf(MAGIC, v)];
  assert.deepEqual(endsOf(upper, lower, 3), { home: 0, empty: 0 });
  assert.deepEqual(endsOf(upper, lower, 4), { home: 4, empty: 4 });
  assert.deepEqual(sumsOf(upper, lower)[4].bits, v);
});

test("masks are drawn bit by bit", () => {
  assert.deepEqual(drawnMasks(2, () => 0.4), [[1, 1], [1, 1]]);
  assert.deepEqual(drawnMasks(2, () => 0.5), [[0, 0], [0, 0]]);
});

test("words", () => {
  assert.deepEqual([boardName("Y", 0), boardName("Y", 1), boardName("N", 3), sumName(2)],
    ["V", "V·Y", "V·N³", "V + V·N²"]);
  assert.deepEqual([isUpperText(2, true), isUpperText(3, false)], ["= V·Y²", "≠ V·Y³"]);
  assert.notEqual(addText(true), addText(false));
  assert.deepEqual([masksText("MAGIC"), masksText("")], ["MAGIC’s masks", "First masks"]);
  assert.match(walksText({ home: 0, empty: 0 }, 0, true), /^V is empty/);
  assert.match(walksText({ home: 0, empty: 0 }, 0, false), /press “Next step”/);
  assert.equal(walksText({ home: 0, empty: 0 }, 1, false),
    "With Y: V is not home yet. With N: not empty yet.");
  assert.equal(walksText({ home: 1, empty: 1 }, 1, false),
    "With Y: V is home after 1 step. With N: empty after 1 press.");
  assert.equal(sumsText([1, 2, 4], 4), "The sum is the board of Y at steps 1, 2 and 4, and not at step 3.");
  assert.equal(sumsText([1], 1), "The sum is the board of Y at step 1.");
  assert.equal(sumsText([], 0), "");
});
