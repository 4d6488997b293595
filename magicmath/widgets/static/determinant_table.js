// A table of numbers that is only looked at.

import { make } from "./dom.js";

export function tableOf(size) {
  const table = make("table", { className: "mm-matrix" });
  const entries = Array.from({ length: size }, () => {
    const line = table.insertRow();
    return Array.from({ length: size }, () => line.insertCell());
  }).flat();
  return { table, entries };
}

// The same, with its rows and columns numbered from 0.
export function numberedTableOf(size) {
  const { table, entries } = tableOf(size);
  [...table.rows].forEach((line, i) => line.prepend(make("th", { scope: "row", textContent: i })));
  const heads = Array.from({ length: size }, (_, j) => make("th", { scope: "col", textContent: j }));
  table.createTHead().append(make("tr", {}, make("td", { className: "mm-corner" }), ...heads));
  return { table, entries };
}
