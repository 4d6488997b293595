import assert from "node:assert/strict";
import { test } from "node:test";

import { agreeing } from "../../../magicmath/widgets/static/lines_to_judge_state.js";
import {
  chipName, markText, openText, scoreText,
} from "../../../magicmath/widgets/static/lines_to_judge_words.js";

const HELD = [
  { answer: "right", why: "So it is." },
  { answer: "wrong", why: "No." },
  { answer: "cannot tell", why: "Lost." },
];

test("answers are compared with the verdicts in their order, as far as they go", () => {
  assert.deepEqual(agreeing([], HELD), []);
  assert.deepEqual(agreeing(["right", "right"], HELD), [0]);
  assert.deepEqual(agreeing(["wrong", "wrong", "cannot tell"], HELD), [1, 2]);
});

test("a line tells nothing before it is judged, and both verdicts after", () => {
  assert.equal(markText(undefined, HELD[0]), "");
  assert.equal(chipName(1, undefined, HELD[1]), "line 2");
  assert.equal(markText("right", HELD[1]), "≠");
  assert.equal(chipName(1, "right", HELD[1]), "line 2, you differ from the ledger");
  assert.equal(openText("right", HELD[0]), "You say: right. So does the ledger. So it is.");
  assert.equal(openText("right", HELD[1]), "You say: right. The ledger says: wrong. No.");
});

test("the score names the lines that differ when all are judged", () => {
  assert.equal(scoreText(0, [], 3), "");
  assert.equal(scoreText(2, [0], 3), "You and the ledger agree on 1 of 2 so far.");
  assert.equal(scoreText(3, [0, 1, 2], 3), "You and the ledger agree on 3 of 3. You judge as we did.");
  assert.match(scoreText(3, [0, 2], 3), /agree on 2 of 3\. Read the reasons of line 2 once more\./);
  assert.match(scoreText(3, [1], 3), /Read the reasons of the lines 1 and 3 once more\. Who is right\?$/);
});
