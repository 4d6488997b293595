import assert from "node:assert/strict";
import { test } from "node:test";

import {
  answeredRaises, changesBy, drawLostRows, drawRows, isPaused, kaylesValues, pinsAtZero,
  replyTo, standing,
} from "../../../magicmath/widgets/static/pins_state.js";
import { raiseStatusText, rowName, statusText, targetText } from "../../../magicmath/widgets/static/pins_words.js";

const values = kaylesValues(12);
const play = (moves, start = [2, 4, 6], first = "you") => ({ start, first, moves });
const state = (given) => ({
  ...standing(given, values),
  change: changesBy(given, values).at(-1),
  answered: answeredRaises(given, values),
});

function movesOf({ rows }) {
  return rows.flatMap((pins, row) => pins.flatMap((stands, pin) => {
    if (!stands) return [];
    return pins[pin + 1] ? [[row, pin, 1], [row, pin, 2]] : [[row, pin, 1]];
  }));
}

test("the computer lowers a value, and raises one only where it is asked to and the sum is 0", () => {
  let [raises, lowerings] = [0, 0];
  const follow = (moves) => {
    const now = state(play(moves));
    if (now.isOver) return;
    for (const asked of [false, true]) {
      const [before, after] = state(play([...moves, replyTo(now, values, asked)])).change;
      const canRise = !now.sum && movesOf(now).some((move) => {
        const [from, to] = state(play([...moves, move])).change;
        return to > from;
      });
      assert.equal(after > before, asked && canRise);
      if (after > before) raises += 1;
      else lowerings += 1;
    }
    if (moves.length < 3) for (const move of movesOf(now)) follow([...moves, move]);
  };
  follow([]);
  assert.ok(raises > 7 && lowerings > 7);
});

test("changes hold the value of the part in which each move was made, before and after it", () => {
  assert.deepEqual(changesBy(play([[1, 0, 1], [2, 1, 1], [2, 3, 1]]), values), [[1, 3], [3, 0], [1, 3]]);
});

test("raises are counted once they are answered, and a wrong answer is waited for", () => {
  const at = (...moves) => state(play(moves, [4, 6, 7], "computer"));
  const raise = [2, 0, 1];
  assert.equal(at(raise).answered, 0);
  assert.equal(raiseStatusText(at(raise)),
    "The computer raised a value from 2 to 3, in row 3. Now s is 1. Can you make it 0?");
  const wrong = at(raise, [0, 0, 2]);
  assert.equal(wrong.answered, 0);
  assert.match(raiseStatusText(wrong), /^✗ You left XOR 2, not 0/);
  const right = at(raise, [0, 1, 2]);
  assert.equal(right.answered, 1);
  assert.match(raiseStatusText(right), /^✓ You left XOR 0. Raises answered: 1/);
  const lowered = at([0, 1, 2], [1, 1, 2]);
  assert.equal(lowered.answered, 0);
  const ended = state(play([[0, 0, 1], [1, 0, 1]], [1, 1], "computer"));
  assert.match(raiseStatusText(ended), /^✓ You knocked over the last pin, and win. You answered 0 raises/);
  assert.match(raiseStatusText(at([0, 1, 2])), /^The computer found no raise, and lowered a value/);
  assert.equal(raiseStatusText(at()), "The computer is thinking…");
});

test("the computer pauses after each move of yours, and the pins at each XOR of 0 are kept", () => {
  const given = (...moves) => play(moves, [4, 6, 7], "computer");
  const told = (...moves) => {
    const now = given(...moves);
    return [isPaused(standing(now, values)), pinsAtZero(now, values)];
  };
  const raise = [2, 0, 1];
  assert.deepEqual(told(), [false, [17]]);
  assert.deepEqual(told(raise), [false, [17]]);
  assert.deepEqual(told(raise, [0, 0, 2]), [true, [17]]);
  assert.deepEqual(told(raise, [0, 1, 2]), [true, [17, 14]]);
  const ended = play([[0, 0, 1], [1, 0, 1]], [1, 1], "computer");
  assert.equal(isPaused(standing(ended, values)), false);
  assert.deepEqual(pinsAtZero(ended, values), [2, 0]);
  assert.deepEqual(pinsAtZero(play([], [3, 3]), values), []); // your turn
});

test("a target makes the XOR 0, and what the last move changed is told until you move", () => {
  assert.deepEqual([1, 3, 3].map((value) => targetText(value, 1)), ["0 lower", "2 lower", "2 lower"]);
  assert.equal(targetText(4, 3), "7 higher");
  const names = (...moves) => {
    const now = state(play(moves, [2, 7], "computer"));
    return now.runs.map((run) => rowName(run, now));
  };
  assert.deepEqual(names(), ["row 1: 2 pins", "row 2: 7 pins"]);
  assert.deepEqual(names([1, 2, 2]), ["row 1: 2 pins", "row 2: 2 pins ← changed", "row 2: 3 pins ← changed"]);
  assert.deepEqual(names([1, 6, 1]), ["row 1: 2 pins", "row 2: 6 pins ← changed"]);
  assert.deepEqual(names([1, 2, 2], [1, 0, 1]), ["row 1: 2 pins", "row 2: 1 pin", "row 2: 3 pins"]);
});

test("a move that leaves no XOR of 0 is a mistake only where another one could", () => {
  const told = (moves, start) => statusText(state(play(moves, start)), true);
  assert.match(told([[0, 0, 2], [2, 0, 2]]),
    /^You left XOR 2, and the computer made it 0 again. From XOR 0 every move loses. The computer /);
  assert.match(told([[0, 0, 1], [1, 0, 1]], [2, 3]),
    /^You left XOR 2: now the computer can win. Undo takes it back. The computer /);
  assert.match(told([[1, 0, 1], [0, 0, 1]], [2, 3]), /^You left XOR 0 ✓ The computer /);
});

test("new rows beside raises are lost, but a value can be raised; other new rows can be won", () => {
  const canRise = (start) => movesOf(state(play([], start))).some((move) => {
    const [before, after] = state(play([move], start)).change;
    return after > before;
  });
  for (let i = 0; i < 200; i++) {
    const lost = drawLostRows(12, values);
    assert.equal(state(play([], lost)).sum, 0);
    assert.ok(canRise(lost), String(lost));
    assert.notEqual(state(play([], drawRows(12, values))).sum, 0);
  }
});
