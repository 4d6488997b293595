// The multiples of the determinant modulo k: all of them, or in an untold figure those that the reader tries.

import { modulo } from "./classes_state.js";
import { howOftenText, neverText, productText } from "./colour_recipes_words.js";
import { button, make } from "./dom.js";

export class Products {
  constructor(isUntold, { onTry, onNever }) {
    Object.assign(this, { isUntold, onTry, onNever });
    this.tried = new Map(); // for each number of colours: the numbers that were tried
    const asked = { className: "mm-tools mm-multiples", role: "group" };
    this.element = make("div", isUntold ? asked : { className: "mm-multiples" });
  }

  triedIn(k) {
    if (!this.tried.has(k)) this.tried.set(k, new Set());
    return this.tried.get(k);
  }

  // Whether it is known which number helps in k colours, or that none does.
  isFound({ k, reciprocal }) {
    const tried = this.triedIn(k);
    return !this.isUntold || (reciprocal === null ? tried.size === k - 1 : tried.has(reciprocal));
  }

  // Whether 0 has come: a number with a reciprocal has no multiple that is 0.
  hasComeRound({ k, determinant }) {
    return [...this.triedIn(k)].some((b) => !modulo(b * determinant, k));
  }

  reveal({ k, reciprocal }) {
    const all = Array.from({ length: k - 1 }, (_, i) => i + 1);
    for (const b of reciprocal === null ? all : [reciprocal]) this.triedIn(k).add(b);
  }

  // The buttons stay as long as the colours do, and so does the focus.
  lay({ k }) {
    this.k = k;
    const one = (b) => (this.isUntold ? button("", () => this.onTry(b)) : make("span", {}));
    this.entries = Array.from({ length: k - 1 }, (_, i) => one(i + 1));
    const head = make("span", { textContent: this.isUntold ? howOftenText(k) : `modulo ${k}:` });
    if (this.isUntold) this.element.ariaLabel = head.textContent;
    this.never = button("", () => this.onNever());
    this.element.replaceChildren(head, ...this.entries, ...(this.isUntold ? [this.never] : []));
  }

  show(told) {
    const { k, determinant } = told;
    if (this.k !== k) this.lay(told);
    this.entries.forEach((entry, i) => {
      const value = modulo((i + 1) * determinant, k);
      const isShown = !this.isUntold || this.triedIn(k).has(i + 1);
      entry.textContent = isShown ? productText(determinant, i + 1, value) : `×${i + 1}`;
      entry.className = isShown && value === 1 ? "mm-multiple mm-one" : "mm-multiple";
    });
    const isNever = told.reciprocal === null && this.isFound(told);
    this.never.textContent = neverText(isNever);
    this.never.className = isNever ? "mm-multiple mm-one" : "mm-multiple";
  }
}
