import assert from "node:assert/strict";
import { test } from "node:test";

import {
  choose, emptied, isIdentity, isOwnOrder, metBy, namesOf, nextMove, pivotOf, pivotsAfter, played,
  productOf, rejoined, rowsAfter, standing, toldTo, turned, walked,
} from "../../../magicmath/widgets/static/rows_state.js";
import { marksOf } from "../../../magicmath/widgets/static/rows_marks.js";
import {
  awayText, blackText, chosenText, countText, goalText, hintText, isSpoken, matrixText, productText, rowText,
  sentenceText, sumText,
} from "../../../magicmath/widgets/static/rows_words.js";

const START = [[0, 1, 1, 0], [1, 1, 0, 1]]; // a matrix of two columns, and the identity
const LINES = [[1, 0, 1, 1, 0, 0], [0, 1, 1, 0, 1, 0], [1, 1, 0, 0, 0, 1]]; // the rows sum to nothing

function textbook(rows, columns) {
  const moves = [];
  for (let next = nextMove(rows, columns); next; next = nextMove(rows, columns)) {
    moves.push(next.move);
    rows = rowsAfter(rows, [next.move]);
  }
  return { rows, moves };
}

test("a move adds or swaps, and leaves the rows before it as they were", () => {
  assert.deepEqual(rowsAfter(START, [["swap", 0, 1]]), [[1, 1, 0, 1], [0, 1, 1, 0]]);
  assert.deepEqual(rowsAfter(START, [["add", 0, 1]]), [[0, 1, 1, 0], [1, 0, 1, 1]]);
  assert.deepEqual(START, [[0, 1, 1, 0], [1, 1, 0, 1]]);
  assert.deepEqual(rowsAfter(START, []), START);
});

test("the textbook swaps a 1 up, clears its column, and ends with the identity", () => {
  assert.deepEqual(nextMove(START, 2), { move: ["swap", 0, 1], pivot: [1, 0] });
  const { rows, moves } = textbook(START, 2);
  assert.deepEqual(moves, [["swap", 0, 1], ["add", 1, 0]]);
  assert.deepEqual(rows, [[1, 0, 1, 1], [0, 1, 1, 0]]);
  assert.deepEqual(standing(rows, 2), { isSolved: true, isDone: true, zero: [], pivots: [[0, 0], [1, 1]] });
});

test("rows that sum to nothing are found, and what they say is left to the reader", () => {
  const { rows } = textbook(LINES, 3);
  assert.deepEqual(standing(rows, 3), { isSolved: false, isDone: true, zero: [2], pivots: [[0, 0], [1, 1]] });
  const told = { hasIdentity: true, names: ["R·A", "R"], name: "A" };
  assert.equal(goalText(standing(rows, 3), told),
    "Row 2 is all 0 at the left. The left half can go no further.");
  assert.equal(sentenceText(2, rows[2], 3), "");
  const zero = { zero: [0, 2], isSolved: false, isDone: false };
  assert.equal(goalText(zero, told), "Rows 0 and 2 are all 0 at the left.");
});

const holding = (kind, picked, isTold = false) => ({ kind, picked, isTold });

test("a row is picked, put down, or moves, and after a move none is picked", () => {
  assert.deepEqual(choose(holding("add", null), 2), { hand: holding("add", 2), move: null });
  assert.deepEqual(choose(holding("add", 2), 2), { hand: holding("add", null), move: null });
  assert.deepEqual(choose(holding("add", 2), 0), { hand: holding("add", null), move: ["add", 2, 0] });
  assert.deepEqual(choose(holding("swap", 2), 0), { hand: holding("swap", null), move: ["swap", 2, 0] });
});

test("a told move has its row picked, takes either way of pressing, and leaves the hand empty to add", () => {
  for (const kind of ["add", "swap"]) {
    const hand = toldTo({ move: [kind, 2, 0] });
    assert.deepEqual(hand, holding(kind, 2, true));
    const { hand: taken, move } = choose(hand, 2);
    assert.deepEqual([taken.picked, taken.kind, move], [2, kind, null]);
    assert.deepEqual(choose(taken, 2), { hand: holding("add", null), move: null }); // put down
    assert.deepEqual(choose(taken, 0), { hand: holding("add", null), move: [kind, 2, 0] });
    assert.deepEqual(choose(hand, 0), { hand: holding("add", null), move: [kind, 2, 0] });
    assert.deepEqual(emptied(hand), holding("add", null));
  }
  assert.deepEqual(turned(holding("add", 2), "swap"), holding("swap", null));
  assert.deepEqual(turned(toldTo({ move: ["swap", 0, 1] }), "add"), holding("add", null));
});

