import assert from "node:assert/strict";
import { test } from "node:test";

import {
  algebraOf, chosenOf, edgesOf, isInside, masksOf, neighboursInside, nextQuiet, withEdge,
} from "../../../magicmath/widgets/static/graph_board_state.js";
import {
  countsText, drawingText, meetsText, parityText, ringsText, stepsText, testText,
} from "../../../magicmath/widgets/static/graph_board_words.js";

const ring = [[0, 1, 3], [0, 1, 2], [1, 2, 3], [0, 2, 3]];
const edges = [[0, 1], [0, 3], [1, 2], [2, 3]];

test("a node pressed twice is not chosen", () => {
  assert.deepEqual(chosenOf([0, 2, 0, 1], 4), [0, 1, 1, 0]);
});

test("the neighbours inside are twice the edges inside, for each choice", () => {
  for (let number = 0; number < 16; number++) {
    const chosen = ring.map((_, node) => (number >> node) & 1);
    const ends = neighboursInside(ring, chosen).filter((_, node) => chosen[node]);
    const inside = edges.filter((edge) => isInside(edge, chosen)).length;
    assert.equal(ends.reduce((sum, one) => sum + one, 0), 2 * inside);
  }
});

test("the next quiet choice comes after the one that is shown, in a circle", () => {
  const quiet = [[0, 1], [1, 2]];
  assert.deepEqual(nextQuiet(quiet, [1, 0, 0]), [0, 1]);
  assert.deepEqual(nextQuiet(quiet, [1, 1, 0]), [1, 2]);
  assert.deepEqual(nextQuiet(quiet, [0, 1, 1]), [0, 1]);
});

test("the words count in the singular and the plural", () => {
  assert.equal(countsText([1, 1, 0], [1, 1, 1], 1),
    "x has 2 nodes. Neighbours inside x: 1 + 1 = 2. Inside x there is 1 edge with 2 ends.");
  assert.equal(stepsText([1, 1, 0], [1, 1, 1], 1),
    "Step 2: 1 thick edge has 2 ends, and the discs count them: 1 + 1 = 2, an even sum. Each of the 2 discs "
    + "shows an odd number. So the number of discs is even: x has 2 nodes.");
  assert.equal(testText([1, 0, 0], 1), "x is no test: the mask of the black node meets it in an odd number of nodes.");
  assert.equal(testText([0, 0, 0], 0), "");
  assert.equal(meetsText(1, 0), "The mask in the frames meets x in 1 node: 1 neighbour. That is odd.");
});

test("only a node that is pressed has a ring in the words", () => {
  assert.equal(ringsText(chosenOf([4, 1, 0, 1], 5)), "A ring inside marks a pressed node: 0, 4.");
  assert.equal(ringsText(chosenOf([1, 1], 5)), "");
});

test("two nodes are both, and nothing is left to light where all are black", () => {
  assert.equal(parityText([1, 1, 0], [1, 1, 0]), "Step 3: both nodes of x are black, and 2 is even.");
  assert.match(drawingText(false, -1, false), /^Press nodes until all are black/);
  assert.match(drawingText(false, -1, true), /^All nodes are black/);
});

test("an edge is drawn, and erased by its ends in either order", () => {
  assert.deepEqual(withEdge([[0, 1]], 2, 0), [[0, 1], [0, 2]]);
  assert.deepEqual(withEdge([[0, 1], [0, 2]], 2, 0), [[0, 1]]);
  assert.deepEqual(edgesOf(masksOf(edges, 4)).sort(), edges);
});

test("on every graph of five nodes all black is made, and each test is even", () => {
  const pairs = [0, 1, 2, 3, 4].flatMap((a) => [0, 1, 2, 3, 4].filter((b) => a < b).map((b) => [a, b]));
  for (let number = 0; number < 1024; number++) {
    const masks = masksOf(pairs.filter((_, i) => (number >> i) & 1), 5);
    const { quiet, allBlack } = algebraOf(masks);
    const cells = new Array(5).fill(0);
    for (const node of allBlack) for (const cell of masks[node]) cells[cell] ^= 1;
    assert.deepEqual(cells, [1, 1, 1, 1, 1]);
    for (const test of quiet) {
      assert.equal(test.length % 2, 0);
      for (const mask of masks) assert.equal(mask.filter((node) => test.includes(node)).length % 2, 0);
    }
  }
});
