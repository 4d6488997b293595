// Parts of a drawn table of nim sums.

import { make } from "./dom.js";

export const rgb = (colour) => `rgb(${colour.join(" ")})`;

export function headsOf(size, className) {
  const heads = Array.from({ length: size }, (_, i) => make("span", { textContent: i }));
  return [heads, make("div", { className, "aria-hidden": "true" }, ...heads)];
}
