// Below a choice: all boards, those that pass the tests and those that fail. Each choice goes to its board.

import { describe, still } from "./cells.js";
import { allBoards, boardOf, passes } from "./change_counts_state.js";
import { ALL_CHOICES, FAILING, keptName, MAKES, PASSING, shelfText } from "./change_counts_words.js";
import { button, make } from "./dom.js";

export class Shelf {
  constructor(quiet, changers, columns) {
    Object.assign(this, { changers, columns, last: "", kept: new Map() });
    const boards = allBoards(changers.length);
    this.choices = boards; // a choice for each board, as there is a mask for each cell
    this.places = new Map(boards.map((bits) => [String(bits), this.place(bits, passes(quiet, bits))]));
    const [passing, failing] = [true, false].map((passed) =>
      [...this.places.values()].filter((place) => place.passed === passed));
    const part = (name, places, kind) => make("div", { role: "group", "aria-label": name },
      make("div", { className: "mm-caption", textContent: name }),
      make("div", { className: kind }, ...places.map(({ element }) => element)));
    this.all = button(ALL_CHOICES, () => this.takeAll());
    this.said = make("div", { className: "mm-shelf-said", role: "status" });
    this.element = make("div", { className: "mm-shelves" }, this.said,
      make("div", { className: "mm-tools" }, this.all),
      part(PASSING, passing, "mm-shelf"), part(FAILING, failing, "mm-shelf mm-shelf-bare"));
  }

  place(bits, passed) {
    const slots = make("span", { className: "mm-shelf-choices" });
    const board = still(bits, this.columns, "board");
    const arrow = make("span", { className: "mm-shelf-arrow", textContent: MAKES, "aria-hidden": "true" });
    const element = make("div", { className: "mm-shelf-place" }, slots, arrow, board);
    return { bits, passed, slots, element };
  }

  take(choice) {
    this.keep(choice);
    this.last = String(boardOf(this.changers, choice));
    this.show();
  }

  takeAll() {
    this.choices.forEach((choice) => this.keep(choice));
    this.show();
  }

  keep(choice) {
    if (this.kept.has(String(choice))) return;
    const board = boardOf(this.changers, choice);
    this.kept.set(String(choice), String(board));
    const { slots } = this.places.get(String(board));
    slots.append(still(choice, this.columns, keptName(describe(board, this.columns))));
  }

  show() {
    for (const [name, { element, slots }] of this.places) {
      element.classList.toggle("mm-shelf-now", name === this.last);
      element.classList.toggle("mm-shelf-made", slots.childElementCount > 0);
    }
    const now = [...this.kept.values()].filter((board) => board === this.last).length;
    const [kept, all] = [this.kept.size, this.choices.length];
    this.said.textContent = shelfText({ kept, all, now });
    this.all.disabled = kept === all;
  }
}
