// The maker of rules: change one mask of each kind, and its turned and mirrored pictures change with it.

import { frame } from "./aim.js";
import { captioned, describe, grid, showBits, still } from "./cells.js";
import { button, keepKeys, make } from "./dom.js";
import { follow } from "./model.js";
import { Fading } from "./fading.js";
import { stepOf } from "./fading_state.js";
import { countsOf, drawnWith, flipped, isOwn, orderOf } from "./rule_maker_state.js";
import { Factors } from "./rule_maker_factors.js";
import { MirrorPairs } from "./rule_maker_pairs.js";
import { PAIRS_HELP } from "./rule_maker_pairs_words.js";
import {
  drawText, foundText, FREE_HELP, HELP, homeText, maskOf, ownText, several, TABLES, TAKE_BACK,
} from "./rule_maker_words.js";

class RuleMaker {
  constructor(model, el) {
    this.model = model;
    this.tied = model.get("_tied");
    this.kinds = model.get("_kinds");
    this.rows = Math.sqrt(this.tied.length);
    this.columns = this.rows;
    this.found = new Set();
    this.own = new Set(); // rules of the reader with an inverse
    this.pressed = null; // the rule that the last press of a cell made
    this.before = []; // the rules that stood here, to be taken back
    this.entries = null; // of the table
    const { change, stop } = follow(model, ["matrix", "choice"], () => this.update());
    this.change = (matrix, others = {}) => {
      this.before.push(model.get("matrix"));
      change({ matrix, ...others });
    };
    this.fading = model.get("_fades") ? new Fading(this, (choice) => change({ choice })) : null;
    const registers = model.get("_registers");
    this.factors = registers.length ? new Factors(registers, this.change) : null;
    this.pairs = model.get("_pairs") ? new MirrorPairs() : null;
    this.stop = stop;
    this.takeBack = button(TAKE_BACK, () => change({ matrix: this.before.pop() }));
    this.lay(el);
    this.update();
  }

  lay(el) {
    this.masks = this.kinds.map(([kind, [mask]]) => {
      const press = (cell) => {
        this.pressed = flipped(this.model.get("matrix"), this.tied, mask, cell);
        this.change(this.pressed);
      };
      const { board, squares } = grid(this, maskOf(kind), press, (cell) => this.aim(mask, squares, cell));
      if (!this.pairs) {
        squares[mask].classList.add("mm-own");
        squares[mask].setAttribute("aria-description", "the mask's own cell");
      }
      const step = this.fading ? this.stepBoard(kind, mask) : null;
      return { mask, kind, board, squares, shown: null, step };
    });
    this.reset = button("Reset", () => {
      const choice = this.fading ? { choice: this.fading.folded(this.fading.first) } : {};
      this.change(this.model.get("_start"), choice);
    });
    const kinds = this.fading || this.factors ? [true] : [true, false];
    const random = this.model.get("_counts_own") ? [] : kinds.map((inverse) => button(drawText(inverse),
      () => this.change(drawnWith(inverse, this.tied))));
    this.status = make("div", { className: "mm-score", role: "status" });
    this.met = make("div", { className: "mm-message" });
    const boards = this.masks.map(({ kind, board, step }) => {
      const own = captioned(maskOf(kind), this.pairs ? this.pairs.over(kind, board) : board);
      return step ? make("div", { className: "mm-mask-and-step" }, own, step.element) : own;
    });
    const table = this.model.get("_table") ? [this.makeTable()] : [];
    if (this.pairs) {
      el.replaceChildren(make("div", { className: "mm-boards" }, ...boards), this.pairs.told,
        make("div", { className: "mm-tools" }, this.reset),
        make("div", { className: "mm-help", textContent: PAIRS_HELP }));
      return;
    }
    el.replaceChildren(
      make("div", { className: this.factors ? "mm-boards mm-nine-masks" : "mm-boards" }, ...boards, ...table),
      make("div", { className: "mm-tools" },
        this.takeBack, this.reset, ...random, ...(this.factors?.buttons ?? [])),
      make("div", { className: "mm-line-of-state" }, this.status), this.met,
      ...[this.fading, this.factors].flatMap((part) => (part ? [part.element] : [])),
      make("div", { className: "mm-help", textContent: this.factors ? FREE_HELP : HELP }),
    );
  }

  // The mask in N, below that in Y.
  stepBoard(kind, mask) {
    const name = `${maskOf(kind)} in N`;
    const board = still(this.tied.map(() => 0), this.columns, name);
    const squares = [...board.children];
    squares[mask].classList.add("mm-own");
    return { name, board, squares, element: captioned("in N", board), shown: null };
  }

  makeTable() {
    const head = (textContent, scope) => make("th", { scope, textContent });
    const top = make("tr", {}, make("td"), ...this.kinds.map(([kind]) => head(several(kind), "col")));
    const rows = this.kinds.map(([kind]) => {
      const cells = this.kinds.map(() => make("td", { className: "mm-count-of-kind" }));
      return { cells, line: make("tr", {}, head(maskOf(kind), "row"), ...cells) };
    });
    this.entries = rows.map(({ cells }) => cells);
    const table = make("table", { className: "mm-matrix mm-kinds" }, top, ...rows.map(({ line }) => line));
    return captioned(TABLES[this.fading ? "N" : "Y"], table);
  }

  aim(mask, squares, cell) {
    const orbit = this.tied[mask][cell];
    frame(squares, squares.flatMap((_, i) => (cell >= 0 && this.tied[mask][i] === orbit ? [i] : [])));
  }

  update() {
    const matrix = this.model.get("matrix");
    const steps = stepOf(matrix);
    for (const one of this.masks) {
      one.shown = showBits(one.squares, this.columns, matrix[one.mask], one.shown);
      if (one.step) this.showStep(one.step, steps[one.mask]);
    }
    if (this.entries) this.count(this.fading ? steps : matrix);
    const order = orderOf(matrix);
    this.found.add(order);
    this.status.textContent = homeText(order);
    if (isOwn(matrix, order, this.pressed, this.model.get("_start"))) this.own.add(matrix.join());
    const counted = this.model.get("_counts_own") ? ` ${ownText(this.own.size)}` : "";
    this.met.textContent = foundText(this.found) + counted;
    this.factors?.show(matrix, order);
    if (this.pairs) for (const { kind, mask } of this.masks) this.pairs.show(kind, matrix[mask]);
    this.fading?.show(matrix, this.model.get("choice").flat());
    this.takeBack.disabled = !this.before.length;
    const isFirst = !this.fading || this.fading.choice.join() === this.fading.first.join();
    this.reset.disabled = isFirst && matrix.flat().join() === this.model.get("_start").flat().join();
  }

  showStep(step, bits) {
    step.shown = showBits(step.squares, this.columns, bits, step.shown);
    step.board.setAttribute("aria-label", `${step.name}: ${describe(bits, this.columns)}`);
  }

  count(matrix) {
    countsOf(matrix, this.kinds.map(([, cells]) => cells)).forEach((row, i) => row.forEach((count, j) => {
      this.entries[i][j].textContent = count;
      this.entries[i][j].dataset.odd = count % 2;
    }));
  }
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-rule-maker");
  keepKeys(el);
  return new RuleMaker(model, el).stop;
}

export default { render };
