import assert from "node:assert/strict";
import { test } from "node:test";

import { moveIn, moveText } from "../../../magicmath/widgets/static/stones_beside_words.js";

test("a move is read as it is written, and in other forms", () => {
  for (const text of [moveText(3, 3), "3 3", " [3,3] ", "3, 3"]) {
    assert.deepEqual(moveIn(text, [6, 11, 14, 20]), [3, 3]);
  }
});

test("what is no move of these heaps is none", () => {
  for (const text of ["", "(3, 20)", "(4, 0)", "(3,", "3", "[6, 11, 14, 3]", "(0, 6 ^ 3)"]) {
    assert.equal(moveIn(text, [6, 11, 14, 20]), null);
  }
});
