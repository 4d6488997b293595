import assert from "node:assert/strict";
import { test } from "node:test";

import { MIRRORS, pairedOf } from "../../../magicmath/widgets/static/rule_maker_pairs_state.js";
import { oddText, pairsText } from "../../../magicmath/widgets/static/rule_maker_pairs_words.js";

const SIDE = 3;
const mirrored = {
  corner: (cell) => (cell % SIDE) * SIDE + Math.floor(cell / SIDE),
  edge: (cell) => cell - 2 * (cell % SIDE) + 2,
};
const masks = Array.from({ length: 512 }, (_, n) => Array.from({ length: 9 }, (_, i) => (n >> i) & 1));

test("pairs are what the mirror of the mask exchanges, and the mask's own cell stays", () => {
  for (const [kind, own] of [["corner", 0], ["edge", 1]]) {
    const { counted, pairs } = MIRRORS[kind];
    assert.equal(mirrored[kind](own), own);
    assert.deepEqual(pairs.flat().sort(), counted);
    for (const [one, other] of pairs) assert.equal(mirrored[kind](one), other);
  }
});

test("a number is odd exactly when one pair is broken", () => {
  for (const mask of masks) {
    for (const kind of ["corner", "edge"]) {
      const { count, torn } = pairedOf(mask, MIRRORS[kind]);
      assert.equal(count % 2, Number(torn.length === 1));
      const isMirrored = MIRRORS[kind].counted.every((cell) => mask[cell] === mask[mirrored[kind](cell)]);
      assert.equal(torn.length === 0, isMirrored);
    }
  }
});

test("words", () => {
  assert.equal(pairsText("corner", { count: 1, torn: [[1, 3]] }), "1 edge: odd. One pair is broken.");
  assert.equal(pairsText("edge", { count: 2, torn: [] }), "2 corners: even. Both pairs are whole.");
  assert.equal(oddText(new Set()),
    "Still to make odd: edges in the mask of a corner and corners in the mask of an edge.");
  assert.equal(oddText(new Set(["corner"])), "Still to make odd: corners in the mask of an edge.");
  assert.equal(oddText(new Set(["edge", "corner"])), "✓ Both numbers were odd. Each time one pair was broken.");
});
