import assert from "node:assert/strict";
import { test } from "node:test";

import { errorsOf } from "../../../magicmath/widgets/static/polar_tree_state.js";
import { HOW, rowText } from "../../../magicmath/widgets/static/polar_tree_words.js";

const LEVELS = 6;
const TOLD = "It is told twice, ";

test("a row told twice is called better where it is wrong less often, and else as good", () => {
  for (const noise of [1, 6, 20]) {
    const errors = errorsOf(noise, LEVELS);
    for (let level = 1; level <= LEVELS; level++) {
      for (let row = 0; row < 2 ** level; row += 2) {
        const before = errors[level - 1][row >> 1];
        const isBetter = before - errors[level][row] > 1e-9 * before;
        const story = isBetter ? `${TOLD}so it is better than ` : `${TOLD}but it is only as good as `;
        assert.ok(rowText(level, row, errors).includes(story), `${noise}: row ${row} of level ${level}`);
      }
    }
  }
});

test("how often the row before is wrong stands there once", () => {
  const errors = errorsOf(6, 3);
  assert.equal(
    rowText(1, 0, errors),
    `Row 0 of size 2 is wrong in 6.0 of 100. ${TOLD}but it is only as good as a bit that is sent alone.`,
  );
  assert.equal(
    rowText(2, 0, errors),
    `Row 0 of size 4 is wrong in 1.0 of 100. ${TOLD}so it is better than row 0 of size 2, wrong in 6.0 `
      + "of 100.",
  );
});

test("the rules say where the rows stand only as long as they are not sorted", () => {
  assert.match(HOW[1], /^Point at a row: .*\. Until you sort, they stand below it: /);
});
