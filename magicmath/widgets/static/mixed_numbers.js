// For rows of 1, 2, … pins the heap with which the mover loses: a reader gives it, a wrong one is refuted.

import { button, make } from "./dom.js";
import { partsOf, PINS, refutation } from "./mixed_state.js";
import {
  ALL_FOUND, askText, fallenText, FILL_REST, HEAP_NAME, lostText, numberText, PINS_NAME, refutedText,
  sceneText, START_AGAIN, UNKNOWN,
} from "./mixed_words.js";
import { follow } from "./model.js";
import { range } from "./row_game_state.js";

const FEWEST_NUMBERS = 6;

export class MixedNumbers {
  constructor(model, el) {
    this.model = model;
    this.rows = range(model.get("_asked")).map((i) => i + 1);
    this.rules = partsOf([1], this.rows.length)[PINS];
    const { change, stop } = follow(model, ["numbered"], () => this.update());
    Object.assign(this, { change, stop });
    this.lay(el);
    this.update();
  }

  lay(el) {
    el.classList.add("mm-board", "mm-mixed", "mm-mixed-asks");
    this.scene = make("div", { className: "mm-mixed-scene", role: "img" });
    this.found = make("div", { className: "mm-pin-digits mm-mixed-found" });
    this.asked = make("div", { className: "mm-score", role: "status" });
    this.message = make("div", { className: "mm-message", "aria-live": "polite" });
    const count = Math.max(FEWEST_NUMBERS, ...this.rules.values.map((value) => value + 1));
    this.numbers = range(count).map((n) => {
      const one = button(String(n), () => this.give(n));
      one.setAttribute("aria-label", numberText(n));
      return one;
    });
    this.rest = button(FILL_REST, () => this.change({ numbered: this.rows.length }));
    this.again = button(START_AGAIN, () => this.change({ numbered: 0 }));
    el.replaceChildren(
      this.found, this.scene, this.asked,
      make("div", { className: "mm-tools mm-mixed-numbers" }, ...this.numbers), this.message,
      make("div", { className: "mm-tools" }, this.rest, this.again),
    );
  }

  give(heap) {
    const pins = this.rows[this.model.get("numbered")];
    const isRight = heap === this.rules.values[pins];
    if (isRight) this.change({ numbered: this.model.get("numbered") + 1 });
    const move = isRight ? null : refutation(pins, heap, this.rules);
    this.message.textContent = isRight ? lostText(pins, heap) : refutedText(pins, heap, move);
    if (!isRight) this.show(pins, heap, move);
  }

  // The row and the heap beside it: after a wrong number, as the winning move leaves them.
  show(pins, heap, move) {
    const [left, count] = move ?? [pins, 0];
    const isDown = (pin) => pin >= left && pin < left + count;
    const line = range(pins).map((pin) =>
      make("span", { className: `mm-pin${isDown(pin) ? " mm-pin-down mm-last" : ""}` }));
    const stones = range(heap ?? 0).map(() => make("span", { className: "mm-stone" }));
    const boxes = [line, stones].map((things, i) =>
      make("div", { className: i ? "mm-mixed-stones" : "mm-pin-line" }, ...things));
    boxes.forEach((box) => box.style.setProperty("--pins", Math.max(box.children.length, 1)));
    this.scene.replaceChildren(...boxes);
    this.scene.setAttribute("aria-label", sceneText(pins, heap, move ? fallenText(move) : ""));
  }

  showFound(numbered) {
    const line = (name, cells, kind) => make(
      "tr", {}, make("th", { scope: "row", textContent: name }),
      ...cells.map((textContent) => make(kind, { textContent })),
    );
    const heaps = this.rows.map((pins, i) => (i < numbered ? this.rules.values[pins] : UNKNOWN));
    const table = make("table", {}, line(PINS_NAME, this.rows, "td"), line(HEAP_NAME, heaps, "td"));
    this.found.replaceChildren(table);
  }

  update() {
    const numbered = this.model.get("numbered");
    const pins = this.rows[numbered];
    const last = this.rows.at(-1);
    this.showFound(numbered);
    this.show(pins ?? last, pins ? null : this.rules.values[last], null);
    this.asked.textContent = pins ? askText(pins) : ALL_FOUND;
    this.message.textContent = "";
    const hadFocus = document.activeElement;
    for (const one of [...this.numbers, this.rest]) one.disabled = !pins;
    this.again.disabled = !numbered;
    if (hadFocus?.disabled) (pins ? this.rest : this.again).focus({ preventScroll: true });
  }
}
