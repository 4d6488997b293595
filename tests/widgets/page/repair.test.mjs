import assert from "node:assert/strict";
import { test } from "node:test";

import { encoded, repaired, weightOf } from "../../../magicmath/widgets/static/repair_codes.js";
import {
  blot, differences, flipsOf, layoutOf, outline, recordOf, repairedBits, sentBits, toggled, walked,
} from "../../../magicmath/widgets/static/repair_state.js";
import {
  cellText, codeText, outcomeText, recordText, rowText, wordText,
} from "../../../magicmath/widgets/static/repair_words.js";

const code = { length: 8, rows: [0, 1, 2, 4], order: 1, corrects: 1, distance: 4, by: "majority" };
const ways = ["majority", "transform", "cancellation"].map((by) => ({ ...code, by, errors: Array(8).fill(0.125) }));

test("every single flip in every word of a small code is repaired, in each way", () => {
  for (const way of ways) {
    for (let number = 0; number < 16; number++) {
      const message = [0, 1, 2, 3].map((k) => (number >> k) & 1);
      const word = encoded(message, way);
      assert.deepEqual(code.rows.map((row) => word[row]), message);
      assert.deepEqual(repaired(word, way), word);
      for (let place = 0; place < 8; place++) {
        const noisy = word.slice();
        noisy[place] ^= 1;
        assert.deepEqual(repaired(noisy, way), word);
      }
    }
  }
});

test("every cell and every check has a bit of its own", () => {
  for (const spread of [false, true]) {
    const layout = layoutOf(10, code, spread);
    assert.equal(layout.count, 3);
    const all = [...layout.cells, ...layout.checks].sort((a, b) => a - b);
    assert.deepEqual(all, Array.from({ length: 24 }, (_, i) => i));
    const words = layout.cells.map((bit) => Math.floor(bit / 8));
    assert.deepEqual(words.slice(0, 4), spread ? [0, 1, 2, 0] : [0, 0, 0, 0]);
  }
});

test("what is sent arrives when nothing is flipped", () => {
  const picture = Uint8Array.from([1, 0, 1, 1, 0, 1]);
  const layout = layoutOf(6, code, false);
  const bits = sentBits(picture, code, layout);
  assert.deepEqual(layout.cells.slice(0, 6).map((bit) => bits[bit]), [...picture]);
  assert.deepEqual(repairedBits(bits, code), bits);
  const flips = flipsOf({ seed: 1, noise: 0, damage: [3, 9] }, 16);
  assert.equal(differences(flips, new Uint8Array(16), [...flips.keys()]), 2);
});

test("a second press takes damage back", () => {
  assert.deepEqual(toggled([], [9, 3]), [3, 9]);
  assert.deepEqual(toggled([3, 9], [9, 4]), [3, 4]);
});

test("a blot and a walk stay in the picture", () => {
  assert.deepEqual(blot(0, 4, 16, 1), [0, 1, 4, 5]);
  assert.deepEqual(blot(15, 4, 16, 0), [15]);
  assert.deepEqual(blot(9, 4, 10, 1), [4, 5, 6, 8, 9]);
  const keys = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
  assert.deepEqual(keys.map((key) => walked(0, key, 4, 16)), [0, 1, 0, 4]);
  assert.deepEqual(keys.map((key) => walked(15, key, 4, 16)), [14, 15, 11, 15]);
  assert.equal(walked(5, "a", 4, 16), null);
});

