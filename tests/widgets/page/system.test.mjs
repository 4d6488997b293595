import assert from "node:assert/strict";
import { test } from "node:test";

import {
  beginWalk, flippedMasks, placeAfter, placeIn, sumOfColumns, systemAfter, termsOf, walkOn,
} from "../../../magicmath/widgets/static/system_state.js";
import {
  columnsText, equation, fitting, flipText, nameOfAdded, nameOfLeft, nameOfPress, rowsText, scoreText, unknowns,
  walkText, wordsAbout,
} from "../../../magicmath/widgets/static/system_words.js";

// Two presses on three cells: the first changes 0 and 1, the second 1 and 2.
const masks = [[0, 1], [1, 2]];
const after = (presses, terms = {}) =>
  systemAfter({ start: [0, 0, 0], goal: null, masks, presses, ...terms });
const told = (presses, terms = {}) => ({
  ...after(presses, terms), presses, masks, columns: 3, names: unknowns(2), terms: termsOf(masks, 3), letter: "Y",
});

test("twice is nothing, and the order does not matter", () => {
  assert.deepEqual(after([1, 0, 1, 1]).choice, [1, 1]);
  assert.deepEqual([after([1, 0]).counts, after([0, 0]).counts], [[1, 2, 1], [0, 0, 0]]);
  assert.deepEqual(after([0, 1]), after([1, 0]));
  assert.deepEqual(after([0, 1, 1]), after([0]));
});

test("the board is the start after the presses, and the equations ask for the difference to the goal", () => {
  const state = after([0], { start: [1, 0, 0], goal: [1, 0, 1] });
  assert.deepEqual([state.parities, state.cells], [[1, 1, 0], [0, 1, 0]]);
  assert.deepEqual([state.wanted, state.wrong], [[0, 0, 1], [0, 1, 2]]);
  assert.deepEqual([after([0]).wanted, after([0]).wrong], [null, []]);
});

test("the columns of Y are the left sides of the equations", () => {
  assert.deepEqual(termsOf(masks, 3), [[0], [0, 1], [1]]);
  assert.equal(equation([0, 1], unknowns(2), 1), "a + b = 1");
  assert.equal(equation([], unknowns(2), 0), "0 = 0");
});

test("nine unknowns are letters, more have numbers", () => {
  assert.equal(unknowns(9).join(""), "abcdefghi");
  assert.deepEqual([unknowns(10)[0], unknowns(256)[255]], ["x₀", "x₂₅₅"]);
  assert.equal(new Set(unknowns(256)).size, 256);
});

test("a long equation keeps its first terms and its last", () => {
  const many = Array.from({ length: 40 }, (_, i) => i);
  assert.deepEqual(fitting(many), [0, 1, 2, 3, 4, 5, 6, 7, null, 39]);
  assert.deepEqual(fitting(many.slice(0, 12)), many.slice(0, 12));
});

test("arrow keys walk over V, Y and the rows below, and stay inside", () => {
  const shape = { rows: 4, presses: 2, columns: 4 }; // V and Y of two presses, R and D of three cells
  const walk = (from, ...keys) => keys.reduce((place, key) => placeAfter(key, place, shape), from);
  assert.deepEqual(walk([0, 0], "ArrowDown", "ArrowDown"), [1, 0]);
  assert.deepEqual(walk([1, 1], "ArrowDown", "ArrowDown", "ArrowDown"), [3, 1]);
  assert.deepEqual(walk([2, 1], "ArrowLeft"), [2, 1]);
  assert.deepEqual(walk([1, 1], "ArrowLeft", "ArrowUp", "ArrowUp"), [0, 0]);
  assert.deepEqual([walk([0, 1], "End"), walk([3, 3], "Home"), walk([0, 2], "Home")],
    [[0, 3], [3, 1], [0, 0]]);
  assert.equal(placeAfter("x", [0, 0], shape), null);
});

const sentences = (part, state) => wordsAbout(part, state).sentences.join(" ");

