// A game with the rows of a geniton as masks: try a matrix, play what it says, and see whether it is right.

import { captioned, describe, isStill, showBits, still } from "./cells.js";
import { button, keepKeys, listen, make } from "./dom.js";
import { changeOf, drawnPuzzle, masksOf, matrixOf, pressesOf, slipIn, undoes } from "./geniton_game_state.js";
import { Sums } from "./geniton_game_sums.js";
import {
  askText, checkName, choiceText, foundText, markName, nameOf, rightText, slipText, stepText, verdictText,
} from "./geniton_game_words.js";
import { bitsOf, cellsAfter, differing } from "./masks.js";
import { follow } from "./model.js";

const [SIZE, COLUMNS] = [9, 3];
const BETWEEN = 420; // milliseconds from a press to the next

const group = (label, ...buttons) => {
  const element = make("div", { className: "mm-menu", role: "group" }, ...buttons);
  element.setAttribute("aria-label", label);
  return element;
};

class Board {
  constructor(label, columns) {
    Object.assign(this, { label, columns, shown: null });
    this.board = still(new Array(SIZE).fill(0), columns, label);
    this.element = captioned(label, this.board);
  }

  show(cells) {
    this.shown = showBits([...this.board.children], this.columns, cells, this.shown);
    this.board.setAttribute("aria-label", `${this.label}: ${describe(cells, this.columns)}`);
  }
}

class GenitonGame {
  constructor(model, el) {
    this.model = model;
    this.found = new Map();
    this.asked = model.get("_asked");
    this.marks = new Set(); // of the masks asked of, those that the reader would press
    this.slips = new Set(); // of the masks asked of, those of which a wrong mark was spoken of
    this.known = ""; // the puzzle whose presses the reader was told
    const { change, stop } = follow(model, ["_view"], () => this.update());
    this.become = (values) => change({ _view: { ...model.get("_view"), ...values } });
    this.stop = () => {
      clearTimeout(this.waiting);
      stop();
    };
    this.lay(el);
    this.update();
  }

  lay(el) {
    const choice = (key) => (name) => [name, this.named(name, () => this.take({ [key]: name }))];
    this.rules = this.model.get("_rules").map(choice("rules"));
    this.matrices = this.model.get("_matrices").map(choice("matrix"));
    const buttonsOf = (choices) => choices.map(([, one]) => one);
    this.own = new Board("your board", COLUMNS);
    this.goal = new Board("goal", COLUMNS);
    this.change = new Board("D, the wanted change at the start, as one row of nine bits", SIZE);
    this.change.element.classList.add("mm-change");
    this.sums = this.asked.length ? new Sums() : null; // D stands there, and not as a row as well
    const boards = [this.own, this.goal, ...(this.sums ? [] : [this.change])].map(({ element }) => element);
    this.masks = make("div", { className: "mm-menu mm-rule-masks", role: "img" });
    this.play = button("Press them", () => this.become({ played: true }));
    this.back = button("Take them back", () => this.become({ played: false }));
    this.check = button(checkName(this.asked), () => this.checkMarks());
    this.check.hidden = !this.asked.length;
    const another = button("New puzzle", () => this.become({ ...drawnPuzzle(), played: false }));
    this.status = make("div", { className: "mm-score", role: "status" });
    this.pairs = make("div", { className: "mm-message" });
    this.pairs.hidden = this.rules.length === 1; // nothing to collect
    const step = (textContent) => make("div", { className: "mm-caption mm-step", textContent });
    const places = make("div", { className: "mm-boards" }, ...boards);
    const choosing = [
      step("1. The masks are the rows of"), group("the masks are the rows of", ...buttonsOf(this.rules)),
      places, step("2. Multiply D by"), group("multiply D by", ...buttonsOf(this.matrices)),
    ];
    this.ask = step("");
    const pressing = [
      this.ask, this.masks, make("div", { className: "mm-tools" }, this.check, this.play, this.back, another),
      make("div", { className: "mm-line-of-state" }, this.status), this.pairs,
    ];
    // Nothing to choose, but something to work out: then the boards stand beside the masks and their buttons.
    this.isWorked = Boolean(this.sums) && this.rules.length === 1 && this.matrices.length === 1;
    el.classList.toggle("mm-worked", this.isWorked);
    if (this.isWorked) el.replaceChildren(this.sums.element, make("div", {}, places, ...pressing));
    else el.replaceChildren(...choosing, ...(this.sums ? [this.sums.element] : []), ...pressing);
    el.classList.add("mm-board", "mm-geniton-game");
    el.setAttribute("role", "group");
    el.setAttribute("aria-label", "game of a geniton");
  }

  named(name, onclick) {
    const picture = still(matrixOf(name).flat(), SIZE, name);
    picture.setAttribute("aria-hidden", "true");
    const made = button("", onclick, { className: "mm-mask" });
    made.append(picture, nameOf(name));
    return made;
  }

  take(values) {
    this.become({ ...values, played: false });
  }

