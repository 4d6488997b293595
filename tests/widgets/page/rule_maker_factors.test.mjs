import assert from "node:assert/strict";
import { test } from "node:test";

import {
  factorsOf, minimalOf,
} from "../../../magicmath/widgets/static/rule_maker_factors_state.js";
import {
  factorCells, huntText, productText, registersText,
} from "../../../magicmath/widgets/static/rule_maker_factors_words.js";
import { drawnWith, orderOf } from "../../../magicmath/widgets/static/rule_maker_state.js";

const FREE = Array.from({ length: 9 }, (_, i) => Array.from({ length: 9 }, (_, j) => 9 * i + j));
const identity = FREE.map((row, i) => row.map((_, j) => Number(i === j)));
const product = (a, b) => a.map((row) => b[0].map((_, j) => row.reduce((sum, x, k) => sum ^ (x & b[k][j]), 0)));
const divisor = (a, b) => (b ? divisor(b, a % b) : a);
const multiple = (numbers) => numbers.reduce((a, b) => (a / divisor(a, b)) * b, 1);

function valueAt(p, matrix) {
  let [sum, power] = [identity.map((row) => row.map(() => 0)), identity];
  for (; p; p >>= 1) {
    if (p & 1) sum = sum.map((row, i) => row.map((bit, j) => bit ^ power[i][j]));
    power = product(power, matrix);
  }
  return sum;
}

function multiplied(p, q) {
  let made = 0;
  for (let i = 0; q >> i; i++) if ((q >> i) & 1) made ^= p << i;
  return made;
}

test("the polynomial is 0 at the rule, its factors make it, and their steps make the order", () => {
  let seed = 11;
  const chance = () => { seed = (seed * 48271) % 2147483647; return seed / 2147483647; };
  const orders = new Set();
  for (let i = 0; i < 120; i++) {
    const matrix = drawnWith(i % 3 > 0, FREE, chance);
    const minimal = minimalOf(matrix);
    assert.ok(!valueAt(minimal, matrix).flat().includes(1));
    const factors = factorsOf(minimal);
    const made = factors.reduce((all, { factor, count }) => {
      for (let k = 0; k < count; k++) all = multiplied(all, factor);
      return all;
    }, 1);
    assert.equal(made, minimal);
    const steps = factors.map((one) => one.steps);
    assert.equal(steps.includes(0) ? 0 : multiple(steps), orderOf(matrix));
    for (const { count, degree, steps: own } of factors) {
      if (count === 1 && own) assert.equal((2 ** degree - 1) % own, 0);
    }
    orders.add(orderOf(matrix));
  }
  assert.ok(orders.has(0) && orders.has(511) && orders.size > 20);
});

test("a shorter polynomial for the identity, and factors that stand there twice", () => {
  assert.equal(minimalOf(identity), 0b11);
  assert.deepEqual(factorsOf(0b10001), [{ factor: 0b11, count: 4, degree: 1, steps: 4 }]);
  assert.deepEqual(factorsOf(0b100), [{ factor: 0b10, count: 2, degree: 1, steps: 0 }]);
  assert.deepEqual(factorsOf(0b11111), [{ factor: 0b11111, count: 1, degree: 4, steps: 5 }]);
});

test("words", () => {
  assert.deepEqual(factorCells(factorsOf(0b10001)[0]), ["(x + 1)⁴", "1", "1", "4"]);
  assert.deepEqual(factorCells(factorsOf(0b100)[0]), ["x²", "1", "1", "never"]);
  assert.deepEqual(factorCells(factorsOf(0b10011)[0]), ["x⁴ + x + 1", "4", "15", "15"]);
  assert.equal(productText([15, 31], 465), "Steps of the factors: 15 and 31. Steps of the rule: 465.");
  assert.equal(productText([511], 511), "One factor: its steps are those of the rule.");
  assert.match(productText([0, 31], 0), /^A factor x is never home\./);
  assert.deepEqual([[9], [4, 5]].map(registersText), ["A register of 9 cells", "Registers of 4 and 5 cells"]);
  assert.equal(huntText([511, 465, 15], new Set()), "Still to find: 511, 465 and 15 steps.");
  assert.equal(huntText([511, 465, 15], new Set([15])), "✓ Found: 15. Still to find: 511 and 465 steps.");
  assert.equal(huntText([511, 465, 15], new Set([15, 465, 511])), "✓ Found: 511, 465 and 15 steps.");
});
