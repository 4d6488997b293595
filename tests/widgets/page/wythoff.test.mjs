import assert from "node:assert/strict";
import { test } from "node:test";

import {
  drawStart, isAmong, leads, lostPlaces, replyTo, standing, withFound,
} from "../../../magicmath/widgets/static/wythoff_state.js";
import { placeText, statusText } from "../../../magicmath/widgets/static/wythoff_words.js";

const SIDE = 12;
const lost = lostPlaces(SIDE);

test("the lost places begin with those of the golden ratio, and their mirror images", () => {
  const ratio = (1 + Math.sqrt(5)) / 2;
  for (let k = 0; k < 5; k++) {
    const x = Math.floor(k * ratio);
    assert.ok(isAmong(lost, [x, x + k]) && isAmong(lost, [x + k, x]));
  }
  assert.equal(lost.length, 9);
});

test("the answer leaves a lost place wherever it can, and takes one stone from a lost one", () => {
  for (let x = 0; x < SIDE; x++) {
    for (let y = 0; y < SIDE; y++) {
      if (!x && !y) continue;
      const left = replyTo([x, y], lost);
      assert.ok(leads([x, y], left));
      assert.equal(isAmong(lost, left), !isAmong(lost, [x, y]));
    }
  }
});

test("a place is found once, with its mirror image", () => {
  const found = withFound(withFound([], [0, 0]), [1, 2]);
  assert.deepEqual(found, [[0, 0], [1, 2], [2, 1]]);
  assert.equal(withFound(found, [2, 1]), found);
});

test("new heaps can be won, by a place that is not found yet while there are such", () => {
  for (let i = 0; i < 100; i++) {
    const start = drawStart(SIDE, lost, [[0, 0], [1, 2], [2, 1]]);
    assert.ok(!isAmong(lost, start) && !leads(start, [0, 0]) && !leads(start, [1, 2]));
    assert.ok(!isAmong(lost, drawStart(SIDE, lost, lost)));
  }
});

test("the status tells what was left and how many lost places are found", () => {
  const told = (moves, found) => statusText(standing({ start: [4, 6], first: "you", moves }, lost), found, 9);
  assert.equal(told([], 1), "Your turn. 1 of 9 lost places found.");
  assert.match(told([[3, 5]], 3), /A lost place: it gets an L. 3 of 9 lost places found.$/);
  assert.match(told([[0, 6], [0, 0]], 9), /^✗ The computer .* All 9 lost places are found.$/);
  const is = { isHere: false, isLost: true, isShaded: false, isOpen: true };
  assert.equal(placeText([1, 2], is), "heaps 1 and 2, L, lost, can be left");
});
