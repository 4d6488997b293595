// Weights beside a board of k colours: the weighted sum of its cells, what a press adds, are they a test?

import { captioned, grid } from "./cells.js";
import { goalText, WEIGH, weightedText } from "./colours_beside_words.js";
import { cellsChanged } from "./colours_changed.js";
import { button, make } from "./dom.js";
import { fold } from "./masks.js";
import { paint } from "./paint.js";
import { placeOf } from "./words.js";

// The weights as they are, to look at.
function fixed({ board, k, pictureOf }, weights) {
  return { boards: [captioned("weights", pictureOf(weights, board, "weights", k))], lines: [], show() {} };
}

// What each press adds to the weighted sum, at the cell of its mask.
function added(weights, { masks, numberAt }, k) {
  const sumOf = (mask) => mask.reduce((sum, cell) => sum + weights[cell], 0) % k;
  return weights.map((_, cell) => (numberAt.has(cell) ? sumOf(masks[numberAt.get(cell)]) : 0));
}

// The weights of one kind with 1 added.
const raised = (weights, kinds, cell, k) =>
  weights.map((weight, i) => (kinds[i] === kinds[cell] ? (weight + 1) % k : weight));

// Weights to change: those of one kind together.
function changeable({ model, board, change, k, pictureOf }, kinds) {
  const weightsNow = () => model.get("_weights").flat();
  const press = (cell) => {
    if (board.holes.includes(cell)) return;
    change({ _weights: fold(raised(weightsNow(), kinds, cell, k), board.columns) });
  };
  const own = grid(board, "weights, a press adds 1", press, () => {});
  const sums = captioned("a press adds", make("div"));
  const verdict = make("div", { className: "mm-weighted", role: "status" });
  return {
    boards: [captioned("weights", own.board), sums],
    lines: [verdict],
    show(weights) {
      own.squares.forEach((square, i) => {
        paint(square, weights[i], k);
        square.setAttribute("aria-label", `${placeOf(i, board.columns)}, weight ${weights[i]}`);
      });
      const adds = added(weights, board, k);
      sums.lastChild.replaceWith(pictureOf(adds, board, "a press adds", k));
      const isTest = weights.some(Boolean) && !adds.some(Boolean);
      verdict.textContent = isTest ? "✓ These weights are a test." : "";
    },
  };
}

// A button that tells the weighted sum of the goal, once the reader asks for it.
function goalWeighed({ model, k }, weightsNow) {
  const goal = model.get("goal")?.flat();
  if (!goal) return { tools: [], lines: [], show() {} };
  const line = make("div", { className: "mm-weighted", role: "status" });
  let isAsked = false;
  const show = () => { line.textContent = isAsked ? goalText(goal, weightsNow(), k) : ""; };
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
  const weighing = kinds ? changeable(told, kinds) : fixed(told, weightsNow());
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
