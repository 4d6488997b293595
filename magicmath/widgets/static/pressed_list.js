// A list of cells to press from the white board, one after the other: does the board become the list?

import { frame } from "./aim.js";
import { captioned, describe, grid, showBits, still } from "./cells.js";
import { changesOf } from "./change_counts_state.js";
import { button, keepKeys, make } from "./dom.js";
import { onesOf } from "./lists.js";
import { fold } from "./masks.js";
import { follow } from "./model.js";
import {
  FROM_WHITE, JOIN, joinedName, LIST, listedName, listText, SHELF, shelfText, takenName,
} from "./pressed_list_words.js";
import { placeOf } from "./words.js";

class PressedList {
  constructor(model, el) {
    this.model = model;
    const cells = model.get("cells");
    [this.rows, this.columns] = [cells.length, cells[0].length];
    [this.masks, this.changers] = [model.get("_masks"), model.get("_changers")];
    this.offered = model.get("_lists").map((one) => ({ ...one, cells: one.cells.flat() }));
    Object.assign(this, { bits: null, odd: null, list: null, step: 0, found: [], isJudged: false });
    const { change, stop } = follow(model, ["cells"], () => this.update());
    Object.assign(this, { change, stop });
    this.lay(el);
    this.update();
  }

  lay(el) {
    this.left = grid(this, LIST, (cell) => this.flip(cell), () => {});
    this.board = still(this.left.squares.map(() => 0), this.columns, FROM_WHITE);
    this.board.classList.add("mm-named");
    this.squares = [...this.board.children];
    const offers = this.offered.map(({ name, cells }) => button(`Take ${name}`, () => this.set(cells)));
    this.next = button("Press next", () => this.walk(this.step + 1));
    this.all = button("Press all", () => this.walk(this.size));
    this.afresh = button("White again", () => this.walk(0));
    this.clear = button("Clear list", () => this.set(this.left.squares.map(() => 0)));
    this.outcome = make("div", { className: "mm-score", role: "status" });
    this.told = make("div", { className: "mm-finds-said" });
    this.shelf = make("div", { className: "mm-finds", role: "group", "aria-label": SHELF });
    const shelf = this.model.get("_all") ? [this.told, this.shelf] : []; // there may be none to find
    const tools = (...buttons) => make("div", { className: "mm-tools" }, ...buttons);
    el.replaceChildren(
      ...(offers.length ? [make("div", { className: "mm-tools mm-list-offers" }, ...offers)] : []),
      make("div", { className: "mm-boards" },
        captioned(LIST, this.left.board), captioned(FROM_WHITE, this.board)),
      tools(this.next, this.all, this.afresh, this.clear), this.outcome, ...shelf,
    );
  }

  set(bits) {
    this.change({ cells: fold(bits, this.columns) });
  }

  flip(cell) {
    this.set(this.model.get("cells").flat().map((bit, i) => (i === cell ? 1 - bit : bit)));
  }

  get size() {
    return onesOf(this.list).length;
  }

  walk(step) {
    this.step = Math.min(step, this.size);
    this.show();
    const buttons = [this.next, this.all, this.afresh];
    if (buttons.includes(document.activeElement) && document.activeElement.disabled) {
      buttons.find(({ disabled }) => !disabled)?.focus({ preventScroll: true });
    }
  }

  update() {
    const list = this.model.get("cells").flat();
    if (String(list) !== String(this.list)) this.step = 0;
    this.list = list;
    this.show();
  }

  show() {
    const { columns, left, list, size, squares, step } = this;
    const presses = onesOf(list);
    const done = presses.slice(0, step);
    const counts = changesOf(this.changers, list.map((_, cell) => Number(done.includes(cell))));
    const made = counts.map((count) => count % 2);
    this.bits = showBits(left.squares, columns, list, this.bits);
    this.odd = showBits(squares, columns, made, this.odd);
    counts.forEach((count, i) => { squares[i].textContent = count; });
    const told = `${FROM_WHITE}: ${describe(made, columns)}; changes: ${counts.join(" ")}`;
    this.board.setAttribute("aria-label", told);
    const now = done.at(-1);
    frame(left.squares, now === undefined ? [] : [now]);
    frame(squares, now === undefined ? [] : this.masks[now]);
    left.squares.forEach((square, i) => {
      square.setAttribute("aria-label", listedName(placeOf(i, columns), list[i]));
    });
    if (size && step === size) this.judge(made);
    else this.outcome.textContent = listText({ size, step });
    this.isJudged = size > 0 && step === size;
    this.next.disabled = this.all.disabled = step === size;
    this.afresh.disabled = step === 0;
    this.clear.disabled = size === 0;
    this.told.textContent = shelfText(this.found.length, this.model.get("_all"));
  }

  // What the whole list gives.
  judge(made) {
    const { found, list, offered, size } = this;
    const nameOf = (bits) => offered.find(({ cells }) => String(cells) === String(bits))?.name;
    const givesItself = String(made) === String(list);
    const isNew = givesItself && !found.includes(String(list));
    if (isNew) this.put(list);
    if (this.isJudged) return; // what was said of a new find stays
    this.outcome.textContent = listText({
      size, step: size, name: nameOf(list), other: nameOf(made), givesItself, isNew,
    });
  }

  // Put a list on the shelf, as a small board to take again.
  put(list) {
    this.found.push(String(list));
    const small = still(list, this.columns, "list");
    small.setAttribute("aria-hidden", "true");
    const name = takenName(describe(list, this.columns));
    const attributes = { className: "mm-shelved", "aria-label": name };
    const taken = button("", () => this.set(list), attributes);
    taken.append(small);
    const told = { "aria-label": joinedName(describe(list, this.columns)) };
    const too = make("div", { className: "mm-tools" }, button(JOIN, () => this.join(list), told));
    this.shelf.append(make("div", { className: "mm-finds-place" }, taken, too));
  }

  // Press another list after this one. A cell of both is pressed twice: so it leaves the list.
  join(other) {
    this.set(this.list.map((bit, i) => bit ^ other[i]));
    this.walk(this.size);
  }
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-pressed-list");
  keepKeys(el);
  return new PressedList(model, el).stop;
}

export default { render };
