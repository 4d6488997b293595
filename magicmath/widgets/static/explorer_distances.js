// The word that the receiver takes, and bars: how many words of a code are how far from what arrives.
// One mark is on the word sent, and one on the nearest other word.

import { captioned, describe, showBits, still, write } from "./cells.js";
import { make } from "./dom.js";
import { distancesOf, fewestOf, nearestOf, wordsOf } from "./explorer_distances_state.js";
import { AWAY, countsText, distancesText, MARKS, TAKEN, takenText } from "./explorer_words.js";

const TALLEST = 64; // pixels, of a bar for all words
const LOWEST = 4;
const ALL_NAMED = 12; // columns; above, each fourth has its number

export class Distances {
  constructor(rows, { squares: { length }, columns }, names) {
    this.words = wordsOf(rows, length);
    this.rows = rows;
    this.columnsOfWord = columns;
    this.layTaken(length, names);
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

  layTaken(length, names) {
    this.board = still(new Array(length).fill(0), this.columnsOfWord, TAKEN);
    this.squares = [...this.board.children];
    if (names.length) write(names, { board: this.board, squares: this.squares });
    this.taken = captioned(TAKEN, this.board);
  }

  // Of several words that are equally near none is shown.
  showTaken(sent, arrived) {
    const nearest = nearestOf(this.words, arrived);
    this.taken.firstChild.textContent = takenText(nearest, sent);
    this.board.classList.toggle("mm-untaken", nearest.length > 1);
    this.board.setAttribute("aria-hidden", nearest.length > 1);
    if (nearest.length > 1) return;
    this.shown = showBits(this.squares, this.columnsOfWord, nearest[0], this.shown);
    const described = describe(nearest[0], this.columnsOfWord);
    this.board.setAttribute("aria-label", `${takenText(nearest, sent)}: ${described}`);
  }

  // Show the distances, and return what is said of them.
  meet(message, flips, arrived) {
    const chosen = this.rows.filter((_, i) => message[i]);
    const sent = arrived.map((_, place) => chosen.filter((row) => row.includes(place)).length % 2);
    const found = distancesOf(this.words, sent, arrived);
    this.showTaken(sent, arrived);
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
