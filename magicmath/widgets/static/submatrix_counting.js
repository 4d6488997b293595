// The rows 1, 2, 4, … of ⌽G alone: column for column they count in binary.

import { make } from "./dom.js";
import { entry } from "./submatrix_state.js";
import { draw } from "./svg.js";

const CELL = 34; // pixels at most
const LEFT = 1.1; // cells that the rows' numbers take
const TOP = 0.8;

const range = (n) => Array.from({ length: n }, (_, i) => i);

export function counting(size) {
  const count = 2 ** size;
  const write = (number, x, y) => {
    const text = draw("text", { x, y, "font-size": 0.46, class: "mm-edge-number" });
    text.textContent = number;
    return text;
  };
  const wide = count + LEFT + 0.1;
  const svg = draw("svg", { viewBox: `${-LEFT} ${-TOP} ${wide} ${size + TOP + 0.1}`, "aria-hidden": "true" });
  svg.style.width = `${wide * CELL}px`;
  const columns = range(count).map((column) => {
    const number = write(column, column + 0.5, -0.25);
    const cells = range(size).map((i) => draw("rect", {
      x: column + 0.05, y: i + 0.05, width: 0.9, height: 0.9, rx: 0.12, class: "mm-count-cell",
      "data-bit": entry(2 ** i, column),
    }));
    const ring = draw("rect", { x: column, y: 0, width: 1, height: size, rx: 0.15, class: "mm-count-ring" });
    return { number, cells, ring };
  });
  svg.append(
    ...range(size).map((i) => write(2 ** i, -0.45, i + 0.66)),
    ...columns.flatMap(({ number, cells, ring }) => [number, ...cells, ring]),
  );

  // Of columns beyond these, the one that is the same in these rows.
  function light(used, aimed) {
    const shown = new Set(used.map((column) => column % count));
    columns.forEach(({ number, ring }, column) => {
      const isAimed = aimed >= 0 && aimed % count === column;
      ring.classList.toggle("mm-used", shown.has(column));
      ring.classList.toggle("mm-lit-count", isAimed);
      number.classList.toggle("mm-lit-count", isAimed);
    });
  }

  return { element: make("div", { className: "mm-counting" }, svg), light };
}
