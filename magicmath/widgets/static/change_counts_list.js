// A list of cells to press from the white board, one after the other: does the board become the list?

import { frame } from "./aim.js";
import { captioned, describe, grid, showBits, still } from "./cells.js";
import { changesOf } from "./change_counts_state.js";
import { FROM_WHITE, LIST, listedName, listText } from "./change_counts_words.js";
import { button, keepKeys, make } from "./dom.js";
import { onesOf } from "./lists.js";
import { fold } from "./masks.js";
import { follow } from "./model.js";
import { placeOf } from "./words.js";

class PressedList {
  constructor(model, el) {
    this.model = model;
    const choice = model.get("choice");
    [this.rows, this.columns] = [choice.length, choice[0].length];
    [this.masks, this.changers] = [model.get("_masks"), model.get("_changers")];
    this.offered = model.get("_choices").map(({ name, cells }) => ({ name, cells: cells.flat() }));
    Object.assign(this, { bits: null, odd: null, list: null, step: 0, found: [] });
    const { change, stop } = follow(model, ["choice"], () => this.update());
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
    const tools = (...buttons) => make("div", { className: "mm-tools" }, ...buttons);
    el.replaceChildren(
      ...(offers.length ? [make("div", { className: "mm-tools mm-list-offers" }, ...offers)] : []),
      make("div", { className: "mm-boards" },
        captioned(LIST, this.left.board), captioned(FROM_WHITE, this.board)),
      tools(this.next, this.all, this.afresh, this.clear), this.outcome,
    );
  }

  set(bits) {
    this.change({ choice: fold(bits, this.columns) });
  }

  flip(cell) {
    this.set(this.model.get("choice").flat().map((bit, i) => (i === cell ? 1 - bit : bit)));
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
    const list = this.model.get("choice").flat();
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
    this.next.disabled = this.all.disabled = step === size;
    this.afresh.disabled = step === 0;
    this.clear.disabled = size === 0;
  }

  // What the whole list gives.
  judge(made) {
    const { found, list, offered, size } = this;
    const nameOf = (bits) => offered.find(({ cells }) => String(cells) === String(bits))?.name;
    const givesItself = String(made) === String(list);
    if (givesItself && !found.includes(String(list))) found.push(String(list));
    this.outcome.textContent = listText({
      size, step: size, name: nameOf(list), other: nameOf(made), givesItself, found: found.length,
    });
  }
}

export function showList({ model, el }) {
  el.classList.add("mm-board", "mm-change-counts");
  keepKeys(el);
  return new PressedList(model, el).stop;
}
