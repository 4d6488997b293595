// What the page shows of a game of pins: the rows, one below the other.

import { make } from "./dom.js";
import { keysText, RULES, runText, statusText, thingText } from "./pins_words.js";
import { RowGameView } from "./row_game_view.js";

export class PinsView extends RowGameView {
  constructor(el, actions, offersHints) {
    super(el, actions, offersHints, {
      look: "mm-pins", name: "Kayles", fresh: "New rows", rules: RULES, keys: keysText(offersHints),
      holder: make("div", { className: "mm-pin-rows", role: "group", "aria-label": "rows of pins" }),
      words: { thingText, runText, statusText },
    });
  }

  isPin() {
    return true;
  }

  rowOf(pins, row, start) {
    const standing = make("div", { className: "mm-pin-line" }, ...pins);
    const line = make("div", { className: "mm-pin-row" }, standing, this.labels[row]);
    line.style.setProperty("--pins", Math.max(...start));
    return line;
  }
}
