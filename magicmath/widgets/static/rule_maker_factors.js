// A table of the factors of a rule, and the numbers of steps that are hunted for.

import { button, make } from "./dom.js";
import { factorsOf, minimalOf } from "./rule_maker_factors_state.js";
import {
  FACTOR_HEADS, factorCells, huntText, productText, registersText,
} from "./rule_maker_factors_words.js";

const HUNTED = [511, 465, 15];

export class Factors {
  constructor(registers, onChange) {
    this.found = new Set();
    this.body = make("tbody");
    const heads = FACTOR_HEADS.map((textContent) => make("th", { scope: "col", textContent }));
    const top = make("thead", {}, make("tr", {}, ...heads));
    const table = make("table", { className: "mm-factors" }, top, this.body);
    this.told = make("div", { className: "mm-message" });
    this.hunt = make("div", { className: "mm-message mm-hunt" });
    this.element = make("div", {}, table, this.told, this.hunt);
    this.buttons = registers.map(({ lengths, matrix }) =>
      button(registersText(lengths), () => onChange(matrix)));
  }

  show(matrix, order) {
    const factors = factorsOf(minimalOf(matrix));
    this.body.replaceChildren(...factors.map((one) =>
      make("tr", {}, ...factorCells(one).map((textContent) => make("td", { textContent })))));
    this.told.textContent = productText(factors.map(({ steps }) => steps), order);
    if (HUNTED.includes(order)) this.found.add(order);
    this.hunt.textContent = huntText(HUNTED, this.found);
    this.hunt.dataset.done = this.found.size === HUNTED.length;
  }
}
