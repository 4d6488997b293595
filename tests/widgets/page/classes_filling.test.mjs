import assert from "node:assert/strict";
import { test } from "node:test";

import {
  gotBy, kindsOf, nonePressed, pressedNext, unlike, wholeClass,
} from "../../../magicmath/widgets/static/classes_filling_state.js";
import { toldText } from "../../../magicmath/widgets/static/classes_filling_words.js";

const CHANGING = [
  [0, 1, 3], [0, 1, 2, 4], [1, 2, 5], [0, 3, 4, 6], [0, 2, 4, 6, 8], [2, 4, 5, 8], [3, 6, 7], [4, 6, 7, 8],
  [5, 7, 8],
];
const press = (masks, from = nonePressed()) => masks.reduce(pressedNext, from);

test("cells of one kind are alike exactly when a class is pressed as a whole", () => {
  assert.deepEqual(unlike(gotBy(press([0]), CHANGING)), [0, 1]);
  assert.deepEqual(unlike(gotBy(press([1, 7]), CHANGING)), [1]);
  for (const [kind, masks] of [[0, 2, 6, 8], [1, 3, 5, 7], [4]].entries()) {
    assert.equal(wholeClass(press(masks)), kind);
    assert.deepEqual(unlike(gotBy(press(masks), CHANGING)), []);
  }
  assert.equal(wholeClass(press([0, 2, 6])), -1);
});

test("after a whole class another one begins anew, and a press is taken back by a second one", () => {
  assert.deepEqual(press([0, 2, 6, 8, 1]), press([1]));
  assert.deepEqual(press([0, 2, 6, 8, 8]), press([0, 2, 6]));
  assert.deepEqual(kindsOf(press([0, 1])), [0, 1]);
});

test("words tell what to press next, and what is not yet alike", () => {
  const told = (pressed, found) => toldText(pressed, gotBy(pressed, CHANGING), found);
  assert.equal(told(nonePressed(), [true, true, false]), "Press the mask in the centre.");
  assert.equal(told(nonePressed(), [true, true, true]), "✓ The table is full. Go on to whole classes.");
  assert.equal(told(press([1, 7]), [true, false, false]), "2 of 4 edge masks. Not alike yet: the edge cells.");
  assert.match(told(press([0, 2, 6, 8]), [true, false, false]), /Next press the 4 edge masks, one by one\.$/);
});
