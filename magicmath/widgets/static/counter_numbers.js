// For each letter the heap that makes the sum lost: a reader gives it, and the page refutes a wrong one.

import { refutation, valueOf } from "./counter_game_state.js";
import {
  ALL_NUMBERED, askText, FILL_REST, heapText, lostText, NO_NUMBER, nodeText, refutedText, START_AGAIN,
  valueText,
} from "./counter_game_words.js";
import { lettersOf } from "./counter_letters.js";
import { button, make } from "./dom.js";
import { follow } from "./model.js";

const FEWEST_NUMBERS = 6;

export class CounterNumbers {
  constructor(model, el) {
    this.model = model;
    this.graph = model.get("_graph");
    this.order = model.get("_order");
    const { change, stop } = follow(model, ["numbered"], () => this.update());
    Object.assign(this, { change, stop });
    this.lay(el);
    this.update();
  }

  lay(el) {
    const { drawn, nodes } = lettersOf(this.graph, () => {});
    this.nodes = nodes;
    for (const node of nodes) node.disabled = true;
    this.heap = make("div", { className: "mm-stones mm-beside-letters" });
    this.asked = make("div", { className: "mm-score", role: "status" });
    this.message = make("div", { className: "mm-message", "aria-live": "polite" });
    const count = Math.max(FEWEST_NUMBERS, this.graph.length);
    this.numbers = Array.from({ length: count }, (_, n) => button(String(n), () => this.give(n)));
    this.rest = button(FILL_REST, () => this.change({ numbered: this.order.length }));
    this.again = button(START_AGAIN, () => this.change({ numbered: 0 }));
    el.replaceChildren(
      make("div", { className: "mm-both" }, drawn, this.heap),
      make("div", { className: "mm-line-of-state" }, this.asked),
      make("div", { className: "mm-tools mm-letter-numbers" }, ...this.numbers), this.message,
      make("div", { className: "mm-tools" }, this.rest, this.again),
    );
  }

  get letter() {
    return this.order[this.model.get("numbered")];
  }

  give(heap) {
    const { graph, letter } = this;
    const refuted = refutation(graph, letter, heap);
    if (!refuted) this.change({ numbered: this.model.get("numbered") + 1 });
    this.message.textContent = refuted ? refutedText(letter, heap, refuted) : lostText(letter, heap);
    if (refuted) this.show(refuted.at, heap);
  }

  // Where the counter stands, and the heap beside it: after a wrong number, as the winning move leaves them.
  show(at, heap) {
    const known = new Set(this.order.slice(0, this.model.get("numbered")));
    this.nodes.forEach((node, i) => {
      const [letter] = this.graph[i];
      const value = known.has(letter) ? valueOf(this.graph, letter) : null;
      const written = value === null ? NO_NUMBER : valueText(value);
      node.replaceChildren(letter, " ", make("span", { className: "mm-value", textContent: written }));
      node.setAttribute("aria-label", nodeText(letter, at, value));
      node.classList.toggle("mm-here", letter === at);
    });
    const stone = () => make("span", { className: "mm-stone", "aria-hidden": "true" });
    const stones = Array.from({ length: heap ?? 0 }, stone);
    const label = make("span", { className: "mm-count", textContent: heapText(heap) });
    this.heap.replaceChildren(...stones, label);
  }

  update() {
    const { letter } = this;
    this.show(letter, null);
    this.asked.textContent = letter ? askText(letter) : ALL_NUMBERED;
    this.message.textContent = "";
    const hadFocus = document.activeElement;
    for (const one of [...this.numbers, this.rest]) one.disabled = !letter;
    this.again.disabled = !this.model.get("numbered");
    if (hadFocus?.disabled) (letter ? this.rest : this.again).focus({ preventScroll: true });
  }
}
