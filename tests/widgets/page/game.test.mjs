import assert from "node:assert/strict";
import { test } from "node:test";

import {
  arePresses, faultOfPuzzle, standing, toldBy,
} from "../../../magicmath/widgets/static/game_state.js";
import {
  answerText, hintText, puzzleText, rulesOf, scoreText,
} from "../../../magicmath/widgets/static/game_words.js";

// Three lamps in a row; mask 0 turns the first two over, mask 1 the last two.
const masks = [[0, 1], [1, 2]];
const game = (presses, terms = {}) =>
  ({ start: [0, 0, 0], goal: [1, 0, 1], masks, presses, opponent: "alone", budget: null, ...terms });
const WAY = [0, 1];
const ALL = { reachable: true, fewest: true };

test("cells follow the presses, and the distance to the goal with them", () => {
  for (const [presses, cells, away] of [[[], [0, 0, 0], 2], [[0], [1, 1, 0], 2], [[1, 0], [1, 0, 1], 0]]) {
    const stands = standing(game(presses), WAY);
    assert.deepEqual([stands.cells, stands.away], [cells, away]);
    assert.equal(stands.outcome, away ? "playing" : "won");
  }
});

test("alone, the goal can be left again; against the computer, a game won stays won", () => {
  assert.equal(standing(game([0, 1, 1]), WAY).outcome, "playing");
  const played = standing(game([0, 1, 1], { opponent: "computer" }), WAY);
  assert.deepEqual([played.outcome, played.isOver, played.isContest], ["won", true, true]);
});

test("after one wasted press the computer is at the goal first", () => {
  const outcomes = [[], [0], [0, 0], [0, 1], [1, 1, 0, 1]].map(
    (presses) => standing(game(presses, { opponent: "computer" }), WAY).outcome,
  );
  assert.deepEqual(outcomes, ["playing", "playing", "lost", "won", "lost"]);
});

test("the computer presses after you, and not once you have won", () => {
  const rivals = (presses) => standing(game(presses, { opponent: "computer" }), WAY).rivalsCells;
  assert.deepEqual([[], [0], [0, 0], [0, 1]].map(rivals), [[0, 0, 0], [1, 1, 0], [1, 0, 1], [1, 1, 0]]);
  assert.equal(standing(game([]), WAY).rivalsCells, null);
});

test("each opponent and each budget has its limit", () => {
  const limit = (terms, way = WAY) => standing(game([], terms), way).limit;
  assert.equal(limit({}), Infinity);
  assert.equal(limit({ budget: 0 }), 2);
  assert.equal(limit({ budget: 3 }), 5);
  const limits = ["computer", "yoda", "speedy", "bebeto"].map((opponent) => limit({ opponent }));
  assert.deepEqual(limits, [2, 2, 4, 10]);
  assert.equal(limit({ opponent: "yoda" }, null), Infinity);
});

test("only numbers of masks are presses", () => {
  assert.ok(arePresses([], masks) && arePresses([1, 0], masks));
  for (const bad of [2, -1, 0.5, "0", null]) assert.ok(!arePresses([0, bad], masks));
});

test("a puzzle that cannot be asked for has its fault named", () => {
  assert.equal(faultOfPuzzle(0, 1, 9, masks), null);
  for (const seed of [-1, 10, 0.5, NaN]) assert.match(faultOfPuzzle(seed, 1, 9, masks), /puzzle number.* 0 to 9/);
  for (const distance of [0, 3, 1.5]) assert.match(faultOfPuzzle(0, distance, 9, masks), /needs.* 1 to 2/);
});

