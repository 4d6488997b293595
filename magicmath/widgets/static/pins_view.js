// What the page shows of a game of pins: the rows, one below the other.

import { button, make } from "./dom.js";
import { drawDigits } from "./pins_digits.js";
import { isPaused } from "./pins_state.js";
import {
  GO_ON, keysText, raiseStatusText, RULES, runText, statusText, thingText, zeroText,
} from "./pins_words.js";
import { RowGameView } from "./row_game_view.js";

export class PinsView extends RowGameView {
  constructor(el, actions, offersHints, raises) {
    const rows = make("div", { className: "mm-pin-rows", role: "group", "aria-label": "rows of pins" });
    super(el, actions, offersHints, {
      look: "mm-pins", name: "Kayles", fresh: "New rows", rules: RULES, 
      keys: keysText(offersHints, raises),
      holder: rows,
      words: { thingText, runText, statusText: raises ? raiseStatusText : statusText },
    });
    if (!raises) return;
    this.digits = make("div", { className: "mm-pin-digits" });
    const pair = make("div", { className: "mm-pin-pair" });
    rows.replaceWith(pair);
    pair.append(rows, this.digits);
    this.zeros = make("div", { className: "mm-pin-zeros" });
    pair.after(this.zeros);
    this.goOn = button(GO_ON, actions.goOn);
    this.undo.before(this.goOn);
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

  drawThings(state, showsValues) {
    super.drawThings(state, showsValues);
    if (!this.digits) return;
    this.sum.textContent = "";
    drawDigits(this.digits, state);
    this.zeros.textContent = zeroText(state.zeros);
    this.goOn.disabled = !isPaused(state) || state.sum > 0;
  }
}
