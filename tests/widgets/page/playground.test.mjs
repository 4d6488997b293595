import assert from "node:assert/strict";
import { test } from "node:test";

import { EXAMPLES } from "../../../magicmath/widgets/static/play_examples.js";
import { nodeTowards, positionsOf } from "../../../magicmath/widgets/static/play_layout.js";
import { checked } from "../../../magicmath/widgets/static/play_puzzle.js";
import { masksOf } from "../../../magicmath/widgets/static/play_rules.js";
import { Session, shapeOf } from "../../../magicmath/widgets/static/play_session.js";
import {
  countsOf, edgeToggled, holeToggled, leftOf, listOf, maskAdded, maskRemoved, maskToggled, named, nodeAdded,
  nodeRemoved, own, painted, puzzleOf, recoloured, resized, stamp, stepToggled, swapped, timesRule, withBoard,
} from "../../../magicmath/widgets/static/play_state.js";
import { boardFromText } from "../../../magicmath/widgets/static/play_taking.js";
import {
  amountText, distancesFact, orderFact, periodText, rankFact, reachFact, refusalFact, testText, wayFact,
} from "../../../magicmath/widgets/static/play_facts_words.js";
import { bannerText, sentence, title } from "../../../magicmath/widgets/static/play_words.js";

const magic = (ends = {}) => checked(puzzleOf(named("magic"), 3, 3, ends));

test("another size keeps what stands on both boards", () => {
  const puzzle = puzzleOf(stamp("lights_out"), 2, 3, { holes: [5], start: [1, 0, 1, 0, 1, 0] });
  const larger = resized({ ...puzzle, presses: [1] }, 3, 4);
  assert.deepEqual(larger.start, [1, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0]);
  assert.deepEqual([larger.holes, larger.presses], [[6], []]);
  assert.deepEqual(resized(larger, 2, 3).start, puzzle.start);
  assert.deepEqual(resized(larger, 1, 2).holes, []);
});

test("masks drawn alone lose their cells off the board, and go with their places", () => {
  const rule = { kind: "masks", masks: [[0, 1], [2, 3]], places: [0, 3] };
  const puzzle = puzzleOf(rule, 2, 2);
  assert.deepEqual(resized(puzzle, 2, 1).rule, { kind: "masks", masks: [[0]], places: [0] });
  assert.deepEqual(resized({ ...puzzle, rule: { ...rule, places: null } }, 2, 1).rule.masks, [[0], [1]]);
});

test("a stamp becomes masks once one of them is drawn", () => {
  const puzzle = checked(puzzleOf(stamp("lights_out"), 2, 2, { holes: [3] }));
  const shape = shapeOf(puzzle);
  const drawn = maskToggled(puzzle, shape, 1, 2);
  assert.deepEqual(drawn.rule, { kind: "masks", masks: [[0, 1, 2], [0, 1, 2], [0, 2]], places: [0, 1, 2] });
  assert.deepEqual(maskToggled(drawn, shapeOf(checked(drawn)), 1, 2).rule.masks[1], [0, 1]);
  const more = maskAdded(magic(), shapeOf(magic()));
  assert.deepEqual([more.rule.masks.length, more.rule.masks.at(-1), more.rule.places], [10, [0], null]);
  assert.equal(maskRemoved(more, shapeOf(checked(more)), 9).rule.masks.length, 9);
});

test("holes, colours and strokes change the boards with them", () => {
  const puzzle = puzzleOf(stamp("king"), 1, 3, { colours: 4, start: [3, 2, 1], goal: [1, 1, 1] });
  const dug = holeToggled(puzzle, 1);
  assert.deepEqual([dug.start, dug.goal, dug.holes], [[3, 0, 1], [1, 0, 1], [1]]);
  assert.deepEqual(holeToggled(dug, 1).holes, []);
  assert.equal(painted(dug, "goal", 1), dug);
  assert.deepEqual(painted(dug, "goal", 2).goal, [1, 0, 2]);
  assert.deepEqual(recoloured(puzzle, 3).start, [0, 2, 1]);
  assert.deepEqual(swapped(puzzle).start, [1, 1, 1]);
  const pressed = { ...puzzle, presses: [0] };
  assert.deepEqual(withBoard(pressed, "goal", [0, 0, 0]).presses, [0]);
  assert.deepEqual(withBoard(pressed, "start", [0, 0, 0]).presses, []);
});

