import assert from "node:assert/strict";
import { test } from "node:test";

import {
  countedIn, countsOf, degreesOf, newOf, rowOf, sharedOf,
} from "../../../magicmath/widgets/static/doubling_state.js";
import {
  answerText, askText, countName, degreesText, foundText, newText, sizeText,
} from "../../../magicmath/widgets/static/doubling_words.js";

const THREE = [[0b10, 0, 2], [0b11, 2, 0]]; // f₃ is (x + 1)², and g₃ is x²

test("each factor comes twice as often, and one x and one x + 1 are new", () => {
  assert.deepEqual(countsOf(THREE, 1), [[0b10, 1, 4], [0b11, 4, 1]]);
  assert.deepEqual(countsOf(THREE, 2), [[0b10, 3, 8], [0b11, 8, 3]]);
  assert.deepEqual(rowOf(THREE, 3, countedIn.nullity).found, [0, 2, 6, 14]);
  assert.deepEqual(countsOf([[0b111, 2, 2]], 1), [[0b111, 4, 4]]);
});

test("what both have beyond the double is new", () => {
  const [before, now] = [1, 2].map((times) => countsOf(THREE, times));
  assert.deepEqual(now.map(sharedOf), [3, 3]);
  assert.deepEqual(now.map((one, i) => newOf(before[i], one)), [1, 1]);
  assert.equal(newOf(undefined, now[0]), 0);
});

test("each factor brings its degree as often as both have it", () => {
  const five = [0b111, 2, 3];
  assert.equal(degreesOf(five), 4);
  assert.deepEqual([degreesText(sharedOf(five), 4), degreesText(0, 0)], ["2 × 2 = 4", "0"]);
});

test("how often f has the factor x may be counted instead", () => {
  assert.deepEqual(rowOf([[0b10, 1, 0], [0b11, 0, 1]], 6, countedIn.x), {
    found: [1, 3, 7, 15, 31, 63, 127], more: [1, 1, 1, 1, 1, 1],
  });
  assert.equal(
    foundText.x(1) + askText.x(2), "f has the factor x once. How often does the f of N = 4 have it?",
  );
  assert.equal(foundText.x(3), "f has the factor x 3 times.");
});

test("the bet is answered without the rule", () => {
  assert.equal(sizeText(66), "N = 66: the board has 65×65 cells.");
  assert.equal(foundText.nullity(20) + askText.nullity(33), "The nullity is 20. What is the nullity of 65×65?");
  assert.equal(answerText(8, 8), "✓ It is 8, as you bet.");
  assert.equal(answerText(40, 42), "You bet 40, and it is 42.");
  assert.deepEqual([newText(1), countName("in f", "x", 3)], [", 1 new", "in f, x: 3"]);
});
