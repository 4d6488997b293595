// The playground of rows: choose a row, then the row to add it to or to swap it with.

import { button, keepKeys, make } from "./dom.js";
import { rulesPanel } from "./forms.js";
import { onesOf } from "./lists.js";
import { follow, remembered } from "./model.js";
import { ChosenCells, folded } from "./rows_cells.js";
import { marksOf } from "./rows_marks.js";
import { LiveProduct } from "./rows_product.js";
import {
  choose, isIdentity, metBy, namesOf, nextMove, played, rowsAfter, standing, walked,
} from "./rows_state.js";
import { RowTable } from "./rows_view.js";
import {
  countText, goalText, hintText, KEYS, moveText, pickedText, RULES, stillPickedText, sumText,
  takenBackText,
} from "./rows_words.js";

class Playground {
  constructor(model, el) {
    Object.assign(this, { model, el, kind: "add", picked: null, aimed: -1, cell: -1, next: null });
    this.rowsAt = remembered((start, moves, step) => rowsAfter(start, moves.slice(0, step)));
    this.joined = remembered((matrix, beside) => matrix.map((row, i) => [...row, ...beside[i]]));
    this.columns = model.get("matrix")[0].length;
    const { change, stop } = follow(model, ["_play", "matrix", "beside", "cells"], () => this.update());
    Object.assign(this, { change, stop });
    this.lay();
    el.addEventListener("keydown", (event) => this.hearKey(event));
    this.update();
  }

  lay() {
    const isRecord = this.model.get("_record").length > 0;
    const go = (by) => this.walk(this.play.step + by);
    this.table = new RowTable(this.start, this.columns, {
      onChoose: (row) => this.choose(row),
      onAim: (row) => this.aim(row),
    }, this.model.get("_has_board"));
    this.board = this.model.get("_has_board") ? this.makeBoard() : null;
    const hasProduct = this.model.get("_has_product");
    this.product = hasProduct ? new LiveProduct(this.model.get("matrix"), this.name) : null;
    this.kinds = {
      add: button("Add rows", () => this.become("add")),
      swap: button("Swap rows", () => this.become("swap")),
    };
    this.hint = button("Tell me a move", () => this.showNext());
    this.back = button(isRecord ? "Back" : "Undo", () => go(-1));
    this.forth = button(isRecord ? "Next" : "Redo", () => go(1));
    this.reset = button("Reset", () => this.restart());
    const oninput = () => this.walk(this.slider.valueAsNumber);
    this.slider = make("input", { type: "range", min: 0, "aria-label": "moves made", oninput });
    this.status = make("div", { className: "mm-score", role: "status" });
    this.goal = make("div", { className: "mm-goal", role: "status" });
    this.message = make("div", { className: "mm-message", role: "status" });
    const { add, swap } = this.kinds;
    this.el.replaceChildren(
      make("div", { className: "mm-tools" }, add, swap, this.hint), this.message, this.table.element,
      make("div", { className: "mm-tools" }, this.back, this.forth, this.reset, this.slider),
      this.status, this.goal, ...[this.product, this.board].flatMap((one) => one?.element ?? []),
      rulesPanel(RULES, KEYS),
    );
  }

  makeBoard() {
    const cells = this.model.get("cells");
    const shape = [cells.length, cells[0].length];
    return new ChosenCells(shape, {
      onChange: (bits) => this.change({ cells: folded(bits, shape) }),
      onAim: (cell) => {
        this.cell = cell;
        this.mark();
      },
    });
  }

  get play() {
    return this.model.get("_play");
  }

  get start() {
    return this.joined(this.model.get("matrix"), this.model.get("beside"));
  }

  get name() {
    return this.model.get("_labels")[0];
  }

  set(play) {
    this.own = JSON.stringify(play);
    this.change({ _play: play });
  }

  walk(step) {
    this.picked = null;
    this.set(walked(this.play, step));
  }

  restart() {
    this.picked = null;
    this.set({ moves: this.model.get("_record"), step: 0 });
  }

  become(kind) {
    this.kind = kind;
    this.update();
  }

  choose(row) {
    const { picked, move } = choose(this.picked, this.kind, row);
    this.picked = picked;
    if (move) this.set(played(this.play, move));
    else this.update();
  }

  showNext() {
    this.next = nextMove(this.rows, this.columns);
    this.hintedAt = this.rows;
    this.update();
    this.say(hintText(this.next, this.stands.isSolved));
  }

