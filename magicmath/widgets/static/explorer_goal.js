// A target to look for in an explorer, and the sources that showed it so far.

import { captioned, still } from "./cells.js";
import { make } from "./dom.js";
import { GOAL, foundText } from "./explorer_words.js";

const MANY = 25; // cells; above, the goal is small, for the boards to stay side by side

export class Goal {
  constructor(bits, columns) {
    Object.assign(this, { bits, found: [] });
    this.element = captioned(GOAL, still(bits, columns, GOAL));
    this.element.classList.toggle("mm-goal-small", bits.length > MANY);
    this.said = make("div", { className: "mm-found-said", role: "status" });
    this.row = make("div", { className: "mm-found" });
    this.list = make("div", {}, this.said, this.row);
  }

  meet(source, target, columns) {
    const isMet = String(target) === String(this.bits);
    const isNew = isMet && !this.found.includes(String(source));
    if (isNew) {
      this.found.push(String(source));
      this.row.append(still(source, columns, `choice ${this.found.length}`));
    }
    this.said.textContent = foundText(isMet, isNew, this.found.length);
  }
}
