import assert from "node:assert/strict";
import { test } from "node:test";

import { boardAfter, drawn, foundWith, oddOf, total } from "../../../magicmath/widgets/static/counted_state.js";
import {
  comparedText, coveredText, foundText, markText, outcomeText, pressText,
} from "../../../magicmath/widgets/static/counted_words.js";

const masks = [[0, 1], [1], [1, 2]];

test("a hundred presses are a hundred, on all masks", () => {
  for (let i = 0; i < 20; i++) {
    const counts = drawn(masks, 100);
    assert.equal(total(counts), 100);
    assert.equal(counts.length, 3);
    assert.ok(Math.min(...counts) > 0);
  }
});

test("an even number of presses leaves the board as it was", () => {
  assert.deepEqual(boardAfter([2, 4, 0], masks, 3, 3), [0, 0, 0]);
  assert.deepEqual(boardAfter([3, 4, 1], masks, 3, 3), [1, 0, 1]);
  assert.deepEqual(oddOf([3, 4, 1]), [0, 2]);
});

test("the outcome is told in words", () => {
  assert.equal(outcomeText(0, [], []), "Nothing is pressed.");
  assert.equal(outcomeText(4, [0, 2], [0, 2]), "4 presses. An odd number of times: masks 0 and 2. "
    + "The board alone tells: masks 0 and 2.");
  assert.equal(outcomeText(2, [], []), "2 presses. No mask an odd number of times. The board alone tells: none.");
  assert.equal(pressText(4, 1), "press mask 4; pressed 1 time");
});

test("no sentence tells what is covered", () => {
  assert.equal(coveredText(4, [], 2), "4 presses, covered. Marked odd: none. 2 cells are still black.");
  assert.equal(coveredText(4, [0, 2], 0), "4 presses, covered. Marked odd: masks 0 and 2. ✓ Your way back ends at white. Do you trust your marks?");
  assert.equal(markText(4, true), "mask 4, you say odd");
});

test("what was found is kept, the last twelve, and told in one line", () => {
  assert.equal(foundText([]), "");
  assert.equal(foundText(foundWith([[100, 4]], 99, 5)), "Odd masks so far: 4 of 100 presses · 5 of 99 presses");
  const many = Array.from({ length: 12 }, (_, i) => [100, i]);
  assert.deepEqual(foundWith(many, 99, 1), [...many.slice(1), [99, 1]]);
  assert.equal(total(drawn(masks, 99)), 99);
});

test("a comparison tells whether the reader trusted the marks, and of wrong ones how many", () => {
  const end = "Press Another hundred, or Ninety-nine.";
  assert.equal(comparedText(0, null), `✓ All your marks are right. ${end}`);
  assert.equal(comparedText(0, true), `✓ You trusted your marks, and all are right. ${end}`);
  assert.equal(comparedText(0, false), `✓ You had doubts, and yet all your marks are right. ${end}`);
  assert.equal(comparedText(2, null), `✗ 2 marks are wrong. ${end}`);
});
