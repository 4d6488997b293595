import assert from "node:assert/strict";
import { test } from "node:test";

import { CHOICES, flippedAt, madeBy, parity, rungOf, termsOf, WAYS } from
  "../../../magicmath/widgets/static/ladder_state.js";
import { choiceNames, climbText, foldable, helpText, namesOf, RUNGS, sumIs, sumText } from
  "../../../magicmath/widgets/static/ladder_words.js";

const FOUR = Array.from({ length: 16 }, (_, n) => [0, 1, 2, 3].map((i) => (n >> i) & 1));

const summed = (terms) => sumText(terms, "pqrs");

test("the four choices make the sums of letters that the proof names", () => {
  assert.deepEqual(CHOICES.map((corners) => termsOf(corners).map(summed)), [
    ["p", "q", "r", "s"], ["p+s", "p+q", "q+r", "r+s"], ["p+r", "q+s", "p+r", "q+s"],
    new Array(4).fill("p+q+r+s")]);
  assert.deepEqual(termsOf([0, 0, 0, 0]).map(summed), ["0", "0", "0", "0"]);
});

test("a choice climbs where the sum is even; and Lights Out", () => {
  for (const bits of FOUR.filter((one) => !parity(one))) for (const corners of FOUR) {
    assert.ok(rungOf(madeBy(bits, corners)) >= Math.min(4, rungOf(corners) + 1));
  }
  assert.deepEqual(CHOICES.map((corners) => madeBy([1, 0, 0, 1], corners).join("")),
    ["1001", "0101", "1111", "0000"]);
  assert.equal(rungOf(madeBy([1, 0, 0, 0], [1, 1, 1, 1])), 3);
  assert.deepEqual(flippedAt([1, 0, 0, 1], 2), [1, 0, 1, 1]);
});

// A quarter turn leads each of four cells to the next; the mirror through the own cell is that of the letters.
test("both ways go round the board in quarter turns, and the letters respect the mirror", () => {
  const turned = (cell) => (cell % 3) * 3 + 2 - Math.floor(cell / 3);
  const mirrors = [(cell) => (cell % 3) * 3 + Math.floor(cell / 3), (cell) => cell + 2 - 2 * (cell % 3)];
  WAYS.forEach(({ pressed, made }, way) => {
    for (const four of [pressed, made]) assert.deepEqual(four.map(turned), [...four.slice(1), four[0]]);
    const mirror = mirrors[way];
    assert.equal(mirror(pressed[0]), pressed[0]);
    assert.deepEqual(made.map(mirror), [...made].reverse()); // p q q p
  });
});

test("words", () => {
  assert.equal(RUNGS.length, 5);
  const [corners, edges] = WAYS;
  assert.equal(climbText(corners, [0, 2], [3, 5], [1, 2]),
    "Masks 0 and 2 change edges 3 and 5. V stands on rung 1, and the edges of V·N on rung 2.");
  assert.equal(climbText(corners, [0], [], [0, 4]),
    "Mask 0 changes no edge. V stands below rung 1, and the edges of V·N on rung 4.");
  assert.equal(climbText(corners, [], [], [4, 4]), "Press a corner.");
  assert.equal(climbText(edges, [], [], [4, 4]), "Press an edge.");
  assert.equal(climbText(edges, [1, 5], [2], [1, 0]),
    "Masks 1 and 5 change corner 2. V stands on rung 1, and the corners of V·N below rung 1.");
  assert.deepEqual(WAYS.map(choiceNames), [
    ["corner 0", "0 and 2", "0 and 8", "all four"], ["edge 1", "1 and 5", "1 and 7", "all four"]]);
  assert.deepEqual(WAYS.map((way) => namesOf(way).turn),
    ["Show how edges make corners", "Show how corners make edges"]);
  assert.deepEqual(["p", "p+s", "p+q+r+s"].map(foldable), ["p", "p+s", "p+q+\nr+s"]);
  assert.match(sumIs(1), /is odd/);
  assert.match(sumIs(0), /is even\.$/);
});

test("the dashed cell is explained, for either mask", () => {
  assert.deepEqual(WAYS.map((way) => /is (\w+ \d), the mask’s own cell/.exec(helpText(way))[1]),
    ["corner 0", "edge 1"]);
});
