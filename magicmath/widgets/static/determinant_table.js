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
