import assert from "node:assert/strict";
import { test } from "node:test";

import {
  cellFor, chosen, digitsOf, entry, foldOf, grown, halvesOf, leftOf, partsOf, powerOf, quartersOf, traceOf,
  turnedDigit,
} from "../../../magicmath/widgets/static/kronecker_state.js";
import { Cover } from "../../../magicmath/widgets/static/kronecker_cover.js";
import {
  binary, coverText, leftCaption, nameOfWhole, statusText, traceText,
} from "../../../magicmath/widgets/static/kronecker_words.js";

const view = (mode, levels = 3, cell = null) => ({ mode, levels, cell });

test("an entry is the product of the entries of its factors", () => {
  for (let i = 0; i < 64; i++) {
    for (let j = 0; j < 64; j++) {
      const factors = traceOf([i, j], 6).map(({ row, column }) => [[1, 1], [0, 1]][row][column]);
      assert.equal(entry(i, j), Math.min(...factors));
    }
  }
});

test("binomials are odd where the entry is 1", () => {
  let row = [1n];
  for (let j = 0; j < 64; j++) {
    row.forEach((binomial, i) => assert.equal(BigInt(entry(i, j)), binomial % 2n));
    row = [1n, ...row.slice(1).map((binomial, i) => binomial + row[i]), 1n];
  }
});

test("a cell at the left and the one it stands for at the right belong to each other", () => {
  for (const mode of ["block", "powers", "copies", "product"]) {
    for (let levels = 1; levels <= 5; levels++) {
      const here = view(mode, levels, [2 ** levels - 2, 0]);
      const { columns, bits } = leftOf(here);
      bits.forEach((bit, index) => {
        const cell = cellFor(here, index);
        const { left, source } = partsOf(here, cell);
        const [row, column] = source ?? left;
        assert.equal(row * columns + column, index);
        if (mode === "product") assert.equal(bit, entry(...cell));
      });
    }
  }
});

test("a chosen cell grows and shrinks with its block, and is let go when chosen again", () => {
  assert.deepEqual(grown(view("block", 3, [3, 7]), 1), view("block", 4, [6, 14]));
  assert.deepEqual(grown(view("block", 3, [3, 7]), -1), view("block", 2, [1, 3]));
  assert.equal(grown(view("block"), 1).cell, null);
  assert.deepEqual(chosen(view("block", 3, [3, 7]), [3, 6]).cell, [3, 6]);
  assert.equal(chosen(view("block", 3, [3, 7]), [3, 7]).cell, null);
  assert.deepEqual(chosen(view("product", 3, [3, 7]), [3, 7]).cell, [3, 7]);
});

test("a mask that stays square keeps its two rows, and its cell its place, as far as they are there", () => {
  assert.deepEqual(grown(view("product", 4, [6, 14]), 2), view("product", 6, [8 * 1 + 2, 8 * 3 + 2]));
  assert.deepEqual(grown(view("product", 6, [10, 26]), -2), view("product", 4, [6, 14]));
  assert.deepEqual(grown(view("product", 4, [6, 14]), -2), view("product", 2, [2, 2]));
  assert.equal(grown(view("product", 4), 2).cell, null);
  assert.deepEqual(grown(view("product", 4, [6, 14]), 1), view("product", 5, [12, 28]));
});

test("the halves of two numbers decide the two factors of a cell", () => {
  for (let levels = 1; levels <= 6; levels++) {
    for (let i = 0; i < 2 ** levels; i++) {
      const { low, upright, flat } = foldOf(i, levels);
      for (let j = 0; j < 2 ** levels; j++) {
        const bits = halvesOf([i, j], levels).map(({ bit }) => bit);
        assert.deepEqual(bits, [upright[j >> low], flat[j % 2 ** low]]);
      }
    }
  }
  const fails = halvesOf([6, 13], 4).map(({ digits }) => digits.map((one) => one.fails));
  assert.deepEqual(fails, [[false, false], [true, false]]);
});

test("a cell stands in quarters, each inside the one before, as far as the first one of 0s", () => {
  for (let levels = 1; levels <= 5; levels++) {
    const columns = 2 ** levels;
    const bits = powerOf(levels);
    for (let index = 0; index < bits.length; index++) {
      const cell = [Math.floor(index / columns), index % columns];
      const quarters = quartersOf(cell, levels);
      let size = columns;
      quarters.forEach(({ place: [i, j, rows, width], bit }, k) => {
        size /= 2;
        assert.deepEqual([rows, width], [size, size]);
        assert.ok(i <= cell[0] && cell[0] < i + size && j <= cell[1] && cell[1] < j + size);
        const held = Array.from({ length: size * size }, (_, at) =>
          bits[(i + Math.floor(at / size)) * columns + j + (at % size)]);
        assert.deepEqual(held, powerOf(levels - 1 - k).map((one) => one * bit));
      });
      assert.equal(quarters.length, quarters.at(-1).bit ? levels : quarters.findIndex(({ bit }) => !bit) + 1);
      assert.equal(quarters.at(-1).bit, bits[index]);
    }
  }
});

