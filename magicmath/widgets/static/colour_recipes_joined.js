// Two or more small games side by side: how often each presses a mask, and the remainders of each number.

import { captioned, still } from "./cells.js";
import { differing } from "./masks.js";
import {
  countsName, JOIN, modulusName, NUMBER, pressesName, remaindersName,
} from "./colour_recipes_words.js";
import { cellsOf } from "./colour_recipes_state.js";
import { modulo } from "./classes_state.js";
import { make } from "./dom.js";

// Counts of presses at the places of their masks: they are no colours.
export function countsBoard(presses, columns, label) {
  const counts = still(presses, columns, "");
  [...counts.children].forEach((square, i) => {
    square.removeAttribute("data-bit");
    square.textContent = presses[i];
  });
  counts.classList.add("mm-plain-counts");
  counts.setAttribute("aria-label", countsName(label, presses, columns));
  return counts;
}

// Which remainders each number leaves, as far as they repeat.
function remaindersTable(colours) {
  const size = colours.reduce((product, k) => product * k, 1);
  const row = (name, valueOf) => {
    const cells = Array.from({ length: size }, (_, n) => make("td", { textContent: valueOf(n) }));
    return make("tr", {}, make("th", { scope: "row", textContent: name }), ...cells);
  };
  const rows = colours.map((k) => row(modulusName(k), (n) => n % k));
  const table = { className: "mm-remainders-of-numbers", ariaLabel: remaindersName(size) };
  return make("table", table, make("tbody", {}, row(NUMBER, (n) => n), ...rows));
}

export class Joined {
  constructor(colours) {
    this.kept = new Map(); // for each number of colours: the presses when it was left
    this.places = colours.map((k) => captioned(pressesName(k), make("div")));
    this.colours = colours;
    this.message = make("div", { className: "mm-recipes-join", role: "status" });
    const inRow = { className: "mm-boards" };
    this.element = make("div", { className: "mm-recipes-joined" },
      make("div", inRow, ...this.places, remaindersTable(colours)), this.message);
  }

  keep({ k, presses }) {
    this.kept.set(k, presses);
  }

  pressesIn(k, { presses }) {
    return this.kept.get(k) ?? presses.map(() => 0);
  }

  show(told, presses) {
    this.colours.forEach((k, i) => {
      const counts = k === told.k ? presses : this.pressesIn(k, told);
      this.places[i].lastChild.replaceWith(countsBoard(counts, told.columns, pressesName(k)));
    });
  }

  // Whether each of the small boards is its goal.
  conclude(told, goal) {
    const isMade = (k) => {
      const presses = k === told.k ? told.presses : this.pressesIn(k, told);
      return !differing(cellsOf(presses, told.masks, k), goal.map((value) => modulo(value, k))).length;
    };
    this.message.textContent = this.colours.every(isMade) ? JOIN : "";
  }
}
