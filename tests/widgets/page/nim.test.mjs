import assert from "node:assert/strict";
import { test } from "node:test";

import {
  drawPair, flipped, lampsOf, lostMove, nearestStone, readHeaps, replyTo, standing, walk, winningMove,
} from "../../../magicmath/widgets/static/nim_state.js";
import {
  digitText, lampsText, trialCountText, trialText, unequalText,
} from "../../../magicmath/widgets/static/nim_words.js";
import { withMove, withoutLast } from "../../../magicmath/widgets/static/turns_state.js";

const play = (moves, first = "you") => ({ start: [3, 5, 7], first, moves });

test("the heaps and the turn follow the moves", () => {
  const stands = standing(play([[1, 2], [2, 1]]));
  assert.deepEqual([stands.heaps, stands.sum, stands.isYourTurn], [[3, 2, 1], 0, true]);
  assert.deepEqual(stands.last, { heap: 2, left: 1, before: 7 });
  assert.equal(standing(play([])).last, null);
  assert.equal(standing(play([], "computer")).isYourTurn, false);
});

test("why a move with two equal heaps lost is told after the third loss", () => {
  assert.equal(unequalText([0, 7], 1), "You left 0 and 7.");
  assert.equal(unequalText([0, 7], 2), "You left 0 and 7.");
  assert.match(unequalText([0, 7], 3), /^You left 0 and 7, and these are not equal\. So the computer/);
});

test("a game is over when no stone is left", () => {
  const ends = [[0, 0], [1, 0], [2, 0]];
  assert.equal(standing(play(ends)).isOver, true);
  assert.equal(standing(play(ends.slice(1))).isOver, false);
});

test("your last move goes, and the computer's answer with it", () => {
  const moves = [[0, 1], [1, 1], [2, 1]];
  assert.deepEqual(withoutLast(play(moves)), { moves: moves.slice(0, 2) });
  assert.deepEqual(withoutLast(play(moves.slice(0, 2))), { moves: [] });
  assert.deepEqual(withoutLast(play(moves, "computer")), { moves: moves.slice(0, 1) });
  const undoable = [[], [[0, 1]]].map((made) => standing(play(made, "computer")).canUndo);
  assert.deepEqual(undoable, [false, false]);
  assert.equal(standing(play([[0, 1]])).canUndo, true);
  assert.deepEqual(withMove(play(moves), [0, 0]).moves, [...moves, [0, 0]]);
});

test("a winning move leaves a sum of 0, and there is none from one", () => {
  for (let number = 1; number < 512; number++) {
    const heaps = [number & 7, (number >> 3) & 7, number >> 6];
    const [sum, move] = [heaps[0] ^ heaps[1] ^ heaps[2], winningMove(heaps)];
    assert.equal(move === null, sum === 0);
    const [heap, left] = replyTo(heaps);
    assert.ok(left >= 0 && left < heaps[heap]);
    if (move) assert.equal(heaps.reduce((rest, size, i) => rest ^ (i === heap ? left : size), 0), 0);
  }
});

test("heaps are read, or the fault is told", () => {
  assert.deepEqual(readHeaps(" 3, 4;5 ", 10, 31), { heaps: [3, 4, 5] });
  const bad = { "3 x": /not x/, 32: /not 32/, "1.5": /not 1.5/, "": /1 to 10 heaps/, "0 0": /one stone/ };
  for (const [text, fault] of Object.entries(bad)) assert.match(readHeaps(text, 10, 31).error, fault);
});

test("keys walk from stone to stone, over empty heaps, and not beyond the ends", () => {
  const heaps = [2, 0, 3];
  assert.deepEqual(walk(heaps, [0, 1], "ArrowDown"), [2, 1]);
  assert.deepEqual(walk(heaps, [2, 2], "ArrowUp"), [0, 1]);
  assert.deepEqual(walk(heaps, [2, 1], "End"), [2, 2]);
  assert.deepEqual(walk(heaps, [2, 1], "Home"), [2, 0]);
  for (const [place, key] of [[[0, 0], "ArrowLeft"], [[0, 1], "ArrowRight"], [[0, 1], "ArrowUp"], [[2, 0], "ArrowDown"]]) {
    assert.equal(walk(heaps, place, key), null);
  }
});