test("a press, a cell and an entry of Y are told in words", () => {
  assert.equal(wordsAbout({ press: 1, cell: -1 }, told([])).title, "Unknown b, mask 1");
  assert.match(sentences({ press: 1, cell: -1 }, told([])), /2 cells: 1, 2\. It is not pressed/);
  assert.match(sentences({ press: 1, cell: -1 }, told([1])), /It is pressed/);
  const cell = (number, presses) => sentences({ press: -1, cell: number }, told(presses));
  assert.match(cell(1, []), /2 masks change it, and none is pressed\. 0 is even/);
  assert.match(cell(1, [0, 1]), /2 of its 2 masks are pressed\. 2 is even: .* stays/);
  assert.match(cell(0, [0]), /1 of its 1 mask is pressed\. 1 is odd: .* changes/);
  assert.match(sentences({ press: 0, cell: 2 }, told([])), /Y has a 0 here: mask 0 leaves cell 2 alone/);
  assert.match(sentences({ press: 0, cell: 1 }, told([])), /Y has a 1 here/);
  assert.match(sentences({ press: 0, cell: 1 }, { ...told([]), letter: "N" }), /N has a 1 here/);
  assert.equal(nameOfPress(1, told([])), "unknown b, mask 1");
  assert.equal(nameOfPress(1, { ...told([]), isWalk: true }), "b, mask 1");
});

test("with a goal, a cell's words say whether its equation holds", () => {
  const state = told([0], { goal: [1, 1, 1] });
  assert.match(sentences({ press: -1, cell: 0 }, state), /✓ The goal wants 1: the equation holds/);
  assert.match(sentences({ press: -1, cell: 2 }, state), /✗ The goal wants 1: the equation does not/);
});

test("the score counts masks pressed, and the equations that hold", () => {
  assert.equal(scoreText(told([0])), "1 mask pressed · 2 cells changed");
  assert.equal(scoreText(told([0]), 3), "Step 3 · 1 mask pressed · 2 cells changed");
  assert.match(scoreText({ ...told([0]), step: "press" }, 3), /^Press 3 · /);
  assert.match(scoreText(told([0, 1, 1])), /^1 mask pressed \(3 presses; twice is nothing\)/);
  assert.equal(scoreText(told([0, 1, 1]), 0, true), "1 mask pressed · 2 cells changed");
  assert.equal(scoreText(told([0], { goal: [1, 0, 1] })), "1 mask pressed · 1 of 3 equations hold");
  assert.match(scoreText(told([0, 1], { goal: [1, 0, 1] })), /^✓ 2 masks pressed · all 3 equations hold/);
});

test("a cell that no press changes has an empty equation", () => {
  const state = { ...told([]), terms: [[], [0], [1]] };
  assert.match(sentences({ press: -1, cell: 0 }, state), /No press changes this cell/);
});

test("a walk remembers what it met, and where it goes round", () => {
  const walked = (choices) => choices.slice(1).reduce(walkOn, beginWalk(choices[0]));
  const [a, b, c, none] = [[1, 0, 0], [0, 1, 0], [0, 0, 1], [0, 0, 0]];
  const home = walked([a, b, c, a]);
  assert.deepEqual([home.met, home.back, placeIn(home)], [[a, b, c], 0, 0]);
  assert.equal(placeIn(walked([a, b, c, a, b])), 1);
  assert.deepEqual([walked([a, b, c]).back, placeIn(walked([a, b, c]))], [-1, 2]);
  assert.deepEqual([3, 4, 5, 6].map((n) => placeIn(walked([a, b, c, b, c, b, c].slice(0, n + 1)))), [1, 2, 1, 2]);
  assert.equal(walkText(home), "V is home after 3 steps.");
  assert.equal(walkText(walked([a, a])), "V is home after 1 step.");
  assert.equal(walkText(walked([a])), "The walk of V begins here.");
  assert.equal(walkText(walked([a, b])), "Not home yet.");
  const isSolved = true;
  const last = { isSolved, isLast: true };
  assert.equal(walkText(walked([a, b]), last), "Goal reached, one step before home.");
  assert.equal(walkText(walked([a, b]), { isSolved }), "Goal reached.");
  assert.equal(walkText(walked([a, b]), { isLast: true }), "Not home yet.");
  assert.equal(walkText(walked([a]), last), "The walk of V begins here.");
  assert.equal(walkText(walked([a, b, none])), "After 2 steps V is empty, and stays empty.");
  assert.match(walkText({ ...walked([a, b, none]), steps: 1 }), /^After 2 steps/); // gone back
  assert.match(walkText(walked([a, b, c, b])), /^Step 3 leads back to step 1,/);
  assert.equal(walkText(walked([a, b, none]), { step: "press" }), "After 2 presses V is empty, and stays empty.");
  assert.match(walkText(walked([none, none])), /^V is empty, and stays empty/);
});

