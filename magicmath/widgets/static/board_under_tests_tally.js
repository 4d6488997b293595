// One drawing of the cells that are no own cells, and all colours of the own cells: which of the boards were
// tried, and whether they pass. It begins again with another drawing.

import { ownCells } from "./board_under_tests_state.js";
import { allColours, lineOf } from "./board_under_tests_tally_state.js";
import { TALLY, ownTag, tallyName, triedText } from "./board_under_tests_words.js";
import { make } from "./dom.js";

const MOST_OWN = 3; // cells, with two lines for one and eight for three

export class Tally {
  constructor(own, tests) {
    Object.assign(this, { own, tests, drawing: null });
    this.lines = allColours(own.length).map((colours) => {
      const told = make("span");
      const drawn = colours.flatMap((bit, test) => [ownTag(test), this.square(bit)]);
      const about = { className: "mm-colouring-name", role: "img", "aria-label": tallyName(colours) };
      const name = make("span", about, ...drawn);
      const element = make("div", { className: "mm-colouring" }, name, told);
      return { element, told };
    });
    const about = { className: "mm-colourings", role: "group", "aria-label": TALLY };
    const caption = make("div", { className: "mm-caption", textContent: TALLY });
    this.element = make("div", about, caption, ...this.lines.map(({ element }) => element));
  }

  square(bit) {
    const element = make("span", { className: "mm-colouring-cell" });
    element.dataset.bit = bit;
    return element;
  }

  // None where a test has no own cell, or the lines would be many.
  static of(tests) {
    const own = ownCells(tests);
    return own.includes(-1) || own.length > MOST_OWN ? null : new Tally(own, tests);
  }

  take(bits) {
    const { drawing, line, passes } = lineOf(bits, this.own, this.tests);
    if (drawing !== this.drawing) this.tried = this.lines.map(() => null);
    this.drawing = drawing;
    this.tried[line] = passes;
    this.lines.forEach(({ element, told }, k) => {
      told.textContent = triedText(this.tried[k]);
      element.classList.toggle("mm-colouring-now", k === line);
    });
  }
}
