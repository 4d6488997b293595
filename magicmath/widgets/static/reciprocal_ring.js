// Steps of a number on a ring of k places: mark which will miss 1, then take the steps one by one. After
// them come jumps, as far as the smallest place above 0 that the steps have met.

import { ringOf } from "./classes_ring.js";
import { button, keepKeys, make } from "./dom.js";
import { follow } from "./model.js";
import { jumpedOver, jumpOf, numbersOf, stepsTo1, walkOf, wrongGuesses } from "./reciprocal_ring_state.js";
import {
  ALL_JUMPS, ALL_STEPS, ALL_TRIED, CHOOSE, COMPARE, comparedColoursText, comparedText, countedText, jumpName,
  jumpsName, jumpText, MARK, MARK_COLOURS, ringName, signOf, STEPS, stepsIn, stepText, TRY, WHICH,
} from "./reciprocal_ring_words.js";

class ReciprocalRing {
  constructor(model, el) {
    this.model = model;
    this.offered = model.get("_colours");
    this.number = model.get("_number"); // the steps of one number, in each of the numbers of colours
    this.known = new Map(this.offered.map((k) => [k, { marked: new Set(), told: new Set() }]));
    // Each number of the first ring is tried at once.
    this.known.get(this.offered[0]).isOpen = this.number === null;
    Object.assign(this, { walked: null, taken: 0, jumps: 0, said: "", laid: null });
    const { change, stop } = follow(model, ["k"], () => this.update());
    Object.assign(this, { change, stop });
    this.lay(el);
    this.update();
  }

  lay(el) {
    const chip = (k) => button(String(k), () => this.change({ k }), { ariaLabel: `modulo ${k}` });
    this.chips = this.number === null ? this.offered.map(chip) : [];
    const numbers = { className: "mm-tools mm-ring-numbers", role: "group", ariaLabel: "the numbers" };
    this.numbers = make("div", numbers);
    this.compare = button(COMPARE, () => this.judge());
    this.rest = button(ALL_STEPS, () => this.takeAll());
    this.jump = button("", () => this.jumpTo(this.jumps + 1));
    this.allJumps = button(ALL_JUMPS, () => this.jumpTo(this.mostJumps));
    this.ring = make("div", { className: "mm-steps-ring" });
    this.message = make("div", { className: "mm-message", role: "status" });
    const chips = { className: "mm-tools", role: "group", ariaLabel: "how many places" };
    const choice = make("div", chips, make("span", { textContent: CHOOSE }), ...this.chips);
    const question = make("div", { className: "mm-ring-question", textContent: this.model.get("_asks") });
    el.replaceChildren(
      this.chips.length ? choice : question, this.numbers, this.ring, this.message,
      make("div", { className: "mm-tools" }, this.rest, this.jump, this.allJumps),
    );
  }

  get k() {
    return this.model.get("k");
  }

  get here() {
    return this.known.get(this.number === null ? this.k : this.offered[0]);
  }

  // What the buttons stand for: numbers whose steps are taken, or numbers of colours.
  get items() {
    return this.number === null ? numbersOf(this.k) : this.offered;
  }

  pairOf(item) {
    return this.number === null ? [item, this.k] : [this.number, item];
  }

  meets(item) {
    return stepsTo1(...this.pairOf(item)) > 0;
  }

  get isDone() {
    return this.walked !== null && this.taken === walkOf(...this.pairOf(this.walked)).length - 1;
  }

  // Jumps are offered where the steps have ended.
  get canJump() {
    return this.model.get("_jumps") && this.isDone;
  }

  get mostJumps() {
    const [a, k] = this.pairOf(this.walked);
    return k / jumpOf(a, k).length;
  }

  // After the last jump the next one is the first again.
  jumpTo(jumps) {
    this.jumps = jumps > this.mostJumps ? 1 : jumps;
    this.update();
    if (this.allJumps.hidden) this.jump.focus({ preventScroll: true });
  }

  press(item) {
    const { marked, isOpen } = this.here;
    if (!isOpen) {
      if (!marked.delete(item)) marked.add(item);
      this.update();
    } else this.walk(item, this.walked !== item || this.isDone ? 1 : this.taken + 1);
  }

  takeAll() {
    this.walk(this.walked, walkOf(...this.pairOf(this.walked)).length - 1);
    this.buttons[this.items.indexOf(this.walked)].focus({ preventScroll: true });
  }

