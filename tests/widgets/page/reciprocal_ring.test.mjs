import assert from "node:assert/strict";
import { test } from "node:test";

import {
  jumpedOver, jumpOf, numbersOf, stepsTo1, walkOf, wrongGuesses,
} from "../../../magicmath/widgets/static/reciprocal_ring_state.js";
import {
  comparedColoursText, comparedText, countedText, jumpText, ringName, signOf, stepText,
} from "../../../magicmath/widgets/static/reciprocal_ring_words.js";

const gcd = (a, b) => (b ? gcd(b, a % b) : a);

test("steps end at 0, or at 1 where there is no common divisor", () => {
  for (let k = 3; k <= 16; k++) {
    for (const a of numbersOf(k)) {
      const places = walkOf(a, k);
      assert.equal(new Set(places.slice(1)).size, places.length - 1);
      assert.equal(places.at(-1), Number(gcd(a, k) === 1));
      assert.equal(stepsTo1(a, k) > 0, gcd(a, k) === 1);
      if (stepsTo1(a, k)) assert.equal((stepsTo1(a, k) * a) % k, 1);
    }
  }
});

test("jumps are as long as the greatest common divisor, and come to 0 on the places of the steps", () => {
  for (let k = 3; k <= 16; k++) {
    for (const a of numbersOf(k)) {
      const { length, steps } = jumpOf(a, k);
      assert.equal(length, gcd(a, k));
      assert.equal((steps * a) % k, length);
      const jumped = jumpedOver(length, k, k / length);
      assert.equal(jumped.at(-1), 0);
      if (length > 1) assert.deepEqual(new Set(jumped), new Set(walkOf(a, k)));
    }
  }
});

test("each jump is told by its steps, and the last one by the places that all have met", () => {
  assert.equal(jumpText(4, 10, 2), "2 jumps of 2: 2·2 = 4. Each jump is 3 steps of 4.");
  assert.equal(jumpText(4, 10, 5),
    "✓ 5 jumps of 2: 5·2 = 10, and that is 0 again. They meet 0, 2, 4, 6 and 8, and no other place.");
  assert.equal(jumpText(5, 10, 1), "1 jump of 5: 1·5 = 5. Each jump is 1 step of 5.");
  assert.equal(jumpText(3, 4, 4), "✓ 4 jumps of 1: 4·1 = 4, and that is 0 again. They meet each place.");
});

test("a guess is wrong where a number was marked in vain, or left out", () => {
  const meets = (a) => stepsTo1(a, 12) > 0;
  assert.deepEqual(wrongGuesses(new Set([2, 3, 4, 6, 8, 9, 10]), numbersOf(12), meets), []);
  assert.deepEqual(wrongGuesses(new Set([2, 3, 4, 5, 6, 8, 10]), numbersOf(12), meets), [5, 9]);
  assert.equal(countedText(8, 10),
    "8 of 10 were right. Change your marks, and compare again: then all is shown.");
  assert.equal(comparedText([], 12), "✓ 10 of 10 are right. Press a number to take its steps.");
  assert.equal(
    comparedText([5, 9], 12), "8 of 10 are right. Look at 5 and 9: press a number to take its steps.",
  );
});

test("marked numbers of colours stand beside the answer", () => {
  const lists = { marked: [4, 5], missed: [4, 6], wrong: [5, 6], size: 4 };
  assert.equal(comparedColoursText(2, lists), "2 of 4 are right, the dashed ones are not. You marked 4 and 5. The answer: 4 and 6. "
    + "Press a number of colours to take steps of 2 round its ring. Where do they miss 1?");
  assert.match(comparedColoursText(2, { marked: [], missed: [], wrong: [], size: 4 }),
    /^✓ 4 of 4 are right. You marked none. The answer: none. /);
});

test("each step is told with what to press next, until the steps are at 1 or at 0 again", () => {
  assert.equal(stepText(7, 10, 1, 7), "1 step of 7: 1·7 = 7. Press 7 again for the next step.");
  assert.equal(stepText(7, 10, 2, 7),
    "2 steps of 7: 2·7 = 14, modulo 10 that is 4. Press 7 again for the next step.");
  assert.equal(stepText(7, 10, 3, 7),
    "✓ 3 steps of 7: 3·7 = 21, modulo 10 that is 1. So 3 is the reciprocal of 7.");
  assert.equal(stepText(5, 10, 2, 5), "2 steps of 5: 2·5 = 10, modulo 10 that is 0. "
    + "You are at 0 again, and have missed 1: 5 has no reciprocal modulo 10.");
  assert.equal(signOf(5, null), "5");
  assert.equal(signOf(5, false), "5 ✗");
  assert.equal(ringName(4, 10, [0, 4, 8]), "ring of 10 places: steps of 4, 0, 4, 8");
  assert.equal(ringName(null, 10, null), "ring of 10 places: no steps");
});