test("prepared moves go on where the rows are as after one of them", () => {
  const { moves: record } = textbook(LINES, 3);
  const at = (moves, step = moves.length) => rejoined({ moves, step }, record, LINES);
  const away = [...record.slice(0, 1), ["add", 2, 0]];
  assert.deepEqual(at(away), { moves: away, step: 2 });
  assert.deepEqual(at(away, 1), { moves: record, step: 1 }); // Back
  assert.deepEqual(at([...away, away[1]]), { moves: record, step: 1 }); // the same move once more
  assert.deepEqual(at(record.slice(0, 2)), { moves: record, step: 2 }); // by hand what was prepared
  assert.deepEqual(at(record, 1), { moves: record, step: 1 });
  assert.deepEqual(rejoined({ moves: away, step: 0 }, [], LINES), { moves: away, step: 0 });
  const twice = [["add", 0, 1], ["add", 0, 1]]; // the rows of the start come back
  assert.equal(rejoined({ moves: twice, step: 2 }, twice, LINES).step, 2);
});

test("moves for the same pivot in another order are told from others", () => {
  const record = [["add", 0, 1], ["add", 0, 2], ["add", 0, 3], ["add", 1, 0]];
  const own = (...moves) => isOwnOrder(moves, record);
  assert.ok(own(["add", 0, 3]) && own(["add", 0, 1], ["add", 0, 3]) && own(["add", 0, 2], ["add", 0, 1]));
  assert.ok(!own(["add", 0, 3], ["add", 0, 3]) && !own(["add", 2, 1]) && !own(["add", 1, 0]));
  assert.ok(!own(...record) && !own(["swap", 0, 1]) && !isOwnOrder([...record, ["add", 0, 1]], record));
  assert.equal(awayText(record, record), "");
  assert.match(awayText([["add", 0, 3]], record), /your own order: Next goes on once/);
  assert.match(awayText([["add", 2, 1]], record), /You left the prepared moves\. Back leads/);
});

const listOf = (length, make) => Array.from({ length }, (_, i) => make(i));
const identityOf = (n) => listOf(n, (i) => listOf(n, (j) => Number(i === j)));
const squares = (size) => listOf(2 ** (size * size), (number) =>
  listOf(size, (i) => listOf(size, (j) => (number >> (i * size + j)) & 1)));
const CIRCLE = [[1, 1, 0, 0], [0, 1, 1, 0], [0, 0, 1, 1], [1, 0, 0, 1]];

// Press only the rows that the advice names, after a row that was picked before, until no move is left.
function followed(matrix, readings) {
  const columns = matrix[0].length;
  let rows = matrix.map((row, i) => [...row, ...identityOf(matrix.length)[i]]);
  let hand = holding("add", matrix.length - 1);
  const kinds = new Set();
  for (let told = 0; told <= matrix.length ** 2; told++) {
    const next = nextMove(rows, columns);
    if (!next) return { rows, kinds };
    hand = toldTo(next);
    kinds.add(next.move[0]);
    const named = hintText(next, false).match(/Row (\d+) is chosen: now press row (\d+)\./);
    for (const row of readings(named.slice(1).map(Number))) {
      const chosen = choose(hand, row);
      hand = chosen.hand;
      if (chosen.move) rows = rowsAfter(rows, [chosen.move]);
    }
  }
  return assert.fail(`the advice never ends for ${JSON.stringify(matrix)}`);
}

test("advice that is followed to the letter comes to its end", () => {
  const matrices = [...squares(2), ...squares(3), CIRCLE, [[1, 1, 1], [1, 1, 0], [0, 1, 1]]];
  for (const readings of [([, second]) => [second], (both) => both]) {
    const kinds = new Set();
    for (const matrix of matrices) {
      const { rows, kinds: used } = followed(matrix, readings);
      const { isDone, isSolved, zero } = standing(rows, matrix.length);
      assert.ok(isDone && (isSolved || zero.length), JSON.stringify(matrix));
      used.forEach((kind) => kinds.add(kind));
    }
    assert.deepEqual([...kinds].sort(), ["add", "swap"]);
  }
});

test("an addition marks its source and its target, a swap marks both rows alike", () => {
  const marks = (last, next = null) => marksOf({
    picked: null, aimed: -1, cell: -1, chosen: [], rows: START, columns: 2, kind: "add", next, last,
    stands: standing(START, 2), hasIdentity: true,
  }).ofRows;
  const added = marks(["add", 0, 1]);
  assert.deepEqual([added["mm-source"], added["mm-target"], added["mm-swapped"]], [[0], [1], []]);
  const swapped = marks(["add", 0, 1], nextMove(START, 2));
  assert.deepEqual([swapped["mm-source"], swapped["mm-target"], swapped["mm-swapped"]], [[], [], [0, 1]]);
  assert.deepEqual(marks(undefined)["mm-swapped"], []);
});

