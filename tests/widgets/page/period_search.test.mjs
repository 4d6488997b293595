import assert from "node:assert/strict";
import { test } from "node:test";

import {
  alike, betterFits, canShift, differing, striped, withPin,
} from "../../../magicmath/widgets/static/period_search_state.js";
import { placeText, statusText } from "../../../magicmath/widgets/static/period_search_words.js";

const values = [5, 5, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2];
const play = (start, period, shown = 20) => ({ shown, start, period });
const told = (given) => {
  const differ = differing(values, given);
  return statusText(values, given, differ, differ.length ? null : betterFits(values, given));
};

test("a repetition is judged from pin B on, in view alone", () => {
  assert.deepEqual(differing(values, play(2, 3)), []);
  assert.deepEqual(differing(values, play(1, 3)), [4]);
  assert.deepEqual(differing(values, play(1, 3, 4)), []);
  assert.deepEqual(differing(values, play(1, null)), []);
  assert.deepEqual(betterFits(values, play(2, 3)), { hasShorter: false, canGoLeft: false });
  assert.deepEqual(betterFits(values, play(2, 6)), { hasShorter: true, canGoLeft: false });
  assert.deepEqual(betterFits(values, play(4, 3)), { hasShorter: false, canGoLeft: true });
});

test("before B stands, the places alike are framed; then every second block is striped", () => {
  assert.deepEqual(alike(values, play(0, null)), [1]);
  assert.deepEqual(alike(values, play(null, null)), []);
  assert.deepEqual(alike(values, play(0, 1)), []);
  assert.deepEqual(striped(play(2, 3, 10)), [2, 3, 4, 8, 9]);
  assert.deepEqual(striped(play(2, null)), []);
});

test("A takes B along as far as there is room, and B stands after A alone", () => {
  assert.deepEqual(withPin(play(null, null), "A", 4), play(4, null));
  assert.deepEqual(withPin(play(4, null), "B", 7), play(4, 3));
  assert.deepEqual(withPin(play(4, 3), "A", 16), play(16, 3));
  assert.deepEqual(withPin(play(4, 3), "A", 17), play(17, null));
  assert.equal(withPin(play(4, 3), "B", 4), null);
  assert.equal(withPin(play(null, null), "B", 4), null);
  assert.deepEqual([canShift(play(4, 1), -1), canShift(play(4, 15), 1)], [false, false]);
  assert.deepEqual([canShift(play(4, 2), -1), canShift(play(4, 14), 1)], [true, true]);
  assert.equal(canShift(play(4, null), 1), false);
});

test("what is said follows from the pins", () => {
  assert.match(told(play(null, null)), /^Put pin A where/);
  assert.equal(told(play(3, null)),
    "A stands at 3. The framed places have the same value, 1. Put pin B where all the values come again.");
  assert.equal(told(play(1, 3)), "A at 1, B at 4, so p = 3. ✗ 1 of 16 places differs from the place 3 before."
    + " The last one: at 4 stands 2, but at 1 stands 5.");
  assert.match(told(play(2, 6)), /^A at 2, B at 8, so p = 6. ✓ Each of the 12 places .* A smaller p fits, too.$/);
  assert.match(told(play(5, 3)), /A can stand further to the left.$/);
  assert.match(told(play(2, 3)), /A cannot stand further to the left.$/);
  assert.match(told(play(2, 3, 10)), /left. Do more values fit, too\?$/);
  assert.match(told(play(16, 3)), /✓ The only place from B on has/);
  assert.equal(placeText(3, 7, { pin: "", differs: false, isAlike: false }), "place 3: 7");
  assert.equal(placeText(3, 7, { pin: "B", differs: true, isAlike: false }), "place 3: 7, pin B, differs");
});
