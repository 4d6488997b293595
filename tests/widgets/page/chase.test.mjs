import assert from "node:assert/strict";
import { test } from "node:test";

import { lightsOf, partsOf, polynomialsUpTo, rowsOf } from "../../../magicmath/widgets/static/chase_state.js";
import {
  belongsText, boardName, divisionText, equals, partsText, rowName, statusText, sumLines,
} from "../../../magicmath/widgets/static/chase_words.js";
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
  assert.equal(rowName(6, true, true), "row 6, below the board");
  assert.equal(rowName(6, true, false), "row 6, off the strip");
  assert.equal(statusText(2, [1, 0], true, false), "Now add the two lines: that is row 3, and f₃.");
  assert.equal(statusText(6, [0, 0], true, true), "Row 6 is 0: the chase ends white.");
  assert.equal(statusText(6, [0, 1], true, true), "Row 6 is not 0: the chase does not end white.");
  assert.equal(statusText(6, [0, 0], false, true), "Row 6 is 0.");
});

test("the board after some rows of presses", () => {
  const rows = rowsOf([1, 0], true);
  assert.deepEqual(lightsOf(rows, 1), [[1, 1], [1, 0]]);
  assert.deepEqual(lightsOf(rows, 2), [[0, 0], rows[3]]);
  assert.deepEqual([1, 3].map(boardName), ["the board after row 1", "the board after rows 1 to 3"]);
});

test("a row is the sum of the polynomials of its places", () => {
  const polynomials = polynomialsUpTo(6);
  assert.deepEqual(sumLines([0, 1, 1, 1, 0], polynomials, 0b1111), [
    "h = f₂ + f₃ + f₄", "= x + (x² + 1) + x³", "= x³ + x² + x + 1"]);
  assert.deepEqual(sumLines([0, 0, 1], polynomials, 0b101), ["h = f₃", "= x² + 1"]);
  assert.deepEqual(sumLines([0, 0], polynomials, 0), ["h = 0"]);
  assert.equal(belongsText(0b1111), "Row 1 belongs to h, of degree 3.");
  assert.equal(belongsText(0), "The empty row belongs to h = 0.");
});

test("h is divided by u", () => {
  const parts = partsOf(0b11100, 0b100010, true);
  assert.deepEqual(parts, { u: 0b1111, s: 0b10, t: 0b10 });
  assert.equal(divisionText(parts, 0b1010),
    "h = u·s + t, with u = x³ + x² + x + 1, s = x, t = x. p is not 0: the chase does not end white.");
  assert.equal(divisionText({ ...parts, t: 0 }, 0),
    "h = u·s + t, with u = x³ + x² + x + 1, s = x, t = 0. p is 0: the chase ends white.");
  assert.deepEqual(partsOf(0b101, 0b1000, false), { u: 1, s: 0b101, t: 0 });
});
