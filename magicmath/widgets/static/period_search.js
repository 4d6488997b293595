// A list of values in lines of ten, and two pins: from A on they repeat, and B stands one period later.

import { button, keepKeys, make } from "./dom.js";
import { follow } from "./model.js";
import { alike, betterFits, canShift, differing, striped, withPin } from "./period_search_state.js";
import {
  AFTER, AGAIN, GREATER, KEYS, LESS, LIST, MORE, MOVE_A, MOVE_B, placeText, statusText,
} from "./period_search_words.js";
import { roving } from "./roving.js";

const LINE = 10;

const STEPS = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -LINE, ArrowDown: LINE };

class PeriodSearch {
  constructor(model, el) {
    Object.assign(this, { model, values: model.get("_values"), pin: "A", places: [] });
    const { change, stop } = follow(model, ["_play"], () => this.update());
    Object.assign(this, { change, stop });
    this.lay(el);
    this.update();
  }

  get play() {
    return this.model.get("_play");
  }

  lay(el) {
    this.grid = make("div", { className: "mm-period-grid", role: "group", "aria-label": LIST });
    this.told = make("div", { className: "mm-score", role: "status" });
    this.message = make("div", { className: "mm-message", role: "status" });
    this.hands = { A: button(MOVE_A, () => this.take("A")), B: button(MOVE_B, () => this.take("B")) };
    this.less = button(LESS, () => this.shift(-1));
    this.greater = button(GREATER, () => this.shift(1));
    this.more = button(MORE, () => this.showMore());
    this.again = button(AGAIN, () => this.become({ start: null, period: null }, "A"));
    const { A, B } = this.hands;
    const { less, greater, more, again } = this;
    const tools = make("div", { className: "mm-tools" }, A, B, less, greater, more, again);
    el.replaceChildren(this.grid, this.told, this.message, tools, make("p", { textContent: KEYS }));
  }

  // The places in view, ten in a line, each line with the number of its first.
  build(shown) {
    const head = (textContent) => make("span", { className: "mm-period-head", textContent });
    this.places = this.values.slice(0, shown).map((_, n) =>
      button("", () => this.put(n), { className: "mm-period-place" }));
    const heads = [head(""), ...Array.from({ length: LINE }, (_, i) => head(`+${i}`))];
    heads.forEach((one) => one.setAttribute("aria-hidden", "true"));
    const lines = this.places.flatMap((place, n) => (n % LINE ? [place] : [head(n), place]));
    this.grid.replaceChildren(...heads, ...lines);
    const leads = (key, at) => (STEPS[key] && this.places[at + STEPS[key]] ? at + STEPS[key] : null);
    roving(this.grid, this.places, leads);
  }

  become(values, pin) {
    this.pin = pin;
    this.message.textContent = "";
    this.change({ _play: { ...this.play, ...values } });
  }

  take(pin) {
    this.pin = pin;
    this.update();
  }

  put(place) {
    const play = withPin(this.play, this.pin, place);
    if (play) this.become(play, this.pin === "A" && play.period === null ? "B" : this.pin);
    else this.message.textContent = AFTER;
  }

  shift(by) {
    this.become({ period: this.play.period + by }, this.pin);
  }

  showMore() {
    const shown = Math.min(this.play.shown + this.model.get("_step"), this.values.length);
    this.become({ shown }, this.pin);
  }

  update() {
    const { hands, play, places, values } = this;
    const focused = document.activeElement;
    if (places.length !== play.shown) this.build(play.shown);
    if (play.start === null) this.pin = "A";
    const differ = differing(values, play);
    const [same, stripes] = [alike(values, play), striped(play)];
    this.places.forEach((place, n) => {
      const pin = n === play.start ? "A" : play.period !== null && n === play.start + play.period ? "B" : "";
      const state = { pin, differs: differ.includes(n), isAlike: same.includes(n) };
      place.textContent = values[n];
      place.dataset.mark = pin || (state.differs ? "✗" : "");
      place.setAttribute("aria-label", placeText(n, values[n], state));
      place.classList.toggle("mm-period-pinned", pin !== "");
      place.classList.toggle("mm-period-differs", state.differs);
      place.classList.toggle("mm-period-alike", state.isAlike);
      place.classList.toggle("mm-period-striped", stripes.includes(n));
    });
    const better = play.period !== null && !differ.length ? betterFits(values, play) : null;
    this.told.textContent = statusText(values, play, differ, better);
    for (const pin of ["A", "B"]) hands[pin].setAttribute("aria-pressed", this.pin === pin);
    hands.B.disabled = play.start === null;
    this.less.disabled = !canShift(play, -1);
    this.greater.disabled = !canShift(play, 1);
    this.more.disabled = play.shown === values.length;
    this.again.disabled = play.start === null;
    const isLost = focused?.disabled && this.told.parentElement.contains(focused);
    if (isLost) hands.A.focus({ preventScroll: true });
  }
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-period-search");
  keepKeys(el);
  return new PeriodSearch(model, el).stop;
}

export default { render };
