// Pictures of very many cells, drawn on a canvas, with marks on some of them.

import { make } from "./dom.js";
import { outline } from "./repair_state.js";

const WIDTH = 384; // pixels of a canvas, where no other number is asked for; the page scales it

const colourOf = (element, name) => getComputedStyle(element).getPropertyValue(name).trim();

export function canvas(columns, rows, label, properties = {}, width = WIDTH) {
  const dot = Math.max(1, Math.floor(width / columns));
  const element = make("canvas", {
    className: "mm-picture", width: dot * columns, height: dot * rows, role: "img", ...properties,
  });
  element.setAttribute("aria-label", label);
  return { element, columns, rows, dot };
}

// Draw bits; `isWrong` marks a cell by a smaller square of another colour in it. A frame goes around each
// group of neighbours for which `isNear` holds, and leaves the colours of its cells to be seen.
export function drawBits(view, bits, isWrong, isNear, cursor = -1) {
  const { element, columns, dot } = view;
  const ink = element.getContext("2d");
  const named = (name) => colourOf(element, name);
  const [dark, light, accent, frame] = ["--mm-dark", "--mm-light", "--mm-accent", "--mm-frame"].map(named);
  const edge = Math.max(1, Math.floor(dot / 4));
  ink.fillStyle = frame;
  ink.fillRect(0, 0, element.width, element.height);
  bits.forEach((bit, i) => {
    const [x, y] = [(i % columns) * dot, Math.floor(i / columns) * dot];
    ink.fillStyle = bit ? dark : light;
    ink.fillRect(x, y, dot, dot);
    if (isWrong(i)) {
      ink.fillStyle = accent;
      ink.fillRect(x + edge, y + edge, dot - 2 * edge, dot - 2 * edge);
    }
  });
  ink.strokeStyle = accent;
  ink.lineWidth = 2 * Math.max(1, Math.floor(edge / 2)); // an even one is not blurred
  ink.beginPath();
  for (const [from, to] of outline(bits.length, columns, isNear)) {
    ink.moveTo(...from.map((x) => x * dot));
    ink.lineTo(...to.map((x) => x * dot));
  }
  ink.stroke();
  if (cursor < 0) return;
  ink.lineWidth = 2 * edge;
  const [left, top] = [(cursor % columns) * dot, Math.floor(cursor / columns) * dot];
  ink.strokeRect(left - edge, top - edge, dot + 2 * edge, dot + 2 * edge);
}

// The row and the column under a pointer; the border takes no part.
export function spotUnder({ element, columns, rows }, event) {
  const box = element.getBoundingClientRect();
  const right = (event.clientX - box.left - element.clientLeft) / element.clientWidth;
  const down = (event.clientY - box.top - element.clientTop) / element.clientHeight;
  return [Math.floor(down * rows), Math.floor(right * columns)];
}

// The place under a pointer; -1 outside.
export function placeUnder(view, event, size) {
  const [row, column] = spotUnder(view, event);
  const { columns } = view;
  const place = row * columns + column;
  return column >= 0 && column < columns && row >= 0 && place < size ? place : -1;
}

// The place nearest to a pointer that is outside.
export function nearestPlace(view, event, size) {
  const { columns } = view;
  const within = (at, count) => Math.max(0, Math.min(count - 1, at));
  const [row, column] = spotUnder(view, event);
  return Math.min(size - 1, within(row, Math.ceil(size / columns)) * columns + within(column, columns));
}

// Draw ⌽G row by row: the chosen rows dark, the others faint, and beside each how it is measured.
export function drawRows({ element, columns, dot }, code, shares, at) {
  const ink = element.getContext("2d");
  const named = (name) => colourOf(element, name);
  const [dark, light, accent, frame] = ["--mm-dark", "--mm-light", "--mm-accent", "--mm-frame"].map(named);
  const { length, rows } = code;
  const [chosen, bar] = [new Set(rows), (columns - length - 2) * dot];
  ink.fillStyle = light;
  ink.fillRect(0, 0, element.width, element.height);
  for (let i = 0; i < length; i++) {
    ink.fillStyle = chosen.has(i) ? dark : frame;
    ink.globalAlpha = chosen.has(i) ? 1 : 0.35;
    for (let j = i; j < length; j++) if ((i & ~j) === 0) ink.fillRect(j * dot, i * dot, dot, dot);
    ink.fillRect((length + 2) * dot, i * dot, Math.max(1, shares[i] * bar), Math.max(1, dot - 1));
  }
  ink.globalAlpha = 1;
  ink.strokeStyle = accent;
  ink.lineWidth = 2;
  ink.strokeRect(1, at * dot - 1, element.width - 2, dot + 2);
}
