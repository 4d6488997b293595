// What may stand beside a board of k colours: weights with the weighted sum, and the remainders of the cells.

import { captioned } from "./cells.js";
import { button, make } from "./dom.js";
import { differing, fold } from "./masks.js";
import { plural } from "./words.js";

const MOST_TERMS = 16;

function weightedSum(cells, weights, k) {
  const terms = cells.flatMap((value, i) => (value && weights[i] ? [`${weights[i]}·${value}`] : []));
  const total = cells.reduce((sum, value, i) => sum + weights[i] * value, 0);
  const sum = terms.length > 1 && terms.length <= MOST_TERMS ? `${terms.join(" + ")} = ${total}` : `${total}`;
  return `weighted sum: ${sum}, and that is ${total % k} modulo ${k}`;
}

function besideWeights({ model, board, change, k, pictureOf }) {
  const weights = model.get("_weights").flat();
  const line = make("div", { className: "mm-weighted", role: "status" });
  let cells = [];
  let isSetting = false;
  const begin = (start) => change({ _start: fold(start, board.columns), presses: [], _undone: [] });
  const toggle = button("Change one cell", () => {
    isSetting = !isSetting;
    toggle.setAttribute("aria-pressed", isSetting);
  }, { "aria-pressed": "false" });
  return {
    boards: [captioned("weights", pictureOf(weights, board, "weights", k))],
    tools: [toggle, button("All 0", () => begin(cells.map(() => 0)))],
    lines: [line],
    takes(cell) {
      if (!isSetting || board.holes.includes(cell)) return isSetting;
      begin(cells.map((value, i) => (i === cell ? (value + 1) % k : value)));
      return true;
    },
    show(now) {
      cells = now;
      line.textContent = weightedSum(cells, weights, k);
    },
  };
}

function besideRemainder(modulus, { model, board, pictureOf }) {
  const goal = model.get("goal")?.flat().map((value) => value % modulus);
  const draw = (cells, label) => pictureOf(cells, board, label, modulus);
  const place = captioned(`board modulo ${modulus}`, make("div"));
  const boards = goal ? [place, captioned(`goal modulo ${modulus}`, draw(goal, "goal"))] : [place];
  return {
    remainder: make("div", { className: "mm-boards" }, ...boards),
    show(now) {
      const cells = now.map((value) => value % modulus);
      const picture = draw(cells, `board modulo ${modulus}`);
      const wrong = goal ? differing(cells, goal) : [];
      for (const cell of wrong) picture.children[cell].classList.add("mm-differs");
      place.lastChild.replaceWith(picture);
      if (!goal) return;
      const still = wrong.length ? `${plural(wrong.length, "cell")} to go` : "right";
      place.firstChild.textContent = `board modulo ${modulus}: ${still}`;
    },
  };
}

export function beside(told) {
  const { model } = told;
  const parts = model.get("_weights") ? [besideWeights(told)] : [];
  for (const modulus of model.get("_remainders") ?? []) parts.push(besideRemainder(modulus, told));
  const pairs = parts.flatMap((part) => part.remainder ?? []);
  const remainders = pairs.length ? [make("div", { className: "mm-remainders" }, ...pairs)] : [];
  return {
    boards: [...parts.flatMap((part) => part.boards ?? []), ...remainders],
    tools: parts.flatMap((part) => part.tools ?? []),
    lines: parts.flatMap((part) => part.lines ?? []),
    show(cells) {
      for (const part of parts) part.show(cells);
    },
    takes: (cell) => parts.some((part) => part.takes?.(cell)),
  };
}
