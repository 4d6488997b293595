// The board: click a cell or a mask, and the cells follow here in the page.

import { LARGE, showBits, still } from "./cells.js";
import { cellsAfter } from "./masks.js";
import { renderPressed } from "./pressed_board.js";

const bits = {
  after: cellsAfter,
  nameOf: (label) => label,
  effect: "inverts",
  classesOf: ({ size }) => (size > LARGE ? ["mm-large"] : []),
  still: (cells, { columns, holes }, label) => still(cells, columns, label, holes),
  show: (squares, cells, shown, { columns }) => showBits(squares, columns, cells, shown),
};

export default { render: (view) => renderPressed(view, bits) };
