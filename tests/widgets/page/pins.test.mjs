import assert from "node:assert/strict";
import { test } from "node:test";

import {
  drawLostRows, drawRows, kaylesValues, replyTo, standing, trailsOf,
} from "../../../magicmath/widgets/static/pins_state.js";
import { statusText, trailStatusText, trailText } from "../../../magicmath/widgets/static/pins_words.js";

const values = kaylesValues(12);
const play = (moves, start = [2, 4, 6], first = "you") => ({ start, first, moves });
const state = (given) => ({ ...standing(given, values), trails: trailsOf(given, values) });

function movesOf({ rows }) {
  return rows.flatMap((pins, row) => pins.flatMap((stands, pin) => {
    if (!stands) return [];
    return pins[pin + 1] ? [[row, pin, 1], [row, pin, 2]] : [[row, pin, 1]];
  }));
}

test("from a sum of 0 each raise is brought back in its row, and each lowering answered by one", () => {
  let [raises, lowerings] = [0, 0];
  const follow = (moves) => {
    const now = state(play(moves));
    for (const move of movesOf(now)) {
      const after = state(play([...moves, move]));
      if (after.isOver) continue;
      const reply = replyTo(after, values, true);
      const back = state(play([...moves, move, reply]));
      assert.equal(back.sum, 0);
      const [before, raised, brought] = back.trails[move[0]];
      if (raised > before) {
        raises += 1;
        assert.deepEqual([reply[0], brought], [move[0], before]);
      } else {
        lowerings += 1;
        const [, from, to] = back.trails[reply[0]];
        assert.ok(to < from, `${[...moves, move, reply].join(" ")}: ${from} to ${to}`);
        const told = trailStatusText(back, true);
        if (back.canUndo && !back.isOver) assert.match(told, /The computer lowered row/);
      }
      if (moves.length < 2) follow([...moves, move, reply]);
    }
  };
  follow([]);
  assert.ok(raises > 7 && lowerings > 7);
});

test("trails hold the values before your move, after it and after the answer", () => {
  assert.deepEqual(trailsOf(play([]), values), [[2], [1], [3]]);
  assert.deepEqual(trailsOf(play([[1, 0, 1]]), values), [[2, 2], [1, 3], [3, 3]]);
  assert.deepEqual(trailsOf(play([[1, 0, 1], [1, 1, 2]]), values), [[2, 2, 2], [1, 3, 1], [3, 3, 3]]);
  assert.deepEqual(trailsOf(play([[0, 0, 2]], [2, 2], "computer"), values), [[2, 0], [2, 2]]);
  assert.deepEqual([trailText([1, 3, 1]), trailText([2, 2])], ["value 1 → 3 → 1", "value 2"]);
});

test("the status tells a raise and what becomes of it", () => {
  const raised = play([[1, 0, 1]]);
  assert.equal(trailStatusText(state(raised), true),
    "You raised the value of row 2 from 1 to 3. The computer is thinking…");
  assert.equal(trailStatusText(state(play([[1, 0, 1], [1, 1, 2]])), true),
    "You raised the value of row 2 from 1 to 3. The computer brought it back to 1. The XOR is 0. Your turn.");
  assert.equal(trailStatusText(state(play([[0, 0, 2], [2, 0, 2]])), true),
    "You lowered the value of row 1 from 2 to 0. The computer lowered row 3 from 3 to 1. The XOR is 0. Your turn.");
  assert.equal(trailStatusText(state(play([])), true), "Your turn.");
  const begun = trailStatusText(state(play([[0, 0, 2]], [2, 2], "computer")), true);
  assert.match(begun, /^The computer knocked over pins 1 and 2 of row 1. Your turn.$/);
});

test("a move that leaves no XOR of 0 is a mistake only where another one could", () => {
  const told = (moves, start) => statusText(state(play(moves, start)), true);
  assert.match(told([[0, 0, 2], [2, 0, 2]]),
    /^You left XOR 2. From XOR 0 every move loses: look at the answer. The computer /);
  assert.match(told([[0, 0, 1], [1, 0, 1]], [2, 3]),
    /^You left XOR 2: now the computer can win. Undo takes it back. The computer /);
  assert.match(told([[1, 0, 1], [0, 0, 1]], [2, 3]), /^You left XOR 0 ✓ The computer /);
});

test("new rows beside stones are lost, but a value can be raised; other new rows can be won", () => {
  const raises = (start) => movesOf(state(play([], start))).some((move) => {
    const [before, after] = state(play([move], start)).trails[move[0]];
    return after > before;
  });
  for (let i = 0; i < 200; i++) {
    const lost = drawLostRows(12, values);
    assert.equal(state(play([], lost)).sum, 0);
    assert.ok(raises(lost), String(lost));
    assert.notEqual(state(play([], drawRows(12, values))).sum, 0);
  }
});
