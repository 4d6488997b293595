import assert from "node:assert/strict";
import { test } from "node:test";

import { divisorOf, linesOf } from "../../../magicmath/widgets/static/reciprocal_lines_state.js";
import {
  answerText, askText, lineText, originText, startText, takenText, timesText,
} from "../../../magicmath/widgets/static/reciprocal_lines_words.js";

const [PAIR, NONE] = [[7, 26], [9, 24]];
const lines = linesOf(PAIR);

test("the lines of 7 modulo 26", () => {
  assert.deepEqual(lines.map((line) => lineText(line, PAIR)),
    ["26 = 0·7", "7 = 1·7", "5 = −3·7", "2 = 4·7", "1 = −11·7", "0 = 26·7"]);
  assert.deepEqual(lines.map(originText), ["", "", "line 1 − 3 times line 2", "line 2 − line 3",
    "line 3 − 2 times line 4", "line 4 − 2 times line 5"]);
  assert.equal(divisorOf(linesOf(NONE)), 3);
  for (const [a, k] of [[1, 2], [123, 1000], [5000, 9999], [6765, 9999]]) {
    for (const { value, factor } of linesOf([a, k])) assert.ok((value - factor * a) % k === 0);
  }
});

test("what is asked, and what is said to a number of times", () => {
  assert.equal(askText(lines, 2, PAIR), "How often can you take 7 from 26?");
  assert.equal(askText(lines, 6, PAIR), "Which number from 1 to 25 is the reciprocal of 7?");
  assert.equal(startText(lines, 5), "");
  assert.equal(startText(lines, 6), "0 is left. The last number that is not 0 is 1, in line 5.");
  assert.equal(timesText(lines, 2, 4), "4·7 = 28, and that is more than 26.");
  assert.equal(timesText(lines, 2, 2), "26 − 2·7 = 12. You can take 7 from that, too.");
  assert.equal(timesText(lines, 2, 2.5), "Give a whole number.");
  assert.equal(timesText(lines, 2, NaN), "Give a whole number.");
  assert.equal(takenText(lines[2]), "✓ 5 is left.");
  assert.equal(takenText(lines[5]), "");
});

test("what is said to an answer at the end", () => {
  const said = (given) => answerText(lines, PAIR, given);
  assert.equal(said(15), "✓ 7·15 = 105, modulo 26 that is 1.");
  assert.equal(said(-11), "Modulo 26 that is right. Which number from 1 to 25 is it?");
  assert.equal(said(41), said(-11));
  assert.equal(said(11), "7·11 = 77, modulo 26 that is 25.");
  assert.equal(said(-1), "7·(−1) = −7, modulo 26 that is 19.");
  assert.equal(said(null), "Look at the line that begins with 1.");
  assert.equal(answerText(linesOf(NONE), NONE, null),
    "✓ 3 divides 9 and 24. So it divides all products and their remainders, and 1 is not among these.");
  assert.equal(answerText(linesOf(NONE), NONE, 3), "9·3 = 27, modulo 24 that is 3.");
});
