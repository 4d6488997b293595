import assert from "node:assert/strict";
import { test } from "node:test";

import { leftOf, staying } from "../../../magicmath/widgets/static/adding_state.js";

test("a letter drops out in pairs", () => {
  assert.deepEqual(leftOf([[0, 1, 3], [1, 2, 5]]), [0, 2, 3, 5]);
  assert.deepEqual(leftOf([[0, 1], [1, 2], [0, 2]]), []);
  assert.deepEqual(leftOf([]), []);
});

test("of three, the last one stays", () => {
  assert.deepEqual(staying([[0, 1], [0], [0, 2]]), [[false, true], [false], [true, true]]);
  assert.deepEqual(staying([[4], [4]]), [[false], [false]]);
});
