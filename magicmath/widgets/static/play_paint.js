// Cells painted on a canvas: whole boards of very many cells, and small pictures of any board.

import { make } from "./dom.js";
import { DARK, LIGHT, boardName, shadesOf } from "./play_looks.js";

const ACCENT = "#b3541e";
const FRAME = "#7d8590";

// One cell: its colour, whether it differs, is aimed at, hinted at, and how often it is to be pressed.
export function paintCell(ink, { dot, shades, columns }, cell, look) {
  const [x, y] = [(cell % columns) * dot, Math.floor(cell / columns) * dot];
  const gap = dot >= 8 ? Math.max(1, Math.round(dot / 16)) : 0;
  const side = dot - gap;
  ink.clearRect(x, y, dot, dot);
  if (look.isHole) return;
  ink.fillStyle = shades[look.value].shade;
  ink.fillRect(x, y, side, side);
  if (shades.length > 2 && dot >= 14) paintText(ink, look.value, shades[look.value].ink, x, y, side);
  if (look.differs) paintCorner(ink, x, y, side);
  if (look.todo) paintDisc(ink, look, shades, x, y, side);
  if (look.isAimed) paintFrame(ink, x, y, side);
}

function paintText(ink, text, colour, x, y, side) {
  ink.fillStyle = colour;
  ink.font = `600 ${Math.round(side * 0.55)}px system-ui, sans-serif`;
  ink.textAlign = "center";
  ink.textBaseline = "middle";
  ink.fillText(String(text), x + side / 2, y + side / 2);
}

function paintCorner(ink, x, y, side) {
  ink.fillStyle = ACCENT;
  ink.beginPath();
  ink.moveTo(x + side * 0.5, y);
  ink.lineTo(x + side, y);
  ink.lineTo(x + side, y + side * 0.5);
  ink.fill();
}

function paintDisc(ink, { todo, value }, shades, x, y, side) {
  ink.fillStyle = ACCENT;
  ink.strokeStyle = value ? LIGHT : DARK;
  ink.lineWidth = Math.max(1, side / 16);
  const [middle, radius] = shades.length > 2 ? [0.76, 0.2] : [0.5, 0.27]; // beside the number, if any
  ink.beginPath();
  ink.arc(x + side * middle, y + side * middle, side * radius, 0, 2 * Math.PI);
  ink.fill();
  ink.stroke();
  const corner = (middle - radius) * side;
  if (todo > 1 && side >= 14) paintText(ink, todo, "#fff", x + corner, y + corner, 2 * radius * side);
}

function paintFrame(ink, x, y, side) {
  ink.strokeStyle = ACCENT;
  ink.lineWidth = Math.max(1, side / 8);
  const half = ink.lineWidth / 2;
  ink.strokeRect(x + half, y + half, side - 2 * half, side - 2 * half);
}

// A board to look at, small or large.
export function picture(label, cells, shape, width = 96) {
  const { rows, columns, colours, isHole } = shape;
  const dot = Math.max(1, Math.floor((2 * width) / Math.max(rows, columns)));
  const element = make("canvas", {
    className: "mm-play-picture", role: "img", width: columns * dot, height: rows * dot,
  });
  element.style.width = `${Math.max(columns === rows ? width : 0, (columns * dot) / 2)}px`;
  element.setAttribute("aria-label", boardName(label, cells, shape));
  const ink = element.getContext("2d");
  const place = { dot, columns, shades: shadesOf(colours) };
  ink.fillStyle = FRAME;
  cells.forEach((value, cell) => paintCell(ink, place, cell, { value, isHole: isHole[cell] }));
  return element;
}
