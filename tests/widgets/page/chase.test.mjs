import assert from "node:assert/strict";
import { test } from "node:test";

import { polynomialsUpTo } from "../../../magicmath/widgets/static/chase_state.js";
import { equals, partsText, rowName, statusText } from "../../../magicmath/widgets/static/chase_words.js";
import { polynomialText } from "../../../magicmath/widgets/static/powers.js";

test("polynomials are written from the highest power", () => {
  assert.deepEqual([0, 1, 0b10, 0b101, 0b100000000011].map(polynomialText), [
    "0", "1", "x", "x² + 1", "x¹¹ + x + 1"]);
  assert.equal(equals(10, polynomialsUpTo(10)[10]), "f₁₀ = x⁹ + x⁵ + x");
});

test("the two parts of a row", () => {
  assert.deepEqual(partsText(4, polynomialsUpTo(5), true), [
    ["row 3 · A", "x · f₃ = x³ + x"], ["+ row 2", "f₂ = x"]]);
  assert.deepEqual(partsText(2, polynomialsUpTo(5), false), [
    ["row 1 · B", "x · f₁ = x"], ["+ row 0", "f₀ = 0"]]);
});

test("the last row tells how the chase ends", () => {
  assert.equal(rowName(6, true), "row 6, below the board");
  assert.equal(statusText(2, [1, 0], true, false), "Now add the two lines: that is row 3, and f₃.");
  assert.equal(statusText(6, [0, 0], true, true), "Row 6 is 0: the chase ends white.");
  assert.equal(statusText(6, [0, 1], true, true), "Row 6 is not 0: the chase does not end white.");
  assert.equal(statusText(6, [0, 0], false, true), "Row 6 is 0.");
});
