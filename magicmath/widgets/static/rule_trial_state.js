// Two lists of masks, one from the start and one from the goal. Python's `RuleTrial` works out the same.

import { onesOf } from "./lists.js";
import { bitsOf, cellsAfter, differing } from "./masks.js";

const SIZE = 9;

// Of a board: its black cells, and its press row; `rows` tells the masks that make each cell alone.
function listsOf(board, rows) {
  return [onesOf(board), onesOf(cellsAfter(bitsOf([], SIZE), rows, onesOf(board)))];
}

// The masks of both chosen lists, null for one that is not chosen; and the boards on the way.
export function trialOf({ start, goal, ofStart, ofGoal }, masks, rows) {
  const offered = [listsOf(start, rows), listsOf(goal, rows)];
  const [first, second] = [ofStart, ofGoal].map((kind, i) => (kind ? offered[i][kind - 1] : null));
  const middle = first && cellsAfter(start, masks, first);
  const end = middle && second && cellsAfter(middle, masks, second);
  const away = end ? differing(end, goal).length : null;
  return { offered, middle, end, away, reached: away === 0 };
}

const isOwnRow = (board, rows) => listsOf(board, rows).map(String).reduce((a, b) => a === b);

// A puzzle that a wrong rule does not solve: neither board, nor their difference, is its own press row.
export function drawnPuzzle(rows, chance = Math.random) {
  const board = () => Array.from({ length: SIZE }, () => Number(chance() < 0.5));
  for (;;) {
    const [start, goal] = [board(), board()];
    const difference = start.map((bit, i) => bit ^ goal[i]);
    if (![start, goal, difference].some((one) => isOwnRow(one, rows))) return { start, goal };
  }
}
