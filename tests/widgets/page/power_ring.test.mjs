import assert from "node:assert/strict";
import { test } from "node:test";

import { flippedIn, placesOf, powersOf } from
  "../../../magicmath/widgets/static/power_ring_state.js";
import { powerName, ringName, ringText } from "../../../magicmath/widgets/static/power_ring_words.js";
import { orderOf } from "../../../magicmath/widgets/static/rule_maker_state.js";

const identityOf = (size) => powersOf(new Array(size).fill(new Array(size).fill(0))).powers[0];
const FIFTEEN = [[0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1], [1, 1, 0, 0]];

test("the ring of each matrix of three rows closes after as many steps as it has in the maker of rules", () => {
  for (let n = 0; n < 512; n++) {
    const matrix = [0, 3, 6].map((i) => [0, 1, 2].map((j) => (n >> (i + j)) & 1));
    const { powers, back } = powersOf(matrix);
    assert.equal(back ? 0 : powers.length, orderOf(matrix));
    assert.deepEqual(powers[0], [[1, 0, 0], [0, 1, 0], [0, 0, 1]]);
    assert.equal(new Set(powers.map(String)).size, powers.length);
  }
  const { powers } = powersOf(FIFTEEN);
  assert.equal(powers.length, 15);
  assert.deepEqual(powers.slice(1, 3), [FIFTEEN, [...FIFTEEN.slice(1), [0, 1, 1, 0]]]); // rows walk up
});

test("a press flips one bit", () => {
  assert.deepEqual(flippedIn(identityOf(2), 2, 1), [[1, 1], [0, 1]]);
  assert.deepEqual(flippedIn(identityOf(2), 2, 3), [[1, 0], [0, 0]]);
});

test("the first place is at the top, and the next one to its right", () => {
  const [first, second, third] = placesOf(4, { centre: 10, radius: 8 }).map((one) => one.map(Math.round));
  assert.deepEqual([first, second, third], [[10, 2], [18, 10], [10, 18]]);
});

test("words", () => {
  assert.deepEqual([0, 1, 14].map(powerName), ["I", "A", "A¹⁴"]);
  assert.equal(ringText(powersOf(FIFTEEN)), "A is home after 15 steps, and A¹⁴ is the inverse.");
  assert.equal(ringText(powersOf(identityOf(2))), "A is home after 1 step, and A is its own inverse.");
  assert.equal(ringText(powersOf([[0, 1], [0, 0]])),
    "No inverse, and A never comes home: A² is empty, and so are all later powers.");
  assert.equal(ringText(powersOf([[1, 1], [0, 0]])), "No inverse, and A never comes home: A² is A again.");
  assert.equal(ringName(powersOf([[0, 1], [1, 0]])), "2 powers on a ring, and from the last one back to I");
});
