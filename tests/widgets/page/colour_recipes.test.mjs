import assert from "node:assert/strict";
import { test } from "node:test";

import {
  roundsAt, cellsOf, framesOf, plus, reciprocalOf, sumOf, termsOf, totalOf,
} from "../../../magicmath/widgets/static/colour_recipes_state.js";
import {
  captionText, explainedText, pressedText, productText, stepNames, sumText, triedText,
} from "../../../magicmath/widgets/static/colour_recipes_words.js";

const MASKS = [[0, 1], [0, 2], [1, 2]];
const ADJUGATE = [[-1, -1, 1], [-1, 1, -1], [1, -1, -1]];
const told = (k) => ({ adjugate: ADJUGATE, determinant: -2, k });

test("a round adds the determinant to its cell, and times the reciprocal 1", () => {
  assert.equal(reciprocalOf(-2, 5), 2);
  assert.equal(reciprocalOf(-2, 4), null);
  ADJUGATE.forEach((_, cell) => {
    for (const [k, step, sum] of [[5, 0, 3], [5, 1, 3], [5, 2, 1], [4, 2, 2], [2, 1, 0]]) {
      const presses = plus([0, 0, 0], roundsAt(step, told(k))[cell], 1, k);
      assert.deepEqual(cellsOf(presses, MASKS, k), [0, 1, 2].map((i) => (i === cell ? sum : 0)));
    }
  });
});

test("the frames end with the whole round", () => {
  const frames = framesOf([1, 0, 0], [-1, 0, 3], 5);
  assert.deepEqual(frames, [{ number: 0, presses: [0, 0, 0] }, { number: 2, presses: [0, 0, 3] }]);
  assert.deepEqual(framesOf([1, 2, 3], [5, 0, -5], 5), []);
});

test("what is said", () => {
  const names = ["whole numbers", "modulo 7", "times 3, modulo 7"];
  assert.deepEqual(stepNames({ determinant: 5, reciprocal: 3, k: 7 }), names);
  assert.equal(stepNames({ determinant: 5, reciprocal: null, k: 10 })[2], "5 has no reciprocal");
  assert.equal(captionText({ step: 2, reciprocal: 3 }), "recipes: press one");
  assert.equal(captionText({ step: 2, reciprocal: null }), "rounds: press one");
  assert.equal(captionText({ step: 0, reciprocal: 3 }), "rounds: press one");
  assert.equal(productText(-7, 2, 1), "(−7)·2 = 1 ✓");
  const terms = [{ number: 0, count: -1 }, { number: 1, count: 9 }, { number: 4, count: -3 }];
  assert.equal(sumText(4, terms.slice(0, 1)), "Cell 4: −1");
  assert.equal(sumText(4, terms), "Cell 4: −1 + 9 − 3 = 5");
  assert.equal(pressedText({ k: 5, cell: 4, terms, total: 5, wrong: 1 }),
    "Cell 4 has got −1 + 9 − 3 = 5, modulo 5 that is 0. Not one cell has changed.");
  assert.equal(pressedText({ k: 7, cell: 4, terms, total: 15, wrong: 0 }),
    "Cell 4 has got −1 + 9 − 3 = 5, together 15, modulo 7 that is 1. No other cell has changed. "
    + "✓ The board is the goal.");
  assert.equal(pressedText({ k: 7, cell: 4, terms, total: 5, wrong: 1 }),
    "Cell 4 has got −1 + 9 − 3 = 5. No other cell has changed.");
});

test("a cell tells which numbers of the last round made it", () => {
  const terms = [{ number: 0, count: 6 }, { number: 1, count: 3 }, { number: 4, count: 5 }];
  assert.equal(explainedText(7, 8, terms),
    "The last round gives cell 8, from masks 0, 1 and 4: 6 + 3 + 5 = 14, modulo 7 that is 0.");
  assert.equal(explainedText(7, 2, terms.slice(1, 2)), "The last round gives cell 2, from mask 1: 3.");
  assert.equal(explainedText(7, 2, []), "Cell 2: the last round presses no mask that holds it.");
});

test("what came of a number that was tried", () => {
  const seven = { determinant: -2, reciprocal: 3, k: 7 };
  assert.equal(triedText(1, seven), "A round pressed once adds −2, modulo 7 that is 5.");
  assert.equal(triedText(3, seven),
    "✓ A round pressed 3 times adds −6, modulo 7 that is 1. "
      + "Now each round is taken 3 times: it is a recipe.");
  assert.equal(triedText(1, { determinant: 5, reciprocal: 1, k: 2 }),
    "✓ A round pressed once adds 5, modulo 2 that is 1. Each round is a recipe.");
  assert.equal(triedText(null, { determinant: -2, reciprocal: null, k: 4 }),
    "✓ No multiple of −2 is 1 modulo 4: −2 has no reciprocal. No number makes the rounds recipes.");
});

test("a cell gets the presses of the masks that hold it, on top of what it has got before", () => {
  ADJUGATE.forEach((round, cell) => {
    assert.equal(sumOf(termsOf(round, MASKS, cell)), -2);
    for (const other of [0, 1, 2]) assert.equal(sumOf(termsOf(round, MASKS, other)), other === cell ? -2 : 0);
  });
  const terms = termsOf(ADJUGATE[0], MASKS, 0);
  assert.deepEqual(terms, [{ number: 0, count: -1 }, { number: 1, count: -1 }]);
  assert.deepEqual(termsOf([0, 2, 1], MASKS, 0), [{ number: 1, count: 2 }]);
  assert.equal(totalOf(terms, undefined, 0, 5), -2);
  assert.equal(totalOf(terms, -2, 3, 5), -4);
  assert.equal(totalOf(terms, -2, 4, 5), 2); // the cell was changed otherwise
});
