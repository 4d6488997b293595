// What the page shows of two or three games on one table: the parts one below the other.

import { make } from "./dom.js";
import { PINS } from "./mixed_state.js";
import { headings, keysText, RULES, runText, statusText, thingText } from "./mixed_words.js";
import { RowGameView } from "./row_game_view.js";

export class MixedView extends RowGameView {
  constructor(el, actions, offersHints, take) {
    super(el, actions, offersHints, {
      look: "mm-mixed", name: "Games on one table", fresh: "New start",
      rules: RULES, keys: keysText(offersHints), holder: make("div", { className: "mm-mixed-table" }),
      words: { thingText, runText, statusText },
    });
    this.headings = headings(take);
  }

  isPin(part) {
    return part === PINS;
  }

  rowOf(things, part) {
    const line = make("div", { className: this.isPin(part) ? "mm-pin-line" : "mm-mixed-stones" }, ...things);
    const heading = make("div", { className: "mm-mixed-heading", textContent: this.headings[part] });
    const named = { className: "mm-mixed-part", role: "group", "aria-label": this.headings[part] };
    const box = make("div", named, heading, line, this.labels[part]);
    box.style.setProperty("--pins", things.length);
    return box;
  }
}
