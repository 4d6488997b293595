// Beside a board to press: small boards to compare it with, or what its black cells make as presses.

import { frame } from "./aim.js";
import { captioned, describe, showBits, still } from "./cells.js";
import { make } from "./dom.js";
import { onesOf } from "./lists.js";
import { cellsAfter } from "./masks.js";

const NONE = { tools: [], lines: [], show() {} };

// The cell that is pointed at is framed in each of them.
export function pictures(model) {
  const drawn = model.get("_beside").map(({ name, board }) => {
    const picture = still(board.flat(), board[0].length, name);
    return { element: captioned(name, picture), squares: [...picture.children] };
  });
  const element = make("div", { className: "mm-pictures" }, ...drawn.map((one) => one.element));
  const aim = (cell) => drawn.forEach(({ squares }) => frame(squares, cell < 0 ? [] : [cell]));
  return { ...NONE, boards: [element], aim };
}

// The mask of the cell that is pointed at is framed. A board that waits shows nothing before a check.
export function made(model, { size, columns }) {
  const masks = model.get("_makes");
  const white = new Array(size).fill(0);
  const waits = model.get("_waits");
  const name = waits ? "your board" : "what they change";
  const board = still(white, columns, name);
  const squares = [...board.children];
  let shown = null;
  return {
    ...NONE,
    boards: [captioned(name, board)],
    aim: (cell) => frame(squares, (!waits && masks[cell]) || []),
    show(cells) {
      const presses = waits && !model.get("_is_checked") ? [] : onesOf(cells);
      shown = showBits(squares, columns, cellsAfter(white, masks, presses), shown);
      board.setAttribute("aria-label", `${name}: ${describe(shown, columns)}`);
    },
  };
}
