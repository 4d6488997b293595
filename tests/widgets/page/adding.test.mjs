import assert from "node:assert/strict";
import { test } from "node:test";

import { leftOf, staying } from "../../../magicmath/widgets/static/adding_state.js";
import { rightText, verdict, workedOut } from "../../../magicmath/widgets/static/adding_words.js";

test("a letter drops out in pairs", () => {
  assert.deepEqual(leftOf([[0, 1, 3], [1, 2, 5]]), [0, 2, 3, 5]);
  assert.deepEqual(leftOf([[0, 1], [1, 2], [0, 2]]), []);
  assert.deepEqual(leftOf([]), []);
});

test("of three, the last one stays", () => {
  assert.deepEqual(staying([[0, 1], [0], [0, 2]]), [[false, true], [false], [true, true]]);
  assert.deepEqual(staying([[4], [4]]), [[false], [false]]);
});

test("right sides that are known are worked out", () => {
  assert.equal(rightText(4), "= w₄");
  assert.equal(rightText(1, [0, 1]), "= w₁ = 1");
  assert.deepEqual(workedOut([0, 2, 3], [1, 0, 0, 1]), { total: 0, text: "1 + 0 + 1 = 0" });
  assert.deepEqual(workedOut([3], [1, 0, 0, 1]), { total: 1, text: "1" });
  assert.match(verdict(1), /0 = 1 is never true/);
  assert.match(verdict(0), /0 = 0 is true/);
});
