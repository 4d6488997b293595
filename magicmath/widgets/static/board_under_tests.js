// A board to press under its tests: the chosen test is marked on it, and each test counts its black cells.

import { frame } from "./aim.js";
import { captioned, grid, showBits, still } from "./cells.js";
import { button, keepKeys, make } from "./dom.js";
import { fold } from "./masks.js";
import { follow } from "./model.js";
import { ReceivedBoard } from "./board_under_tests_received.js";
import { WatchedBoard } from "./board_under_tests_watched.js";
import { countsOf, flipped, makerOf, ownCells, sharedBy } from "./board_under_tests_state.js";
import { Tally } from "./board_under_tests_tally.js";
import {
  WAY, aimText, cellText, countText, nextTestText, ownName, ownTag, pressText, resultText, signedCountText,
  spoiledText, wayText,
} from "./board_under_tests_words.js";

class BoardUnderTests {
  constructor(model, el) {
    this.model = model;
    const board = model.get("board");
    [this.rows, this.columns] = [board.length, board[0].length];
    this.masks = model.get("_masks");
    this.tests = model.get("_tests");
    this.single = model.get("_single");
    this.start = model.get("_start");
    Object.assign(this, { shown: null, made: null, madeShown: null, wanted: null });
    this.maker = model.get("_makes") ? makerOf(this.masks) : null;
    this.opened = model.get("_one_by_one") ? 1 : this.tests.length; // so many tests are shown
    this.isAsking = model.get("_one_by_one"); // without a verdict
    const { change, stop } = follow(model, ["board", "test"], () => this.update());
    Object.assign(this, { change, stop });
    this.lay(el);
    this.update();
  }

  lay(el) {
    const { board, squares } = grid(this, "your board", (cell) => this.press(cell), (cell) => this.aim(cell));
    this.squares = squares;
    this.chips = this.tests.map((cells, k) => this.chipOf(cells, k));
    const label = this.single ? "tests" : "tests: choose one";
    const about = { className: "mm-test-chips", role: "group", "aria-label": label };
    this.again = button("Start again", () => {
      this.said.textContent = "";
      this.change({ board: this.start });
    });
    this.next = button("", () => this.choose(this.opened), { hidden: true });
    this.result = make("div", { className: "mm-score", role: "status" });
    this.said = make("div", { className: "mm-message", role: "status" });
    const chips = make("div", about, ...this.chips.map(({ chip }) => chip));
    const way = this.maker ? [this.layWay()] : [];
    if (this.maker) this.tag();
    this.tally = this.maker ? Tally.of(this.tests) : null;
    const tally = this.tally ? [this.tally.element] : [];
    el.replaceChildren(
      make("div", { className: "mm-boards" }, captioned("your board", board), ...way, chips, ...tally),
      this.result, ...(this.told ? [this.told] : []), this.said,
      make("div", { className: "mm-tools" }, this.next, this.again),
    );
  }

  // A second board beside it, white at first: the reader presses masks there until both are equal.
  layWay() {
    const { board, squares } = grid(this, WAY, (cell) => this.make(cell), (cell) => {
      frame(squares, cell < 0 ? [] : this.masks[cell]);
    });
    this.making = squares;
    this.told = make("div", { className: "mm-way-told", role: "status" });
    const way = captioned(WAY, board);
    way.classList.add("mm-way");
    return way;
  }

  // The name of a test stands in its own cell, which no other test contains.
  tag() {
    ownCells(this.tests).forEach((cell, test) => {
      if (cell < 0) return;
      this.squares[cell].classList.add("mm-own");
      this.squares[cell].dataset.own = ownTag(test); // drawn by the style: the label tells the colour
      this.squares[cell].setAttribute("aria-description", ownName(test));
    });
  }

  make(cell) {
    this.said.textContent = ""; // it was about a press on the first board
    this.made = flipped(this.made, this.masks[cell]);
    this.showWay();
  }

