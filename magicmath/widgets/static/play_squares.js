// A board of few cells: a square of the page for each.

import { frame } from "./aim.js";
import { flip, grid, isStill } from "./cells.js";
import { paint } from "./paint.js";
import { cellName } from "./play_looks.js";
import { strokes } from "./play_stroke.js";

export class Squares {
  constructor(shape, label, { press, aim, isDrawing, stroke }) {
    this.shape = shape;
    let leaveClick = () => false;
    const pressed = (cell, isTap) => { if (!(isTap && leaveClick())) press(cell, isTap); };
    const { board, squares } = grid(shape, label, pressed, aim);
    this.element = board;
    this.squares = squares;
    this.shown = [];
    board.classList.toggle("mm-coloured", shape.colours > 2);
    const places = new Map(squares.map((square, cell) => [square, cell]));
    const cellAt = ({ clientX, clientY }) =>
      places.get(document.elementFromPoint(clientX, clientY)?.closest?.(".mm-cell")) ?? -1;
    leaveClick = strokes(board, cellAt, isDrawing, stroke);
  }

  draw(look) {
    const { shape, squares, shown } = this;
    const turns = shown.length > 0 && !isStill();
    squares.forEach((square, cell) => {
      const name = cellName(cell, shape, look);
      const isHinted = look.hinted === cell;
      const before = shown[cell];
      if (before?.name === name && before.isHinted === isHinted) return;
      shown[cell] = { name, isHinted, value: look.cells[cell] };
      square.setAttribute("aria-label", name);
      square.classList.toggle("mm-hole", shape.isHole[cell]);
      square.classList.toggle("mm-differs", Boolean(look.goal) && look.goal[cell] !== look.cells[cell]);
      square.classList.toggle("mm-hinted", isHinted);
      if (look.todo?.[cell]) square.dataset.todo = look.todo[cell];
      else delete square.dataset.todo;
      if (before?.value === look.cells[cell]) return;
      this.colour(square, look.cells[cell], shape.isHole[cell]);
      if (turns && before) flip(square);
    });
  }

  colour(square, value, isHole) {
    if (this.shape.colours === 2) square.dataset.bit = value;
    else if (!isHole) paint(square, value, this.shape.colours);
  }

  aim(cells) {
    frame(this.squares, cells);
  }

  focus() {
    (this.squares.find((square) => square.tabIndex === 0) ?? this.squares[0]).focus();
  }
}