  aim(row) {
    if (row === this.aimed) return;
    this.aimed = row;
    this.mark();
    if (!this.next) this.say(this.aimText());
  }

  say(text) {
    if (this.message.textContent !== text) this.message.textContent = text;
  }

  // What is said of the row that is picked or pointed at.
  aimText() {
    const { picked, aimed, rows, columns, play: { moves, step } } = this;
    const last = moves[step - 1];
    const isAgain = last?.[0] === "add" && last[1] === picked && this.kind === "add";
    if (isAgain && this.stands.isSolved && (aimed < 0 || aimed === last[2])) return "";
    if (isAgain && aimed === last[2]) return takenBackText(picked, aimed);
    if (picked !== null && (aimed < 0 || aimed === picked)) {
      return isAgain ? stillPickedText(picked) : pickedText(this.kind, picked);
    }
    if (picked !== null) return `Here: ${moveText([this.kind, picked, aimed])}.`;
    if (aimed < 0 || !this.hasIdentity) return "";
    return `${sumText(aimed, rows[aimed].slice(columns), this.name)}.`;
  }

  mark() {
    const { moves, step } = this.play;
    const chosen = onesOf(this.model.get("cells").flat());
    const { ofRows, ofCells, columns } = marksOf({ ...this, chosen, last: moves[step - 1] });
    this.table.mark(ofRows, ofCells);
    this.table.markColumns(columns);
    this.product?.aim(this.aimed);
  }

  update() {
    const { start, columns, table, play } = this;
    this.rows = this.rowsAt(start, play.moves, play.step);
    this.stands = standing(this.rows, columns);
    if (this.hintedAt !== this.rows) this.next = null;
    if (this.own !== JSON.stringify(play)) this.picked = null; // Python or another view has moved
    this.own = JSON.stringify(play);
    this.hasIdentity = isIdentity(this.model.get("beside"), start[0].length - columns);
    const state = { step: play.step, isSolved: this.stands.isSolved, hasIdentity: this.hasIdentity };
    const names = namesOf(this.model.get("_labels"), state);
    const cells = this.model.get("cells").flat();
    const counts = metBy(this.rows, cells);
    table.draw(this.rows, names, counts, this.stands.pivots);
    this.product?.show(this.model.get("matrix"), this.rows, this.hasIdentity);
    this.board?.show(cells, counts);
    this.mark();
    for (const kind of ["add", "swap"]) this.kinds[kind].setAttribute("aria-pressed", kind === this.kind);
    table.lines.forEach(({ number }, i) => number.setAttribute("aria-pressed", i === this.picked));
    this.back.disabled = play.step === 0;
    this.forth.disabled = play.step === play.moves.length;
    this.reset.disabled = play.step === 0 && play.moves === this.model.get("_record");
    this.hint.disabled = this.stands.isDone;
    Object.assign(this.slider, { max: play.moves.length, value: play.step, hidden: !play.moves.length });
    this.slider.setAttribute("aria-valuetext", countText(play));
    this.status.textContent = countText(play);
    this.goal.textContent = goalText(this.stands, {
      hasIdentity: this.hasIdentity, names, name: this.name,
      rights: this.rows.map((row) => row.slice(columns)),
    });
    this.el.classList.toggle("mm-solved", this.stands.isSolved);
    if (!this.next) this.say(this.aimText());
  }

  hearKey(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input")) return;
    const { step } = this.play;
    const isOnRow = event.target.closest(".mm-row-number") !== null;
    if (isOnRow && /^(ArrowUp|ArrowDown|Home|End)$/.test(event.key)) this.table.walk(event.key);
    else if (event.key === "Escape") this.putDown();
    else if (event.key === "a") this.become("add");
    else if (event.key === "s") this.become("swap");
    else if (event.key === "n") this.showNext();
    else if (event.key === "Backspace" || (isOnRow && event.key === "ArrowLeft")) this.walk(step - 1);
    else if (isOnRow && event.key === "ArrowRight") this.walk(step + 1);
    else return;
    event.preventDefault();
  }

  putDown() {
    this.picked = null;
    this.next = null;
    this.update();
  }
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-row-playground");
  el.setAttribute("role", "group");
  el.setAttribute("aria-label", "row playground");
  keepKeys(el);
  return new Playground(model, el).stop;
}

export default { render };