test("the outcome is told in words", () => {
  const facts = { before: 3, after: 0, cells: 16, flipped: 5, bits: 32, lost: 0, words: 4 };
  assert.equal(outcomeText(facts), "On the way, 5 of 32 bits flip: 3 of the 16 cells arrive wrong. "
    + "✓ After the repair, all are right.");
  assert.match(outcomeText({ ...facts, after: 1, lost: 1 }), /After the repair, 1 is wrong, in 1 of 4 words\.$/);
  assert.match(outcomeText({ ...facts, after: 2, lost: 1 }), /After the repair, 2 are wrong/);
  assert.match(outcomeText({ ...facts, after: 2, lost: 1 }, { isPlain: true }), /After the repair, 2 are wrong\.$/);
  assert.match(outcomeText({ ...facts, after: 3, lost: 1 }, { isPlain: true }), /After the repair, 3 are wrong\.$/);
  assert.match(outcomeText({ ...facts, after: 4, lost: 1 }, { isPlain: true }), /4 are wrong: more harm than good\.$/);
  assert.match(outcomeText(facts, { isPlain: true }), /^On the way, 5 of 32 bits flip: 3 of the 16 cells arrive wrong\. ✓/);
  assert.match(outcomeText({ ...facts, flipped: 3 }, { isPlain: true }), /^3 of the 16 cells arrive wrong\. ✓/);
  assert.equal(outcomeText({ ...facts, flipped: 0, before: 0 }), "Nothing is damaged.");
  assert.match(outcomeText({ ...facts, flipped: 1, before: 1 }),
    /^On the way, 1 of 32 bits flips: 1 of the 16 cells arrives wrong\./);
  assert.equal(outcomeText(facts, { isWaiting: true }),
    "On the way, 5 of 32 bits flip: 3 of the 16 cells arrive wrong.");
});

test("the code, its rows and its words are told in words", () => {
  assert.match(codeText(ways[0]), /4 cells and 4 checks\. It is a sum of rows of ⌽G: all with at least 4 ones\./);
  assert.match(codeText(ways[0]), /Any 1 wrong bit in a word is repaired\.$/);
  assert.match(codeText(ways[2]), /the 4 that noise harms least/);
  assert.equal(rowText(4, ways[0]), "Row 4 of ⌽G, 4 ones: chosen.");
  assert.equal(rowText(7, ways[2]), "Row 7 of ⌽G, wrong in 12.5 of 100 when all decided before it are right: not chosen.");
  assert.equal(weightOf(7, code), 1);
  assert.equal(wordText(2, 0, 0, 8), "Word 2: 0 of its 8 bits wrong.");
  assert.equal(wordText(2, 1, 0, 8), "Word 2: 1 of its 8 bits wrong, all repaired.");
  assert.equal(wordText(2, 2, 4, 8), "Word 2: 2 of its 8 bits wrong; not repaired, 4 wrong now.");
  assert.equal(cellText("Cell", 5, 4, 1, true), "Cell, row 1, column 1: black, wrong.");
});

test("a frame goes around the cells of a word, and not between them", () => {
  const around = (columns, among) => outline(8, columns, (i) => among.includes(i)).map(String).sort();
  assert.deepEqual(around(4, [0]), ["0,0,0,1", "0,0,1,0", "0,1,1,1", "1,0,1,1"]);
  assert.deepEqual(around(4, [1, 2]), ["1,0,1,1", "1,0,2,0", "1,1,2,1", "2,0,3,0", "2,1,3,1", "3,0,3,1"]);
  assert.equal(around(4, [3, 4]).length, 8); // neighbours in number only
  assert.equal(around(2, [0, 2, 4, 6]).length, 10);
  assert.deepEqual(around(4, []), []);
});

test("a record counts presses alone, and only a lower number beats it", () => {
  const quiet = (presses) => ({ noise: 0, damage: Array(presses).fill(0) });
  assert.equal(recordOf(0, quiet(6), 3), 6);
  assert.equal(recordOf(6, quiet(4), 1), 4);
  assert.equal(recordOf(4, quiet(5), 1), 4);
  assert.equal(recordOf(4, quiet(3), 0), 4);
  assert.equal(recordOf(0, { ...quiet(2), noise: 1 }, 9), 0);
  assert.equal(recordText(3, 0), "Your presses: 3.");
  assert.equal(recordText(5, 4), "Your presses: 5. Your record: 4.");
});