test("Tab reaches a stone near the last one", () => {
  assert.deepEqual(nearestStone([2, 0, 3], [0, 5]), [0, 1]);
  assert.deepEqual(nearestStone([0, 0, 3], [0, 0]), [2, 2]);
  assert.equal(nearestStone([0, 0], [1, 0]), null);
});

test("a flipped digit tries a move in one heap, and flipped back none", () => {
  const heaps = [1, 4, 5, 6];
  assert.deepEqual(flipped(heaps, null, 2, 4), { heap: 2, left: 1 });
  assert.deepEqual(flipped(heaps, { heap: 2, left: 1 }, 2, 2), { heap: 2, left: 3 });
  assert.equal(flipped(heaps, { heap: 2, left: 1 }, 2, 4), null);
  assert.deepEqual(flipped(heaps, { heap: 2, left: 1 }, 0, 2), { heap: 0, left: 3 });
});

test("what a tried move means", () => {
  assert.equal(trialText(5, 3, 0), "A move: the heap of 5 becomes 3. Every column is even.");
  assert.equal(trialText(5, 1, 2), "A move: the heap of 5 becomes 1. Some column is still odd.");
  assert.equal(trialText(1, 7, 0), "The heap of 1 would become 7. No move makes a heap larger.");
  assert.deepEqual([trialCountText(5, 3), trialCountText(1, 7)], ["5 → 3", "1 → 7 ✗"]);
  assert.equal(digitText(2, 4, 5), "heap 2, column of 4: 1; press to flip it");
});

test("a lamp for each column of the first heaps tells where it is odd", () => {
  const start = [1, 4, 5, 6];
  assert.deepEqual(lampsOf([1, 4, 5, 0], start), [false, false, false]);
  assert.deepEqual(lampsOf([1, 4, 4, 0], start), [false, false, true]);
  assert.deepEqual(lampsOf([1, 0, 0, 0], start), [false, false, true]);
  for (let number = 0; number < 512; number += 1) {
    const heaps = [number & 7, (number >> 3) & 7, number >> 6];
    const odd = [4, 2, 1].map((power) => heaps.filter((heap) => heap & power).length % 2 === 1);
    assert.deepEqual(lampsOf(heaps, [7, 7, 7]), odd);
  }
  assert.equal(lampsText([true, false, true]), "odd: 4, 1");
  assert.equal(lampsText([false, false]), "no column is odd");
});

// Numbers from 0 to below 1 that follow from a seed.
function seeded(seed) {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

// The computer begins with two equal heaps; tells who takes the last stone, and what was taken from where.
function playPair(size, strategy, random) {
  const heaps = [size, size];
  const [taken, places] = [[], []];
  for (let made = 0; heaps.some(Boolean); made += 2) {
    const isLost = heaps[0] === heaps[1];
    const [heap, left] = isLost ? lostMove(heaps, made === 0, random) : winningMove(heaps);
    if (isLost) {
      taken.push(heaps[heap] - left);
      places.push(heap);
    }
    heaps[heap] = left;
    if (!heaps.some(Boolean)) return { won: false, taken, places };
    const [mine, rest] = strategy(heaps);
    heaps[mine] = rest;
  }
  return { won: true, taken, places };
}

const longer = ([one, other]) => (one > other ? 0 : 1);
const copying = (heaps) => [longer(heaps), Math.min(...heaps)];
const oneFromTheLonger = (heaps) => [longer(heaps), heaps[longer(heaps)] - 1];

test("from two equal heaps copying wins each game, and one stone from the longer heap loses", () => {
  const games = Array.from({ length: 200 }, (_, seed) => [6 + (seed % 4), seeded(seed + 1)]);
  const copied = games.map(([size, random]) => playPair(size, copying, random));
  assert.ok(copied.every(({ won, taken }) => won && taken.length > 2));
  assert.deepEqual([...new Set(copied.map(({ taken }) => taken[0]))].sort(), [2, 3]);
  assert.ok(new Set(copied.flatMap(({ taken }) => taken)).size > 3);
  assert.deepEqual([...new Set(copied.flatMap(({ places }) => places))].sort(), [0, 1]);
  assert.ok(games.every(([size, random]) => !playPair(size, oneFromTheLonger, random).won));
});

test("two equal heaps are drawn large enough, and never the same again", () => {
  for (let i = 0; i < 50; i++) {
    const [one, other] = drawPair([7, 7]);
    assert.ok(one === other && one >= 6 && one <= 9 && one !== 7);
  }
});
