import assert from "node:assert/strict";
import { test } from "node:test";

import { countsOf, drawnWith, flipped, isOwn, orderOf } from "../../../magicmath/widgets/static/rule_maker_state.js";
import { foundText, homeText, maskOf, ownText } from "../../../magicmath/widgets/static/rule_maker_words.js";

const TIED = [[0, 1, 2], [1, 0, 2], [3, 3, 4]]; // a row of three cells: two ends and a centre, and a mirror
const KINDS = [[0, 1], [2]];
const identity = (n) => Array.from({ length: n }, (_, i) => Array.from({ length: n }, (_, j) => Number(i === j)));
const product = (a, b) => a.map((row) => b[0].map((_, j) => row.reduce((sum, x, k) => sum ^ (x & b[k][j]), 0)));

test("a flip changes an orbit, and the same flip gives it back", () => {
  const once = flipped(identity(3), TIED, 2, 0);
  assert.deepEqual(once, [[1, 0, 0], [0, 1, 0], [1, 1, 1]]);
  assert.deepEqual(flipped(once, TIED, 2, 1), identity(3));
  assert.deepEqual(countsOf(once, KINDS), [[1, 0], [2, 1]]);
});

test("orders are those by multiplying, and 0 where no power is the identity", () => {
  let seed = 7;
  const chance = () => { seed = (seed * 48271) % 2147483647; return seed / 2147483647; };
  const free = Array.from({ length: 4 }, (_, i) => [0, 1, 2, 3].map((j) => 4 * i + j));
  const found = new Set();
  for (let i = 0; i < 300; i++) {
    const matrix = drawnWith(i % 2 === 0, free, chance);
    let [power, order] = [matrix, 1];
    while (order < 20 && String(power) !== String(identity(4))) [power, order] = [product(power, matrix), order + 1];
    assert.equal(orderOf(matrix), order < 20 ? order : 0);
    found.add(orderOf(matrix));
  }
  assert.ok(found.has(0) && found.has(15) && found.size > 5);
});

test("a rule that is drawn is constant on each orbit", () => {
  const matrix = drawnWith(true, TIED);
  for (const [i, j, k, l] of [[0, 0, 1, 1], [0, 1, 1, 0], [0, 2, 1, 2], [2, 0, 2, 1]]) {
    assert.equal(matrix[i][j], matrix[k][l]);
  }
});

test("a rule is the reader's own if a press made it, with an inverse and not the first one", () => {
  const start = identity(3);
  const made = flipped(start, TIED, 2, 0);
  assert.ok(isOwn(made, orderOf(made), made, start));
  assert.ok(!isOwn(made, 0, made, start));
  assert.ok(!isOwn(made, orderOf(made), null, start)); // drawn at random
  assert.ok(!isOwn(made, orderOf(made), start, start));
  assert.ok(!isOwn(start, 1, start, start));
});

test("words", () => {
  assert.deepEqual([0, 1, 4].map(homeText), [
    "No inverse: it never comes home.", "Home after 1 step.", "Home after 4 steps."]);
  assert.equal(foundText(new Set([0, 12, 4])), "Numbers of steps so far: 4, 12, never.");
  assert.equal(maskOf("middle"), "mask of a middle cell");
  assert.equal(maskOf("mask 7"), "mask 7");
  assert.equal(ownText(2), "Rules of your own with an inverse: 2.");
  assert.equal(ownText(3), "✓ Rules of your own with an inverse: 3.");
});
