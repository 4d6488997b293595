import assert from "node:assert/strict";
import { test } from "node:test";

import { isSolved, obstacleOf, reciprocal, rowsAfter } from "../../../magicmath/widgets/static/modular_rows_state.js";
import { equation, standText } from "../../../magicmath/widgets/static/modular_rows_words.js";

const start = [[1, 1, 0, 1], [1, 0, 1, 0], [0, 1, 1, 2]];

test("the moves count modulo k", () => {
  const rows = rowsAfter(start, [["subtract", 0, 1], ["add", 1, 2], ["multiply", 2, 3]], 5);
  assert.deepEqual(rows, [[1, 1, 0, 1], [0, 4, 1, 4], [0, 0, 1, 3]]);
  assert.ok(!isSolved(rows));
  assert.ok(isSolved([[1, 0, 2], [0, 1, 3]]));
  assert.ok(!isSolved([[1, 0, 2]]));
});

test("a reciprocal is found where there is one", () => {
  for (let k = 2; k <= 13; k++) {
    for (let a = 1; a < k; a++) {
      const b = reciprocal(a, k);
      const has = [...Array(k).keys()].some((one) => (a * one) % k === 1);
      assert.equal((a * b) % k === 1, has);
    }
  }
});

test("an equation that cannot hold is known by what divides its left side", () => {
  assert.equal(obstacleOf([0, 0, 2, 1], 4), 2);
  assert.equal(obstacleOf([0, 0, 2, 2], 4), 1);
  assert.equal(obstacleOf([0, 0, 2, 1], 5), 1);
  assert.equal(obstacleOf([0, 0, 0, 1], 5), 5);
  assert.equal(obstacleOf([0, 0, 0, 0], 5), 1);
});

test("equations are written without 0 and 1 as factors", () => {
  assert.equal(equation([0, 4, 1, 4]), "4b + c = 4");
  assert.equal(equation([0, 0, 0]), "0 = 0");
});

test("whether nobody can solve them is told to who claims it", () => {
  const never = { solved: false, rows: [[0, 0, 3]], obstacles: [5], moves: 1, k: 5 };
  assert.equal(standText(never), "");
  assert.equal(standText({ ...never, isClaimed: true }), "✓ Row 0 says 0 = 3. That is never true.");
  const open = { solved: false, rows: [[2, 1]], obstacles: [1], moves: 0, k: 5 };
  assert.equal(standText(open), "");
  assert.match(standText({ ...open, isClaimed: true }), /^So far no row shows that/);
});

test("a row that says 0 = 0 is told without a claim, and a claim is no more right by it", () => {
  const empty = { solved: false, rows: [[1, 3, 0], [0, 0, 0]], obstacles: [1, 1], moves: 2, k: 5 };
  assert.equal(standText(empty), "✓ Row 1 says 0 = 0. That is always true.");
  const claimed = standText({ ...empty, isClaimed: true });
  assert.equal(claimed, "So far no row shows that. Row 1 says 0 = 0. That is always true.");
  const never = { ...empty, rows: [[0, 0, 3], [0, 0, 0]], obstacles: [5, 1], isClaimed: true };
  assert.equal(standText(never), "✓ Row 0 says 0 = 3. That is never true.");
});
