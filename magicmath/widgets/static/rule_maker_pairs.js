// The mirror of a mask, drawn over it, with lines that join the cells of each pair; and what is told of them.

import { make } from "./dom.js";
import { MIRRORS, pairedOf } from "./rule_maker_pairs_state.js";
import { oddText, pairsText } from "./rule_maker_pairs_words.js";
import { draw } from "./svg.js";

const SIDE = 3;
const pointsOf = (places) => places.map(([x, y]) => `${x},${y}`).join(" ");
const middleOf = (cell) => [(cell % SIDE) + 0.5, Math.floor(cell / SIDE) + 0.5];

export class MirrorPairs {
  constructor() {
    this.odd = new Set(); // kinds of masks with an odd number, now or before
    this.masks = {};
    this.told = make("div", { className: "mm-message mm-pairs-told", role: "status" });
  }

  // Draw the mirror over a board, and keep a place for the words below it.
  over(kind, board) {
    const { pairs, line } = MIRRORS[kind];
    const lines = pairs.map((cells) => ["below", "above"].map((place) =>
      draw("polyline", { points: pointsOf(cells.map(middleOf)), class: `mm-pair-line-${place}` })));
    const mirror = draw("polyline", { points: pointsOf(line), class: "mm-pair-mirror" });
    const picture = draw("svg", { viewBox: "0 0 3 3", class: "mm-pair-lines", "aria-hidden": "true" });
    picture.append(mirror, ...lines.flat());
    const text = make("div", { className: "mm-pair-text" });
    this.masks[kind] = { lines, text };
    return make("div", {}, make("div", { className: "mm-paired" }, board, picture), text);
  }

  show(kind, mask) {
    const { lines, text } = this.masks[kind];
    const paired = pairedOf(mask, MIRRORS[kind]);
    MIRRORS[kind].pairs.forEach((pair, i) => {
      for (const one of lines[i]) one.dataset.torn = paired.torn.includes(pair);
    });
    text.textContent = pairsText(kind, paired);
    if (paired.count % 2) this.odd.add(kind);
    this.told.textContent = oddText(this.odd);
    this.told.dataset.done = this.odd.size === Object.keys(MIRRORS).length;
  }
}