test("columns add up to the letters that are left, and an entry can be flipped", () => {
  assert.deepEqual(sumOfColumns(masks, []), [0, 0]);
  assert.deepEqual(sumOfColumns(masks, [0, 1]), [0, 1]);
  assert.deepEqual(sumOfColumns(masks, [0, 1, 2]), [0, 0]);
  assert.deepEqual(flippedMasks(masks, [0, 0]), [[1], [1, 2]]);
  assert.deepEqual(flippedMasks(masks, [1, 0]), [[0, 1], [0, 1, 2]]);
  assert.deepEqual(flippedMasks(flippedMasks(masks, [1, 0]), [1, 0]), masks);
});

test("words tell what rows and columns add up to, and which of them cancel", () => {
  const names = unknowns(2);
  const rows = (choice, parities) => rowsText({ choice, parities, names });
  assert.equal(rows([0, 0], [0, 0, 0]), "Press letters at the left: their rows add up to D.");
  assert.equal(rows([1, 0], [1, 1, 0]), "Row a: D is 1 in cells 0 and 1.");
  assert.equal(rows([1, 1], [0, 0, 0]), "✓ Rows a and b: D is 0 in each cell.");
  const columns = (added, left) => columnsText({ added, left, names });
  assert.equal(columns([], [0, 0]), "Press cells above: their columns add up at the right.");
  assert.equal(columns([0], [1, 0]), "Column 0: a is left.");
  assert.equal(columns([1], [1, 1]), "Column 1: a and b are left.");
  assert.equal(columns([0, 1, 2], [0, 0]), "✓ Columns 0, 1 and 2: no letter is left.");
  assert.equal(flipText([0, 2], masks), "Let mask 0 change cell 2");
  assert.equal(flipText([0, 1], masks), "Let mask 0 leave cell 1 alone");
  assert.equal(nameOfAdded(3, true), "cell 3: 1, its column is added");
  assert.equal(nameOfAdded(3, false), "cell 3: 0, its column is not added");
  assert.deepEqual([nameOfLeft("a", 1), nameOfLeft("a", 0)], ["a: 1, left", "a: 0, not left"]);
});

test("keys reach a row above the table, and leave the column of V at its ends", () => {
  const shape = { rows: 4, presses: 2, columns: 4, above: 1 }; // cells above, two masks, D below
  assert.deepEqual(placeAfter("ArrowUp", [1, 2], shape), [0, 2]);
  assert.deepEqual(placeAfter("ArrowUp", [1, 0], shape), [1, 0]);
  assert.deepEqual(placeAfter("ArrowDown", [2, 0], shape), [2, 0]);
  assert.deepEqual(placeAfter("ArrowDown", [2, 1], shape), [3, 1]);
  assert.deepEqual(placeAfter("ArrowLeft", [0, 1], shape), [0, 1]);
  assert.deepEqual(placeAfter("ArrowLeft", [1, 1], shape), [1, 0]);
  assert.deepEqual(placeAfter("Home", [0, 3], shape), [0, 1]);
});