  update() {
    const view = this.model.get("_view");
    const masks = masksOf(view.rules);
    const numbers = pressesOf(view);
    for (const [name, one] of this.rules) one.setAttribute("aria-pressed", name === view.rules);
    for (const [name, one] of this.matrices) one.setAttribute("aria-pressed", name === view.matrix);
    this.goal.show(view.goal.flat());
    this.change.show(changeOf(view));
    const puzzle = JSON.stringify({ ...view, played: true });
    if (view.played) this.known = puzzle;
    if (this.puzzle !== puzzle) {
      this.marks.clear();
      this.slips.clear();
    }
    this.puzzle = puzzle;
    this.isAsking = Boolean(view.matrix) && this.asked.length > 0 && this.known !== puzzle;
    this.check.disabled = !this.isAsking;
    this.showSums(view);
    this.drawMasks(masks, numbers);
    this.play.disabled = !view.matrix || view.played || this.isAsking;
    this.back.disabled = !view.played;
    clearTimeout(this.waiting);
    const isNew = view.played && this.wasPlayed === false;
    this.wasPlayed = view.played;
    if (isNew && !isStill()) this.playOn(view, masks, numbers, 0);
    else this.end(view, masks, numbers);
  }

  showSums(view) {
    if (!this.sums) return;
    this.sums.element.hidden = !view.matrix;
    if (view.matrix) this.sums.show(view.matrix, matrixOf(view.matrix), changeOf(view));
  }

  aim(mask) {
    if (this.sums && this.model.get("_view").matrix) this.sums.aim(mask);
  }

  checkMarks() {
    const view = this.model.get("_view");
    const slip = slipIn(view, this.marks, this.asked);
    if (slip) {
      this.aim(slip.mask);
      this.status.textContent = slipText(view, slip, this.slips.has(slip.mask));
      this.slips.add(slip.mask);
      return;
    }
    this.known = this.puzzle;
    this.update();
    this.status.textContent = rightText(view, pressesOf(view));
    this.play.focus();
  }

  drawMasks(masks, numbers) {
    const open = this.isAsking ? this.asked : [];
    const told = this.isAsking ? [] : numbers; // the others are told when those asked of are right
    this.ask.textContent = stepText(this.isAsking ? this.asked : null, this.isWorked);
    this.masks.setAttribute("role", open.length ? "group" : "img");
    this.masks.setAttribute("aria-label", `marked: ${told.join(", ") || "none"}`);
    this.masks.replaceChildren(...masks.map((mask, number) => {
      const one = this.maskOf(mask, number, open, told);
      listen(one, "pointerenter pointerdown focus", () => this.aim(number));
      return one;
    }));
  }

  maskOf(mask, number, open, told) {
    const picture = still(bitsOf(mask, SIZE), COLUMNS, `mask ${number}`);
    if (open.includes(number)) return this.markable(picture, number);
    const isTold = told.includes(number);
    const text = isTold ? `▸ ${number}` : String(number);
    return make("div", { className: isTold ? "mm-rule-mask mm-marked" : "mm-rule-mask" }, picture, text);
  }

  // A mask of which the reader tells whether it is pressed.
  markable(picture, number) {
    const text = make("span");
    picture.setAttribute("aria-hidden", "true");
    const made = button("", () => {
      if (!this.marks.delete(number)) this.marks.add(number);
      show();
    }, { className: "mm-rule-mask mm-to-mark" });
    const show = () => {
      const isMarked = this.marks.has(number);
      text.textContent = markName(number, isMarked);
      made.setAttribute("aria-pressed", isMarked);
      made.classList.toggle("mm-marked", isMarked);
    };
    made.append(picture, text);
    show();
    return made;
  }

  // Press one mask after the other.
  playOn(view, masks, numbers, count) {
    this.own.show(cellsAfter(view.start, masks, numbers.slice(0, count)));
    if (count === numbers.length) return this.end(view, masks, numbers);
    this.status.textContent = `Pressing mask ${numbers[count]} …`;
    const now = this.masks.children[numbers[count]];
    for (const one of this.masks.children) one.classList.toggle("mm-now", one === now);
    this.waiting = setTimeout(() => this.playOn(view, masks, numbers, count + 1), BETWEEN);
  }

  end(view, masks, numbers) {
    const cells = cellsAfter(view.start, masks, view.played ? numbers : []);
    this.own.show(cells);
    for (const one of this.masks.children) one.classList.remove("mm-now");
    if (this.isAsking) this.status.textContent = askText(view, this.asked);
    else if (!view.played) this.status.textContent = choiceText(view, numbers);
    else {
      const away = differing(cells, view.goal.flat()).length;
      const isInverse = undoes(view.matrix, view.rules);
      this.status.textContent = verdictText(view, away, isInverse);
      if (!away && isInverse) this.found.set(view.rules, view.matrix);
    }
    this.pairs.textContent = foundText([...this.found], this.rules.length);
  }
}

function render({ model, el }) {
  keepKeys(el);
  return new GenitonGame(model, el).stop;
}

export default { render };
