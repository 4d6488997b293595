// The factors of f, and below each what it becomes in g: press those that both have.

import { button, keepKeys, listen, make } from "./dom.js";
import { follow } from "./model.js";
import { Columns } from "./shared_factors_columns.js";
import { degreeOf, isMore, partnersOf } from "./shared_factors_state.js";
import {
  doneText, missingText, moreText, productText, sharedText, START, tileText,
} from "./shared_factors_words.js";

class SharedFactors {
  constructor(model, el) {
    this.model = model;
    this.sizes = model.get("_sizes");
    const { change, stop } = follow(model, ["n", "taken"], () => this.update(""));
    Object.assign(this, { stop, set: change, told: "" });
    this.chips = this.sizes.map(({ n }) => button(`n = ${n}`, () => this.choose(n)));
    this.f = make("div", { className: "mm-prime-tiles", role: "group", "aria-label": "factors of f" });
    this.g = make("div", { className: "mm-prime-tiles", role: "group", "aria-label": "factors of g" });
    this.found = make("div", { className: "mm-score", role: "status" });
    this.said = make("div", { className: "mm-message", role: "status" });
    const all = button("Nothing else is in both", () => this.claim());
    const sizes = { className: "mm-tools", role: "group", "aria-label": "size" };
    this.heads = ["f", "g"].map((name) => make("div", { className: "mm-prime-head", "data-name": name }));
    el.replaceChildren(
      make("div", sizes, ...this.chips), this.heads[0], this.f, this.heads[1], this.g,
      this.found, this.said, make("div", { className: "mm-tools" }, all),
    );
    this.update(START);
  }

  get sides() {
    return this.sizes.find(({ n }) => n === this.model.get("n"));
  }

  change(values, told) {
    this.told = told;
    this.set(values);
    this.said.textContent = told;
  }

  choose(n) {
    this.change({ taken: [] }, "");
    this.change({ n }, START);
  }

  claim() {
    const { n, f, g } = this.sides;
    const taken = this.model.get("taken");
    this.said.textContent = isMore(f, g, taken) ? moreText
      : doneText(n, degreeOf([...partnersOf(f, g, taken).keys()].map((i) => f[i])));
  }

  press(i) {
    const { f, g } = this.sides;
    const taken = this.model.get("taken");
    if (taken.includes(i)) return this.change({ taken: taken.filter((other) => other !== i) }, "");
    if (!partnersOf(f, g, [...taken, i]).has(i)) {
      this.said.textContent = missingText(f[i]);
      return undefined;
    }
    return this.change({ taken: [...taken, i].sort((a, b) => a - b) }, "");
  }

  aim(p) {
    for (const tile of [...this.f.children, ...this.g.children]) {
      tile.classList.toggle("mm-prime-like", tile.dataset.factor === String(p));
    }
  }

  // A row keeps its tiles as long as it keeps its factors: the focus stays on them.
  lay(row, factors, tileOf) {
    const now = factors.join();
    if (row.dataset.factors === now) return;
    row.dataset.factors = now;
    row.replaceChildren(...factors.map(tileOf));
    [...row.children].forEach((tile, i) => { tile.dataset.factor = factors[i]; });
  }

  update(told) {
    const { n, f, g } = this.sides;
    const partners = partnersOf(f, g, this.model.get("taken"));
    this.chips.forEach((chip, i) => chip.setAttribute("aria-pressed", this.sizes[i].n === n));
    this.heads[0].textContent = `f = ${productText(f)}`;
    this.heads[1].textContent = `g = ${productText(g)}: the same tiles, with x + 1 for x`;
    this.lay(this.f, f, (p, i) => {
      const tile = button(tileText(p), () => this.press(i), { className: "mm-prime" });
      listen(tile, "pointerenter focus", () => this.aim(p));
      listen(tile, "pointerleave blur", () => this.aim(null));
      return tile;
    });
    this.lay(this.g, g, (p) => make("span", { className: "mm-prime", textContent: tileText(p) }));
    [...this.f.children].forEach((tile, i) => tile.setAttribute("aria-pressed", partners.has(i)));
    const used = [...partners.values()];
    [...this.g.children].forEach((tile, j) => tile.classList.toggle("mm-prime-taken", used.includes(j)));
    const shared = [...partners.keys()].map((i) => f[i]);
    this.found.textContent = sharedText(shared, degreeOf(shared));
    this.said.textContent = told || this.told;
  }
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-shared-factors");
  keepKeys(el);
  return (model.get("_with_h") ? new Columns(model, el) : new SharedFactors(model, el)).stop;
}

export default { render };
