import assert from "node:assert/strict";
import { test } from "node:test";

import { allOf, piecesOf, standsOf, STARTS, STEPS, walkedOf } from "../../../magicmath/widgets/static/climb_state.js";
import {
  allText, boardName, centreText, climbText, linesText, walkedText,
} from "../../../magicmath/widgets/static/climb_words.js";
import { walkOf } from "../../../magicmath/widgets/static/fading_state.js";
import { KINDS } from "../../../magicmath/widgets/static/rungs_state.js";

const MAGIC = ["110110000", "111000000", "011011000", "100100100", "010111010", "001001001", "000110110",
  "000000111", "000011011"].map((row) => [...row].map(Number));

test("the kinds share out the board, and each start is one cell of its kind", () => {
  assert.deepEqual(KINDS.flat().sort(), [0, 1, 2, 3, 4, 5, 6, 7, 8]);
  STARTS.forEach((bits, i) => {
    assert.deepEqual(bits.flatMap((bit, cell) => (bit ? [cell] : [])), [KINDS[i][0]]);
  });
});

test("corners, edges and the centre stand apart, and each press lifts them", () => {
  assert.deepEqual(standsOf([1, 1, 1, 0, 1, 0, 0, 1, 0]), { corners: 1, edges: 2, centre: 1 });
  for (let n = 0; n < 512; n++) {
    const walk = walkOf(MAGIC, MAGIC.map((_, i) => (n >> i) & 1));
    walk.forEach((board, k) => {
      const { corners, edges } = standsOf(board);
      assert.ok(Math.min(corners, edges) >= k);
    });
  }
});

test("a walk counts for its kind when a single cell has come to nothing", () => {
  const walked = STARTS.map((start) => {
    const walk = walkOf(MAGIC, start);
    return Array.from({ length: STEPS + 1 }, (_, step) => walkedOf(walk, step));
  });
  assert.deepEqual(walked, [[-1, -1, -1, -1, 0], [-1, -1, -1, -1, 1], [-1, -1, 2, 2, 2]]);
  const two = walkOf(MAGIC, [1, 0, 1, 0, 0, 0, 0, 0, 0]);
  assert.equal(walkedOf(two, 4), -1);
  assert.equal(walkedOf(walkOf(MAGIC, [0, 0, 0, 0, 0, 1, 0, 0, 0]), 4), 1);
});

test("what is said of a board and of the walks", () => {
  assert.deepEqual([0, 1, 4].map(boardName), ["V", "V·N", "V·N⁴"]);
  assert.equal(centreText(1), "black");
  const at = { corners: 0, edges: 4, centre: 0 };
  assert.equal(climbText(at, 0, -1),
    "Corners below rung 1, edges on rung 4, centre white. Press “Press N”.");
  assert.equal(climbText(at, 2, -1),
    "Corners below rung 1, edges on rung 4, centre white.");
  assert.equal(climbText(at, 3, 0), "V is empty: press cells to choose it.");
  assert.equal(climbText(at, 4, 1), "Nothing is left after one press.");
  assert.equal(climbText(at, 4, 4), "Nothing is left after four presses.");
  assert.equal(walkedText(new Set()), "Still to walk to the end: a corner, an edge and the centre.");
  assert.equal(walkedText(new Set([2, 0])),
    "Ended in nothing: a corner and the centre. Still to walk: an edge.");
  assert.deepEqual([0, 1, 2, 4].map(linesText), ["", "Lines join neighbours.",
    "Lines join neighbours, then opposites.", "Lines join neighbours, then opposites, then all four."]);
  assert.match(walkedText(new Set([0, 1, 2])), /^✓ A corner, an edge and the centre all end in nothing\./);
});

test("of all V fewer boards are left after each press, and none below its rung", () => {
  const all = allOf(MAGIC);
  assert.deepEqual(all.map(({ count }) => count), [512, 64, 16, 4, 1]);
  assert.deepEqual(all.map(({ rungs }) => [...rungs].sort()), [[0, 1, 2, 3, 4], [1, 2, 3, 4], [2, 3, 4], [3, 4], [4]]);
  const identity = MAGIC.map((_, i) => MAGIC.map((_, j) => Number(i === j)));
  assert.deepEqual(allOf(identity).map(({ count }) => count), [512, 1, 1, 1, 1]);
  const floors = all.slice(1).map(({ floor }) => floor);
  assert.deepEqual(floors, [1, 2, 3, 4]);
  assert.equal(allText(floors, [1, 2, 4, 4]), "All 512 V: the floor after one press, two, three and four: 1, 2, 3 and 4. "
    + "3 of your 4 guesses are right. Below the floor, in the striped places, no tag can stand.");
  assert.match(allText(floors, [1, 1, 1, 1]), /1 of your 4 guesses is right\./);
  assert.match(allText([0, 2, 3, 4], [0, 2, 3, 4]), /: odd, 2, 3 and 4\. All your guesses are right\./);
});

test("the pieces of a board add up to its corners and edges, and each is one of its rung", () => {
  const shapes = [[], ["0,2", "2,8", "6,8", "0,6", "1,5", "5,7", "3,7", "1,3"], ["0,8", "2,6", "1,7", "3,5"],
    ["0,2,6,8", "1,3,5,7"]];
  for (let n = 0; n < 512; n++) {
    const walk = walkOf(MAGIC, MAGIC.map((_, i) => (n >> i) & 1));
    assert.deepEqual(piecesOf(walk[0], 0), []);
    for (let k = 1; k < 4; k++) {
      const sum = walk[k].map(() => 0);
      for (const piece of piecesOf(walk[k], k)) {
        assert.ok(shapes[k].includes([...piece].sort((a, b) => a - b).join()), `${piece} after ${k}`);
        for (const cell of piece) sum[cell] ^= 1;
      }
      assert.deepEqual(sum.with(4, 0), walk[k].with(4, 0));
    }
  }
  assert.equal(piecesOf([1, 0, 1, 0, 0, 0, 0, 0, 0], 1).length, 1);
  assert.equal(piecesOf([1, 0, 0, 0, 0, 0, 1, 0, 0], 1).length, 1);
  assert.deepEqual(piecesOf([1, 0, 0, 0, 0, 0, 0, 0, 0], 1), []);
});
