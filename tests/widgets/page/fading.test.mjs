import assert from "node:assert/strict";
import { test } from "node:test";

import { levelOf, pairsOf, ringsOf, walkOf } from "../../../magicmath/widgets/static/fading_state.js";
import { endText, levelText } from "../../../magicmath/widgets/static/fading_words.js";
import { drawnToFade, orderOf } from "../../../magicmath/widgets/static/rule_maker_state.js";

const SIDE = 3;
const CELLS = ringsOf(SIDE);
const turned = (board) => board.map((_, i) => board[(i % SIDE) * SIDE + SIDE - 1 - Math.floor(i / SIDE)]);
const paired = (board) => turned(board).map((bit, i) => bit ^ board[i]);
const all = Array.from({ length: 512 }, (_, n) => Array.from({ length: 9 }, (_, i) => (n >> i) & 1));

test("a board has level k exactly if it is some choice times the power k of P, but for the centre", () => {
  let sums = all;
  for (let k = 0; k <= 4; k++) {
    const made = new Set(sums.map((board) => String(board.with(4, 0))));
    for (const board of all) {
      assert.equal(levelOf(board, CELLS).level >= k, made.has(String(board.with(4, 0))), `${k}: ${board}`);
      assert.equal(levelOf(board, CELLS).hasCentre, board[4] === 1);
    }
    sums = sums.map(paired);
  }
});

test("rings of 4×4 hold each cell once, and a turn leads round them", () => {
  const { rings, fixed } = ringsOf(4);
  assert.deepEqual(rings.flat().sort((a, b) => a - b), Array.from({ length: 16 }, (_, i) => i));
  assert.deepEqual([rings[0], fixed], [[0, 3, 15, 12], []]);
});

test("P adds the turned board, and four of them leave nothing, for each board", () => {
  for (const board of all) {
    const boards = pairsOf(SIDE, board);
    const back = (one) => turned(turned(turned(one))); // the test's own turn is to the left
    boards.slice(1).forEach((one, i) =>
      assert.deepEqual(one, back(boards[i]).map((bit, cell) => bit ^ boards[i][cell])));
    assert.ok(!boards[4].includes(1));
  }
  assert.deepEqual(pairsOf(SIDE, [1, 0, 0, 0, 0, 0, 0, 0, 0])[1], [1, 0, 1, 0, 0, 0, 0, 0, 0]);
});

test("a walk adds the masks of N = Y + I", () => {
  assert.deepEqual(walkOf([[1, 1], [0, 1]], [1, 0]), [[1, 0], [0, 1], [0, 0], [0, 0], [0, 0]]);
});

test("a rule is drawn until it has an inverse", () => {
  const tied = [[0, 1], [2, 3]];
  for (let i = 0; i < 30; i++) assert.ok(orderOf(drawnToFade(tied)) > 0);
});

test("words", () => {
  assert.equal(levelText({ level: 1, hasCentre: true }), "even numbers: W·P, and Z");
  assert.equal(levelText({ level: 4, hasCentre: false }), "nothing is left");
  assert.equal(levelText({ level: 4, hasCentre: true }), "Z alone");
  assert.match(endText([[1], [1], [0], [0], [0]]), /^V·N² is empty\. So V·N⁴ = 0/);
  assert.equal(endText([[1], [1], [1], [1], [0]]), "V·N⁴ = 0: V is home after four steps.");
  assert.match(endText([[1], [1], [1], [1], [1]]), /^After four presses/);
  assert.match(endText([[0], [0], [0], [0], [0]]), /^V is empty/);
});
