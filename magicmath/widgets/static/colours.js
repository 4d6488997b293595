// The board in k colours: a press adds 1 to the cells of its mask, modulo k.

import { LARGE, flip, isStill, still } from "./cells.js";
import { beside } from "./colours_beside.js";
import { coloursAfter, fold } from "./masks.js";
import { paint } from "./paint.js";
import { renderPressed } from "./pressed_board.js";
import { placeOf } from "./words.js";

function describe(cells, columns, holes) {
  if (cells.length > LARGE) return `${cells.length} cells`;
  const looks = cells.map((value, i) => (holes.includes(i) ? "hole" : value));
  return fold(looks, columns).map((row, i) => `row ${i + 1}: ${row.join(" ")}`).join(", ");
}

function pictureOf(cells, { columns, holes }, label, k) {
  const picture = still(cells, columns, label, holes);
  [...picture.children].forEach((square, i) => holes.includes(i) || paint(square, cells[i], k));
  picture.setAttribute("aria-label", `${label}: ${describe(cells, columns, holes)}`);
  return picture;
}

const colours = (k) => ({
  after: (start, masks, presses) => coloursAfter(start, masks, presses, k),
  nameOf: (label) => `${label} of ${k} colours`,
  effect: "adds 1 to",
  classesOf: ({ size }) => ["mm-coloured", ...(size > LARGE ? ["mm-large"] : [])],
  still: (cells, board, label) => pictureOf(cells, board, label, k),
  beside: (model, board, change, actions) => beside({ model, board, change, actions, k, pictureOf }),
  show(squares, cells, shown, { columns, holes }) {
    const turning = shown && cells.length <= LARGE && !isStill();
    cells.forEach((value, i) => {
      if (shown?.[i] === value) return;
      if (holes.includes(i)) return squares[i].setAttribute("aria-label", `${placeOf(i, columns)}, hole`);
      paint(squares[i], value, k);
      squares[i].setAttribute("aria-label", `${placeOf(i, columns)}, colour ${value}`);
      if (turning) flip(squares[i]);
    });
    return cells;
  },
});

export default { render: (view) => renderPressed(view, colours(view.model.get("_k"))) };
