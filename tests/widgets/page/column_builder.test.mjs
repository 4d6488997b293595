import assert from "node:assert/strict";
import { test } from "node:test";

import { blockOf, columnOf, emptied, flipped, slipIn } from "../../../magicmath/widgets/static/column_builder_state.js";
import { becameText, checkText, keptText, linesOf } from "../../../magicmath/widgets/static/column_builder_words.js";

const EMPTY = Array.from({ length: 8 }, () => [0, 0, 0, 0]);
const withOnes = (...places) => places.reduce((entries, [row, m]) => flipped(entries, row, m), EMPTY);
const SQUARE = [[0, 6], [2, 6], [4, 6], [6, 6]];
const BOTH = [...SQUARE, ...[0, 1, 2, 3, 4, 5, 6, 7].map((row) => [row, 7])];
const said = (entries, source = 3) => checkText(entries, source, slipIn(entries, source));

test("a slip is told with its reason", () => {
  assert.match(said(EMPTY), /^Column 6 is empty\. Put x² in the place of x in column 3/);
  assert.match(said(withOnes([0, 6], [1, 6])), /^x does not belong to column 6\. .* each power is even\.$/);
  assert.match(said(withOnes([0, 6])), /^x² is missing in column 6\. Column 3 has x, which becomes x²\.$/);
  assert.match(said(withOnes([2, 6])), /^1 is missing in column 6/);
  assert.match(said(withOnes([0, 4], [2, 4]), 2), /^x² does not belong to column 4\. .* column 2 has no x\.$/);
  assert.match(said(withOnes(...SQUARE)), /^Column 6 is right\. Now multiply it by 1 \+ x/);
  assert.match(said(withOnes(...SQUARE, [0, 7])), /^x is missing in column 7\. Column 6 has 1, and its next power is x\.$/);
  const four = [[0, 4], [4, 4]];
  assert.match(said(withOnes(...four, [0, 5], [1, 5], [2, 5]), 2), /^x² does not belong to column 5\. Column 4 has neither x² nor x\.$/);
  assert.match(said(withOnes(...four, [0, 5], [1, 5], [3, 5]), 2), /^x³ .* Column 4 has neither x³ nor x²\.$/);
  assert.match(said(withOnes(...four, [0, 5], [1, 5]), 2), /^x⁴ is missing in column 5\. Column 4 has x⁴, and you keep it\.$/);
});

test("what is right is told, and what is given", () => {
  assert.match(said(withOnes(...BOTH)), /^Columns 6 and 7 are right/);
  assert.match(said(EMPTY, 1), /^Columns 2 and 3 are given/);
  const all = [...BOTH, [0, 4], [4, 4], [0, 5], [1, 5], [4, 5], [5, 5]];
  assert.match(said(withOnes(...all)), /^All eight columns are right/);
});

test("what a 1 has become is told only when both columns are right", () => {
  assert.equal(becameText(withOnes(...SQUARE), [1, 3]), "");
  assert.equal(becameText(withOnes(...BOTH), [1, 3]),
    "The x of column 3 has become rows 2 and 3 of columns 6 and 7: 1 1 above 0 1. That is F.");
  assert.match(becameText(EMPTY, [1, 0]), /has no x\. This 0 has become a block of four 0s\.$/);
});

test("the block that comes from a 1 is F, and from a 0 it is empty", () => {
  const all = [...BOTH, [0, 4], [4, 4], [0, 5], [1, 5], [4, 5], [5, 5]];
  const entries = withOnes(...all);
  for (const m of [0, 1, 2, 3]) {
    for (const i of [0, 1, 2, 3]) {
      const [[row, column], [top, left]] = blockOf([i, m]);
      const bitAt = (y, x) => columnOf(entries, x)[y];
      const block = [bitAt(top, left), bitAt(top, left + 1), bitAt(top + 1, left), bitAt(top + 1, left + 1)];
      assert.deepEqual(block, bitAt(row, column) ? [1, 1, 0, 1] : [0, 0, 0, 0]);
    }
  }
});

test("the lines tell the reader's sums", () => {
  assert.deepEqual(linesOf(withOnes(...SQUARE), 3), [
    "column 3, (1 + x)³: 1 + x + x² + x³",
    "column 6, the square of column 3: 1 + x² + x⁴ + x⁶ ✓",
    "column 7, column 6 times 1 + x: nothing yet",
  ]);
  assert.deepEqual(linesOf(EMPTY, 0), ["column 0: 1", "column 1, column 0 times 1 + x: 1 + x"]);
  assert.equal(linesOf(EMPTY, 1)[0], "column 1: 1 + x");
  assert.deepEqual(emptied(withOnes(...BOTH, [0, 4]), [6, 7]), withOnes([0, 4]));
});

test("columns that are begun are kept, and the page says where", () => {
  assert.equal(keptText(EMPTY, 3), "");
  assert.equal(keptText(withOnes([0, 7]), 3),
    "Your columns 6 and 7 are kept. Tap column 3 to see them again.");
  assert.equal(keptText(withOnes([0, 7]), 1), "");
});
