// A board of black and white cells, as the boards to press show it.

import { adding } from "./adding.js";
import { LARGE, showBits, still } from "./cells.js";
import { cellsAfter } from "./masks.js";

export const bits = {
  after: cellsAfter,
  nameOf: (label) => label,
  effect: "inverts",
  classesOf: ({ size }) => (size > LARGE ? ["mm-large"] : []),
  beside: (model, board, change) => (model.get("_adds") ? adding(model, board, change) : null),
  still: (cells, { columns, holes }, label) => still(cells, columns, label, holes),
  show: (squares, cells, shown, { columns }) => showBits(squares, columns, cells, shown),
};
