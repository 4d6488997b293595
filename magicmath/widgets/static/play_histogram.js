// How many boards lie how far: bars side by side, and the numbers below them.

import { make } from "./dom.js";
import { folded } from "./forms.js";
import { amountText } from "./play_facts_words.js";
import { draw } from "./svg.js";
import { plural } from "./words.js";

const [WIDTH, HEIGHT] = [320, 72];
const MOST_ROWS = 64;
const SCALE = 10n ** 6n; // counts may be too large for plain numbers

function table(counts) {
  const head = (scope) => (textContent) => make("th", { scope, textContent });
  const rows = counts.map((count, far) =>
    make("tr", {}, head("row")(far), make("td", { textContent: amountText(count) })));
  const heads = make("thead", {}, make("tr", {}, ...["presses", "boards"].map(head("col"))));
  return make("table", { className: "mm-play-counts" }, heads, make("tbody", {}, ...rows));
}

export function histogram(counts) {
  const most = counts.reduce((largest, count) => (count > largest ? count : largest));
  const shares = counts.map((count) => Number((BigInt(count) * SCALE) / BigInt(most)) / Number(SCALE));
  const width = WIDTH / counts.length;
  const gap = width > 4 ? 1 : 0;
  const bars = shares.map((share, far) => {
    const height = Math.max(counts[far] ? 1 : 0, share * HEIGHT);
    return `M${far * width} ${HEIGHT}v${-height}h${width - gap}v${height}z`;
  });
  const label = `boards by their distance, from 0 to ${plural(counts.length - 1, "press")},`
    + ` most of them at ${counts.indexOf(most)}`;
  const box = { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: "none", class: "mm-play-histogram" };
  const path = draw("path", { d: bars.join("") });
  const picture = draw("svg", { ...box, role: "img", "aria-label": label }, path);
  const ends = make(
    "div", { className: "mm-play-scale", "aria-hidden": "true" },
    make("span", { textContent: "0" }), make("span", { textContent: plural(counts.length - 1, "press") }),
  );
  const numbers = counts.length <= MOST_ROWS ? [folded("Each distance", table(counts))] : [];
  return make("div", {}, picture, ends, ...numbers);
}
