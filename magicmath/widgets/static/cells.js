// Boards as the page draws them: those to press and those to look at.

import { listen, make } from "./dom.js";
import { placeOf } from "./words.js";

const colour = (bit) => (bit ? "black" : "white");
const chosen = (bit) => (bit ? "chosen" : "not chosen");
const pin = (bit) => (bit ? "stands" : "has fallen");
const stillness = matchMedia("(prefers-reduced-motion: reduce)");

export const LARGE = 256; // cells; above, a board has small squares and turns none of them over
export const isStill = () => stillness.matches;

export function describe(cells, columns, holes = []) {
  if (cells.length > LARGE) return `${cells.filter(Boolean).length} of ${cells.length} cells black`;
  const rows = [];
  for (let i = 0; i < cells.length; i += columns) {
    const looks = cells.slice(i, i + columns).map((bit, j) => (holes.includes(i + j) ? "hole" : colour(bit)));
    rows.push(`row ${i / columns + 1}: ${looks.join(" ")}`);
  }
  return rows.join(", ");
}

export function dig(squares, holes) {
  for (const i of holes) squares[i].classList.add("mm-hole");
}

// Write names in the cells of a board, as many as there are.
export function write(names, { board, squares }) {
  board.classList.add("mm-named");
  names.forEach((name, cell) => { squares[cell].textContent = name; });
}

export function still(cells, columns, label, holes = []) {
  const squares = cells.map((bit) => make("span", { className: "mm-cell", "data-bit": bit }));
  dig(squares, holes);
  const board = make("div", { className: "mm-cells", role: "img" }, ...squares);
  board.setAttribute("aria-label", `${label}: ${describe(cells, columns, holes)}`);
  board.style.setProperty("--columns", columns);
  return board;
}

// Put a small board into each cell of a board; its name stays the text of the cell.
export function illustrate(pictures, { board, squares }) {
  board.classList.add("mm-pictured");
  pictures.forEach((picture, cell) => {
    const small = still(picture.flat(), picture[0].length, "picture");
    small.setAttribute("aria-hidden", "true");
    squares[cell].setAttribute("aria-description", describe(picture.flat(), picture[0].length));
    squares[cell].append(small);
  });
}

export function captioned(label, board) {
  const caption = make("div", { className: "mm-caption", textContent: label });
  return make("div", { className: "mm-captioned" }, caption, board);
}

// A board with a name above each column.
export function headed(names, board) {
  if (!names?.length) return board;
  const line = make("div", { className: "mm-column-names", "aria-hidden": "true" });
  line.append(...names.map((textContent) => make("span", { textContent })));
  line.style.setProperty("--columns", names.length);
  return make("div", { className: "mm-headed" }, line, board);
}

// A board with a name at the left of each row.
export function sided(names, board) {
  if (!names?.length) return board;
  const column = make("div", { className: "mm-row-names", "aria-hidden": "true" });
  column.append(...names.map((textContent) => make("span", { textContent })));
  return make("div", { className: "mm-sided" }, column, board);
}

function squaresOf(rows, columns, board) {
  const squares = [];
  for (let i = 0; i < rows; i++) {
    const row = make("div", { className: "mm-line", role: "row" });
    for (let j = 0; j < columns; j++) {
      const tabIndex = squares.length ? -1 : 0;
      const square = make("div", { className: "mm-cell", role: "gridcell", tabIndex });
      squares.push(square);
      row.append(square);
    }
    board.append(row);
  }
  return squares;
}

function keyTarget(event, index, columns, size) {
  const column = index % columns;
  switch (event.key) {
    case "ArrowRight": return column < columns - 1 ? index + 1 : index;
    case "ArrowLeft": return column > 0 ? index - 1 : index;
    case "ArrowDown": return index + columns < size ? index + columns : index;
    case "ArrowUp": return index >= columns ? index - columns : index;
    case "Home": return event.ctrlKey ? 0 : index - column;
    case "End": return event.ctrlKey ? size - 1 : index - column + columns - 1;
    default: return null;
  }
}

// A board whose cells are pressed and aimed at. Exactly one of them can be reached with Tab.
// `onPress(index, isTap)` is told whether it was a click or a tap, and no key.
export function grid({ rows, columns }, label, onPress, onAim) {
  const board = make("div", { className: "mm-cells", role: "grid" });
  board.setAttribute("aria-label", label);
  board.style.setProperty("--columns", columns);
  const squares = squaresOf(rows, columns, board);
  const places = new Map(squares.map((square, i) => [square, i]));
  const indexOf = (event) => places.get(event.target.closest(".mm-cell")) ?? -1;
  let current = 0;

  function moveTo(index, options) {
    squares[current].tabIndex = -1;
    squares[index].tabIndex = 0;
    squares[index].focus(options);
    current = index;
  }

  board.addEventListener("click", (event) => {
    const index = indexOf(event);
    if (index < 0) return;
    moveTo(index, { preventScroll: true });
    onPress(index, true);
  });
  board.addEventListener("keydown", (event) => {
    const index = indexOf(event);
    if (index < 0) return;
    const target = keyTarget(event, index, columns, squares.length);
    if (target !== null) moveTo(target);
    else if (event.key === " " || event.key === "Enter") onPress(index, false);
    else return;
    event.preventDefault();
  });
  listen(board, "pointerover focusin", (event) => onAim(indexOf(event)));
  listen(board, "pointerleave focusout", () => onAim(-1));
  return { board, squares };
}

const TURN = [{ transform: "rotateY(80deg)" }, { transform: "none" }];
export const flip = (square) => square.animate(TURN, { duration: 160, easing: "ease-out" });

export function nameSquare(square, i, columns) {
  const differs = square.classList.contains("mm-differs") ? ", differs from the goal" : "";
  const word = square.closest(".mm-pinned") ? pin : square.closest(".mm-pictured") ? chosen : colour;
  const looks = square.classList.contains("mm-hole") ? "hole" : word(Number(square.dataset.bit));
  const name = square.closest(".mm-named") ? `${square.textContent}, ` : "";
  square.setAttribute("aria-label", `${name}${placeOf(i, columns)}, ${looks}${differs}`);
}

// Draw bits on squares, turning over only those that changed; return what is now shown.
export function showBits(squares, columns, bits, shown) {
  const turning = shown && bits.length <= LARGE && !isStill();
  bits.forEach((bit, i) => {
    if (shown && shown[i] === bit) return;
    squares[i].dataset.bit = bit;
    if (squares[i].role) nameSquare(squares[i], i, columns);
    if (turning) flip(squares[i]);
  });
  return bits;
}
