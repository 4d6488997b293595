// What may stand beside a board of k colours: weights with the weighted sum, a choice to press in one go, and
// the remainders of the cells.

import { captioned } from "./cells.js";
import { countsBoard } from "./colour_recipes_joined.js";
import { CHOICE, PRESS_CHOICE } from "./colours_beside_words.js";
import { legendOf } from "./colours_legend.js";
import { besideWeights } from "./colours_weights.js";
import { button, make } from "./dom.js";
import { differing } from "./masks.js";
import { plural } from "./words.js";

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

// A choice: how often the mask at each place is pressed.
function besideChoice({ model, board, actions }) {
  const counts = model.get("_choice").flat();
  const numbers = counts.flatMap((count, cell) => new Array(count).fill(board.numberAt.get(cell)));
  return {
    boards: [captioned(CHOICE, countsBoard(counts, board.columns, CHOICE))],
    tools: [button(PRESS_CHOICE, () => actions.tap(numbers))],
    show() {},
  };
}

export function beside(told) {
  const { model } = told;
  const parts = model.get("_weights") ? [besideWeights(told)] : [];
  if (model.get("_choice")) parts.push(besideChoice(told));
  if (model.get("_legend")) parts.push({ lines: [legendOf(told.k)], show() {} });
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
