import assert from "node:assert/strict";
import { test } from "node:test";

import {
  numbersOf, placesOf, stepsTo1, wrongGuesses,
} from "../../../magicmath/widgets/static/reciprocal_ring_state.js";
import {
  comparedText, ringName, signOf, stepsText,
} from "../../../magicmath/widgets/static/reciprocal_ring_words.js";

const gcd = (a, b) => (b ? gcd(b, a % b) : a);

test("steps come back to 0, and meet 1 where there is no common divisor", () => {
  for (let k = 3; k <= 16; k++) {
    for (const a of numbersOf(k)) {
      const places = placesOf(a, k);
      assert.equal(new Set(places).size, places.length - 1);
      assert.equal(stepsTo1(a, k) > 0, gcd(a, k) === 1);
      if (stepsTo1(a, k)) assert.equal((stepsTo1(a, k) * a) % k, 1);
    }
  }
});

test("a guess is wrong where a number was marked in vain, or left out", () => {
  assert.deepEqual(wrongGuesses(new Set([2, 3, 4, 6, 8, 9, 10]), 12), []);
  assert.deepEqual(wrongGuesses(new Set([2, 3, 4, 5, 6, 8, 10]), 12), [5, 9]);
  assert.equal(comparedText([], 12), "✓ 10 of 10 are right. Press to see the steps.");
  assert.equal(comparedText([5, 9], 12), "8 of 10 are right. Look at 5 and 9: press to see the steps.");
});

test("the steps are counted up to 1, or told until 0 comes again", () => {
  assert.equal(stepsText(7, 10), "Steps of 7 lead to 7, 4 and 1. 3 steps of 7 make 21, modulo 10 that is 1. "
    + "So 3 is the reciprocal of 7. (The thin lines lead on, to 0.)");
  assert.equal(stepsText(5, 10), "Steps of 5 lead to 5 and 0 again. They miss 1: 5 has no reciprocal.");
  assert.equal(signOf(5, null), "5");
  assert.equal(signOf(5, false), "5 ✗");
  assert.equal(ringName(4, 10), "ring of 10 places: steps of 4, 0, 4, 8, 2, 6, 0");
});
