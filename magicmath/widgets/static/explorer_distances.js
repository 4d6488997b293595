// Bars: how many words of a code are how far from what arrives. One mark is on the word sent, and one on the
// nearest other word.

import { make } from "./dom.js";
import { distancesOf, fewestOf, wordsOf } from "./explorer_distances_state.js";
import { AWAY, countsText, distancesText, MARKS } from "./explorer_words.js";

const TALLEST = 84; // pixels, of a bar for all words
const LOWEST = 4;
const ALL_NAMED = 12; // columns; above, each fourth has its number

export class Distances {
  constructor(rows, length) {
    this.words = wordsOf(rows, length);
    this.rows = rows;
    this.length = length;
    this.fewest = 0;
    const each = length <= ALL_NAMED ? 1 : 4;
    this.columns = Array.from({ length: length + 1 }, (_, far) => {
      const [number, bar] = [make("span"), make("span", { className: "mm-away-bar" })];
      const name = make("span", { className: "mm-away-name", textContent: far % each ? "" : far });
      return { element: make("span", { className: "mm-away" }, number, bar, name), number, bar };
    });
    this.marks = MARKS.map(([sign]) => make("span", { className: "mm-away-mark", textContent: sign }));
    const lines = this.marks.map((mark) => make("div", { className: "mm-away-marks" }, mark));
    const bars = make("div", { className: "mm-away-bars" }, ...this.columns.map(({ element }) => element));
    this.chart = make("div", { className: "mm-away-chart", role: "img" }, bars, ...lines);
    const legend = MARKS.map(([sign, said]) => `${sign} ${said}`).join(" · ");
    this.element = make(
      "div", { className: "mm-away-all" }, make("div", { className: "mm-caption", textContent: AWAY }),
      this.chart, make("div", { className: "mm-caption", textContent: legend }),
    );
  }

  // Show the distances, and return what is said of them.
  meet(message, flips, arrived) {
    const chosen = this.rows.filter((_, i) => message[i]);
    const sent = arrived.map((_, place) => chosen.filter((row) => row.includes(place)).length % 2);
    const found = distancesOf(this.words, sent, arrived);
    this.fewest = fewestOf(this.fewest, flips.filter(Boolean).length, found);
    found.counts.forEach((count, far) => {
      const { number, bar } = this.columns[far];
      number.textContent = count || "";
      const height = count && Math.max(LOWEST, Math.round((TALLEST * count) / this.words.length));
      bar.style.height = `${height}px`;
    });
    [found.sent, found.nearest].forEach((far, i) => {
      this.marks[i].hidden = far === null;
      this.marks[i].style.left = `${(100 * (far + 0.5)) / (this.length + 1)}%`;
    });
    this.chart.setAttribute("aria-label", countsText(found.counts));
    return distancesText(found, this.fewest);
  }
}
