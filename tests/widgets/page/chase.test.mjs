import assert from "node:assert/strict";
import { test } from "node:test";

import {
  coefficientsOf, factorsOf, leftOf, lightsOf, partsOf, polynomialsUpTo, product, productOf, rowOf, rowsOf,
  shifted, sumOf,
} from "../../../magicmath/widgets/static/chase_state.js";
import {
  addText, askedText, byHandText, cellName, endText, equals, letterFor, linesText, lineText, lowText,
  multipleText, partsText, placesLines, placesTexts, pressedText, productEnds, productLines, rowName, seenText,
  standsText, statusText, sumLines, summands, switchedTexts, verdictText,
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

// Add the multiple of f that cancels the highest power, as long as there is one.
function lowered(whole, f) {
  const powers = [];
  const lengthOf = (p) => p.toString(2).length;
  let left = whole;
  while (lengthOf(left) >= lengthOf(f) && powers.length < lengthOf(whole)) {
    powers.push(lengthOf(left) - lengthOf(f));
    left = leftOf(whole, f, powers);
  }
  return { left, powers };
}

test("what multiples of f leave of h·g is the polynomial of the row below the board", () => {
  for (let n = 1; n < 8; n++) {
    const polynomials = polynomialsUpTo(n + 1);
    for (let bits = 0; bits < 2 ** n; bits++) {
      const first = Array.from({ length: n }, (_, j) => (bits >> j) & 1);
      const { whole, isDivided } = productOf(sumOf(first, polynomials), polynomials[n + 1], true);
      const { left, powers } = lowered(whole, polynomials[n + 1]);
      assert.ok(powers.every((power) => power < n) && whole < 2 ** (2 * n));
      assert.equal(left, sumOf(rowsOf(first, true)[n + 1], polynomials));
      assert.equal(isDivided, !left);
    }
  }
});

test("the row below the board is found by multiples of f", () => {
  const f = polynomialsUpTo(6);
  assert.deepEqual(coefficientsOf(0b101, 5), [0, 0, 1, 0, 1]);
  assert.deepEqual([0, 1, 2].map(multipleText), ["f", "x·f", "x²·f"]);
  assert.deepEqual(productEnds(f[6], 0b1010000), ["f = x⁵ + x", "h·g = x⁶ + x⁴"]);
  assert.deepEqual(placesTexts(f.slice(1, 4)), ["f₁ = 1", "f₂ = x", "f₃ = x² + 1"]);
  assert.deepEqual(placesLines([1, 0, 0, 0, 1], 0b10100), ["f₁ + f₅", "= x⁴ + x²"]);
  assert.deepEqual(placesLines([0, 0], 0), ["0"]);
  assert.deepEqual(sumLines([0, 1, 1, 1, 0], f, 0b1111, false).at(-1), "= x³ + x² + x + 1");
  const state = { left: 0b10100, columns: 5, isFound: false, isUncovered: false, last: 6 };
  const said = (change) => lowText({ ...state, ...change });
  assert.equal(said({ left: 0b1010000 }), "The highest power left is x⁶. Which multiple of f cancels it?");
  const p = "✓ p = x⁴ + x², of degree less than 5.";
  assert.equal(said({}), `${p} Press the row that has this polynomial.`);
  assert.equal(said({ wrong: 0b1000 }), `${p} Your row has x³: this is not p yet.`);
  assert.equal(said({ isFound: true }), `${p} This is its row. Uncover row 6 and compare.`);
  assert.equal(said({ isFound: true, isUncovered: true }), p);
  assert.match(said({ left: 0, isFound: true }), /^✓ p = 0, .* The empty row has it\. Uncover row 6/);
  assert.equal(verdictText(6, true), "✓ p is 0, and row 6 is empty: the chase ends white.");
  assert.match(verdictText(6, false), /^✓ Row 6 has the polynomial p\. .* the chase does not end white\.$/);
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
  assert.deepEqual(partsOf(0b11100, 0b100010, true), { u: 0b1111, s: 0b10, t: 0b10 });
  assert.deepEqual(partsOf(0b101, 0b1000, false), { u: 1, s: 0b101, t: 0 });
  assert.equal(endText(0b1010), "p is not 0: the chase does not end white.");
  assert.equal(endText(0), "p is 0: the chase ends white.");
});

test("the reader who adds rows is told of the first place that is wrong", () => {
  assert.deepEqual(summands(3, true), [["row 2", ""], ["+ its neighbours", ""], ["+ row 1", ""]]);
  assert.deepEqual(summands(3, false), [["neighbours of row 2", ""], ["+ row 1", ""]]);
  assert.equal(addText("row", 3, 3), "Add the three lines: press row 3. If it is empty, press Next row.");
  assert.match(addText("line", 3, 2), /^Add the two lines: press line 3\./);
  const counts = [1, 2, 0, 3];
  assert.equal(pressedText([1, 0, 0, 0], counts), "Right so far. Some places are still missing.");
  assert.equal(pressedText([1, 1, 1, 0], counts), "Place 2: two lines have a 1 there, so the sum has none.");
  assert.equal(pressedText([0, 0, 1, 1], counts), "Place 3: no line has a 1 there, so the sum has none.");
  assert.equal(askedText("line", 6, [0, 0]), "✓ Line 6 is empty.");
  assert.equal(askedText("line", 6, [0, 1]), "✓ Line 6 is not empty.");
  assert.equal(askedText("row", 6, [0, 1]), "✓ You have all rows, down to row 6 below the board.");
  assert.equal(cellName(2, 0, 1, "line"), "cell 1 of line 2, pressed");
});

test("below the first empty line the walk goes on", () => {
  const rows = rowsOf([1, 0, 0, 0], false, 15);
  assert.equal(rows.length, 16);
  assert.deepEqual(rows.slice(5, 11), [rows[0], rows[4], rows[3], rows[2], rows[1], rows[0]]);
  assert.deepEqual([lineText(5, rows[5]), lineText(6, rows[6])], ["f₅: an empty line", "f₆"]);
  assert.equal(linesText(rows.slice(1)), "✓ You have walked 15 lines. Empty: 5, 10, 15.");
  assert.equal(linesText([[1]]), "✓ You have walked 1 lines. Empty: none.");
});

test("a polynomial of low degree has one row", () => {
  const polynomials = polynomialsUpTo(6);
  for (let p = 0; p < 32; p++) {
    const row = rowOf(p, polynomials);
    assert.equal(row.length, 5);
    assert.equal(sumOf(row, polynomials), p);
  }
  assert.deepEqual(rowOf(0b1100, polynomials), [1, 0, 1, 1, 0]);
});

test("s is told beside h, and how many rows are seen", () => {
  assert.deepEqual(switchedTexts({ u: 0b1111, s: 0b10, h: 0b11110 }), [
    "h = (x + 1)³·s", "s = x", "h = x⁴ + x³ + x² + x"]);
  const products = [1, 0b11, 0b10, 0b110].map((u) => switchedTexts({ u, s: 0, h: 0 })[0]);
  assert.deepEqual(products, ["h = s", "h = (x + 1)·s", "h = x·s", "h = x·(x + 1)·s"]);
  assert.equal(seenText(3, 4, 6), "Row 6 is empty: the chase ends white. You have seen 3 of the 4 first rows.");
  assert.equal(seenText(4, 4, 6), "✓ You have seen all 4 first rows. Each chase ends white.");
});