test("dots stay on what the last move changed while the next row is picked, and go once a move is told", () => {
  const marked = (picked, next) => marksOf({
    picked, aimed: -1, cell: -1, chosen: [], rows: LINES, columns: 3, kind: "add", next, last: ["add", 0, 1],
    used: next?.pivot, stands: standing(LINES, 3), hasIdentity: true,
  }).ofCells;
  for (const picked of [null, 0]) assert.deepEqual(marked(picked, null)["mm-changed"], [[1, 0], [1, 2], [1, 3]]);
  assert.deepEqual(marked(null, null)["mm-pivot"], []);
  const told = marked(0, nextMove(LINES, 3));
  assert.deepEqual([told["mm-changed"], told["mm-pivot"]], [[], [[0, 0]]]);
});

test("a move of one's own ends those ahead; a walk stays within", () => {
  const moves = [["add", 0, 1], ["add", 1, 0]];
  assert.deepEqual(played({ moves, step: 1 }, ["swap", 0, 1]), { moves: [moves[0], ["swap", 0, 1]], step: 2 });
  assert.deepEqual([-1, 1, 9].map((step) => walked({ moves, step: 0 }, step).step), [0, 1, 2]);
});

test("the pivot of a move is the first 1 of its source, if that cleared a 1", () => {
  const rows = [[1, 0, 1, 1], [0, 1, 1, 0], [0, 0, 0, 0]];
  assert.equal(pivotOf([[1, 0], [1, 1]], 2, ["add", 0, 1]), null);
  assert.deepEqual(pivotOf(rows, 2, ["add", 1, 0]), [1, 1]);
  assert.deepEqual(pivotOf(rows, 2, ["swap", 1, 0]), [0, 0]);
  assert.equal(pivotOf(rows, 2, ["add", 2, 0]), null);
});

const pivotsOf = (rows, columns) => standing(rows, columns).pivots;

test("the pivots found so far grow along a textbook's moves, and at the end they are as many as the rank", () => {
  const start = [[1, 1, 0, 1, 0, 0], [1, 1, 1, 0, 1, 0], [0, 0, 1, 0, 0, 1]];
  assert.deepEqual(pivotsOf(start, 3), []);
  let [rows, found] = [start, 0];
  for (let next = nextMove(rows, 3); next; next = nextMove(rows, 3)) {
    rows = rowsAfter(rows, [next.move]);
    const { length } = pivotsOf(rows, 3);
    assert.ok(length >= found);
    found = length;
  }
  assert.deepEqual(pivotsOf(rows, 3), [[0, 0], [1, 2]]);
  assert.deepEqual(pivotsOf([[0, 1], [1, 0]], 2), [[1, 0], [0, 1]]);
  assert.equal(rowText(1, rows[1], 3, pivotsOf(rows, 3)).endsWith("; its pivot is in column 2"), true);
});

test("a finished pivot is the first 1 of its row and the only 1 of its column, after any moves", () => {
  const start = [[1, 1, 1], [1, 1, 0], [0, 1, 1]];
  const framed = (...moves) => pivotsAfter(start, 3, moves, false);
  assert.deepEqual(framed(), []);
  assert.deepEqual(framed(["add", 2, 0]), []); // 100 110 011
  assert.deepEqual(framed(["add", 2, 0], ["add", 0, 1]), [[0, 0]]); // 100 010 011
  assert.deepEqual(framed(["add", 2, 0], ["add", 0, 1], ["add", 1, 2]), [[0, 0], [1, 1], [2, 2]]);
  assert.deepEqual(framed(["add", 2, 0], ["add", 0, 1], ["add", 1, 2], ["add", 1, 0]), [[0, 0], [2, 2]]);
  assert.deepEqual(framed(["add", 0, 1]), [[0, 0]]); // 111 001 011
});

test("prepared pivots stay at the end when rows are added, and go with a swap", () => {
  const start = [[1, 0, 1, 0], [0, 1, 0, 1], [0, 0, 1, 1]];
  const pivotsAfterPrepared = (...given) => pivotsAfter(...given, true);
  assert.deepEqual(pivotsAfter(start, 2, [["add", 0, 2], ["add", 1, 2]], false), []);
  assert.deepEqual(pivotsAfter(start, 2, [], true), [[0, 0], [1, 1]]);
  const added = [["add", 0, 2], ["add", 1, 2]];
  assert.deepEqual(pivotsOf(rowsAfter(start, added), 2), []);
  assert.deepEqual(pivotsAfterPrepared(start, 2, added), [[0, 0], [1, 1]]);
  assert.deepEqual(pivotsAfterPrepared(start, 2, [...added, ["swap", 0, 2]]), []);
  assert.deepEqual(pivotsAfterPrepared(start, 2, [...added, ["add", 2, 0]]), [[1, 1]]); // its pivot is 0 now
  assert.deepEqual(pivotsAfterPrepared([[1, 1], [1, 0]], 2, [["add", 1, 0], ["add", 0, 1]]), [[1, 0]]); // not finished
});

