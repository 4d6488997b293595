import assert from "node:assert/strict";
import { test } from "node:test";

import {
  alike, boardsOf, cancellingOf, cellsOf, quietOf, TABLES, tableOf, tally, withPress,
} from "../../../magicmath/widgets/static/choice_pairs_state.js";
import {
  allText, boardName, columnSums, huntText, lastText, madeText, rowSums,
} from "../../../magicmath/widgets/static/choice_pairs_words.js";
import {
  countsOf, holding, isJoined, leftToJoin,
} from "../../../magicmath/widgets/static/recipe_counts_state.js";
import { countedText, litText } from "../../../magicmath/widgets/static/recipe_counts_words.js";
import { addedText, maskText } from "../../../magicmath/widgets/static/two_boxes_words.js";

const RING = [[1, 1, 0], [0, 1, 1], [1, 0, 1]]; // all three together change nothing
const ALL = [0, 1, 2, 3, 4, 5, 6, 7];

test("eight choices of three masks meet on four boards where one choice is quiet", () => {
  assert.deepEqual(boardsOf(RING), [0, 6, 3, 5, 5, 3, 6, 0]);
  assert.deepEqual(quietOf(RING), [7]);
  assert.deepEqual(alike(1, RING), [1, 6]);
  assert.deepEqual([1, 6].map(cellsOf), [[0, 0, 1], [1, 1, 0]]);
  assert.deepEqual(withPress([1, 2, 3], 2), [1, 3, 2]);
});

test("words tell the sum of two choices of one board, and what all choices make", () => {
  assert.equal(lastText([], RING), "Press each choice: a line leads to its board.");
  assert.equal(lastText([1], RING), "a: so far no other choice makes this board.");
  assert.equal(lastText([6, 1], RING), "The same board: a; b + c. Their sum: a + b + c.");
  assert.equal(allText([], RING), "");
  assert.equal(allText([1, 2], RING), "6 choices to go.");
  assert.equal(allText(ALL, RING), "✓ Quiet: a + b + c. 8 choices make only 4 boards, 2 choices each.");
  const free = [[1, 1, 0], [0, 1, 1], [0, 0, 1]];
  assert.equal(allText(ALL, free), "✓ No choice is quiet: 8 choices make all 8 boards.");
  const blank = [[0, 0, 0], [0, 0, 0], [0, 0, 0]];
  assert.equal(lastText([0, 1, 2], blank), "The same board: none; a; b.");
  assert.match(allText(ALL, blank), /8 choices make only 1 board, 8 choices each\.$/);
});

test("tables are counted by their zero sums, and words tell what the hunt has found", () => {
  const table = [[1, 1, 0], [0, 0, 0], [0, 0, 1]];
  assert.deepEqual([quietOf(table), cancellingOf(table), tableOf(table)], [[2], [3], 0b110000001]);
  assert.deepEqual(tally([tableOf(table), tableOf(RING)]), { both: 2, rows: 0, columns: 0, none: 0 });
  assert.equal(TABLES.length, 512);
  assert.deepEqual([rowSums([2, 5]), rowSums([]), columnSums([3]), columnSums([])],
    ["b, a + c", "none", "0 + 1", "none"]);
  assert.deepEqual([4, 8].map(madeText), ["4 of 8, each by 2 choices", "8 of 8, each by 1 choice"]);
  assert.match(boardName([0, 0, 1], false, "not made"), /, not made$/);
  const tried = (rows, both) => ({ both, rows, columns: 0, none: 0 });
  assert.match(huntText(tried(0, 3)), /^Hunt/);
  assert.match(huntText(tried(0, 512)), /^✓ None of the 512 tables/);
  assert.match(huntText(tried(1, 511)), /^✗/);
});

test("recipes are joined for the cells of a puzzle, and a mask is counted", () => {
  const recipes = [[0, 1], [1], [0, 2]];
  assert.deepEqual(countsOf([0, 2], recipes), [2, 1, 1]);
  assert.deepEqual(holding(0, recipes), [0, 2]);
  assert.deepEqual(leftToJoin([0, 1], [1, 2]), { missing: [2], needless: [0] });
  assert.deepEqual(leftToJoin([0], []), { missing: [], needless: [] });
  assert.deepEqual([[1, 2], [1], [0, 1, 2]].map((one) => isJoined(one, [1, 2])), [true, false, false]);
  assert.equal(isJoined([], []), false);
});

test("words tell the count, what is still to do, and what stays", () => {
  const told = (chosen, counts, wanted = [0, 2]) => countedText({ chosen, counts, mask: 0, wanted });
  assert.match(told([], [0, 0, 0]), /bold frame/);
  assert.match(told([], [0, 0, 0], []), /^Press cells, and their recipes are joined\.$/);
  assert.equal(told([0], [1, 1, 0]), "Mask 0 is in 1 of 1 joined recipe. 1 cell to go.");
  assert.equal(told([0, 1], [1, 2, 0]),
    "Mask 0 is in 1 of 2 joined recipes. Cell 1 need not change: press it again.");
  assert.equal(told([0, 1], [2, 1, 0], []), "Mask 0 is in 2 of 2 joined recipes.");
  assert.equal(told([0, 2], [2, 1, 1]),
    "✓ Mask 0 is in 2 of the 2 recipes. That is even: it drops out. "
    + "The odd counts are the solution: masks 1 and 2.");
  assert.match(told([0, 2], [1, 0, 0]), /odd: one press of it stays\. .*: mask 0\.$/);
  assert.equal(litText(4, [0, 2]), "Mask 4 is in the recipes of the cells 0 and 2, and in no other.");
  assert.equal(litText(4, [0]), "Mask 4 is in the recipe of the cell 0, and in no other.");
});

test("words tell the box of a mask, and whether boards are lost", () => {
  assert.equal(maskText(0), "MAGIC makes your mask without the plus.");
  assert.equal(maskText(1), "MAGIC makes your mask with the plus.");
  assert.match(addedText([256, 0]), /^All 256 boards fall into the first box again/);
  assert.match(addedText([0, 256]), /^✓ All 256 boards .* No board is lost\.$/);
});
