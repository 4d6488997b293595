// A board of very many cells: painted, with one element of the page that stands where the reader is.

import { listen, make } from "./dom.js";
import { cellName, shadesOf } from "./play_looks.js";
import { paintCell } from "./play_paint.js";
import { strokes } from "./play_stroke.js";

const WIDTH = 1024; // pixels of the canvas; the page scales it

const stepsOf = (columns) => ({ ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns });

function cellTowards(cell, { key, ctrlKey }, { columns, size }) {
  const column = cell % columns;
  if (key === "Home") return ctrlKey ? 0 : cell - column;
  if (key === "End") return ctrlKey ? size - 1 : cell - column + columns - 1;
  const step = stepsOf(columns)[key];
  if (step === undefined) return null;
  const isOff = (key === "ArrowLeft" && !column) || (key === "ArrowRight" && column === columns - 1);
  return isOff || cell + step < 0 || cell + step >= size ? cell : cell + step;
}

export class Canvas {
  constructor(shape, label, actions) {
    const { rows, columns, colours } = shape;
    this.shape = shape;
    this.actions = actions;
    this.place = {
      columns, dot: Math.max(4, Math.floor(WIDTH / Math.max(rows, columns))), shades: shadesOf(colours),
    };
    const { dot } = this.place;
    this.canvas = make("canvas", { width: columns * dot, height: rows * dot, "aria-hidden": "true" });
    this.ink = this.canvas.getContext("2d");
    this.row = make("div", { role: "row" });
    this.element = make("div", { className: "mm-play-canvas", role: "grid" }, this.canvas, this.row);
    const told = { "aria-label": label, "aria-rowcount": rows, "aria-colcount": columns };
    for (const [name, value] of Object.entries(told)) this.element.setAttribute(name, value);
    this.element.style.setProperty("--columns", columns);
    this.keys = [];
    this.aimed = new Set();
    this.cell = 0;
    this.look = { cells: new Array(shape.size).fill(0) };
    this.hear();
  }

  hear() {
    const { element, canvas, actions } = this;
    const leaveClick = strokes(canvas, (event) => this.cellAt(event), actions.isDrawing, actions.stroke);
    listen(canvas, "click", (event) => {
      const cell = this.cellAt(event);
      if (cell < 0) return;
      this.moveTo(cell);
      if (!leaveClick()) actions.press(cell, true);
    });
    listen(canvas, "pointermove", (event) => actions.aim(this.cellAt(event)));
    listen(canvas, "pointerleave", () => actions.aim(-1));
    listen(element, "focusin", () => actions.aim(this.cell));
    listen(element, "focusout", () => actions.aim(-1));
    listen(element, "keydown", (event) => {
      const next = cellTowards(this.cell, event, this.shape);
      if (next !== null) this.moveTo(next);
      else if (event.key === " " || event.key === "Enter") actions.press(this.cell, false);
      else return;
      event.preventDefault();
    });
  }

  cellAt({ clientX, clientY }) {
    const { left, top, width, height } = this.canvas.getBoundingClientRect();
    const { rows, columns } = this.shape;
    const column = Math.floor(((clientX - left) / width) * columns);
    const row = Math.floor(((clientY - top) / height) * rows);
    return row >= 0 && row < rows && column >= 0 && column < columns ? row * columns + column : -1;
  }

  // A fresh element each time, so that a screen reader says where it is.
  moveTo(cell) {
    this.cell = cell;
    this.standAt(cell);
    this.row.firstChild.focus({ preventScroll: true });
    this.row.firstChild.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  standAt(cell) {
    const { rows, columns } = this.shape;
    const [i, j] = [Math.floor(cell / columns), cell % columns];
    const square = make("div", { className: "mm-play-cursor", role: "gridcell", tabIndex: 0 });
    Object.assign(square.style, {
      left: `${(100 * j) / columns}%`, top: `${(100 * i) / rows}%`,
      width: `${100 / columns}%`, height: `${100 / rows}%`,
    });
    square.setAttribute("aria-colindex", j + 1);
    this.row.setAttribute("aria-rowindex", i + 1);
    square.setAttribute("aria-label", cellName(cell, this.shape, this.look));
    this.row.replaceChildren(square);
  }

  lookOf(cell) {
    const { look, shape, aimed } = this;
    const value = look.cells[cell];
    return {
      value, isHole: shape.isHole[cell], differs: Boolean(look.goal) && look.goal[cell] !== value,
      todo: look.todo?.[cell] ?? 0, isAimed: aimed.has(cell) || look.hinted === cell,
    };
  }

  // Paint anew only the cells that look different from before.
  draw(look) {
    this.look = look;
    for (let cell = 0; cell < this.shape.size; cell++) this.repaint(cell);
    if (!this.row.firstChild) this.standAt(this.cell);
    this.row.firstChild.setAttribute("aria-label", cellName(this.cell, this.shape, look));
  }

  repaint(cell) {
    const look = this.lookOf(cell);
    const key = look.value + 32 * look.todo + 1024 * look.differs + 2048 * look.isAimed + 4096 * look.isHole;
    if (this.keys[cell] === key) return;
    this.keys[cell] = key;
    paintCell(this.ink, this.place, cell, look);
  }

  aim(cells) {
    const before = this.aimed;
    this.aimed = new Set(cells);
    for (const cell of new Set([...before, ...cells])) this.repaint(cell);
  }

  focus() {
    this.row.firstChild.focus();
  }
}
