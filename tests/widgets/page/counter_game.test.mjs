import assert from "node:assert/strict";
import { test } from "node:test";

import {
  answerTo, movesOf, numbersOf, refutation, standing, valueOf,
} from "../../../magicmath/widgets/static/counter_game_state.js";
import { beginText, nodeText, rowNames, statusText, stoneText } from "../../../magicmath/widgets/static/counter_game_words.js";

const GRAPH = [["A", "B", "C", "D"], ["B", "C", "D"], ["C", "D"], ["D"], ["E", "A", "C"]];

test("values are least missing numbers", () => {
  assert.deepEqual(GRAPH.map(([letter]) => valueOf(GRAPH, letter)), [3, 2, 1, 0, 0]);
});

test("moves and answers", () => {
  assert.deepEqual(standing(GRAPH, [["C", 2]]).moves, [["D", 2], ["C", 0], ["C", 1]]);
  assert.deepEqual(answerTo(GRAPH, ["C", 2]), ["C", 1]);
  assert.deepEqual(answerTo(GRAPH, ["A", 3]), ["A", 2]);
  assert.deepEqual(answerTo(GRAPH, ["E", 0]), ["A", 0]);
});

test("a wrong heap has a move that refutes it, and the smaller heap stays hidden", () => {
  for (const [letter] of GRAPH) {
    for (let heap = 0; heap < 6; heap += 1) {
      const refuted = refutation(GRAPH, letter, heap);
      const value = valueOf(GRAPH, letter);
      if (heap === value) assert.equal(refuted, null);
      else if (refuted.heap === null) assert.ok(heap > value && refuted.at === letter);
      else assert.equal(valueOf(GRAPH, refuted.at), heap);
    }
  }
});

test("several counters move one at a time, and the answer makes the XOR of the values 0", () => {
  const start = ["A", "B", 1];
  const stands = standing(GRAPH, [start]);
  assert.deepEqual(numbersOf(GRAPH, start), [3, 2, 1]);
  assert.equal(stands.moves.length, 3 + 2 + 1);
  assert.deepEqual(movesOf(stands, 1), [["A", "C", 1], ["A", "D", 1]]);
  assert.deepEqual(movesOf(stands, 2), [["A", "B", 0]]);
  assert.deepEqual(answerTo(GRAPH, start), ["A", "B", 0]);
  for (const [one] of GRAPH) {
    for (const [other] of GRAPH) {
      for (let heap = 0; heap < 6; heap += 1) {
        const position = [one, other, heap];
        const xor = numbersOf(GRAPH, position).reduce((sum, number) => sum ^ number, 0);
        if (!xor) continue;
        assert.equal(numbersOf(GRAPH, answerTo(GRAPH, position)).reduce((sum, number) => sum ^ number, 0), 0);
      }
    }
  }
});

test("words of several counters", () => {
  const said = (...path) => statusText(standing(GRAPH, path));
  assert.equal(said(["A", "B", 1], ["A", "C", 1]), "You moved counter 2 to C. The computer is thinking…");
  assert.equal(said(["A", "B", 2], ["A", "C", 2], ["A", "C", 0]), "The computer took 2 stones. Your turn.");
  assert.deepEqual([beginText(0, 1), beginText(0, 2), beginText(1, 2)],
    ["Begin with the counter on", "Begin with counter 1 on", "and counter 2 on"]);
  assert.deepEqual(rowNames(["A", "B", 4], [3, 2, 4]), ["A = 3", "B = 2", "heap 4", "XOR 5"]);
});

test("words", () => {
  const said = (...path) => statusText(standing(GRAPH, path));
  assert.equal(said(["A", 1]), "Your turn.");
  assert.equal(said(["A", 1], ["A", 0]), "You took 1 stone. The computer is thinking…");
  assert.equal(said(["C", 0], ["D", 0]), "✓ The computer cannot move: you win!");
  assert.equal(said(["C", 1], ["C", 0], ["D", 0]), "✗ The computer went to D. You cannot move: you lose.");
  assert.equal(said(["D", 0]), "✗ You cannot move: you lose.");
  assert.equal(stoneText(2, 5), "take 3 stones, leave 2");
  assert.equal(nodeText("A", "A", 3), "A = 3, the counter is here");
});
