// What the page shows of a game of pins: the rows, one below the other.

import { make } from "./dom.js";
import {
  keysText, RULES, runText, statusText, thingText, trailName, trailStatusText, trailText,
} from "./pins_words.js";
import { RowGameView } from "./row_game_view.js";

// A value as stones: those that stay, those that the last move added, and those that have gone again.
function drawTrail(place, trail) {
  const now = trail.at(-1);
  const before = trail.length > 1 ? trail.at(-2) : now;
  const looks = Array.from({ length: Math.max(...trail) }, (_, i) => {
    if (i >= now) return "mm-value-gone";
    return i >= before ? "mm-value-new" : "";
  });
  const stones = looks.map((look) => make("span", { className: `mm-value-stone ${look}` }));
  const text = make("span", { className: "mm-value-trail", textContent: trailText(trail) });
  const pile = make("div", { className: "mm-value-stones", role: "img" }, ...stones);
  pile.setAttribute("aria-label", trailName(trail));
  place.replaceChildren(pile, text);
}

export class PinsView extends RowGameView {
  constructor(el, actions, offersHints, showsStones) {
    super(el, actions, offersHints, {
      look: "mm-pins", name: "Kayles", fresh: "New rows", rules: RULES, keys: keysText(offersHints),
      holder: make("div", { className: "mm-pin-rows", role: "group", "aria-label": "rows of pins" }),
      words: { thingText, runText, statusText: showsStones ? trailStatusText : statusText },
    });
    this.showsStones = showsStones;
  }

  isPin() {
    return true;
  }

  rowOf(pins, row, start) {
    const standing = make("div", { className: "mm-pin-line" }, ...pins);
    const line = make("div", { className: "mm-pin-row" }, standing, this.labels[row]);
    line.style.setProperty("--pins", Math.max(...start));
    if (!this.showsStones) return line;
    if (!row) this.trails = [];
    this.trails[row] = make("div", { className: "mm-pin-trail" });
    return make("div", { className: "mm-pin-pair" }, line, this.trails[row]);
  }

  // Beside the stones stands the value of a row; only the parts of one that is split have their own.
  labelled(runs) {
    return this.showsStones && runs.length < 2 ? [] : runs;
  }

  drawThings(state, showsValues) {
    super.drawThings(state, showsValues);
    if (this.showsStones) this.trails.forEach((place, row) => drawTrail(place, state.trails[row]));
  }
}
