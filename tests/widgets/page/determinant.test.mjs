import assert from "node:assert/strict";
import { test } from "node:test";

import {
  adjugateOf, afterFlip, determinantOf, flipped, leftOf, productOf,
} from "../../../magicmath/widgets/static/determinant_state.js";
import {
  flipText, isOdd, minorText, productText, statusText,
} from "../../../magicmath/widgets/static/determinant_words.js";

let seed = 1;
const chance = () => { seed = (seed * 48271) % 2147483647; return seed / 2147483647; };
const drawn = (n) => Array.from({ length: n }, () => Array.from({ length: n }, () => Number(chance() < 0.5)));
const places = (n) => Array.from({ length: n * n }, (_, i) => [Math.floor(i / n), i % n]);

// by cofactors of the first row, as a textbook writes it
function byCofactors(a) {
  if (!a.length) return 1;
  const minor = (j) => a.slice(1).map((row) => row.filter((_, c) => c !== j));
  return a[0].reduce((sum, x, j) => sum + (j % 2 ? -1 : 1) * x * byCofactors(minor(j)), 0);
}

const MATRICES = Array.from({ length: 300 }, (_, i) => drawn(1 + (i % 6)));

test("determinants are those by cofactors, of singular matrices too", () => {
  const values = MATRICES.map((matrix) => determinantOf(matrix));
  assert.deepEqual(values, MATRICES.map(byCofactors).map((value) => value + 0));
  assert.ok(values.filter((value) => value === 0).length > 50);
  assert.ok(values.every((value) => !Object.is(value, -0)));
});

test("a matrix times its adjugate, from both sides, is the determinant times the identity", () => {
  for (const matrix of [...MATRICES, drawn(9), drawn(9)]) {
    const value = determinantOf(matrix);
    const wanted = matrix.map((row, i) => row.map((_, j) => (i === j ? value : 0)));
    const adjugate = adjugateOf(matrix);
    for (const product of [productOf(matrix, adjugate), productOf(adjugate, matrix)]) {
      assert.deepEqual(product.map((row) => row.map((x) => x + 0)), wanted);
    }
  }
});

test("a flip changes the determinant as it was said", () => {
  for (const matrix of MATRICES) {
    const [value, adjugate] = [determinantOf(matrix), adjugateOf(matrix)];
    for (const [i, j] of places(matrix.length)) {
      assert.equal(afterFlip(matrix, value, adjugate, i, j), determinantOf(flipped(matrix, i, j)));
    }
  }
});

test("words tell the parity, and a negative number by its sign", () => {
  assert.deepEqual([-3, -2, 0, 1, 2].map(isOdd), [true, false, false, true, false]);
  assert.match(statusText(-3), /determinant −3: odd/);
  assert.match(statusText(8), /even, there is an ordinary inverse/);
  assert.match(statusText(0), /no inverse/);
  const told = { row: 0, column: 3, before: 5 };
  assert.match(flipText({ ...told, bit: 1, entry: 2, after: 3 }), /to 0 .* 5 − 2 = 3\. .* row 3, column 0 /);
  assert.match(flipText({ ...told, bit: 0, entry: -2, after: 3 }), /to 1 .* 5 \+ \(−2\) = 3/);
});

test("what is left lacks one row and one column", () => {
  assert.deepEqual(leftOf([[1, 2, 4], [2, 1, 0], [0, 1, 1]], 0, 1), [[2, 0], [0, 1]]);
});

test("a minor is told with its products, its sign and its place", () => {
  const told = minorText({ row: 0, column: 1, left: [[2, -3], [0, 1]], minor: 2, entry: -2 });
  assert.equal(told, "Without row 0 and column 1, the determinant 2·1 − (−3)·0 = 2 remains. "
    + "Its sign is −, so −2 goes to row 1, column 0 of the adjugate.");
  const large = minorText({ row: 1, column: 1, left: [[1, 0, 0], [0, 1, 0], [0, 0, 1]], minor: 1, entry: 1 });
  assert.match(large, /the determinant 1 remains\. Its sign is \+, so 1 goes to row 1, column 1/);
});

test("a row of the adjugate times a column is all products and their sum", () => {
  assert.equal(productText(0, [1, -2, 4], 1, [1, 2, -2]),
    "Row 0 · column 1: 1·1 + (−2)·2 + 4·(−2) = −11");
});
