// The colours 0 to k - 1 in a row, as the cells show them.

import { make } from "./dom.js";
import { paint } from "./paint.js";
import { legendText } from "./colours_legend_words.js";

export function legendOf(k) {
  const squares = Array.from({ length: k }, (_, value) => {
    const square = make("span", { className: "mm-cell" });
    paint(square, value, k);
    return square;
  });
  const row = make("span", { className: "mm-legend-row", "aria-hidden": "true" }, ...squares);
  const { before, after, whole } = legendText(k);
  const told = { className: "mm-legend", role: "img", ariaLabel: whole };
  return make("div", told, make("span", { textContent: before }), row, make("span", { textContent: after }));
}
