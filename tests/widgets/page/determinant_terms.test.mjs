import assert from "node:assert/strict";
import { test } from "node:test";

import { determinantOf as byElimination } from "../../../magicmath/widgets/static/determinant_state.js";
import {
  added, areEqual, cofactorOf, collected, copied, determinantOf, holds, leftBefore, nothingCollected,
  productOf, TERMS,
} from "../../../magicmath/widgets/static/determinant_terms_state.js";
import {
  areFound, begun, COPIES, lettersOf, pairsOf, PRODUCTS, RIGHT, textOf, turned,
} from "../../../magicmath/widgets/static/determinant_terms_signs_state.js";
import { lineText, toldText } from "../../../magicmath/widgets/static/determinant_terms_signs_words.js";
import {
  leftSumText, parityText, stepText, sumText,
} from "../../../magicmath/widgets/static/determinant_terms_words.js";

const T = [[1, 2, 4], [2, 1, 0], [0, 1, 1]];

test("six products make the determinant that elimination finds", () => {
  let matrix = T;
  for (let i = 0; i < 60; i++) {
    matrix = added(matrix, i % 3, Math.floor(i / 3) % 3, 1 + ((i * i) % 2));
    assert.equal(determinantOf(matrix), byElimination(matrix));
  }
});

test("each entry is in two of the products", () => {
  for (const row of [0, 1, 2]) for (const column of [0, 1, 2]) {
    assert.equal(TERMS.filter((term) => holds(term, row, column)).length, 2);
  }
});

test("an entry times what is left without it is the sum of its two products", () => {
  const matrix = [[2, 7, 1], [8, 2, 8], [1, 8, 3]];
  for (const row of [0, 1, 2]) for (const column of [0, 1, 2]) {
    const sum = TERMS.filter((term) => holds(term, row, column))
      .reduce((total, term) => total + term[1] * productOf(matrix, term), 0);
    assert.equal(matrix[row][column] * cofactorOf(matrix, row, column), sum);
  }
  assert.deepEqual([0, 1, 2].map((row) => cofactorOf(T, row, 0)), [1, 2, -4]);
});

test("the columns 0 and 1, exchanged, turn each product with + into the one of its line with −", () => {
  for (const i of [0, 1, 2]) {
    const exchanged = TERMS[i][0].map((column) => [1, 0, 2][column]);
    assert.deepEqual(TERMS[i + 3], [exchanged, -TERMS[i][1]]);
  }
});

test("what is left of a column is collected until another column or matrix begins anew", () => {
  let left = nothingCollected(T);
  for (const row of [0, 2, 1]) left = collected(left, T, row, 0);
  assert.deepEqual(left.values, [1, 2, -4]);
  assert.equal(leftSumText([1, 2, 0], left.values), "1·1 + 2·2 + 0·(−4) = 5: the determinant.");
  assert.deepEqual(collected(left, T, 1, 2).values, [null, -1, null]);
  assert.deepEqual(collected(left, copied(T), 2, 0).values, [null, null, -4]);
  assert.equal(leftSumText([2, 1, 1], [null, null, -4]), "");
});

test("numbers begin anew, and keep even and odd apart", () => {
  assert.equal(added([[9]], 0, 0, 2)[0][0], 1);
  assert.equal(added([[8]], 0, 0, 2)[0][0], 0);
  assert.equal(added([[9]], 0, 0, 1)[0][0], 0);
});

test("words tell the sum, its parity and the last step", () => {
  const values = TERMS.map((term) => productOf(T, term));
  assert.equal(sumText(values, TERMS.map(([, sign]) => sign), 5), "determinant: 1 + 0 + 8 − 4 − 0 − 0 = 5");
  assert.equal(parityText(values), "1 odd product, so the determinant is odd.");
  assert.equal(stepText({ row: 1, column: 1, from: 1, to: 3, before: 5, after: -3 }),
    "Row 1, column 1: 1 became 3, still odd. The determinant went from 5 to −3: still odd.");
  assert.equal(stepText({ row: 0, column: 0, from: 9, to: 0, before: 4, after: 4 }),
    "Row 0, column 0: 9 became 0, now even. The determinant stays 4: still even.");
});

test("column 1 over column 0 makes the determinant 0 and keeps what is left of column 0", () => {
  const before = [[1, 2, 4], [2, 1, 0], [0, 1, 1]];
  const after = copied(before);
  assert.deepEqual(after, [[2, 2, 4], [1, 1, 0], [1, 1, 1]]);
  assert.deepEqual([before, after].map(areEqual), [false, true]);
  assert.equal(determinantOf(after), 0);
  const left = (matrix) => [0, 1, 2].map((row) => cofactorOf(matrix, row, 0));
  assert.deepEqual(left(after), left(before));
  assert.deepEqual(left(after), [1, 2, -4]);
});

test("the signs are the only ones for which each copied column makes 0", () => {
  const all = Array.from({ length: 32 }, (_, i) => [1, ...[16, 8, 4, 2, 1].map((bit) => (i & bit ? 1 : -1))]);
  assert.deepEqual(all.filter(areFound), [RIGHT]);
  PRODUCTS.forEach((columns, i) => {
    assert.equal(TERMS.find(([own]) => own.join() === columns.join())[1], RIGHT[i]);
  });
  assert.equal(areFound(begun()), false);
});

test("a copy makes the products equal in pairs, and lines tell what their signs do", () => {
  assert.deepEqual(COPIES.map((_, copy) => pairsOf(copy).length), [3, 3, 3]);
  assert.equal(lettersOf(0).join(""), "bbceefhhi");
  const [first] = pairsOf(0);
  assert.deepEqual(first, [0, 2]);
  const line = (signs) => lineText(signs, first, textOf(lettersOf(0), 0));
  assert.equal(line(begun()), "+ b·e·i   ? b·e·i");
  assert.equal(line(turned(begun(), 2)), "+ b·e·i + b·e·i: this is not 0.");
  const right = turned(turned(begun(), 2), 2);
  assert.equal(line(right), "+ b·e·i − b·e·i = 0 ✓");
  assert.equal(toldText(begun(), -1), "Choose a copy. Which products does it make equal?");
  assert.match(toldText([1, 1, -1, -1, -1, 1], 0), /This copy gives 0/);
});

test("what the left column left stays beside the copy, once all of it was known", () => {
  const half = collected(nothingCollected(T), T, 0, 0);
  const whole = collected(collected(half, T, 1, 0), T, 2, 0);
  assert.deepEqual(whole.values, [1, 2, -4]);
  assert.equal(leftBefore(null, half, copied(T)), null);
  assert.deepEqual(leftBefore(null, whole, copied(T)), [1, 2, -4]);
  assert.deepEqual(leftBefore([1, 2, -4], nothingCollected(copied(T)), copied(T)), [1, 2, -4]);
  assert.equal(leftBefore([1, 2, -4], whole, T), null);
});
