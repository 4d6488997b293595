// The path: the boards that a shortest way leads over to the goal, by hand or by itself.

import { frame } from "./aim.js";
import { captioned, isStill, showBits, still } from "./cells.js";
import { button, make } from "./dom.js";
import { bitsOf, cellsAfter } from "./masks.js";
import { plural } from "./words.js";

const STEP_MILLISECONDS = 1100;

export class PathPanel {
  constructor(board, onClose) {
    this.board = board;
    this.way = [];
    this.step = 0;
    this.timer = null;
    this.back = button("Back", () => this.walk(this.step - 1));
    this.next = button("Next", () => this.walk(this.step + 1));
    this.play = button("Play", () => (this.timer ? this.pause() : this.start()));
    this.text = make("span", { className: "mm-status", role: "status" });
    this.picture = make("div", {});
    this.thumbnail = make("div", { className: "mm-thumbnail" });
    const tools = [this.back, this.play, this.next, button("Close", onClose), this.text];
    this.panel = make(
      "div", { className: "mm-path", role: "group", hidden: true },
      make("div", { className: "mm-boards" }, this.picture, this.thumbnail),
      make("div", { className: "mm-tools" }, ...tools),
    );
    this.panel.setAttribute("aria-label", "a shortest path");
  }

  get isOpen() {
    return !this.panel.hidden;
  }

  open(cells, way) {
    const { columns, holes } = this.board;
    Object.assign(this, { cells, way, shown: null });
    const picture = still(cells, columns, "the path", holes);
    picture.setAttribute("aria-label", "the path");
    this.squares = [...picture.children];
    this.picture.replaceChildren(captioned("the path", picture));
    this.panel.hidden = false;
    this.show(0);
    this.play.focus();
    if (!isStill()) this.start();
  }

  close() {
    this.pause();
    this.panel.hidden = true;
  }

  pause() {
    clearTimeout(this.timer);
    this.timer = null;
    this.play.textContent = "Play";
  }

  start() {
    if (this.step === this.way.length) this.show(0);
    this.play.textContent = "Pause";
    this.timer = setTimeout(() => this.tick(), STEP_MILLISECONDS);
  }

  tick() {
    this.show(this.step + 1);
    if (this.step === this.way.length) this.pause();
    else this.timer = setTimeout(() => this.tick(), STEP_MILLISECONDS);
  }

  walk(wanted) {
    this.pause();
    this.show(Math.max(0, Math.min(this.way.length, wanted)));
  }

  show(step) {
    const { way, squares, cells, board: { masks, columns, holes, size } } = this;
    this.step = step;
    const number = way[step - 1];
    const mask = masks[number] ?? [];
    this.shown = showBits(squares, columns, cellsAfter(cells, masks, way.slice(0, step)), this.shown);
    frame(squares, mask);
    const thumbnail = () => captioned(`mask ${number}`, still(bitsOf(mask, size), columns, "mask", holes));
    this.thumbnail.replaceChildren(...(step ? [thumbnail()] : []));
    const told = `Step ${step} of ${way.length}: press ${number}`;
    this.text.textContent = step ? told : `${plural(way.length, "press")} to the goal`;
    this.back.disabled = step === 0;
    this.next.disabled = step === way.length;
  }
}
