import assert from "node:assert/strict";
import { test } from "node:test";

import {
  factorsOf, lightsOf, partsOf, polynomialsUpTo, product, productOf, rowsOf, shifted, sumOf,
} from "../../../magicmath/widgets/static/chase_state.js";
import {
  belowLines, byHandText, divisionText, equals, letterFor, namedText, partsText, productLines, remainderLines,
  rowName, standsText, statusText, sumLines,
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

test("with h each row has it as a factor", () => {
  const letter = letterFor(true, true, false);
  const found = polynomialsUpTo(6).map((p) => product(shifted(p), 0b110));
  assert.deepEqual([letter, letterFor(false, true, false)], ["h·g", "h·f"]);
  assert.deepEqual([1, 2].map((m) => equals(m, found[m], letter)), ["h = x² + x", "h·g₂ = x³ + x"]);
  assert.deepEqual(partsText(3, found, true, true, letter), [
    ["(x + 1) · row 2", "(x + 1) · h·g₂ = x⁴ + x³ + x² + x"], ["+ row 1", "h = x² + x"]]);
  assert.match(statusText(2, [1], true, false, true, letter), /row 3, and h·g₃\.$/);
});

test("with x the rule of A multiplies by x + 1, and that of B by x", () => {
  const g = polynomialsUpTo(6).map(shifted);
  assert.deepEqual([letterFor(true, true), letterFor(false, true), letterFor(true, false)], ["g", "f", "f"]);
  assert.deepEqual(partsText(4, g, true, true), [
    ["(x + 1) · row 3", "(x + 1) · g₃ = x³ + x²"], ["+ row 2", "g₂ = x + 1"]]);
  for (let m = 2; m <= 6; m++) assert.equal(g[m], (g[m - 1] << 1) ^ g[m - 1] ^ g[m - 2]);
  assert.deepEqual(partsText(2, polynomialsUpTo(5), false, true), [
    ["x · line 1", "x · f₁ = x"], ["+ line 0", "f₀ = 0"]]);
  assert.equal(rowName(6, true, false, true), "line 6");
  assert.equal(rowName(6, true, true, true), "row 6, below the board");
  assert.equal(statusText(2, [1, 0], true, false, true), "Now add the two lines: that is row 3, and g₃.");
  assert.equal(statusText(2, [1, 0], false, false, true), "Now add the two: that is line 3, and f₃.");
  assert.equal(statusText(6, [0, 0], false, true, true), "Line 6 is empty.");
  assert.deepEqual([true, false].map(standsText), ["x stands for A", "x stands for B"]);
});

test("the remainder of h·g is the polynomial of the cells below the board", () => {
  for (let n = 1; n < 8; n++) {
    const polynomials = polynomialsUpTo(n + 1);
    for (let bits = 0; bits < 2 ** n; bits++) {
      const first = Array.from({ length: n }, (_, j) => (bits >> j) & 1);
      const { whole, quotient, rest } = productOf(sumOf(first, polynomials), polynomials[n + 1], true);
      assert.equal(product(quotient, polynomials[n + 1]) ^ rest, whole);
      assert.equal(rest, sumOf(rowsOf(first, true)[n + 1], polynomials));
    }
  }
  assert.deepEqual(belowLines([0, 1, 1, 0, 1], 0b10010), ["p = f₂ + f₃ + f₅", "= x⁴ + x"]);
  assert.deepEqual(belowLines([0, 0], 0), ["p = 0"]);
  assert.deepEqual(remainderLines(productOf(1, 0b100010, true)), [
    "h·g = x⁵ + x⁴ = x⁴·(x + 1)", "Divide h·g by f. The quotient is 1, the remainder x⁴ + x, the same p.",
    "The chase does not end white."]);
  assert.deepEqual(remainderLines(productOf(0b1111, 0b100010, true)).slice(1), [
    "Divide h·g by f. The quotient is x³, the remainder 0: f divides h·g.", "✓ The chase ends white."]);
  assert.deepEqual([0, 1, 0b10, 0b111].map((p) => namedText("g", p)), [
    "g = 0", "g = 1", "g = x", "g = x² + x + 1"]);
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
  assert.equal(byHandText(0, 0, false), "Press some cells of row 1.");
  assert.equal(byHandText(2, 1, false),
    "Row 2 of the board has 1 black cell. Make row 2 white by pressing in row 3.");
  const skipped = "Row 1 of the board is white, so row 2 needs no presses. ";
  assert.ok(byHandText(2, 4, false, true).startsWith(`${skipped}Row 2 of the board has 4 black cells.`));
  assert.equal(byHandText(2, 0, true, true), `${skipped}✓ All rows are white: the chase ends white.`);
});

test("a row is the sum of the polynomials of its places", () => {
  const polynomials = polynomialsUpTo(6);
  assert.deepEqual(sumLines([0, 1, 1, 1, 0], polynomials, 0b1111), [
    "h = f₂ + f₃ + f₄", "= x + (x² + 1) + x³", "= x³ + x² + x + 1", "= (x + 1)³"]);
  assert.deepEqual(sumLines([0, 0, 1], polynomials, 0b101), ["h = f₃", "= x² + 1", "= (x + 1)²"]);
  for (const [row, line] of [[[0, 1], "= x"], [[1, 0], "= 1"]]) {
    assert.equal(sumLines(row, polynomials, sumOf(row, polynomials)).at(-1), line);
  }
  assert.deepEqual(sumLines([0, 0], polynomials, 0), ["h = 0"]);
});

test("factors have no smaller ones, and their product is the polynomial", () => {
  const times = (p, q) => [...q.toString(2)].reduce((found, bit) => (found << 1) ^ (bit === "1" ? p : 0), 0);
  for (let p = 1; p < 512; p++) {
    const factors = factorsOf(p);
    assert.equal(factors.reduce(times, 1), p);
    for (const q of factors) assert.deepEqual(factorsOf(q), [q]);
  }
  assert.deepEqual(factorsOf(0b100010), [2, 3, 3, 3, 3]);
});

test("f divides h·g exactly when the chase ends white", () => {
  for (let n = 1; n < 8; n++) {
    const polynomials = polynomialsUpTo(n + 1);
    for (let bits = 0; bits < 2 ** n; bits++) {
      const first = Array.from({ length: n }, (_, j) => (bits >> j) & 1);
      const { isDivided } = productOf(sumOf(first, polynomials), polynomials[n + 1], true);
      assert.equal(isDivided, !rowsOf(first, true)[n + 1].includes(1));
    }
  }
  assert.deepEqual(productLines(productOf(0b1111, 0b100010, true), 0b100010), [
    "h·g = x⁴·(x + 1)⁴.", "f = x·(x + 1)⁴ divides h·g: the chase ends white."]);
  assert.deepEqual(productLines(productOf(1, 0b100010, true), 0b100010), [
    "h·g = x⁴·(x + 1).", "f = x·(x + 1)⁴ does not divide h·g: the chase does not end white."]);
  assert.equal(productLines(productOf(0, 0b100010, true), 0b100010)[0], "h·g = 0.");
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
