// Weights beside a board of k colours: the weighted sum of its cells, what a press adds, are they a test?

import { frame } from "./aim.js";
import { captioned, dig, grid } from "./cells.js";
import {
  goalText, IS_TEST, MASK_SUMS, maskSumText, TAP_A_SUM, WEIGH, weightedText, weightName,
} from "./colours_beside_words.js";
import { cellsChanged } from "./colours_changed.js";
import { button, make } from "./dom.js";
import { fold } from "./masks.js";
import { paint } from "./paint.js";
import { placeOf } from "./words.js";

// The weights as they are, to look at.
function fixed({ board, k, pictureOf }, weights) {
  return { boards: [captioned("weights", pictureOf(weights, board, "weights", k))], lines: [], show() {} };
}

// What a press of each mask adds to the weighted sum.
const addedBy = (masks, weights, k) =>
  masks.map((mask) => mask.reduce((sum, cell) => sum + weights[cell], 0) % k);

const isTest = ({ board, k }, weights) =>
  weights.some(Boolean) && !addedBy(board.masks, weights, k).some(Boolean);

// The weights of one kind with 1 added.
const raised = (weights, kinds, cell, k) =>
  weights.map((weight, i) => (kinds[i] === kinds[cell] ? (weight + 1) % k : weight));

// For each mask the sum of its weights, at its cell. The one that is pointed at or was tapped last is told,
// term by term, and `onTell` is given its cells.
function maskSums({ board, k }, weightsNow, onTell) {
  const { masks, numberAt, columns } = board;
  const line = make("div", { className: "mm-weighted", role: "status", textContent: TAP_A_SUM });
  let kept = -1;
  let aimed = -1;
  const tell = () => {
    const cell = aimed < 0 ? kept : aimed;
    const mask = numberAt.has(cell) ? masks[numberAt.get(cell)] : null;
    onTell(mask ?? []);
    const weights = weightsNow();
    line.textContent = mask ? maskSumText(placeOf(cell, columns), mask.map((i) => weights[i]), k) : TAP_A_SUM;
  };
  const keep = (cell) => {
    kept = cell;
    tell();
  };
  const own = grid(board, MASK_SUMS, keep, (cell) => {
    aimed = cell;
    tell();
  });
  dig(own.squares, own.squares.flatMap((_, cell) => (numberAt.has(cell) ? [] : [cell])));
  return {
    board: own.board,
    line,
    show() {
      const sums = addedBy(masks, weightsNow(), k);
      for (const [cell, number] of numberAt) {
        paint(own.squares[cell], sums[number], k);
        own.squares[cell].setAttribute("aria-label", `${placeOf(cell, columns)}, mask sum ${sums[number]}`);
      }
      tell();
    },
  };
}

// Weights to change: those of one kind together, and those of kind 0 never.
function changeable(told, kinds, weightsNow) {
  const { board, change, k } = told;
  const press = (cell) => {
    if (board.holes.includes(cell) || !kinds[cell]) return;
    change({ _weights: fold(raised(weightsNow(), kinds, cell, k), board.columns) });
  };
  const own = grid(board, "weights, a press adds 1", press, () => {});
  own.squares.forEach((square, i) => {
    if (!kinds[i]) square.setAttribute("aria-disabled", "true");
  });
  const sums = maskSums(told, weightsNow, (mask) => frame(own.squares, mask));
  const verdict = make("div", { className: "mm-weighted", role: "status" });
  return {
    boards: [captioned("weights", own.board), captioned(MASK_SUMS, sums.board)],
    lines: [sums.line, verdict],
    show(weights) {
      own.squares.forEach((square, i) => {
        paint(square, weights[i], k);
        square.setAttribute("aria-label", weightName(placeOf(i, board.columns), weights[i], kinds[i]));
      });
      sums.show();
      verdict.textContent = isTest(told, weights) ? IS_TEST : "";
    },
  };
}

// A button that tells the weighted sum of the goal, once the reader asks for it.
function goalWeighed(told, weightsNow) {
  const { model, k } = told;
  const goal = model.get("goal")?.flat();
  if (!goal) return { tools: [], lines: [], show() {} };
  const line = make("div", { className: "mm-weighted", role: "status" });
  let isAsked = false;
  const show = () => {
    const weights = weightsNow();
    line.textContent = isAsked ? goalText(goal, weights, k, isTest(told, weights)) : "";
  };
  const weigh = button(WEIGH, () => {
    isAsked = true;
    show();
  });
  return { tools: [weigh], lines: [line], show };
}

export function besideWeights(told) {
  const { model, k } = told;
  const weightsNow = () => model.get("_weights").flat();
  const kinds = model.get("_kinds")?.flat();
  const weighing = kinds ? changeable(told, kinds, weightsNow) : fixed(told, weightsNow());
  const line = make("div", { className: "mm-weighted", role: "status" });
  const changing = model.get("_choice") ? { tools: [], takes: () => false, show() {} } : cellsChanged(told);
  const goal = goalWeighed(told, weightsNow);
  return {
    boards: weighing.boards,
    tools: [...changing.tools, ...goal.tools],
    lines: [...weighing.lines, line, ...goal.lines],
    takes: changing.takes,
    isChanged: changing.isChanged,
    show(cells) {
      changing.show(cells);
      weighing.show(weightsNow());
      goal.show();
      line.textContent = weightedText(cells, weightsNow(), k);
    },
  };
}
