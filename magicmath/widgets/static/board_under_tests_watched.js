// A board whose reader chooses the cells to watch, until each mask contains an even number of them.

import { frame } from "./aim.js";
import { captioned, grid, showBits, still } from "./cells.js";
import { button, listen, make } from "./dom.js";
import { fold } from "./masks.js";
import { follow } from "./model.js";
import { countsOf, flipped, oddMasks, sharedBy } from "./board_under_tests_state.js";
import {
  WATCHED, changedText, heldText, maskName, watchedText, watchResult,
} from "./board_under_tests_words.js";

export class WatchedBoard {
  constructor(model, el) {
    this.model = model;
    const board = model.get("board");
    [this.rows, this.columns] = [board.length, board[0].length];
    this.masks = model.get("_masks");
    this.chosen = board.flat().map(() => 0);
    Object.assign(this, { shown: null, chosenShown: null });
    const { change, stop } = follow(model, ["board"], () => this.update());
    Object.assign(this, { change, stop });
    this.lay(el);
    this.update();
  }

  lay(el) {
    const [press, aim] = [(cell) => this.press(cell), (cell) => this.aim(cell)];
    const { board, squares } = grid(this, "your board", press, aim);
    const second = grid(this, WATCHED, (cell) => this.watch(cell), () => {});
    Object.assign(this, { squares, choosing: second.squares });
    this.parts = this.masks.map((cells, mask) => this.partOf(cells, mask));
    this.again = button("Start again", () => this.begin());
    this.count = make("div", { className: "mm-score", role: "status" });
    this.result = make("div", { role: "status" });
    this.said = make("div", { className: "mm-message", role: "status" });
    const about = { className: "mm-watch-masks", role: "group", "aria-label": "masks to press" };
    const boards = [captioned("your board", board), captioned(WATCHED, second.board)];
    el.replaceChildren(
      make("div", { className: "mm-boards" }, ...boards),
      make("div", about, ...this.parts.map(({ press }) => press)),
      this.count, this.result, this.said, make("div", { className: "mm-tools" }, this.again),
    );
  }

  // A mask as a button, with the number of watched cells in it.
  partOf(cells, mask) {
    const picture = still(this.chosen.map((_, i) => Number(cells.includes(i))), this.columns, "mask");
    picture.setAttribute("aria-hidden", "true");
    const held = make("span", { className: "mm-watch-held" });
    const press = button("", () => this.press(mask), { className: "mm-watch-mask" });
    press.append(picture, held);
    listen(press, "pointerenter focus", () => this.aim(mask));
    listen(press, "pointerleave blur", () => this.aim(-1));
    return { press, held, squares: [...picture.children] };
  }

  get bits() {
    return this.model.get("board").flat();
  }

  get watched() {
    return this.chosen.flatMap((isIn, cell) => (isIn ? [cell] : []));
  }

  blackOf(bits) {
    return countsOf([this.watched], bits)[0];
  }

  press(mask) {
    const board = flipped(this.bits, this.masks[mask]);
    const [before, after] = [this.bits, board].map((bits) => this.blackOf(bits));
    const shared = sharedBy(this.masks[mask], this.watched);
    this.said.textContent = this.watched.length ? changedText(shared, before, after) : "";
    this.change({ board: fold(board, this.columns) });
  }

  watch(cell) {
    this.said.textContent = "";
    this.chosen = flipped(this.chosen, [cell]);
    this.update();
  }

  begin() {
    this.said.textContent = "";
    this.chosen = this.chosen.map(() => 0);
    this.change({ board: this.model.get("_start") });
    this.update();
  }

  aim(mask) {
    frame(this.squares, this.masks[mask] ?? []);
  }

  update() {
    const { bits, chosen, columns, watched } = this;
    this.shown = showBits(this.squares, columns, bits, this.shown);
    this.chosenShown = showBits(this.choosing, columns, chosen, this.chosenShown);
    this.squares.forEach((square, i) => square.classList.toggle("mm-tested", Boolean(chosen[i])));
    this.parts.forEach(({ press, held, squares }, mask) => {
      const shared = sharedBy(this.masks[mask], watched);
      held.textContent = heldText(shared, watched.length);
      press.dataset.odd = shared % 2;
      press.setAttribute("aria-label", maskName(mask, shared, watched.length));
      frame(squares, this.masks[mask].filter((cell) => chosen[cell]));
    });
    const odd = oddMasks(this.masks, watched).length;
    this.count.textContent = watchedText(watched.length, this.blackOf(bits));
    this.result.textContent = watchResult(watched.length, odd, this.masks.length);
    this.again.disabled = !watched.length && String(bits) === String(this.model.get("_start").flat());
  }
}
