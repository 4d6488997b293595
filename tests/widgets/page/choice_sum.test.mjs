import assert from "node:assert/strict";
import { test } from "node:test";

import { madeBy, sumOf, toggled } from "../../../magicmath/widgets/static/choice_sum_state.js";
import {
  comparedText, compareText, droppedText, headings, quietText,
} from "../../../magicmath/widgets/static/choice_sum_words.js";

const MASKS = [[0, 1], [1, 2], [0, 2]]; // together they change nothing

test("a press joins a mask to a choice, or takes it out", () => {
  assert.deepEqual(toggled([0, 2], 1), [0, 1, 2]);
  assert.deepEqual(toggled([0, 1, 2], 1), [0, 2]);
  assert.deepEqual(sumOf([0, 1], [1, 4]), [0, 4]);
});

test("the effect of a sum is the sum of the effects", () => {
  assert.deepEqual(madeBy([0], MASKS, 3), [1, 1, 0]);
  assert.deepEqual(madeBy([0, 1], MASKS, 3), [1, 0, 1]);
  assert.deepEqual(madeBy(sumOf([2], [0, 1, 2]), MASKS, 3), madeBy([2], MASKS, 3));
});

test("words tell what drops out, and whether the second choice is quiet", () => {
  assert.equal(droppedText([0], [0, 1, 2]), "Pressed twice, so left out: mask 0.");
  assert.equal(droppedText([0], [1]), "");
  assert.equal(comparedText([], [0, 0, 0], "Q"), "Q is empty.");
  assert.equal(comparedText([0, 1, 2], [0, 0, 0], "Q"),
    "Q changes no cell, so V and V + Q make the same board.");
  assert.equal(comparedText([0], [1, 1, 0], "Q"),
    "Q changes 2 cells (dashed), so V and V + Q differ there and nowhere else.");
  assert.equal(compareText("Q"), "Compare V and V + Q");
  assert.equal(quietText([0, 1, 2], [0, 0, 0], "Q", true), "✓ Q changes no cell: it is quiet.");
  assert.equal(quietText([0, 1, 2], [0, 0, 0], "U", false),
    "✓ U changes no cell: it is quiet. So V and V + U make the same board.");
  assert.equal(quietText([], [0, 0, 0], "Q", false), "");
  assert.equal(quietText([0], [1, 1, 0], "Q", true), "");
});

test("a board is headed as what its choice makes, and not as the choice", () => {
  assert.deepEqual(headings("Q"), ["V makes", "Q makes", "V + Q makes"]);
});
