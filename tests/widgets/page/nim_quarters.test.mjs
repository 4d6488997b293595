import assert from "node:assert/strict";
import { test } from "node:test";

import {
  cutBefore, leadsOf, openPlaces, quartersOf, refutation, usedFor, valueOf,
} from "../../../magicmath/widgets/static/nim_quarters_state.js";
import {
  depthText, digitNames, movesText, refutedText, usedMarks, wayText,
} from "../../../magicmath/widgets/static/nim_quarters_words.js";

test("the value of each place is the XOR of its row and its column", () => {
  for (let i = 0; i < 16; i++) for (let j = 0; j < 16; j++) assert.equal(valueOf(i, j, 16), i ^ j);
});

test("each number is the least that stands neither to its left nor above it", () => {
  for (let i = 0; i < 16; i++) for (let j = 0; j < 16; j++) assert.equal(usedFor(i, j).least, i ^ j);
  assert.match(wayText(0, 0, 0, []), /To the left: nothing. Above: nothing. .* is 0.$/);
});

test("each number has marks where it is used up, and the least one without a mark is told", () => {
  const marks = usedMarks(usedFor(10, 3), 16);
  assert.equal(marks.map(({ mark }) => mark || "-").join(" "), "↑ ↑ ↑ ↑ ↑ ↑ ↑ ↑ ← - ←↑ ←↑ - - - -");
  assert.deepEqual(marks.filter(({ isLeast }) => isLeast).map(({ number }) => number), [9]);
  for (let i = 0; i < 8; i += 1) {
    for (let j = 0; j < 8; j += 1) {
      assert.equal(usedMarks(usedFor(i, j), 8).find(({ mark }) => !mark)?.number, i ^ j);
    }
  }
});

test("the rows of digits name the number when all its digits are there", () => {
  assert.deepEqual(digitNames(13, 6, null), ["row 13", "column 6", "the cuts add"]);
  assert.equal(digitNames(13, 6, 11)[2], "the cuts add 11");
});

test("the way to a place, quarter by quarter", () => {
  const way = (depth) => wayText(9, 12, 5, quartersOf(9, 12, 16, depth));
  assert.equal(way(0), "Row 9, column 12 holds 5. To the left: 9 8 11 10 13 12 15 14 1 0 3 2."
    + " Above: 12 13 14 15 8 9 10 11 4. The least number that is missing is 5.");
  assert.equal(way(2), "Row 9, column 12 holds 5. In turn: the bottom right quarter adds 0, the top right quarter adds 4."
    + " There it is row 1, column 0 of a table of 4 rows: 1. 0 + 4 + 1 = 5.");
  assert.equal(way(4), "Row 9, column 12 holds 5. In turn: the bottom right quarter adds 0, the top right quarter adds 4,"
    + " the top left quarter adds 0, the bottom left quarter adds 1. 0 + 4 + 0 + 1 = 5.");
});

test("the first cut runs in the middle, and the later ones between what is there", () => {
  const cuts = (depth) => Array.from({ length: 8 }, (_, line) => cutBefore(line, 8, depth)).join("");
  assert.deepEqual([0, 1, 2, 3].map(cuts), ["00000000", "00001000", "00201020", "03231323"]);
});

test("a wrong third heap has a move to a place that holds it, or a smaller one is right", () => {
  for (let i = 0; i < 8; i += 1) {
    for (let j = 0; j < 8; j += 1) {
      assert.equal(refutation(i, j, i ^ j), null);
      for (let number = 0; number < 9; number += 1) {
        if (number === (i ^ j)) continue;
        const { heap, place } = refutation(i, j, number);
        if (heap === 2) assert.ok(number > (i ^ j));
        else assert.equal(place[0] ^ place[1], number);
        if (heap === 0) assert.ok(place[0] < i && place[1] === j);
        if (heap === 1) assert.ok(place[0] === i && place[1] < j);
      }
    }
  }
  assert.equal(refutedText([2, 3, 3], refutation(2, 3, 3)), "✗ 2, 3, 3 is won. Take 2 from the second heap:"
    + " you leave 2, 1, 3. This is lost: see row 2, column 1.");
});

test("a number that is filled in lists the moves from it, heap by heap", () => {
  assert.equal(movesText([2, 3, 1]).replaceAll("\u00a0", " "), "All moves from 2, 3, 1:\nTake from the first heap: leave 1, 3, 1 or 0, 3, 1."
    + "\nTake from the second heap: leave 2, 2, 1 or 2, 1, 1 or 2, 0, 1.\nTake from the third heap: leave 2, 3, 0.");
  assert.equal(movesText([0, 1, 1]).split("\n").length, 3);
  assert.match(movesText([0, 0, 0]), /^0, 0, 0 is lost: no stone is left/);
  assert.deepEqual(leadsOf(2, 3), [[2, 2], [2, 1], [2, 0], [1, 3], [0, 3]]);
  assert.deepEqual(leadsOf(0, 0), []);
});

test("a reader fills in all but the first row and column, or the right half", () => {
  assert.deepEqual(openPlaces(2, 2), [[1, 1]]);
  assert.deepEqual(openPlaces(4, 2), [[0, 2], [0, 3], [1, 2], [1, 3]]);
});

test("how often the table is cut", () => {
  assert.equal(depthText(0, 8), "The table of 8 rows, not cut yet.");
  assert.equal(depthText(1, 8), "Cut once: the quarters add 0 or 4.");
  assert.equal(depthText(3, 8), "Cut 3 times: the quarters add 0 or 4, then 0 or 2, then 0 or 1.");
});
