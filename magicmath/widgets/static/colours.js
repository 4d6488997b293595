// The board in k colours: a press adds 1 to the cells of its mask, modulo k.

import { flip, isStill, still } from "./cells.js";
import { coloursAfter } from "./masks.js";
import { renderPressed } from "./pressed_board.js";
import { placeOf } from "./words.js";

// the cells that hold 0 and 1 on other boards: --mm-light and --mm-dark of board.css, as in plot/drawing.py
const [LIGHTEST, DARKEST] = [[251, 248, 241], [29, 34, 48]];

function paint(square, value, k) {
  const share = value / (k - 1);
  const shade = LIGHTEST.map((light, i) => Math.round(light + share * (DARKEST[i] - light)));
  square.style.background = `rgb(${shade})`;
  square.style.color = share <= 0.6 ? "#000" : "#fff"; // either way a contrast of 4.5 or more
  square.textContent = value;
}

const colours = (k) => ({
  after: (start, masks, presses) => coloursAfter(start, masks, presses, k),
  nameOf: (label) => `${label} of ${k} colours`,
  classesOf: () => ["mm-coloured"],
  still(cells, { columns, holes }, label) {
    const picture = still(cells, columns, label, holes);
    [...picture.children].forEach((square, i) => holes.includes(i) || paint(square, cells[i], k));
    picture.setAttribute("aria-label", `${label}: ${cells.join(" ")}`);
    return picture;
  },
  show(squares, cells, shown, { columns, holes }) {
    cells.forEach((value, i) => {
      if (shown?.[i] === value || holes.includes(i)) return;
      paint(squares[i], value, k);
      squares[i].setAttribute("aria-label", `${placeOf(i, columns)}, colour ${value}`);
      if (shown && !isStill()) flip(squares[i]);
    });
    return cells;
  },
});

export default { render: (view) => renderPressed(view, colours(view.model.get("_k"))) };
