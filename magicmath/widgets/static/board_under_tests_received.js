// A board that was received with an extra bit for each test. One cell has changed on the way: find it.

import { frame } from "./aim.js";
import { captioned, describe, grid, showBits, still } from "./cells.js";
import { button, make } from "./dom.js";
import { fold } from "./masks.js";
import { follow } from "./model.js";
import { countsWith, drawReceived, flipped, suspectOf } from "./board_under_tests_state.js";
import {
  bitText, failText, foundText, NOT_IT, notItText, RECEIVED, sumText,
} from "./board_under_tests_words.js";

export class ReceivedBoard {
  constructor(model, el) {
    this.model = model;
    const board = model.get("board");
    [this.rows, this.columns] = [board.length, board[0].length];
    this.tests = model.get("_tests");
    Object.assign(this, { shown: null, missed: 0, streak: 0, seen: [] });
    const { change, stop } = follow(model, ["board", "_received"], () => this.update());
    Object.assign(this, { change, stop });
    this.lay(el);
    this.update();
  }

  lay(el) {
    const aim = (cell) => this.aim(cell);
    const { board, squares } = grid(this, RECEIVED, (cell) => this.press(cell), aim);
    this.squares = squares;
    this.lines = this.tests.map((cells, k) => this.lineOf(cells, k));
    this.fresh = button("New picture", () => this.draw());
    this.result = make("div", { className: "mm-score", role: "status" });
    this.said = make("div", { className: "mm-message", role: "status" });
    const about = { className: "mm-test-chips", role: "group", "aria-label": "tests" };
    el.replaceChildren(
      make("div", { className: "mm-boards" }, captioned(RECEIVED, board),
        make("div", about, ...this.lines.map(({ line }) => line))),
      this.result, this.said, make("div", { className: "mm-tools" }, this.fresh),
    );
  }

  // The cells of a test as received, and its extra bit beside them.
  lineOf(cells, k) {
    const outside = this.squares.flatMap((_, i) => (cells.includes(i) ? [] : [i]));
    const own = still(this.squares.map(() => 0), this.columns, "cells", outside);
    const extra = still([0], 1, "extra bit");
    const told = make("span", { className: "mm-test-told" });
    const text = make("span", {}, make("strong", { textContent: `test ${k}` }), told);
    const line = make("div", { className: "mm-test-line" }, own, "+", extra, text);
    return { line, own, extra, told, outside, squares: [...own.children], shown: null };
  }

  get received() {
    const { board, extras } = this.model.get("_received");
    return { bits: board.flat(), extras };
  }

  get bits() {
    return this.model.get("board").flat();
  }

  press(cell) {
    const { bits, extras } = this.received;
    if (String(bits) !== String(this.bits)) return; // it is found
    if (cell !== suspectOf(this.tests, bits, extras)) {
      this.missed += 1;
      this.said.textContent = this.missed > 1 ? notItText(this.heldBy(cell), this.failed()) : NOT_IT;
      return;
    }
    this.streak = this.missed ? 0 : this.streak + 1;
    this.said.textContent = foundText(this.heldBy(cell), this.missed + 1, this.streak);
    this.change({ board: fold(flipped(bits, [cell]), this.columns) });
  }

  heldBy(cell) {
    return this.tests.map((cells) => cells.includes(cell));
  }

  failed() {
    return countsWith(this.tests, this.bits, this.received.extras).map((count) => count % 2 === 1);
  }

  draw() {
    if (String(this.received.bits) === String(this.bits)) this.streak = 0;
    this.missed = 0;
    this.said.textContent = "";
    const now = this.received;
    this.seen.push(suspectOf(this.tests, now.bits, now.extras));
    const { bits, extras } = drawReceived(this.tests, this.squares.length, this.seen);
    const board = fold(bits, this.columns);
    this.change({ _received: { board, extras }, board });
  }

  aim(cell) {
    const cells = cell < 0 ? [] : [cell];
    frame(this.squares, cells);
    this.lines.forEach(({ squares }, k) =>
      frame(squares, cells.filter((one) => this.tests[k].includes(one))));
  }

  update() {
    const { bits, columns } = this;
    const { extras } = this.received;
    const counts = countsWith(this.tests, bits, extras);
    this.shown = showBits(this.squares, columns, bits, this.shown);
    this.lines.forEach((one, k) => {
      one.shown = showBits(one.squares, columns, bits, one.shown);
      one.own.setAttribute("aria-label", `cells: ${describe(bits, columns, one.outside)}`);
      one.extra.firstChild.dataset.bit = extras[k];
      one.extra.setAttribute("aria-label", bitText(extras[k]));
      one.line.dataset.fails = counts[k] % 2;
      one.told.textContent = sumText(counts[k]);
    });
    this.result.textContent = failText(this.failed());
  }
}
