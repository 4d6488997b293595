// Weights beside a board of k colours: the weighted sum of its cells, what a press adds, are they a test?

import { captioned, grid } from "./cells.js";
import { button, make } from "./dom.js";
import { fold } from "./masks.js";
import { paint } from "./paint.js";
import { placeOf } from "./words.js";

const MOST_TERMS = 16;

function weightedSum(cells, weights, k) {
  const terms = cells.flatMap((value, i) => (value && weights[i] ? [`${weights[i]}·${value}`] : []));
  const total = cells.reduce((sum, value, i) => sum + weights[i] * value, 0);
  const sum = terms.length > 1 && terms.length <= MOST_TERMS ? `${terms.join(" + ")} = ${total}` : `${total}`;
  return `weighted sum: ${sum}, and that is ${total % k} modulo ${k}`;
}

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

export function besideWeights(told) {
  const { model, board, change, k } = told;
  const kinds = model.get("_kinds")?.flat();
  const weighing = kinds ? changeable(told, kinds) : fixed(told, model.get("_weights").flat());
  const line = make("div", { className: "mm-weighted", role: "status" });
  let cells = [];
  let isSetting = false;
  const begin = () => change({ _start: fold(cells.map(() => 0), board.columns), presses: [], _undone: [] });
  // The presses stay: what they add does not depend on the start.
  const raise = (cell) => {
    const start = model.get("_start").flat().map((value, i) => (i === cell ? (value + 1) % k : value));
    change({ _start: fold(start, board.columns) });
  };
  const toggle = button("Change one cell", () => {
    isSetting = !isSetting;
    toggle.setAttribute("aria-pressed", isSetting);
  }, { "aria-pressed": "false" });
  return {
    boards: weighing.boards,
    tools: [toggle, button("Board to 0", begin)],
    lines: [...weighing.lines, line],
    takes(cell) {
      if (!isSetting || board.holes.includes(cell)) return isSetting;
      raise(cell);
      return true;
    },
    show(now) {
      cells = now;
      const weights = model.get("_weights").flat();
      weighing.show(weights);
      line.textContent = weightedSum(cells, weights, k);
    },
  };
}
