// What the page shows of a game with rows of things: the rows, and under what is left of each its value.

import { make } from "./dom.js";
import { rulesPanel } from "./forms.js";
import { nearestPin } from "./row_game_state.js";
import { sumText } from "./row_game_words.js";
import { TurnView } from "./turn_view.js";

export class RowGameView extends TurnView {
  constructor(el, actions, offersHints, { rules, keys, words, ...given }) {
    super(el, actions, { toggle: "Values", offersHints, offersToggle: offersHints, ...given });
    this.words = words;
    this.sum = make("div", { className: "mm-pin-sum" });
    this.lay([this.holder, this.sum], [rulesPanel(rules, keys)]);
  }

  build(start) {
    const made = (row, at) => make("button", {
      type: "button", className: this.isPin(row) ? "mm-pin" : "mm-stone", tabIndex: -1,
      onclick: () => this.actions.press([row, at]),
    });
    this.things = start.map((size, row) => Array.from({ length: size }, (_, at) => made(row, at)));
    this.labels = this.things.map(() => make("div", { className: "mm-pin-values" }));
    this.holder.replaceChildren(...this.things.map((things, row) => this.rowOf(things, row, start)));
  }

  drawThings(state, showsValues) {
    const [row, from, count] = state.last ?? [-1, 0, 0];
    this.things.forEach((things, i) => things.forEach((thing, at) => {
      thing.disabled = !state.rows[i][at];
      thing.classList.toggle("mm-last", i === row && at >= from && at < from + count);
      thing.setAttribute("aria-label", this.words.thingText(state, i, at));
    }));
    this.mark(null);
    this.unhinted();
    this.drawValues(state, showsValues);
  }

  drawValues(state, showsValues) {
    this.labels.forEach((labels, row) => {
      const runs = showsValues ? this.labelled(state.runs.filter((run) => run.row === row)) : [];
      labels.replaceChildren(...runs.map((run) => {
        const said = { textContent: run.value, title: this.words.runText(run) };
        const label = make("span", { className: "mm-pin-value", ...said });
        label.style.gridColumn = `${run.pin + 1} / span ${run.length}`;
        return label;
      }));
    });
    this.sum.textContent = showsValues ? sumText(state) : "";
  }

  // Of what is left of a row, all that has its value below it.
  labelled(runs) {
    return runs;
  }

  statusText(state, showsValues) {
    return this.words.statusText(state, showsValues);
  }

  nearest({ rows }) {
    return nearestPin(rows, this.place);
  }

  mark(place) {
    this.things.forEach((things, row) => things.forEach((thing, at) => {
      if (this.isPin(row)) thing.setAttribute("aria-pressed", place?.[0] === row && place[1] === at);
    }));
  }

  unhinted() {
    for (const thing of this.things.flat()) thing.classList.remove("mm-hinted");
  }

  hinted([row, at, count]) {
    this.unhinted();
    for (const thing of this.things[row].slice(at, at + count)) thing.classList.add("mm-hinted");
  }
}
