// What the page shows of a game of pins: the rows, and under each row that is left its value.

import { button, make } from "./dom.js";
import { rulesPanel } from "./forms.js";
import { nearestPin } from "./pins_state.js";
import { keysText, pinText, RULES, runText, statusText, sumText } from "./pins_words.js";

export class PinsView {
  constructor(el, actions, offersHints) {
    Object.assign(this, { el, actions, start: null, pins: [], place: [0, 0] });
    this.rows = make("div", { className: "mm-pin-rows", role: "group", "aria-label": "rows of pins" });
    this.sum = make("div", { className: "mm-pin-sum" });
    this.status = make("div", { className: "mm-score", role: "status" });
    this.message = make("div", { className: "mm-message", role: "status" });
    this.undo = button("Undo", actions.undo);
    this.hint = button("Hint", actions.hint);
    this.values = button("Values", actions.toggleValues);
    this.again = button("Start again", actions.restart);
    this.hint.hidden = !offersHints;
    this.values.hidden = !offersHints;
    el.classList.add("mm-board", "mm-pins");
    el.setAttribute("role", "group");
    el.setAttribute("aria-label", "Kayles");
    const tools = [this.undo, this.hint, this.values, this.again, button("New rows", actions.drawRows)];
    el.replaceChildren(
      this.rows, this.sum, make("div", { className: "mm-line-of-state" }, this.status), this.message,
      make("div", { className: "mm-tools" }, ...tools), rulesPanel(RULES, keysText(offersHints)),
    );
    this.rows.addEventListener("focusin", (event) => {
      this.place = this.placeOf(event.target) ?? this.place;
    });
  }

  say(text) {
    this.message.textContent = text;
  }

  build(start) {
    this.start = start;
    const made = (row, pin) => make("button", {
      type: "button", className: "mm-pin", tabIndex: -1, onclick: () => this.actions.press([row, pin]),
    });
    this.pins = start.map((size, row) => Array.from({ length: size }, (_, pin) => made(row, pin)));
    this.labels = this.pins.map(() => make("div", { className: "mm-pin-values" }));
    this.rows.replaceChildren(...this.pins.map((pins, row) => {
      const standing = make("div", { className: "mm-pin-line" }, ...pins);
      const line = make("div", { className: "mm-pin-row" }, standing, this.labels[row]);
      line.style.setProperty("--pins", Math.max(...start));
      return line;
    }));
  }

  draw(state, start, showsValues) {
    const focused = this.el.contains(document.activeElement) ? document.activeElement : null;
    if (String(this.start) !== String(start)) this.build(start);
    const [row, from, count] = state.last ?? [-1, 0, 0];
    this.pins.forEach((pins, r) => pins.forEach((pin, p) => {
      pin.disabled = !state.rows[r][p];
      pin.classList.remove("mm-hinted");
      pin.classList.toggle("mm-last", r === row && p >= from && p < from + count);
      pin.setAttribute("aria-label", pinText(r, p, state.rows[r][p]));
    }));
    this.mark(null);
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
    this.labels.forEach((labels, row) => {
      const runs = showsValues ? state.runs.filter((run) => run.row === row) : [];
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
    this.pins.forEach((pins, r) => pins.forEach((pin, p) => {
      pin.setAttribute("aria-pressed", place?.[0] === r && place[1] === p);
    }));
  }

  hinted([row, pin, count]) {
    for (const fallen of this.pins[row].slice(pin, pin + count)) fallen.classList.add("mm-hinted");
  }

  // Let Tab reach this pin alone, and return it.
  reach(place) {
    for (const pin of this.pins.flat()) pin.tabIndex = -1;
    if (!place) return null;
    this.place = place;
    const pin = this.pins[place[0]][place[1]];
    pin.tabIndex = 0;
    return pin;
  }

  placeOf(element) {
    const row = this.pins.findIndex((pins) => pins.includes(element));
    return row < 0 ? null : [row, this.pins[row].indexOf(element)];
  }
}
