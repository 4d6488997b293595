import assert from "node:assert/strict";
import { test } from "node:test";

import {
  levelOf, pairsOf, presetsOf, quotientOf, ringsOf, stepOf, walkOf,
} from "../../../magicmath/widgets/static/fading_state.js";
import { endText, levelText, presetNames, quotientText } from "../../../magicmath/widgets/static/fading_words.js";
import { drawnWith, orderOf } from "../../../magicmath/widgets/static/rule_maker_state.js";

const SIDE = 3;
const CELLS = ringsOf(SIDE);
const MAGIC = ["110110000", "111000000", "011011000", "100100100", "010111010", "001001001", "000110110",
  "000000111", "000011011"].map((row) => [...row].map(Number));
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

test("a board is W times a power of P for a W exactly where its level is high enough", () => {
  for (const board of all) {
    for (const k of [1, 2, 3]) {
      const quotient = quotientOf(board, CELLS, k);
      assert.equal(quotient !== null, levelOf(board, CELLS).level >= k, `${k}: ${board}`);
      if (quotient) assert.deepEqual(pairsOf(SIDE, quotient)[k], board.with(4, 0));
    }
  }
  assert.equal(quotientText(2, true), "= W₂·P² + Z");
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

test("the masks of N are those of Y with their own cells flipped", () => {
  assert.deepEqual(stepOf([[1, 1], [0, 0]]), [[0, 1], [0, 1]]);
});

test("the choices offered are rungs of the ladder: odd, even, opposites alike, all four", () => {
  for (const side of [3, 4]) {
    const cells = ringsOf(side);
    assert.deepEqual(presetsOf(side).map((bits) => levelOf(bits, cells).level), [0, 1, 2, 3]);
    assert.deepEqual(presetsOf(side).map((bits) => bits.filter(Boolean).length), [1, 2, 2, 4]);
  }
  assert.equal(presetNames.length, 4);
});

test("a walk adds the masks of N = Y + I", () => {
  assert.deepEqual(walkOf([[1, 1], [0, 1]], [1, 0]), [[1, 0], [0, 1], [0, 0], [0, 0], [0, 0]]);
});

test("a rule is drawn until it has an inverse, or until it has none", () => {
  const tied = [[0, 1], [2, 3]];
  for (const inverse of [true, false]) for (let i = 0; i < 30; i++) {
    assert.equal(orderOf(drawnWith(inverse, tied)) > 0, inverse);
  }
});

test("the words name the first step that leads home, for each rule with an inverse and each choice", () => {
  const steps = { one: 1, two: 2, four: 4 };
  const rules = [[[1, 0], [0, 1]], [[1, 1], [0, 1]], [[0, 1], [1, 0]], MAGIC];
  for (const matrix of rules) for (let n = 1; n < 2 ** matrix.length; n++) {
    const choice = matrix.map((_, i) => (n >> i) & 1);
    const pressed = (v) => v.map((_, j) => matrix.reduce((sum, row, i) => sum ^ (v[i] & row[j]), 0));
    let [at, count] = [pressed(choice), 1];
    for (; String(at) !== String(choice); count += 1) at = pressed(at);
    const [, said] = /home after (one|two|four) step/.exec(endText(walkOf(matrix, choice)));
    assert.equal(steps[said], count, `${matrix}: ${choice}`);
  }
});

test("words", () => {
  assert.equal(levelText({ level: 1, hasCentre: true }, false), "rung 1: even numbers, + the centre");
  assert.equal(levelText({ level: 1, hasCentre: true }, true), "rung 1: even numbers, a factor P, + the centre");
  assert.equal(levelText({ level: 4, hasCentre: false }, true), "rung 4: no corner, no edge");
  assert.equal(levelText({ level: 4, hasCentre: true }, true), "rung 4: no corner, no edge, + the centre");
  assert.equal(levelText({ level: 0, hasCentre: true }, false), "corners or edges odd");
  assert.equal(levelText({ level: 0, hasCentre: true }, true), "corners or edges odd, no factor P");
  assert.match(endText([[1], [1], [1], [0], [0]]), /^V·N³ is empty\. So V·N⁴ = 0.* four steps\.$/);
  assert.equal(endText([[1], [1], [1], [1], [0]]), "V·N⁴ = 0: V is home after four steps.");
  assert.match(endText([[1], [1], [1], [1], [1]]), /^After four presses/);
  assert.match(endText([[0], [0], [0], [0], [0]]), /^V is empty/);
});
