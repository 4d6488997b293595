import assert from "node:assert/strict";
import { test } from "node:test";

import {
  again, binned, hidden, isShown, lookedAt, lookOf, readNumber, readNumbers, revealed, switched, total,
  withChoice, withHands, withNumbers, withoutBet, withoutHands,
} from "../../../magicmath/widgets/static/bet_state.js";
import { binText, classVerdict, countText, verdict } from "../../../magicmath/widgets/static/bet_words.js";
import { unveiled } from "../../../magicmath/widgets/static/veil.js";

const CHOICES = ["yes", "no", "it depends"];
const fresh = (values = {}) => ({
  round: 0, choice: null, open: false, look: null, in_class: false, counted: false, hands: [0, 0, 0], ...values,
});

test("the first choice shows the evidence, and stays until the next round", () => {
  const bet = withChoice(fresh(), "no");
  assert.deepEqual([bet.choice, isShown(bet)], ["no", true]);
  assert.equal(withChoice(bet, "yes"), bet);
  const next = again(bet);
  assert.deepEqual([next.choice, isShown(next), next.round], [null, false, 1]);
  assert.equal(withChoice(next, "yes").choice, "yes");
});

test("who would rather see it has no choice, and gets none later", () => {
  const seen = withoutBet(fresh());
  assert.deepEqual([seen.choice, isShown(seen)], [null, true]);
  assert.equal(withChoice(seen, "yes"), seen);
});

test("the class is shown nothing of what one reader has opened, and the other way round", () => {
  const bet = switched(withChoice(fresh(), "no"));
  assert.equal(isShown(bet), false);
  const counted = revealed(bet);
  assert.equal(isShown(counted), true);
  assert.equal(isShown(switched(revealed(switched(fresh())))), false);
  assert.equal(isShown(hidden(counted)), false);
});

test("hands are counted between none and most, kept through the switch, and fixed once revealed", () => {
  const most = 40;
  const counts = [3, -1, 41, 2.7, NaN, Infinity].map((n) => withHands(fresh(), 1, n, most).hands[1]);
  assert.deepEqual(counts, [3, 0, 40, 2, 0, 0]);
  const counted = withHands(withHands(fresh({ in_class: true }), 0, 5, most), 2, 7, most);
  assert.deepEqual(switched(switched(counted)).hands, [5, 0, 7]);
  assert.equal(total(counted.hands), 12);
  const shown = revealed(counted);
  assert.equal(withHands(shown, 0, 9, most), shown);
  assert.equal(withoutHands(shown, CHOICES), shown);
  assert.equal(withNumbers(shown, [1]), shown);
  assert.deepEqual(withoutHands(hidden(shown), CHOICES).hands, [0, 0, 0]);
  assert.deepEqual(withoutHands(fresh({ hands: [4] }), null).hands, []);
});

test("the evidence of the reader's own choice comes first, or that of most hands", () => {
  assert.equal(lookOf(withChoice(fresh(), "it depends"), CHOICES), 2);
  assert.equal(lookOf(withoutBet(fresh()), CHOICES), 0);
  assert.equal(lookOf(lookedAt(withChoice(fresh(), "it depends"), 1), CHOICES), 1);
  assert.equal(lookOf(fresh({ in_class: true, hands: [2, 8, 8] }), CHOICES), 1);
  assert.equal(again(lookedAt(fresh(), 1)).look, null);
  assert.equal(switched(lookedAt(fresh(), 1)).look, null);
});

test("a number is read, or the fault is told", () => {
  const ends = [-2, 20];
  assert.deepEqual(["0", " 20 ", "-2", "+7"].map((text) => readNumber(text, ends).number), [0, 20, -2, 7]);
  for (const text of ["21", "-3", "1.5", "1e1", "0x1", "seven", "7 8", ""]) {
    assert.match(readNumber(text, ends).error, /^Give a whole number from -2 to 20/);
  }
  assert.deepEqual(readNumbers(" 3, 4;5\n5 ", ends, 4), { numbers: [3, 4, 5, 5] });
  assert.deepEqual(readNumbers("", ends, 4), { numbers: [] });
  assert.match(readNumbers("3 x", ends, 4).error, /not x/);
  assert.match(readNumbers("1 2 3 4 5", ends, 4).error, /at most 4/);
});

test("numbers fall into at most twelve stretches without a gap, each into its own", () => {
  let seed = 7;
  const draw = () => (seed = (seed * 1103515245 + 12345) % 2 ** 31) - 2 ** 30;
  for (let size = 1; size < 60; size++) {
    const numbers = Array.from({ length: size }, () => draw() % 10 ** (1 + (size % 9)));
    const answer = size % 2 ? null : numbers[0] + 5;
    const bins = binned(numbers, answer);
    assert.ok(bins.length <= 12);
    assert.equal(total(bins.map(({ count }) => count)), size);
    bins.forEach((bin, i) => {
      assert.equal(bin.count, numbers.filter((n) => n >= bin.from && n <= bin.to).length);
      if (i) assert.equal(bin.from, bins[i - 1].to + 1);
      assert.equal(bin.isAnswer, answer !== null && answer >= bin.from && answer <= bin.to);
    });
  }
  assert.deepEqual(binned([], null), []);
  assert.deepEqual(binned([], 5).map(binText), ["5"]);
  assert.deepEqual(binned([3, 29], null).map(binText)[0], "0 to 4");
});

test("a bet is told what happens, and how far off it was, without a jeer", () => {
  const said = (choice, answer) => verdict({ choice }, answer);
  assert.equal(said("yes", "yes"), "You bet: yes. That is right.");
  assert.equal(said("no", "yes"), "You bet: no. The answer: yes.");
  assert.equal(said(null, "yes"), "You looked without a bet. The answer: yes.");
  assert.equal(said("no", null), "You bet: no. The answer is left open here.");
  assert.equal(said(30, 102), "You bet: 30. It is 102: 72 more than you bet.");
  assert.equal(said(0, -4), "You bet: 0. It is -4: 4 less than you bet.");
  assert.equal(said(102, 102), "You bet: 102. It is 102, just as you bet.");
  assert.equal(said(null, 102), "You looked without a bet. The answer: 102.");
});

test("a class is told how many were right, and nothing of it before", () => {
  const hands = [3, 0, 1];
  assert.equal(countText({ hands }, false), "4 hands so far");
  assert.equal(countText({ hands: [99] }, true), "1 number so far");
  assert.equal(classVerdict({ hands }, CHOICES, "yes"), "The answer: yes. 3 of 4 hands bet on it.");
  const open = "The answer is left open here.";
  assert.equal(classVerdict({ hands }, CHOICES, null), `${open} Counted: 4 hands.`);
  assert.equal(classVerdict({ hands: [7, 8, 8] }, null, 8), "It is 8. Exactly right: 2 of 3 numbers.");
  assert.equal(classVerdict({ hands: [7] }, null, null), `${open} Called out: 1 number.`);
});

test("what is veiled is read again, signs of APL included", () => {
  const content = { answer: "≠\\ ⌽ é", common: [] };
  assert.deepEqual(unveiled(Buffer.from(JSON.stringify(content)).toString("base64")), content);
});