test("a step goes in and out of a stamp, which loses its name", () => {
  const [steps, surface] = stepToggled(stamp("lights_out", "klein"), [0, 0]);
  assert.deepEqual(checked(puzzleOf(own(steps, surface), 3, 3)).rule, {
    kind: "steps", name: null, surface: "klein", steps: [[-1, 0], [0, -1], [0, 1], [1, 0]],
  });
  assert.deepEqual(stepToggled(own(steps), [2, -1])[0].at(-1), [2, -1]);
});

test("edges join and part two nodes; one way they have a direction", () => {
  const graph = (oneWay) => puzzleOf({ kind: "graph", name: null, edges: [[0, 1]], oneWay }, 1, 3);
  assert.deepEqual(edgeToggled(graph(false), 1, 0).rule.edges, []);
  assert.deepEqual(edgeToggled(graph(true), 1, 0).rule.edges, [[0, 1], [1, 0]]);
  assert.equal(nodeAdded(graph(false)).columns, 4);
  assert.deepEqual(nodeRemoved(nodeRemoved(graph(false))).rule.edges, []);
});

test("cells as presses give the sum of their masks", () => {
  const { masks, places } = masksOf(magic());
  assert.deepEqual(timesRule([1, 1, 0, 0, 0, 0, 0, 0, 0], { masks, places }, 2), [0, 0, 1, 1, 1, 0, 0, 0, 0]);
  assert.deepEqual(timesRule([2, 0], { masks: [[0, 1], [1]], places: [0, 1] }, 3), [2, 2]);
});

test("what is left of a way follows the presses", () => {
  assert.deepEqual(countsOf([0, 2, 2, 2], 3, 3), [1, 0, 0]);
  assert.deepEqual(leftOf([1, 0, 2], [2, 0, 2], 3), [2, 0, 0]);
  assert.deepEqual(listOf(Uint8Array.of(1, 0, 2)), [0, 2, 2]);
});

test("every example is a puzzle with something to do", () => {
  for (const { name, told, make } of EXAMPLES) {
    const puzzle = checked(make());
    assert.deepEqual(checked(puzzle), puzzle, name);
    assert.match(told, /\.$/);
    assert.notDeepEqual(puzzle.start, puzzle.goal, name);
  }
});

test("nodes stand apart in the unit square, and arrow keys lead to those ahead", () => {
  const ring = Array.from({ length: 8 }, (_, i) => [i, (i + 1) % 8]);
  for (const edges of [[], ring]) {
    const points = positionsOf(8, edges);
    assert.ok(points.flat().every((part) => part > -1e-9 && part < 1 + 1e-9));
    points.forEach(([x, y], i) => points.slice(0, i).forEach(([u, v]) => assert.ok(Math.hypot(x - u, y - v) > 0.1)));
  }
  assert.equal(nodeTowards([[0, 0], [1, 0], [0, 1]], 0, "ArrowRight"), 1);
  assert.equal(nodeTowards([[0, 0], [1, 0], [0, 1]], 0, "ArrowUp"), 0);
  assert.equal(nodeTowards([[0, 0], [1, 0], [0, 1]], 0, "a"), null);
});

// A model as a saved page has it.
function modelOf(address, undone = []) {
  const state = { _play: { address, undone } };
  return {
    state, get: (name) => state[name], set(name, value) { state[name] = value; },
    on() {}, off() {}, save_changes() {},
  };
}

function session(address, undone) {
  const [model, said] = [modelOf(address, undone), []];
  return { play: new Session(model, () => {}, (text) => said.push(text)), model, said };
}

test("a session presses, takes back, and keeps its model equal", () => {
  const { play, model } = session("#v=1&size=3x3&rule=magic&presses=4", [7]);
  play.press(0);
  assert.equal(model.state._play.address, "#v=1&size=3x3&rule=magic&presses=4.0");
  assert.deepEqual(model.state._play.undone, []);
  play.undo();
  play.undo();
  assert.deepEqual([play.puzzle.presses, play.undone], [[], [0, 4]]);
  play.redo();
  assert.deepEqual(play.cells, [0, 1, 0, 1, 1, 1, 0, 1, 0]);
});

test("a session refuses a bad change, and takes a good one back", () => {
  const { play, said } = session("#v=1&size=3x3&rule=magic&presses=4");
  const before = play.address;
  assert.equal(play.become(() => ({ ...play.puzzle, colours: 99 })), false);
  assert.deepEqual([play.address, said], [before, ["Colours must be from 2 to 16, got 99."]]);
  play.become(() => recoloured(play.puzzle, 3));
  const start = play.puzzle.start;
  play.become(() => ({ ...play.puzzle, presses: [1] }));
  assert.equal(play.puzzle.start, start); // the same board is the same object
  play.takeBack();
  play.takeBack();
  play.takeBack();
  assert.equal(play.address, before);
});

