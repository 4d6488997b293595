// The factors of a rule's minimal polynomial, and after how many steps each of them is home.
// A polynomial modulo 2 is a whole number whose bit i stands for the power i of x.
// `magicmath.widgets.RuleMaker.factors` works out the same.

import { times, wordsOf } from "./rule_maker_state.js";

const degreeOf = (p) => 31 - Math.clz32(p);

function divided(p, q) {
  let [quotient, rest] = [0, p];
  for (let shift = degreeOf(p) - degreeOf(q); shift >= 0; shift = degreeOf(rest) - degreeOf(q)) {
    quotient ^= 1 << shift;
    rest ^= q << shift;
  }
  return { quotient, rest };
}

// The shortest sum of powers I, A, A² and so on that is 0.
export function minimalOf(matrix) {
  const rows = wordsOf(matrix);
  const kept = [];
  let power = rows.map((_, i) => 1 << i);
  for (let k = 0; ; k++) {
    let [left, sum] = [power, 1 << k];
    for (const one of kept) {
      if ((left[one.row] >> one.bit) & 1) {
        left = left.map((word, i) => word ^ one.left[i]);
        sum ^= one.sum;
      }
    }
    const row = left.findIndex(Boolean);
    if (row < 0) return sum;
    kept.push({ row, bit: degreeOf(left[row]), left, sum });
    power = power.map((word) => times(word, rows));
  }
}

// After how many steps x is 1 modulo a polynomial; 0 for never.
function stepsOf(p) {
  let [x, steps] = [divided(2, p).rest, 1];
  for (; x !== 1; steps++) {
    if (!x) return 0;
    x = divided(x << 1, p).rest;
  }
  return steps;
}

// The irreducible factors, the smallest first: how often each stands there, its degree, and its steps.
export function factorsOf(p) {
  const found = [];
  for (let q = 2; degreeOf(p) > 0; q++) {
    let [count, product] = [0, 1];
    if (2 * degreeOf(q) > degreeOf(p)) q = p;
    for (let one = divided(p, q); !one.rest; one = divided(p, q)) {
      [p, count] = [one.quotient, count + 1];
      product = multiplied(product, q);
    }
    if (count) found.push({ factor: q, count, degree: degreeOf(q), steps: stepsOf(product) });
  }
  return found;
}

function multiplied(p, q) {
  let product = 0;
  for (let i = 0; i <= degreeOf(q); i++) if ((q >> i) & 1) product ^= p << i;
  return product;
}
