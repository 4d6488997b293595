// All tests of a graph, all its boards, and all choices of presses, where they are few.

import { alikeOf } from "./change_counts_state.js";
import { meeting } from "./graph_board_state.js";
import { onesOf } from "./lists.js";

const MOST_SUMMED = 6; // independent tests whose sums are shown, too

// The tests of a graph, in the order in which they are shown: these, and where they are few all their sums.
export function testsOf(quiet) {
  if (quiet.length < 2 || quiet.length > MOST_SUMMED) return quiet;
  const size = Math.max(...quiet.flat()) + 1;
  const sums = alikeOf(quiet, new Array(size).fill(0)).map(onesOf).filter((nodes) => nodes.length);
  const isFirst = (nodes) => quiet.some((one) => String(one) === String(nodes));
  return [...quiet, ...sums.filter((nodes) => !isFirst(nodes))];
}

// Every board of some nodes, as bits.
const allBoards = (count) =>
  Array.from({ length: 2 ** count }, (_, i) => Array.from({ length: count }, (_, node) => (i >> node) & 1));

const oddOf = (masks, bits) => masks.map((mask) => meeting(mask, bits) % 2);

// How many boards of a small graph pass these tests, and how many presses make, counted one by one.
export function census(masks, tests) {
  const boards = allBoards(masks.length);
  const passing = boards.filter((bits) => !oddOf(tests, bits).includes(1)).length;
  const made = new Set(boards.map((presses) => String(oddOf(masks, presses)))).size;
  return { boards: boards.length, passing, made, each: boards.length / made };
}

// All choices of presses that make a board from the white one.
export const choicesFor = (masks, cells) =>
  allBoards(masks.length).filter((presses) => String(oddOf(masks, presses)) === String(cells)).map(onesOf);
