// Cells to press, and how often each cell changes: point at a number, and see the presses that make it.

import { frame } from "./aim.js";
import { captioned, grid, showBits } from "./cells.js";
import { Alike } from "./change_counts_alike.js";
import { Collection } from "./change_counts_collection.js";
import { Shelf } from "./change_counts_shelf.js";
import { changesOf, pressedOf } from "./change_counts_state.js";
import { cellText, maskText, numberName, outcomeText, pressedName } from "./change_counts_words.js";
import { button, keepKeys, make } from "./dom.js";
import { fold } from "./masks.js";
import { follow } from "./model.js";
import { placeOf } from "./words.js";

class ChangeCounts {
  constructor(model, el) {
    this.model = model;
    const choice = model.get("choice");
    [this.rows, this.columns] = [choice.length, choice[0].length];
    [this.masks, this.changers] = [model.get("_masks"), model.get("_changers")];
    Object.assign(this, { bits: null, odd: null, pointed: null });
    const { change, stop } = follow(model, ["choice"], () => this.update());
    Object.assign(this, { change, stop });
    this.lay(el);
    this.update();
  }

  lay(el) {
    const point = (side) => (cell) => this.point(cell < 0 ? null : { side, cell });
    const [pressed, changes] = ["pressed cells", "how often each cell changes"];
    this.left = grid(this, pressed, (cell) => this.flip(cell), point("left"));
    this.right = grid(this, changes, point("right"), point("right"));
    this.right.board.classList.add("mm-named");
    this.offers = this.model.get("_choices").map(({ name, cells }) =>
      button(`Press ${name}`, () => this.add(cells.flat())));
    this.clear = button("Clear", () => this.set(this.left.squares.map(() => 0)));
    this.outcome = make("div", { className: "mm-score", role: "status" });
    this.said = make("div", { className: "mm-message", role: "status" });
    const [quiet, joins] = [this.model.get("_quiet"), this.model.get("_joins")];
    this.alike = quiet.length && !joins ? new Alike(quiet, this.columns, (bits) => this.set(bits)) : null;
    this.shelf = joins ? new Shelf(quiet, this.changers, this.columns) : null;
    this.collection = this.model.get("_collects") ? new Collection() : null;
    el.replaceChildren(
      make("div", { className: "mm-boards" },
        captioned(pressed, this.left.board), captioned(changes, this.right.board)),
      this.outcome, this.said, make("div", { className: "mm-tools" }, ...this.offers, this.clear),
      ...[this.alike, this.collection, this.shelf].filter(Boolean).map(({ element }) => element),
    );
  }

  set(bits) {
    this.change({ choice: fold(bits, this.columns) });
  }

  // A cell that is pressed twice is not pressed.
  add(cells) {
    this.set(this.model.get("choice").flat().map((bit, i) => bit ^ cells[i]));
  }

  flip(cell) {
    this.set(this.model.get("choice").flat().map((bit, i) => (i === cell ? 1 - bit : bit)));
  }

  point(pointed) {
    this.pointed = pointed;
    this.showPointed();
  }

  showPointed() {
    const { left, model, pointed, right } = this;
    const atTheRight = pointed?.side === "right";
    const linked = pointed ? (atTheRight ? this.changers : this.masks)[pointed.cell] : [];
    frame(left.squares, pointed ? (atTheRight ? linked : [pointed.cell]) : []);
    frame(right.squares, pointed ? (atTheRight ? [pointed.cell] : linked) : []);
    const pressed = pressedOf(linked, model.get("choice").flat()).length;
    this.said.textContent = !pointed ? "Point at a cell of either board, or tap it."
      : atTheRight ? cellText(linked.length, pressed, model.get("_symmetric")) : maskText(linked.length);
  }

  update() {
    const { changers, columns, left, right } = this;
    const choice = this.model.get("choice").flat();
    const counts = changesOf(changers, choice);
    this.bits = showBits(left.squares, columns, choice, this.bits);
    this.odd = showBits(right.squares, columns, counts.map((count) => count % 2), this.odd);
    counts.forEach((count, i) => {
      right.squares[i].textContent = count;
      right.squares[i].setAttribute("aria-label", numberName(placeOf(i, columns), count));
      left.squares[i].setAttribute("aria-label", pressedName(placeOf(i, columns), choice[i]));
    });
    this.outcome.textContent = outcomeText(choice, counts);
    this.clear.disabled = !choice.includes(1);
    this.alike?.draw(choice);
    this.shelf?.take(choice);
    this.collection?.take(choice, counts.map((count) => count % 2));
    this.showPointed();
  }
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-change-counts");
  keepKeys(el);
  return new ChangeCounts(model, el).stop;
}

export default { render };