test("numbers are written in binary, and products in letters", () => {
  assert.deepEqual(digitsOf(5, 4), [0, 1, 0, 1]);
  assert.equal(binary(5, 4), "0101₂");
  assert.deepEqual([1, 3, 5].map((levels) => nameOfWhole({ levels, mode: "block" })), ["F", "F⊗F⊗F", "F⊗…⊗F, 5 factors"]);
  assert.equal(nameOfWhole({ levels: 4, mode: "product" }), "⌽G16");
  assert.equal(traceText([1, 2], 2), "1 × 0 = 0");
  assert.deepEqual(foldOf(5, 4), { high: 2, low: 2, upright: [0, 1, 0, 1], flat: [0, 1, 0, 1] });
  assert.deepEqual(powerOf(0), [1]);
});

test("one digit of a row or of a column is turned, the first one is the highest", () => {
  assert.deepEqual(turnedDigit([4, 6], 3, 0, 2), [5, 6]);
  assert.deepEqual(turnedDigit([4, 6], 3, 1, 0), [4, 2]);
  assert.deepEqual(turnedDigit([4, 6], 4, 0, 0), [12, 6]);
});

test("each way to read a cell is told in words", () => {
  const told = (mode, cell) => statusText(view(mode), cell);
  assert.equal(told("block", null), "Point at a cell, or tap it.");
  assert.equal(told("block", [1, 3]), "Row 1, column 3 is 1. It comes from row 0, column 1 of the matrix before, "
    + "a 1. A 1 becomes a block F, and this is its entry in row 1, column 1.");
  assert.match(told("block", [5, 3]), /a 0\. A 0 becomes a block of 0s\.$/);
  assert.equal(told("powers", [3, 6]), "Row 3, column 6 is 0. Column 3 at the left is (1 + x)³. Its square is column 6 "
    + "at the right, and its square times 1 + x is column 7. The 1 in row 1 becomes x² in column 6, and x² + x³ in column 7: "
    + "together a block F.");
  assert.match(told("powers", [7, 3]), /Column 1 at the left is 1 \+ x\..* The 0 in row 3 becomes 0s in both\.$/);
  assert.equal(told("copies", [1, 6]), "Row 1, column 6 is 0. The upper right quarter holds F⊗F. "
    + "In it, the upper right quarter holds F. In it, the lower left cell is 0.");
  assert.equal(told("copies", [5, 2]), "Row 5, column 2 is 0. The lower left quarter holds only 0s.");
  assert.equal(statusText(view("copies", 1), [0, 1]), "Row 0, column 1 is 1. The upper right cell is 1.");
  assert.equal(told("product", [3, 7]), "Row 0 at the side, row 3 at the top: mask 3. Its cell 7 stands in row 1, "
    + "column 3, and 1 × 1 = 1.");
  assert.equal(told("digits", [5, 7]), "Row 5, column 7 is 1. i = 101₂, m = 111₂."); // the rule is not told
  assert.equal(statusText(view("block", 1), [0, 0]), "Row 0, column 0 is 1. This is an entry of F.");
  assert.deepEqual(["block", "copies", "product"].map((mode) => leftCaption(view(mode, 2, [3, 3]))),
    ["F", "F", "row 3, folded into a mask"]);
});

test("a covered column counts the 1s that were come to, and is covered anew in another size", () => {
  const cover = new Cover(5);
  cover.look(view("digits", 3, [6, 5]));
  assert.equal(coverText(cover), "1s in column 5: found 0 of 4.");
  cover.look(view("digits", 3, [4, 6])); // another column
  assert.deepEqual([cover.hides(4, 5), cover.hides(6, 5), cover.hides(4, 6)], [true, false, false]);
  for (const row of [4, 0, 5, 0, 1]) cover.look(view("digits", 3, [row, 5]));
  assert.match(coverText(cover), /^✓ 1s in column 5 = 101₂: found all 4, i = 0 = 000₂, 1 = 001₂/);
  cover.look(view("digits", 4, null));
  assert.deepEqual([cover.found, cover.count, cover.hides(4, 5)], [[], 4, true]);
});
