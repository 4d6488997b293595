// Polynomials modulo 2 as rows of bits: bit i is the coefficient of x to the i. How long the powers of x
// take to come home, by the road of `magicmath._kernels.polynomials`.

import { bitsFrom, onesOf } from "./gf2.js";
import { primesOfMersenneNumber } from "./play_primes.js";

export function degreeOf(p) {
  for (let w = p.length - 1; w >= 0; w--) if (p[w]) return 32 * w + 31 - Math.clz32(p[w]);
  return -1;
}

const isOne = (p) => degreeOf(p) === 0;
const copied = (p, degree) => {
  const copy = new Uint32Array((degree >>> 5) + 1);
  copy.set(p.subarray(0, copy.length));
  return copy;
};

// Add p times x to a power.
function addShifted(sum, p, power) {
  const [words, bits] = [power >>> 5, power & 31];
  const end = Math.min(p.length, sum.length - words);
  for (let w = 0; w < end; w++) {
    sum[w + words] ^= p[w] << bits;
    if (bits && w + words + 1 < sum.length) sum[w + words + 1] ^= p[w] >>> (32 - bits);
  }
}

// Take multiples of a divisor from p, in place, until the degree is lower; return the quotient.
function divide(p, divisor) {
  const degree = degreeOf(divisor);
  const quotient = new Uint32Array(p.length);
  for (let top = degreeOf(p); top >= degree; top = degreeOf(p)) {
    addShifted(p, divisor, top - degree);
    quotient[(top - degree) >>> 5] |= 1 << ((top - degree) & 31);
  }
  return quotient;
}

function gcd(p, q) {
  let [one, other] = [p.slice(), q.slice()];
  while (degreeOf(other) >= 0) {
    divide(one, other);
    [one, other] = [other, one];
  }
  return one;
}

export function product(p, q) {
  const result = new Uint32Array(p.length + q.length);
  for (const power of onesOf(p)) addShifted(result, q, power);
  return copied(result, Math.max(0, degreeOf(result)));
}

function squared(p, modulus) {
  const square = bitsFrom(onesOf(p).map((power) => 2 * power), 2 * 32 * p.length);
  divide(square, modulus);
  return copied(square, Math.max(0, degreeOf(modulus)));
}

// x to a power, given as BigInt.
function* powerOfX(exponent, modulus) {
  let result = copied(bitsFrom([0], 32), degreeOf(modulus));
  divide(result, modulus);
  for (const digit of exponent.toString(2)) {
    result = squared(result, modulus);
    if (digit === "1") {
      const next = new Uint32Array(result.length + 1);
      addShifted(next, result, 1);
      divide(next, modulus);
      result = copied(next, degreeOf(modulus));
    }
    yield null;
  }
  return result;
}

// Pairs of a degree and the product of the irreducible factors of that degree, each once.
function* factorsByDegree(p) {
  const found = [];
  let [rest, power] = [p, bitsFrom([1], 32)];
  for (let d = 1; degreeOf(rest) > 0; d++) {
    if (degreeOf(rest) < 2 * d) return [...found, [degreeOf(rest), rest]]; // no room for two
    const reduced = copied(power, Math.max(degreeOf(rest), 32));
    power = squared(reduced, rest);
    const difference = copied(power, Math.max(degreeOf(rest), 1));
    difference[0] ^= 2;
    const factors = degreeOf(difference) < 0 ? rest : gcd(rest, difference);
    yield null;
    if (degreeOf(factors) < 1) continue;
    found.push([d, factors]);
    for (let repeated = factors; degreeOf(repeated) > 0; repeated = gcd(rest, repeated)) {
      const remainder = rest.slice();
      rest = divide(remainder, repeated);
    }
    const left = power.slice();
    divide(left, rest);
    power = left;
  }
  return found;
}

const lcm = (a, b) => {
  let [x, y] = [a, b];
  while (y) [x, y] = [y, x % y];
  return (a / x) * b;
};

// The least n > 0 for which x to the n is 1 modulo a p with the constant term 1: { order, divides }. Where
// the primes that it may have are not found, the order is null and divides a number.
export function* orderOfX(p) {
  let [odd, isExact] = [1n, true];
  for (const [d, factors] of yield* factorsByDegree(p)) {
    const { primes, isComplete } = yield* primesOfMersenneNumber(d);
    let order = 2n ** BigInt(d) - 1n;
    for (const prime of primes) {
      while (order % prime === 0n && isOne(yield* powerOfX(order / prime, factors))) order /= prime;
    }
    odd = lcm(odd, order);
    isExact &&= isComplete;
  }
  let [order, power] = [odd, yield* powerOfX(odd, p)];
  while (degreeOf(p) > 0 && !isOne(power)) {
    power = squared(power, p);
    order *= 2n;
    yield null;
  }
  return isExact ? { order, divides: order } : { order: null, divides: order };
}