  walk(item, taken) {
    Object.assign(this, { walked: item, taken, jumps: 0 });
    if (this.isDone) this.here.told.add(item);
    if (this.number !== null) this.change({ k: item });
    this.update();
  }

  // The first time only how many guesses are right, so that the reader looks again.
  judge() {
    const { here, items } = this;
    const wrong = wrongGuesses(here.marked, items, (item) => this.meets(item));
    if (!wrong.length || here.isCounted) return this.reveal(wrong);
    here.isCounted = true;
    this.said = countedText(items.length - wrong.length, items.length);
    return this.update();
  }

  // All numbers are told, and the reader sees which guesses were wrong.
  reveal(wrong) {
    const { here, items, k, number } = this;
    Object.assign(here, { isOpen: true, wrong });
    here.told = new Set(items);
    const [marked, missed] = [(one) => here.marked.has(one), (one) => !this.meets(one)];
    const lists = { marked: items.filter(marked), missed: items.filter(missed), size: items.length };
    this.said = number === null ? comparedText(wrong, k)
      : comparedColoursText(number, { ...lists, wrong });
    this.update();
    this.buttons[0].focus({ preventScroll: true }); // for the button that was pressed is gone
  }

  // The buttons stay as long as the numbers do, and so does the focus.
  layNumbers() {
    Object.assign(this, { laid: this.k, walked: null, taken: 0, jumps: 0, said: "" });
    this.buttons = this.items.map((item) => button("", () => this.press(item)));
    this.head = make("span", {});
    this.numbers.replaceChildren(this.head, ...this.buttons, this.compare);
  }

  verdict(item) {
    const { marked, told, isOpen } = this.here;
    if (isOpen) return told.has(item) ? this.meets(item) : null;
    return marked.has(item) ? false : null;
  }

  headText() {
    if (this.number === null) return this.here.isOpen ? STEPS : WHICH;
    return this.here.isOpen ? stepsIn(this.number) : "";
  }

  messageText() {
    const { here, items, number, taken, walked } = this;
    if (this.jumps) return jumpText(...this.pairOf(walked), this.jumps);
    if (walked !== null) {
      const isAll = this.isDone && !here.wrong && here.told.size === items.length;
      return stepText(...this.pairOf(walked), taken, walked) + (isAll ? ALL_TRIED : "");
    }
    if (this.said) return this.said;
    if (here.isOpen) return TRY;
    return number === null ? MARK : MARK_COLOURS;
  }

  walkedRing(a, k, places) {
    return ringOf({ k, value: places?.at(-1) ?? null, places, label: ringName(a, k, places) });
  }

  jumpedRing(a, k, places) {
    const { length } = jumpOf(a, k);
    const jumps = jumpedOver(length, k, this.jumps);
    return ringOf({ k, value: jumps.at(-1), places, label: jumpsName(length, k, jumps), jumps, length });
  }

  update() {
    const { k, number } = this;
    if (number === null ? this.laid !== k : !this.laid) this.layNumbers();
    const { here, taken, walked } = this;
    this.chips.forEach((chip, i) => chip.setAttribute("aria-pressed", this.offered[i] === k));
    this.items.forEach((item, i) => {
      const one = this.buttons[i];
      one.textContent = signOf(item, this.verdict(item));
      one.setAttribute("aria-pressed", here.isOpen ? item === walked : here.marked.has(item));
      one.classList.toggle("mm-wrong-guess", Boolean(here.wrong?.includes(item)));
    });
    this.head.textContent = this.headText();
    this.compare.hidden = Boolean(here.isOpen);
    this.rest.hidden = walked === null || this.isDone;
    this.ring.hidden = number !== null && walked === null;
    this.jump.hidden = !this.canJump;
    this.allJumps.hidden = !this.canJump || !this.jumps || this.jumps === this.mostJumps;
    const [a, size] = walked === null ? [null, k] : this.pairOf(walked);
    if (this.canJump) this.jump.textContent = jumpName(jumpOf(a, size).length);
    const places = walked === null ? null : walkOf(a, size).slice(0, taken + 1);
    const ring = this.jumps ? this.jumpedRing(a, size, places) : this.walkedRing(a, size, places);
    this.ring.replaceChildren(ring);
    this.message.textContent = this.messageText();
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