  chipOf(cells, k) {
    const bits = this.squares.map((_, i) => Number(cells.includes(i)));
    const board = still(bits, this.columns, `the cells of test ${k}`);
    const told = make("span", { className: "mm-test-told" });
    const text = make("span", {}, make("strong", { textContent: `test ${k}` }), told);
    // Where a press changes a single cell, all tests are told of, and none is to be chosen.
    const chip = this.single
      ? make("div", { className: "mm-test-chip" })
      : button("", () => this.choose(k), { className: "mm-test-chip" });
    chip.append(board, text);
    return { chip, told, squares: [...board.children] };
  }

  choose(test) {
    this.said.textContent = "";
    this.change({ test });
  }

  get bits() {
    return this.model.get("board").flat();
  }

  changedBy(cell) {
    return this.single ? [cell] : this.masks[cell];
  }

  press(cell) {
    if (this.model.get("_spoils")) {
      this.spoil(cell);
      return;
    }
    const test = this.model.get("test");
    const cells = this.changedBy(cell);
    const board = flipped(this.bits, cells);
    const [before, after] = [this.bits, board].map((bits) => countsOf(this.tests, bits));
    const shared = sharedBy(cells, this.tests[test]);
    this.said.textContent = this.single
      ? cellText(before, after)
      : pressText({ test, shared, before: before[test], after: after[test] });
    this.change({ board: fold(board, this.columns) });
  }

  // Spoil this cell alone, or mend it.
  spoil(cell) {
    const start = this.start.flat();
    const isSpoiled = this.bits[cell] !== start[cell];
    const held = this.tests.map((test) => test.includes(cell));
    this.said.textContent = isSpoiled ? "" : spoiledText(held);
    this.change({ board: isSpoiled ? this.start : fold(flipped(start, [cell]), this.columns) });
  }

  aim(cell) {
    const cells = cell < 0 ? [] : this.changedBy(cell);
    frame(this.squares, cells);
    if (cell >= 0 && !this.single) {
      const test = this.model.get("test");
      this.said.textContent = aimText(test, sharedBy(cells, this.tests[test]));
    }
    this.chips.forEach(({ squares }, k) => {
      frame(squares, cells.filter((one) => this.tests[k].includes(one)));
    });
  }

  update() {
    const test = this.model.get("test");
    const counts = countsOf(this.tests, this.bits);
    this.shown = showBits(this.squares, this.columns, this.bits, this.shown);
    const isMarked = (i) => !this.single && this.tests[test].includes(i);
    this.squares.forEach((square, i) => square.classList.toggle("mm-tested", isMarked(i)));
    this.opened = Math.max(this.opened, test + 1);
    this.chips.forEach(({ chip, told }, k) => {
      chip.hidden = k >= this.opened;
      if (!this.single) chip.setAttribute("aria-pressed", k === test);
      chip.dataset.fails = counts[k] % 2;
      told.textContent = this.isAsking ? countText(counts[k]) : signedCountText(counts[k]);
    });
    this.next.hidden = this.opened === this.tests.length;
    this.next.textContent = nextTestText(this.opened);
    this.result.textContent = this.isAsking ? "" : resultText(counts);
    if (this.maker) this.showWay();
    this.tally?.take(this.bits);
    this.again.disabled = String(this.bits) === String(this.start.flat());
  }

  // The second board begins again where the first one has changed.
  showWay() {
    const { bits, columns, making } = this;
    if (String(bits) !== this.wanted) this.made = bits.map(() => 0);
    this.wanted = String(bits);
    const left = this.maker(bits.map((bit, i) => bit ^ this.made[i]));
    this.madeShown = showBits(making, columns, this.made, this.madeShown);
    making.forEach((square, i) => {
      const isLeft = Boolean(left?.[i]);
      square.classList.toggle("mm-left", isLeft);
      if (isLeft) square.setAttribute("aria-description", "to press");
      else square.removeAttribute("aria-description");
    });
    this.told.textContent = wayText(left, bits.includes(1));
  }
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-under-tests");
  keepKeys(el);
  const Hidden = model.get("_watches") ? WatchedBoard : BoardUnderTests;
  const Kind = model.get("_received").extras.length ? ReceivedBoard : Hidden;
  return new Kind(model, el).stop;
}

export default { render };
