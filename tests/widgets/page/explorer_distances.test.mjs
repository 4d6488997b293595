import assert from "node:assert/strict";
import { test } from "node:test";

import {
  distancesOf, fewestOf, nearestOf, wordsOf,
} from "../../../magicmath/widgets/static/explorer_distances_state.js";
import { blackText, countsText, distancesText, takenText } from "../../../magicmath/widgets/static/explorer_words.js";

const ROWS = [[0, 1, 2, 3, 4, 5, 6, 7], [1, 3, 5, 7], [2, 3, 6, 7], [4, 5, 6, 7]];
const WHITE = new Array(8).fill(0);
const flipped = (...places) => WHITE.map((_, place) => Number(places.includes(place)));

test("words are all sums of the rows, each once", () => {
  assert.equal(wordsOf(ROWS, 8).length, 16);
  assert.equal(wordsOf([...ROWS, [0, 2, 4, 6]], 8).length, 16);
  assert.deepEqual(wordsOf([], 2), [[0, 0]]);
});

test("t flips bring the word sent to t, and no other word below four less t", () => {
  const words = wordsOf(ROWS, 8);
  const found = [[], [0], [0, 1], [0, 1, 2]].map((places) => distancesOf(words, WHITE, flipped(...places)));
  assert.deepEqual(found.map(({ sent, nearest }) => [sent, nearest]), [[0, 4], [1, 3], [2, 2], [3, 1]]);
  assert.deepEqual(found[0].counts, [1, 0, 0, 0, 14, 0, 0, 0, 1]);
  assert.deepEqual(found[2].counts, [0, 0, 4, 0, 8, 0, 4, 0, 0]);
  assert.deepEqual(found.map((distances) => fewestOf(0, 9, distances)), [0, 0, 9, 9]);
  assert.equal(distancesOf([WHITE], WHITE, WHITE).nearest, null);
});

test("the fewest flips are kept once another word is as near", () => {
  const [far, near] = [{ sent: 1, nearest: 3 }, { sent: 2, nearest: 2 }];
  assert.equal(fewestOf(0, 1, far), 0);
  assert.equal(fewestOf(0, 3, near), 3);
  assert.equal(fewestOf(3, 2, near), 2);
  assert.equal(fewestOf(2, 4, near), 2);
});

test("the receiver takes the nearest word, and none of several", () => {
  const words = wordsOf(ROWS, 8);
  const nearest = (...places) => nearestOf(words, flipped(...places));
  assert.deepEqual([nearest(), nearest(5)], [[WHITE], [WHITE]]);
  assert.equal(nearest(0, 1).length, 4);
  assert.deepEqual(nearest(0, 1, 2), [flipped(0, 1, 2, 3)]);
  assert.equal(takenText(nearest(5), WHITE), "the receiver takes: the word sent ✓");
  assert.equal(takenText(nearest(0, 1, 2), WHITE), "the receiver takes: another word ✗");
  assert.equal(takenText(nearest(0, 1), WHITE), "The receiver cannot choose: 4 words are equally near.");
});

test("black cells are counted, and named where they have names", () => {
  assert.equal(blackText("failed tests", [1, 0, 1], ["0", "1", "2"]), "failed tests: 2 black (0, 2)");
  assert.equal(blackText("failed tests", [0, 0, 0], ["0", "1", "2"]), "failed tests: 0 black");
  assert.equal(blackText("the sum", [1, 0], []), "the sum: 1 black");
});

test("the distances are told in words", () => {
  assert.equal(countsText([1, 0, 3]), "number of words at each distance from what arrives: "
    + "0 away: 1, 2 away: 3");
  assert.equal(distancesText({ sent: 1, nearest: 3 }, 0),
    "The word sent is 1 place away, the nearest other word 3.");
  assert.equal(distancesText({ sent: 2, nearest: 2 }, 2),
    "The word sent is 2 places away, the nearest other word 2. Another word is as near. "
    + "Fewest flips that made the receiver fail: 2.");
  assert.match(distancesText({ sent: 3, nearest: 1 }, 2),
    /Another word is nearer\. Fewest flips that made the receiver fail: 2\.$/);
  assert.equal(distancesText({ sent: 0, nearest: null }, 0), "The word sent is 0 places away.");
});
