import assert from "node:assert/strict";
import { test } from "node:test";

import { follow, remembered } from "../../../magicmath/widgets/static/model.js";
import { cleared, pressed, pressedAgain, takenBack } from "../../../magicmath/widgets/static/presses.js";
import { pressing } from "../../../magicmath/widgets/static/pressing.js";

const white = { presses: [], undone: [] };

test("what is taken back can be pressed again, the last first", () => {
  const three = [4, 4, 0].reduce(pressed, white);
  const back = takenBack(takenBack(three));
  assert.deepEqual(back, { presses: [4], undone: [0, 4] });
  assert.deepEqual(pressedAgain(back), { presses: [4, 4], undone: [0] });
  assert.deepEqual(pressedAgain(pressedAgain(back)), three);
});

test("a press forgets what was taken back, and so does a fresh start", () => {
  const back = takenBack([1, 2].reduce(pressed, white));
  assert.deepEqual(pressed(back, 7), { presses: [1, 7], undone: [] });
  assert.deepEqual(cleared(back), white);
});

test("where there is nothing to take back or to press again, nothing changes", () => {
  assert.deepEqual(takenBack(white), white);
  assert.deepEqual(pressedAgain(pressed(white, 3)), { presses: [3], undone: [] });
});

test("no state is written to", () => {
  const state = Object.freeze({ presses: Object.freeze([1, 2]), undone: Object.freeze([3]) });
  for (const become of [takenBack, pressedAgain, cleared]) become(state);
  pressed(state, 5);
  assert.deepEqual(state, { presses: [1, 2], undone: [3] });
});

function fakeModel(state) {
  const listeners = new Set();
  return {
    saved: 0,
    get: (name) => state[name],
    set(name, value) {
      state[name] = value;
      for (const { events, listener } of listeners) if (events.includes(`change:${name}`)) listener();
    },
    on: (events, listener) => listeners.add({ events: events.split(" "), listener }),
    off: (_, listener) => {
      for (const one of listeners) if (one.listener === listener) listeners.delete(one);
    },
    save_changes() { this.saved += 1; },
  };
}

test("a press is one change for the view that makes it", () => {
  const model = fakeModel({ presses: [], _undone: [] });
  let heard = 0;
  const { change, stop } = follow(model, ["presses", "_undone"], () => { heard += 1; });
  const { press, undo, redo, reset } = pressing(model, change);
  press(4);
  undo();
  redo();
  assert.deepEqual([heard, model.saved, model.get("presses")], [3, 3, [4]]);
  model.set("presses", [1]);
  assert.equal(heard, 4);
  reset();
  assert.deepEqual([heard, model.get("presses"), model.get("_undone")], [5, [], []]);
  stop();
  model.set("presses", [2]);
  assert.equal(heard, 5);
});

test("what one tap pressed is taken back and pressed again in one go, in its order", () => {
  const model = fakeModel({ presses: [], _undone: [] });
  const { change, stop } = follow(model, ["presses", "_undone"], () => {});
  const { press, tap, undo, redo } = pressing(model, change);
  const state = () => [model.get("presses"), model.get("_undone")];
  press(0);
  tap([1, 3, 4]);
  press(2);
  undo();
  undo();
  assert.deepEqual(state(), [[0], [2, 4, 3, 1]]);
  redo();
  assert.deepEqual(state(), [[0, 1, 3, 4], [2]]);
  pressing(model, change).undo(); // as another view of the same board
  assert.deepEqual(state(), [[0], [2, 4, 3, 1]]);
  undo();
  undo();
  assert.deepEqual(state(), [[], [2, 4, 3, 1, 0]]);
  for (let i = 0; i < 4; i++) redo();
  assert.deepEqual(state(), [[0, 1, 3, 4, 2], []]);
  stop();
});

test("presses that others made are taken back one by one", () => {
  const model = fakeModel({ presses: [], _undone: [] });
  const { change, stop } = follow(model, ["presses", "_undone"], () => {});
  const { tap, undo } = pressing(model, change);
  tap([1, 3, 4]);
  model.set("presses", [1, 3, 4, 0]);
  undo();
  undo();
  assert.deepEqual([model.get("presses"), model.get("_undone")], [[1, 3], [0, 4]]);
  stop();
});

test("a remembered function works again only for other arguments", () => {
  let count = 0;
  const sum = remembered((...numbers) => {
    count += 1;
    return numbers.reduce((a, b) => a + b, 0);
  });
  assert.deepEqual([sum(1, 2), sum(1, 2), count], [3, 3, 1]);
  assert.deepEqual([sum(1, 3), sum(1, 2), count], [4, 3, 3]);
});
