// The factors of f, and below each a place in g and one in h: one of the two must have it.

import { button, make } from "./dom.js";
import { follow } from "./model.js";
import { degreeOf, isMore, partnersOf } from "./shared_factors_state.js";
import {
  coveredText, hText, leftText, missingText, openText, placeName, START_H, tileText,
} from "./shared_factors_words.js";

const placeIn = (press) => button("", press, { className: "mm-prime" });

export class Columns {
  constructor(model, el) {
    this.model = model;
    const { change, stop } = follow(model, ["n", "taken"], () => this.update());
    Object.assign(this, { stop, change, given: new Set() });
    this.columns = make("div", { className: "mm-prime-columns" });
    this.left = make("div", { className: "mm-prime-left" });
    this.found = make("div", { className: "mm-score", role: "status" });
    this.said = make("div", { className: "mm-message", role: "status" });
    el.replaceChildren(this.columns, this.left, this.found, this.said);
    this.lay();
    this.update();
  }

  get sides() {
    return this.model.get("_sizes").find(({ n }) => n === this.model.get("n"));
  }

  get taken() {
    return this.model.get("taken");
  }

  lay() {
    const { f } = this.sides;
    const names = ["f", "g", "h"].map((textContent) => make("span", { textContent }));
    const head = make("div", { className: "mm-prime-column mm-prime-names" }, ...names);
    head.setAttribute("aria-hidden", "true");
    this.places = f.map((_, i) => [placeIn(() => this.take(i)), placeIn(() => this.give(i))]);
    const columns = f.map((p, i) => make("div", { className: "mm-prime-column" },
      make("span", { className: "mm-prime", textContent: tileText(p) }), ...this.places[i]));
    this.columns.replaceChildren(head, ...columns);
    this.laid = f;
  }

  without(i) {
    return this.taken.filter((other) => other !== i);
  }

  take(i) {
    const { f, g } = this.sides;
    if (this.taken.includes(i)) return this.change({ taken: this.without(i) });
    if (!partnersOf(f, g, [...this.taken, i]).has(i)) {
      this.said.textContent = missingText(f[i]);
      return undefined;
    }
    this.given.delete(i);
    return this.change({ taken: [...this.taken, i].sort((a, b) => a - b) });
  }

  give(i) {
    if (!this.given.delete(i)) this.given.add(i);
    if (this.taken.includes(i)) this.change({ taken: this.without(i) });
    else this.update();
  }

  update() {
    const { f, g } = this.sides;
    if (this.laid.join() !== f.join()) this.lay();
    const partners = partnersOf(f, g, this.taken);
    this.places.forEach((pair, i) => pair.forEach((place, inH) => {
      const isFull = inH ? this.given.has(i) : partners.has(i);
      place.textContent = isFull ? tileText(f[i]) : "";
      place.setAttribute("aria-pressed", isFull);
      place.setAttribute("aria-label", placeName(f[i], i, "gh"[inH]));
    }));
    const used = [...partners.values()];
    const pick = (has) => f.filter((_, i) => has(i));
    const h = pick((i) => this.given.has(i));
    this.left.textContent = leftText(g.filter((_, j) => !used.includes(j)));
    this.found.textContent = hText(h);
    const open = pick((i) => !this.given.has(i) && !partners.has(i)).length;
    const shared = pick((i) => partners.has(i));
    if (open === f.length) this.said.textContent = START_H;
    else this.said.textContent = open ? openText(open)
      : coveredText(isMore(f, g, this.taken), h, shared, degreeOf(shared));
  }
}
