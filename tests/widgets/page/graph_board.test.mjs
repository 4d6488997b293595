import assert from "node:assert/strict";
import { test } from "node:test";

import { census, choicesFor, testsOf } from "../../../magicmath/widgets/static/graph_board_census_state.js";
import { allTests, testWithout, withOwn } from "../../../magicmath/widgets/static/graph_board_own_state.js";
import {
  algebraOf, chosenOf, edgesOf, isInside, masksOf, neighboursInside, nextQuiet, withEdge,
} from "../../../magicmath/widgets/static/graph_board_state.js";
import {
  censusText, countsText, drawingText, madeText, meetsText, oldTestText, ownAskText, ownFoundText, paintedText,
  ringsText, testText,
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
  assert.equal(testText([1, 0, 0], 1), "x is no test: the mask of the black node meets it in an odd number of nodes.");
  assert.equal(testText([0, 0, 0], 0), "");
  assert.equal(meetsText(1, 0), "The mask in the frames meets x in 1 node: 1 neighbour. That is odd.");
});

test("only a node that is pressed has a ring in the words", () => {
  assert.equal(ringsText(chosenOf([4, 1, 0, 1], 5)), "A ring inside marks a pressed node: 0, 4.");
  assert.equal(ringsText(chosenOf([1, 1], 5)), "");
});

test("nothing is left to light where all are black", () => {
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

const cycle = (count) => Array.from({ length: count }, (_, i) => [i, (i + 1) % count, (i + count - 1) % count]);

test("all tests are shown, each once: those of a basis first, and then their sums", () => {
  assert.deepEqual(testsOf([]), []);
  assert.deepEqual(testsOf([[0, 3]]), [[0, 3]]);
  assert.deepEqual(testsOf([[0, 2, 3, 5], [1, 2, 4, 5]]), [[0, 2, 3, 5], [1, 2, 4, 5], [0, 1, 3, 4]]);
  const complete = [0, 1, 2, 3, 4].map(() => [0, 1, 2, 3, 4]);
  const tests = testsOf(algebraOf(complete).quiet);
  assert.equal(new Set(tests.map(String)).size, 15);
  assert.ok(tests.every((nodes) => nodes.length && nodes.length % 2 === 0));
});

test("on every graph of five nodes as many boards pass as presses make, and each test has its own node", () => {
  const pairs = [0, 1, 2, 3, 4].flatMap((a) => [0, 1, 2, 3, 4].filter((b) => a < b).map((b) => [a, b]));
  for (let number = 0; number < 1024; number += 7) {
    const masks = masksOf(pairs.filter((_, i) => (number >> i) & 1), 5);
    const { quiet } = algebraOf(masks);
    const { boards, passing, made, each } = census(masks, quiet);
    assert.deepEqual([boards, made, each], [32, passing, 2 ** quiet.length]);
    for (const [own] of quiet) assert.equal(quiet.filter((nodes) => nodes.includes(own)).length, 1);
    for (let board = 0; board < 32; board++) {
      const bits = masks.map((_, node) => (board >> node) & 1);
      const fails = quiet.some((nodes) => nodes.filter((node) => bits[node]).length % 2);
      assert.equal(choicesFor(masks, bits).length, fails ? 0 : each);
    }
  }
});

test("a painted board is told, and what is left to press until it is made", () => {
  const masks = cycle(6);
  assert.equal(choicesFor(masks, [1, 1, 0, 0, 0, 1]).length, 4);
  assert.equal(paintedText([2, 0], 64), "✓ Your board passes all tests.");
  assert.equal(paintedText([1, 0], 64), "✗ Your board fails test 0. None of the 64 choices of presses makes it.");
  assert.equal(paintedText([], 1), "✓ This graph has no test.");
  assert.equal(madeText(null, true, 0), "");
  assert.equal(madeText([0, 0], false, 4), "Your board is white. Change some nodes first.");
  assert.equal(madeText([1, 0], true, 4), "1 press to go: press each node with a dot.");
  assert.equal(madeText([0, 0], true, 4), "✓ You have made your board. All in all 4 choices of presses make it.");
  assert.match(madeText([0, 0], true, 1), /No other choice of presses makes it\.$/);
  assert.deepEqual(censusText(census(masks, algebraOf(masks).quiet)), [
    "Boards that pass all tests: 16 of 64.", "Boards that presses make: 16 of 64, each by 4 choices.",
  ]);
});

test("on every graph of five nodes own nodes are found, whichever node of a test is pressed", () => {
  const pairs = [0, 1, 2, 3, 4].flatMap((a) => [0, 1, 2, 3, 4].filter((b) => a < b).map((b) => [a, b]));
  for (let number = 0; number < 1024; number++) {
    const masks = masksOf(pairs.filter((_, i) => (number >> i) & 1), 5);
    const { quiet } = algebraOf(masks);
    const tests = allTests(quiet, 5);
    assert.equal(tests.length, 2 ** quiet.length - 1);
    for (const place of [0, -1]) {
      let found = [];
      for (let bits = testWithout(tests, found); bits; bits = testWithout(tests, found)) {
        const node = bits.flatMap((bit, i) => (bit ? [i] : [])).at(place);
        ({ found } = withOwn(found, bits, node));
      }
      assert.equal(found.length, quiet.length);
      for (const { own } of found) assert.equal(found.filter(({ bits }) => bits[own]).length, 1);
      for (const { bits } of found) assert.ok(tests.some((one) => String(one) === String(bits)));
      assert.ok(tests.every((bits) => found.some(({ own }) => bits[own])));
    }
  }
});

test("what a test asks for, and what the last press did, is told", () => {
  const { found, added } = withOwn([{ bits: [1, 1, 0], own: 0 }], [0, 1, 1], 1);
  assert.deepEqual(found, [{ bits: [1, 0, 1], own: 0 }, { bits: [0, 1, 1], own: 1 }]);
  assert.equal(ownAskText([], [], -1), "Press a node with dots: it becomes the own node of test 0.");
  assert.equal(ownAskText([], [], 4), "Node 4 is not in test 0. Press a node with dots: it becomes the own node of test 0.");
  assert.equal(ownAskText([0, 1], added, -1), "Node 1 is the own node of test 1. It was in test 0, too. "
    + "So test 1 was added to test 0. Now only test 1 contains node 1. "
    + "Press a node with dots: it becomes the own node of test 2.");
  assert.equal(ownFoundText([1, 0], [], 3),
    "✓ You have d = 2 own nodes: 0 and 1. Each of the 3 tests contains one of them. A press changes one node now.");
  assert.equal(ownFoundText([2], [], 1),
    "✓ You have d = 1 own node: 2. The only test of this graph contains it. A press changes one node now.");
  assert.match(ownFoundText([], [], 0), /^This graph has no test\. A press/);
});

test("an old test is told to be one still, or which masks break it", () => {
  assert.match(oldTestText([]), /^This is the old x, and it is still a test\./);
  assert.match(oldTestText([3]), /It is no test now: the mask of node 3 contains an odd number of its nodes\./);
  assert.match(oldTestText([3, 6]), /the masks of 3 and 6 contain an odd number/);
});