test("the score tells the end, and how far it is until then", () => {
  const score = (presses, terms = {}, way = WAY) => {
    const played = game(presses, terms);
    return scoreText({ ...played, ...standing(played, way), way, isSure: true, told: ALL });
  };
  assert.equal(score([]), "0 presses · fewest 2 · 2 cells to go");
  assert.equal(score([0]), "1 press · 2 cells to go"); // they count from the start
  assert.equal(score([0], { budget: 0 }), "1 of 2 presses · fewest 2 · 2 cells to go");
  assert.equal(score([0], { budget: 0, tooFar: 2 }),
    "1 of 2 presses · 2 cells to go · you can no longer win: from here you need 2 presses, and 1 is left");
  assert.equal(score([0, 1]), "✓ Goal reached in 2 presses, the fewest possible!");
  assert.equal(score([1, 1, 0, 1], { budget: 2 }), "✓ You win: goal reached in 4 presses, 2 would do!");
  assert.equal(score([1, 1, 0, 1], { isCalm: true }), "✓ Goal reached in 4 presses!");
  assert.equal(score([0, 1], { isCalm: true }), "✓ Goal reached in 2 presses, the fewest possible!");
  assert.equal(score([0, 0], { budget: 0 }), "✗ The budget is spent, after 2 presses. Reset, and try again.");
  assert.equal(score([], {}, null), "0 presses · 2 cells to go · no presses reach this goal");
  const unknown = { ...game([]), ...standing(game([])), told: ALL };
  assert.equal(scoreText(unknown), "0 presses · 2 cells to go");
});

const SURE = { isSure: true, told: ALL };

test("a hint names the cell where no menu shows the mask", () => {
  const board = { places: [3, 1], columns: 2 };
  assert.equal(hintText([0, 1], board, true, SURE), "Hint: press mask 0. 2 presses from here.");
  const without = hintText([0], board, false, SURE);
  const unsure = hintText([0], { places: null }, true, { isSure: false, told: ALL });
  assert.equal(without, "Hint: press mask 0, row 2, column 2. 1 press from here.");
  assert.equal(unsure, "Hint: press mask 0. 1 press from here is one way.");
});

test("a game keeps back what it was told to, until it is given up or over", () => {
  const told = (terms) => toldBy({ tellsReachable: true, tellsFewest: true, ...terms });
  assert.deepEqual(told({}), ALL);
  assert.deepEqual(told({ tellsFewest: false }), { reachable: true, fewest: false });
  assert.deepEqual(told({ tellsReachable: false }), { reachable: false, fewest: false });
  for (const end of ["givenUp", "isOver"]) {
    assert.deepEqual(told({ tellsReachable: false, tellsFewest: false, [end]: true }), ALL);
  }
});

test("no sentence gives away what is kept back", () => {
  const score = (told, way) => scoreText({ ...game([]), ...standing(game([]), way), way, isSure: true, told });
  const kept = "0 presses · 2 cells to go";
  const nothing = { reachable: false, fewest: false };
  assert.deepEqual([score(nothing, WAY), score(nothing, null)], [kept, kept]);
  const reachable = { reachable: true, fewest: false };
  assert.deepEqual([score(reachable, WAY), score(reachable, null)], [kept, `${kept} · no presses reach this goal`]);
  assert.equal(hintText([0, 1], {}, true, { isSure: true, told: reachable }), "Hint: press mask 0.");
  assert.equal(puzzleText(3, 2, 2, false), "Puzzle 3.");
  assert.match(puzzleText(3, 2, 2, true), /2 presses away/);
});

test("to give up tells it", () => {
  assert.match(answerText(null, true), /This goal is out of reach/);
  assert.match(answerText(WAY, true), /can be reached: the fewest presses are 2/);
  assert.match(answerText(WAY, false), /can be reached: one way has this many presses: 2/);
});

test("the rules say what a game keeps to itself", () => {
  const last = (tellsReachable, tellsFewest) => rulesOf({ tellsReachable, tellsFewest }).at(-1);
  assert.match(last(false, true), /whether the goal can be reached.*I give up/);
  assert.match(last(true, false), /how few presses are enough.*I give up/);
  assert.doesNotMatch(last(true, true), /give up/);
});