test("a product adds the rows that a row names, and says so", () => {
  const [choices, matrix] = [[[1, 1], [0, 1], [0, 0]], [[1, 0, 1], [1, 1, 0]]];
  const product = productOf(choices, matrix);
  assert.deepEqual(product, [[0, 1, 1], [1, 1, 0], [0, 0, 0]]);
  const told = { choices, product, isLeft: true, name: "A" };
  assert.equal(productText(-1, told), "✓ R·A, the right half times A, is the left half.");
  assert.equal(productText(-1, { ...told, isLeft: false }), "");
  assert.equal(productText(0, told),
    "Row 0 at the right names rows 0 and 1 of A. They add up to 0 1 1: row 0 at the left.");
  assert.match(productText(1, told), /names row 1 of A\. It is 1 1 0: row 1/);
  assert.match(productText(2, told), /^Row 2 at the right is 0/);
  assert.equal(matrixText("A", [[1, 0], [0, 1]]), "A: row 0: 1 0, row 1: 0 1");
});

test("rows count the chosen cells that they change, and odd rows are named", () => {
  const counts = metBy(LINES, [1, 1, 0]);
  assert.deepEqual(counts, [1, 1, 2]);
  assert.equal(chosenText([1, 1, 0], counts), "You chose cells 0 and 1. Odd: rows 0 and 1.");
  assert.match(chosenText([1, 1, 1], metBy(LINES, [1, 1, 1])), /✓ All the numbers are even\.$/);
  assert.match(chosenText([0, 0, 0], [0, 0, 0]), /^Press cells/);
  assert.equal(blackText([1, 1, 1, 0], [1, 0, 1, 1]), "Black cells in your set: 2 of 3, even.");
  assert.equal(blackText([1, 0, 0, 0], [1, 0, 1, 1]), "Black cells in your set: 1 of 3, odd.");
  assert.match(blackText([1, 0], [0, 0]), /^No cell is chosen/);
});

test("halves are called by what they hold", () => {
  const labels = ["A", "I"];
  const named = (step, isSolved, hasIdentity) => namesOf(labels, { step, isSolved, hasIdentity });
  assert.deepEqual(named(0, false, true), ["A", "I"]);
  assert.deepEqual(named(2, false, true), ["R·A", "R"]);
  assert.deepEqual(named(2, true, true), ["I", "A⁻¹"]);
  assert.deepEqual(named(2, true, false), ["I", "A⁻¹·I"]);
  const headed = (isSolved) => namesOf(labels, { step: 2, isSolved, hasIdentity: true, headings: ["x", "y"] });
  assert.deepEqual([headed(false), headed(true)], [["x", "y"], ["I", "A⁻¹"]]);
  assert.equal(isIdentity([[1, 0, 1], [0, 1, 1]], 2), true);
  assert.equal(isIdentity([[1, 0, 1]], 2), false);
});

test("words say the move, the sum and what is to do", () => {
  assert.equal(countText({ moves: [], step: 0 }), "No move yet.");
  assert.equal(countText({ moves: [["add", 0, 2]], step: 0 }), "Before the first of 1 move.");
  assert.equal(countText({ moves: [["add", 0, 2]], step: 1 }), "1 move: row 0 added to row 2.");
  const two = [["swap", 0, 2], ["add", 0, 2]];
  assert.equal(countText({ moves: two, step: 1 }), "Move 1 of 2: rows 0 and 2 swapped.");
  assert.equal(sumText(4, [1, 0, 1], "A"), "Row 4 is the sum of rows 0 and 2 of A");
  assert.equal(sumText(4, [0, 0, 1], "A"), "Row 4 is row 2 of A, and nothing is added to it");
  assert.equal(sentenceText(1, [0, 0, 1, 1, 1, 0], 3), "Row 1 says: press masks 0 and 1, and cell 2 changes.");
  assert.equal(sentenceText(0, [1, 1, 0, 1], 3), "Row 0 says: press mask 0, and cells 0 and 1 change.");
  assert.deepEqual([["cells", "masks"], ["x", "y"], []].map(isSpoken), [true, false, false]);
  assert.match(hintText(nextMove(START, 2), false),
    /Column 0: .* row 1 has a 1 there\. So swap them\. Swap rows is on\. Row 0 is chosen: now press row 1\./);
  assert.match(hintText(nextMove(LINES, 3), false),
    /the pivot is the 1 in row 0.*\. Row 0 is chosen: now press row 2\./);
  assert.match(hintText(null, false), /can go no further/);
  assert.match(hintText(null, true), /Nothing is left/);
});
