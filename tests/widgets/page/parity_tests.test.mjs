import assert from "node:assert/strict";
import { test } from "node:test";

import {
  changeText, countText, pressText, resultText,
} from "../../../magicmath/widgets/static/parity_tests_words.js";

test("words of a board that passes, and of one that fails", () => {
  assert.equal(countText(3), "3 black: ✗ fails");
  assert.equal(countText(0), "0 black: ✓ passes");
  assert.equal(pressText([]), "press nothing");
  assert.equal(pressText([1, 4]), "press masks 1 and 4");
  assert.equal(resultText({ failed: [], wrong: [], presses: [2] }),
    "✓ The board passes all tests, and it is within reach: press mask 2.");
  assert.equal(resultText({ failed: [0, 3], wrong: [4, 8], presses: [] }),
    "The board fails the tests for 0 and 3: it is out of reach. Cells 4 and 8 are not as on the board within reach.");
});

test("words of the tests that a press changes", () => {
  const [tests, free] = [[[0, 1, 4], [0, 2, 5]], [4, 5]];
  assert.equal(changeText(null, tests, free), "");
  assert.equal(changeText(4, tests, free), "You pressed cell 4: this changes the test for 4 alone. ");
  assert.equal(changeText(0, tests, free), "You pressed cell 0: this changes the tests for 4 and 5. ");
  assert.equal(changeText(3, tests, free), "You pressed cell 3, which is in no test. ");
});
