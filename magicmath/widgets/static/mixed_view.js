// What the page shows of three games on one table: the parts side by side, and under each its value.

import { button, make } from "./dom.js";
import { rulesPanel } from "./forms.js";
import { PINS } from "./mixed_state.js";
import { headings, keysText, RULES, runText, statusText, sumText, thingText } from "./mixed_words.js";
import { nearestPin } from "./pins_state.js";

export class MixedView {
  constructor(el, actions, take, offersHints) {
    Object.assign(this, { el, actions, headings: headings(take), start: null, things: [], place: [0, 0] });
    this.table = make("div", { className: "mm-mixed-table" });
    this.sum = make("div", { className: "mm-pin-sum" });
    this.status = make("div", { className: "mm-score", role: "status" });
    this.message = make("div", { className: "mm-message", role: "status" });
    this.undo = button("Undo", actions.undo);
    this.hint = button("Hint", actions.hint);
    this.values = button("Values", actions.toggleValues);
    this.again = button("Start again", actions.restart);
    this.hint.hidden = !offersHints;
    this.values.hidden = !offersHints;
    el.classList.add("mm-board", "mm-mixed");
    el.setAttribute("role", "group");
    el.setAttribute("aria-label", "Three games on one table");
    const tools = [this.undo, this.hint, this.values, this.again, button("New start", actions.drawStart)];
    el.replaceChildren(
      this.table, this.sum, make("div", { className: "mm-line-of-state" }, this.status), this.message,
      make("div", { className: "mm-tools" }, ...tools), rulesPanel(RULES, keysText(offersHints)),
    );
    this.table.addEventListener("focusin", (event) => {
      this.place = this.placeOf(event.target) ?? this.place;
    });
  }

  say(text) {
    this.message.textContent = text;
  }

  build(start) {
    this.start = start;
    const made = (part, at) => make("button", {
      type: "button", className: part === PINS ? "mm-pin" : "mm-stone", tabIndex: -1,
      onclick: () => this.actions.press([part, at]),
    });
    this.things = start.map((size, part) => Array.from({ length: size }, (_, at) => made(part, at)));
    this.labels = this.things.map(() => make("div", { className: "mm-pin-values" }));
    this.table.replaceChildren(...this.things.map((things, part) => {
      const line = make("div", { className: part === PINS ? "mm-pin-line" : "mm-mixed-stones" }, ...things);
      const heading = make("div", { className: "mm-mixed-heading", textContent: this.headings[part] });
      const named = { className: "mm-mixed-part", role: "group", "aria-label": this.headings[part] };
      const box = make("div", named, heading, line, this.labels[part]);
      box.style.setProperty("--pins", things.length);
      return box;
    }));
  }

  draw(state, start, showsValues) {
    const focused = this.el.contains(document.activeElement) ? document.activeElement : null;
    if (String(this.start) !== String(start)) this.build(start);
    const [row, from, count] = state.last ?? [-1, 0, 0];
    this.things.forEach((things, part) => things.forEach((thing, at) => {
      thing.disabled = !state.rows[part][at];
      thing.classList.toggle("mm-last", part === row && at >= from && at < from + count);
      thing.setAttribute("aria-label", thingText(state, part, at));
    }));
    this.mark(null);
    this.unhinted();
    this.drawValues(state, showsValues);
    this.status.textContent = statusText(state, showsValues);
    this.el.classList.toggle("mm-solved", state.isOver && !state.isYourTurn);
    this.el.classList.toggle("mm-waiting", !state.isOver && !state.isYourTurn);
    this.undo.disabled = !state.canUndo;
    this.again.disabled = !state.canRestart;
    this.hint.disabled = state.isOver || !state.isYourTurn;
    const near = this.reach(nearestPin(state.rows, this.place));
    const isLost = focused && (focused.disabled || !focused.isConnected);
    if (isLost) (near ?? this.again).focus({ preventScroll: true });
  }

  drawValues(state, showsValues) {
    this.values.setAttribute("aria-pressed", showsValues);
    this.labels.forEach((labels, part) => {
      const runs = showsValues ? state.runs.filter((run) => run.row === part) : [];
      labels.replaceChildren(...runs.map((run) => {
        const said = { textContent: run.value, title: runText(run) };
        const label = make("span", { className: "mm-pin-value", ...said });
        label.style.gridColumn = `${run.pin + 1} / span ${run.length}`;
        return label;
      }));
    });
    this.sum.textContent = showsValues ? sumText(state) : "";
  }

  mark(place) {
    this.things[PINS].forEach((pin, at) => pin.setAttribute("aria-pressed", place?.[1] === at));
  }

  unhinted() {
    for (const thing of this.things.flat()) thing.classList.remove("mm-hinted");
  }

  hinted([part, at, count]) {
    for (const thing of this.things[part].slice(at, at + count)) thing.classList.add("mm-hinted");
  }

  // Let Tab reach this thing alone, and return it.
  reach(place) {
    for (const thing of this.things.flat()) thing.tabIndex = -1;
    if (!place) return null;
    this.place = place;
    const thing = this.things[place[0]][place[1]];
    thing.tabIndex = 0;
    return thing;
  }

  placeOf(element) {
    const part = this.things.findIndex((things) => things.includes(element));
    return part < 0 ? null : [part, this.things[part].indexOf(element)];
  }
}