test("a session that is told nonsense shows the usual board", () => {
  const { play, said } = session("#v=1&size=3x3&rule=nonsense");
  assert.equal(play.address, "#v=1&size=5x5&rule=lights_out");
  assert.equal(said.length, 1);
});

test("boards are read from text", () => {
  const board = { rows: 2, columns: 3, colours: 12, holes: [4] };
  assert.deepEqual(boardFromText("#.b\n 1 1", board), [1, 0, 11, 1, 0, 0]);
  for (const text of ["", "1111", "1\n1\n1", "?", "c"]) assert.throws(() => boardFromText(text, board));
});

test("counts are told so that they can be read", () => {
  const numberText = (reachable) =>
    reachFact({ reachable, boards: [[5, 1]], isAlwaysSolvable: false, k: 5 }).head.split(" of 5 boards")[0];
  assert.equal(numberText([[2, 23]]), "2²³ = 8\u202f388\u202f608");
  assert.equal(numberText([[2, 0], [3, 0]]), "1");
  assert.equal(numberText([[2, 3], [3, 1]]), "2³·3 = 24");
  assert.equal(numberText([[2, 4096]]), "2⁴⁰⁹⁶");
  assert.equal(numberText([[7, 1]]), "7");
  assert.equal(amountText(123456n * 10n ** 12n), "1.23·10¹⁷");
  assert.equal(amountText(1500), "1\u202f500");
});

test("facts say what was found, and no more", () => {
  const way = { total: 7, isProved: true, atLeast: 7, isSearched: true };
  assert.match(wayFact(way).head, /7 presses, the fewest/);
  assert.match(wayFact({ ...way, isProved: false, atLeast: 5 }).head, /best so far/);
  assert.match(wayFact({ ...way, isProved: false, atLeast: 5 }).why, /At least 5/);
  assert.match(wayFact({ ...way, total: 0 }).head, /the same/);
  assert.match(refusalFact({ failedCount: 2, changes: 1, isNearest: false }, 2).near, /A board in reach that is near/);
  assert.equal(rankFact({ rank: null }), null);
  assert.match(rankFact({ rank: 8, masks: 9, cells: 9, k: 5 }).why, /1 mask can be left out: it is a sum/);
  assert.match(distancesFact({ counts: null, boards: [[2, 40]], why: "too many" }, { quietCount: 2 }).why, /2⁴⁰/);
  assert.match(distancesFact({ counts: null }, { quietCount: 0, masks: 9, k: 3 }).head, /18 presses away/);
  assert.match(orderFact({ order: null, why: "singular" }).head, /No power/);
  assert.match(orderFact({ order: null, divides: 62n, why: "primes" }).head, /divides 62/);
  assert.equal(periodText({ period: 4n, tail: 0 }), "The start comes back every 4 steps.");
  assert.equal(periodText({ period: 1n, tail: 2 }), "After 2 steps it repeats every step.");
  assert.equal(periodText({ period: 1n, tail: 0 }), "The start stays as it is.");
  assert.match(periodText({ period: null, tail: null, moreThan: 1000 }), /not come back in 1\u202f000 steps/);
});

test("a test tells the parity, or the weighted sum, in which start and goal differ", () => {
  assert.match(testText("Test 1", [1, 1, 0], [1, 0, 0], [0, 0, 1], 2), /1 of its 2 cells, an odd number: it refuses/);
  assert.match(testText("Test 1", [1, 1, 0], [1, 1, 0], [0, 0, 0], 2), /2 of its 2 cells, an even number: it lets/);
  assert.match(testText("Test 2", [1, 2], [0, 0], [1, 2], 3), /differ by 2 in its weighted sum modulo 3: it refuses/);
});

test("words name the board and what a tap does", () => {
  const puzzle = puzzleOf(stamp("lights_out", "klein"), 4, 5, { colours: 3, holes: [1, 2] });
  assert.deepEqual(title(puzzle), { name: "Lights Out", rest: "4×5, Klein bottle, 3 colours, 2 holes" });
  assert.equal(title(puzzleOf(own([[0, 1]]), 2, 2)).name, "Own stamp of 1 cell");
  assert.equal(sentence("rows must be 1"), "Rows must be 1.");
  assert.match(bannerText({ kind: "edges", picked: 3 }), /Node 3 is picked/);
});
