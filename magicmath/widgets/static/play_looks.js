// How a cell of the playground looks and what it is called, on whichever board it stands.

import { shadeOf } from "./shades.js";
import { placeOf, plural } from "./words.js";

export const LIGHT = "#fbf8f1"; // as --mm-light and --mm-dark of board.css
export const DARK = "#1d2230";

const rgb = (parts) => `rgb(${parts})`;
export const shadesOf = (colours) => Array.from({ length: colours }, (_, value) => {
  const { shade, ink } = shadeOf(value, colours);
  return { shade: rgb(shade), ink: rgb(ink) };
});

const valueName = (value, colours) => {
  if (colours > 2) return `colour ${value}`;
  return value ? "black" : "white";
};

export const nameOfPlace = (cell, { columns, graph }) => (graph ? `node ${cell}` : placeOf(cell, columns));

// What a screen reader says of a cell.
export function cellName(cell, shape, { cells, goal, todo }) {
  const place = nameOfPlace(cell, shape);
  if (shape.isHole[cell]) return `${place}, hole`;
  const differs = goal && goal[cell] !== cells[cell] ? ", differs from the goal" : "";
  const press = todo?.[cell] ? `, to be pressed ${plural(todo[cell], "time")}` : "";
  return `${place}, ${valueName(cells[cell], shape.colours)}${differs}${press}`;
}

// All cells in words where they are few, and how many are not white where they are many.
export function boardName(label, cells, { columns, colours, isHole, size }) {
  if (size > 256) return `${label}: ${cells.filter(Boolean).length} of ${size} cells are not white`;
  const rows = [];
  for (let i = 0; i < size; i += columns) {
    const names = cells.slice(i, i + columns)
      .map((value, j) => (isHole[i + j] ? "hole" : valueName(value, colours)));
    rows.push(`row ${i / columns + 1}: ${names.join(" ")}`);
  }
  return `${label}: ${rows.join(", ")}`;
}
