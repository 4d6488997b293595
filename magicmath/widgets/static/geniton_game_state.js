// A game with the rows of a geniton as masks, and what each of the six matrices says to press.

import { onesOf } from "./lists.js";
import { product, sixOfSize } from "./symmetries_state.js";

const SIX = sixOfSize(9);
const identity = String(SIX.I);

export const matrixOf = (name) => SIX[name];
export const masksOf = (rules) => SIX[rules].map(onesOf);
export const changeOf = ({ start, goal }) => start.flat().map((bit, i) => bit ^ goal.flat()[i]);

// The presses that a matrix tells: the wanted change times the matrix.
export const pressesOf = (view, name = view.matrix) =>
  (name ? onesOf(product([changeOf(view)], SIX[name])[0]) : []);

// The first of the masks asked of whose mark is wrong: where its column of the matrix has 1s, and the bits of
// D there. Their sum is 1 exactly if the matrix presses it.
export function slipIn(view, marks, asked) {
  const told = pressesOf(view);
  const mask = asked.find((number) => marks.has(number) !== told.includes(number));
  if (mask === undefined) return null;
  const rows = onesOf(SIX[view.matrix].map((row) => row[mask]));
  return { mask, rows, bits: rows.map((row) => changeOf(view)[row]) };
}

export const undoes = (matrix, rules) => String(product(SIX[matrix], SIX[rules])) === identity;

// Boards for which no two matrices tell the same presses: so none of them is right by luck.
export function drawnPuzzle(random = Math.random) {
  const board = () => [0, 1, 2].map(() => [0, 1, 2].map(() => Math.floor(random() * 2)));
  for (;;) {
    const view = { start: board(), goal: board() };
    const told = new Set(Object.keys(SIX).map((name) => String(pressesOf(view, name))));
    if (told.size === Object.keys(SIX).length) return view;
  }
}
