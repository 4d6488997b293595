import assert from "node:assert/strict";
import { test } from "node:test";

import { plus, pressesOf } from "../../../magicmath/widgets/static/division_state.js";
import { sumText, written } from "../../../magicmath/widgets/static/division_words.js";

const fifths = (over) => ({ over, under: 5 });

test("fractions are in lowest terms, with the sign above", () => {
  assert.deepEqual(plus({ over: 1, under: 2 }, { over: -1, under: 6 }), { over: 1, under: 3 });
  assert.deepEqual(plus(fifths(3), fifths(-3)), { over: 0, under: 1 });
  assert.deepEqual(pressesOf([1], [[6]], -4), [{ over: -3, under: 2 }]);
  assert.deepEqual([fifths(-3), plus(fifths(1), fifths(4))].map(written), ["−3/5", "1"]);
});

test("presses are the product by the inverse", () => {
  const adjugate = [[1, -1], [1, 1]]; // of 1 1 over −1 1
  assert.deepEqual(pressesOf([1, 0], adjugate, 2).map(written), ["1/2", "−1/2"]);
  assert.deepEqual(pressesOf([1, 1], adjugate, 2).map(written), ["1", "0"]);
});

test("the sum of a cell is written out", () => {
  const presses = [-3, 4, 2, 4].map(fifths);
  assert.equal(sumText(0, [0, 1, 3], presses), "Cell 0 is changed by masks 0, 1 and 3: −3/5 + 4/5 + 4/5 = 1.");
  assert.equal(sumText(2, [1, 0], presses), "Cell 2 is changed by masks 1 and 0: 4/5 − 3/5 = 1/5.");
});
