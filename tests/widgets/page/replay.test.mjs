import assert from "node:assert/strict";
import { test } from "node:test";

import { boardsAt, changesOf, lengthOf, pressAt, replayText } from "../../../magicmath/widgets/static/replay_state.js";

const replay = (paths, k = 2) => ({ start: [[1, 0], [0, 0]], masks: { 0: [0, 1], 3: [2] }, k, paths });

test("each path has its board after each step, and its last board after its last press", () => {
  const two = replay([[0, 3], [3]]);
  assert.equal(lengthOf(two), 2);
  assert.deepEqual(boardsAt(two, 0), [[1, 0, 0, 0], [1, 0, 0, 0]]);
  assert.deepEqual(boardsAt(two, 1), [[0, 1, 0, 0], [1, 0, 1, 0]]);
  assert.deepEqual(boardsAt(two, 2), [[0, 1, 1, 0], [1, 0, 1, 0]]);
  assert.deepEqual([0, 1, 2].map((step) => pressAt([0, 3], step)), [undefined, 0, 3]);
});

test("a press adds 1 modulo the number of colours", () => {
  assert.deepEqual(boardsAt(replay([[0, 0, 0]], 3), 3), [[1, 0, 0, 0]]);
  assert.deepEqual(boardsAt(replay([[0]], 3), 1), [[2, 1, 0, 0]]);
});

test("a step is told in words, and at the end how the boards compare", () => {
  const one = replay([[0, 3]]);
  assert.equal(replayText(one, 0), "The start. 2 presses to go.");
  assert.equal(replayText(one, 2), "Step 2 of 2. Press 3, which changes 1 cell.");
  const same = replay([[0, 3], [3, 0]]);
  assert.equal(replayText(same, 1), "Step 1 of 2. Board 1: press 0. Board 2: press 3.");
  assert.match(replayText(same, 2), /Both boards are the same now\.$/);
  assert.match(replayText(replay([[0, 3], [3]]), 2), /Board 2: no press\. The boards differ in 2 cells\.$/);
  assert.match(replayText(replay([[3], [3], [3]]), 1), /All boards are the same now\.$/);
});

test("the changes of some cells are counted, and those of a single one are told", () => {
  const counting = (counted, ...paths) => ({ ...replay(paths), counted });
  const [path] = counting([], [0, 3, 0]).paths;
  assert.deepEqual(changesOf(replay([path]), path, 3), []);
  assert.deepEqual([0, 1, 2, 3].map((step) => changesOf(counting([0, 2], path), path, step)), [
    [0, 0], [1, 0], [1, 1], [2, 1],
  ]);
  assert.match(replayText(counting([1], path), 1), /2 cells\. Cell 1 has changed 1 time: black\.$/);
  assert.match(replayText(counting([1], path), 3), /Cell 1 has changed 2 times: white\.$/);
  assert.doesNotMatch(replayText(counting([0, 1], path), 3), /changed/);
  assert.doesNotMatch(replayText(counting([1], path, path), 3), /changed/);
});
