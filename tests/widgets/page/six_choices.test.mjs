import assert from "node:assert/strict";
import { test } from "node:test";

import { madeBy, partsOf, rowsOf } from "../../../magicmath/widgets/static/six_choices_state.js";
import { choiceText, rowsText, signOf, sumText } from "../../../magicmath/widgets/static/six_choices_words.js";

const [A, B, C] = [[1, 0, -1], [0, 1, 0], [1, 0, 1]]; // the product of any two is 0

test("a choice makes the sum of its masks, and what is taken back counts below 0", () => {
  assert.deepEqual(madeBy(A, [[0, 1], [1], [1, 2]]), [1, 0, -1]);
  assert.deepEqual(madeBy([2, 0, 1], [[0, 1], [1], [1, 2]]), [2, 3, 1]);
});

test("what is made is taken to pieces", () => {
  assert.deepEqual(partsOf([1, 0, -1], [A, B, C]), [1, 0, 0]);
  assert.deepEqual(partsOf([0, 1, 2], [A, B, C]), [-1, 1, 1]);
});

test("each choice has a row of the table", () => {
  assert.deepEqual(rowsOf([A, B, C], [[0], [1], [2]]), [[1, 0, 0], [0, 1, 0], [0, 0, 1]]);
  assert.equal(rowsText(2, 6), "2 of 6 rows stand.");
  assert.match(rowsText(6, 6), /^✓ All rows stand\./);
});

test("words tell the choice and the sum", () => {
  assert.deepEqual([1, -1, 0].map(signOf), ["+", "−", "·"]);
  assert.equal(choiceText([1, 0, -1, -1]), "presses 0, takes back 2 and 3");
  assert.equal(sumText("a", ["a", "b"], [1, 0]), "a makes a itself.");
  assert.equal(sumText("b", ["a", "b", "c"], [1, -1, 1]), "b makes a − b + c.");
});
