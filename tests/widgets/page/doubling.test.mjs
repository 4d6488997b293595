import assert from "node:assert/strict";
import { test } from "node:test";

import {
  countsOf, newOf, nullityOf, sharedOf,
} from "../../../magicmath/widgets/static/doubling_state.js";
import {
  answerText, askText, countName, newText, nullityText, sizeText,
} from "../../../magicmath/widgets/static/doubling_words.js";

const THREE = [[0b10, 0, 2], [0b11, 2, 0]]; // f₃ is (x + 1)², and g₃ is x²

test("each factor comes twice as often, and one x and one x + 1 are new", () => {
  assert.deepEqual(countsOf(THREE, 1), [[0b10, 1, 4], [0b11, 4, 1]]);
  assert.deepEqual(countsOf(THREE, 2), [[0b10, 3, 8], [0b11, 8, 3]]);
  assert.deepEqual([0, 1, 2, 3].map((times) => nullityOf(countsOf(THREE, times))), [0, 2, 6, 14]);
  assert.deepEqual(countsOf([[0b111, 2, 2]], 1), [[0b111, 4, 4]]);
});

test("what both have beyond the double is new", () => {
  const [before, now] = [1, 2].map((times) => countsOf(THREE, times));
  assert.deepEqual(now.map(sharedOf), [3, 3]);
  assert.deepEqual(now.map((one, i) => newOf(before[i], one)), [1, 1]);
  assert.equal(newOf(undefined, now[0]), 0);
});

test("the bet is answered with the double, and what is new", () => {
  assert.equal(sizeText(66), "N = 66: the board has 65×65 cells.");
  assert.equal(nullityText(20) + askText(33), "The nullity is 20. What is the nullity of 65×65?");
  assert.equal(answerText(8, 4, 8), "✓ 2 · 4 = 8, as you bet.");
  assert.equal(answerText(40, 20, 42), "You bet 40, and it is 2 · 20 + 2 = 42.");
  assert.deepEqual([newText(1), countName("in f", "x", 3)], [", 1 new", "in f, x: 3"]);
});
