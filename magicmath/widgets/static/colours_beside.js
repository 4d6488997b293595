// What may stand beside a board of k colours: weights with the weighted sum, a choice to press in one go, and
// the remainders of the cells, which may be joined to it.

import { captioned, dig, grid } from "./cells.js";
import { countsBoard } from "./colour_recipes_joined.js";
import { CHOICE, joinedText, PRESS_CHOICE, remainderName } from "./colours_beside_words.js";
import { cellsChanged } from "./colours_changed.js";
import { legendOf } from "./colours_legend.js";
import { besideWeights } from "./colours_weights.js";
import { button, make } from "./dom.js";
import { differing } from "./masks.js";
import { paint } from "./paint.js";
import { placeOf, plural } from "./words.js";

// The board of a remainder, to press: `onPress` changes a cell of the large board.
function pressable(modulus, board, onPress) {
  const own = grid(board, remainderName(modulus), onPress, () => {});
  dig(own.squares, board.holes);
  return {
    picture: own.board,
    squares: own.squares,
    show(cells) {
      own.squares.forEach((square, i) => {
        if (board.holes.includes(i)) return;
        paint(square, cells[i], modulus);
        square.setAttribute("aria-label", `${placeOf(i, board.columns)}, ${cells[i]} modulo ${modulus}`);
      });
    },
  };
}

function besideRemainder(modulus, { model, board, pictureOf }, onPress) {
  const goal = model.get("goal")?.flat().map((value) => value % modulus);
  const draw = (cells, label) => pictureOf(cells, board, label, modulus);
  const own = onPress ? pressable(modulus, board, onPress) : null;
  const place = captioned(`board modulo ${modulus}`, own?.picture ?? make("div"));
  const boards = goal ? [place, captioned(`goal modulo ${modulus}`, draw(goal, "goal"))] : [place];
  return {
    remainder: make("div", { className: "mm-boards" }, ...boards),
    show(now) {
      const cells = now.map((value) => value % modulus);
      const wrong = goal ? differing(cells, goal) : [];
      own?.show(cells);
      const picture = own ? null : draw(cells, `board modulo ${modulus}`);
      const squares = own?.squares ?? [...picture.children];
      squares.forEach((square, i) => square.classList.toggle("mm-differs", wrong.includes(i)));
      if (picture) place.lastChild.replaceWith(picture);
      if (!goal) return;
      const still = wrong.length ? `${plural(wrong.length, "cell")} to go` : "right";
      place.firstChild.textContent = `board modulo ${modulus}: ${still}`;
    },
  };
}

// The number below k that leaves 1 modulo one divisor, and 0 modulo the others.
const unitOf = (modulus, k) =>
  Array.from({ length: k }, (_, n) => n).find((n) => n % modulus === 1 && n % (k / modulus) === 0);

// The boards of the remainders as parts of the large one: a change of either is a change of both.
function besideJoined(moduli, told) {
  const { board, k } = told;
  const changing = cellsChanged(told, true);
  const line = make("div", { className: "mm-joined-cell", role: "status" });
  let now = [];
  let last = null;
  const tell = (cell) => {
    if (board.holes.includes(cell)) return;
    last = cell;
    line.textContent = joinedText(placeOf(cell, board.columns), now[cell], moduli);
  };
  const parts = moduli.map((modulus) => besideRemainder(modulus, told, (cell) => {
    changing.raise(cell, unitOf(modulus, k));
    tell(cell);
  }));
  return {
    remainder: parts.flatMap((part) => part.remainder),
    tools: changing.tools,
    lines: [line],
    takes(cell) {
      const isTaken = changing.takes(cell);
      if (isTaken) tell(cell);
      return isTaken;
    },
    show(cells) {
      now = cells;
      changing.show(cells);
      for (const part of parts) part.show(cells);
      if (last !== null) tell(last);
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
  const moduli = model.get("_remainders") ?? [];
  if (model.get("_joins")) parts.push(besideJoined(moduli, told));
  else parts.push(...moduli.map((modulus) => besideRemainder(modulus, told)));
  const pairs = parts.flatMap((part) => part.remainder ?? []);
  const remainders = pairs.length ? [make("div", { className: "mm-remainders" }, ...pairs)] : [];
  return {
    boards: [...parts.flatMap((part) => part.boards ?? []), ...remainders],
    tools: parts.flatMap((part) => part.tools ?? []),
    lines: parts.flatMap((part) => part.lines ?? []),
    show(cells) {
      for (const part of parts) part.show(cells);
    },
    isChanged: () => parts.some((part) => part.isChanged?.()),
    takes: (cell) => parts.some((part) => part.takes?.(cell)),
  };
}
