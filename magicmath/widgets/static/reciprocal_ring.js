// Steps of a number on a ring of k places: mark which numbers will miss 1, then see their steps.

import { ringOf } from "./classes_ring.js";
import { button, keepKeys, make } from "./dom.js";
import { follow } from "./model.js";
import { numbersOf, placesOf, stepsTo1, wrongGuesses } from "./reciprocal_ring_state.js";
import {
  CHOOSE, COMPARE, comparedText, MARK, ringName, signOf, STEPS, stepsText, TRY, WHICH,
} from "./reciprocal_ring_words.js";

class ReciprocalRing {
  constructor(model, el) {
    this.model = model;
    this.offered = model.get("_colours");
    this.known = new Map(this.offered.map((k) => [k, { marked: new Set(), told: new Set() }]));
    this.known.get(this.offered[0]).isOpen = true; // each number is tried at once
    Object.assign(this, { walked: null, said: "", laid: null });
    const { change, stop } = follow(model, ["k"], () => this.update());
    Object.assign(this, { change, stop });
    this.lay(el);
    this.update();
  }

  lay(el) {
    const chip = (k) => button(String(k), () => this.choose(k), { ariaLabel: `modulo ${k}` });
    this.chips = this.offered.map(chip);
    const numbers = { className: "mm-tools mm-ring-numbers", role: "group", ariaLabel: "the numbers" };
    this.numbers = make("div", numbers);
    this.compare = button(COMPARE, () => this.judge());
    this.ring = make("div", { className: "mm-steps-ring" });
    this.message = make("div", { className: "mm-message", role: "status" });
    const chips = { className: "mm-tools", role: "group", ariaLabel: "how many places" };
    el.replaceChildren(
      make("div", chips, make("span", { textContent: CHOOSE }), ...this.chips),
      this.numbers, this.ring, this.message,
    );
  }

  get k() {
    return this.model.get("k");
  }

  get here() {
    return this.known.get(this.k);
  }

  choose(k) {
    Object.assign(this, { walked: null, said: "" });
    this.change({ k });
  }

  press(a) {
    const { marked, told, isOpen } = this.here;
    if (isOpen) {
      told.add(a);
      Object.assign(this, { walked: a, said: stepsText(a, this.k) });
    } else if (!marked.delete(a)) marked.add(a);
    this.update();
  }

  // All numbers are told, and the reader sees which guesses were wrong.
  judge() {
    const { here, k } = this;
    here.isOpen = true;
    here.wrong = wrongGuesses(here.marked, k);
    here.told = new Set(numbersOf(k));
    this.said = comparedText(here.wrong, k);
    this.update();
    this.buttons[0].focus({ preventScroll: true }); // for the button that was pressed is gone
  }

  // The buttons stay as long as k does, and so does the focus.
  layNumbers() {
    this.laid = this.k;
    this.buttons = numbersOf(this.k).map((a) => button("", () => this.press(a)));
    this.head = make("span", {});
    this.numbers.replaceChildren(this.head, ...this.buttons, this.compare);
  }

  verdict(a) {
    const { marked, told, isOpen } = this.here;
    if (isOpen) return told.has(a) ? stepsTo1(a, this.k) > 0 : null;
    return marked.has(a) ? false : null;
  }

  update() {
    const { k, here, walked } = this;
    if (this.laid !== k) this.layNumbers();
    this.chips.forEach((chip, i) => chip.setAttribute("aria-pressed", this.offered[i] === k));
    numbersOf(k).forEach((a, i) => {
      const one = this.buttons[i];
      one.textContent = signOf(a, this.verdict(a));
      one.setAttribute("aria-pressed", here.isOpen ? a === walked : here.marked.has(a));
      one.classList.toggle("mm-wrong-guess", Boolean(here.wrong?.includes(a)));
    });
    this.head.textContent = here.isOpen ? STEPS : WHICH;
    this.compare.hidden = Boolean(here.isOpen);
    const places = walked ? placesOf(walked, k) : null;
    const drawn = ringOf({ k, value: null, places, label: ringName(walked, k) });
    const steps = (walked && stepsTo1(walked, k)) || Infinity;
    // What comes after 1 is thin.
    [...drawn.querySelectorAll(".mm-ring-step")].forEach((step, i) =>
      step.classList.toggle("mm-later-step", i >= steps));
    this.ring.replaceChildren(drawn);
    this.message.textContent = this.said || (here.isOpen ? TRY : MARK);
  }
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-reciprocal-ring");
  el.setAttribute("role", "group");
  el.setAttribute("aria-label", "steps on a ring");
  keepKeys(el);
  return new ReciprocalRing(model, el).stop;
}

export default { render };
