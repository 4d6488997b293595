// The maker of rules: change one mask of each kind, and its turned and mirrored pictures change with it.

import { frame } from "./aim.js";
import { captioned, grid, showBits } from "./cells.js";
import { button, keepKeys, make } from "./dom.js";
import { follow } from "./model.js";
import { Fading } from "./fading.js";
import { countsOf, drawn, drawnToFade, flipped, orderOf } from "./rule_maker_state.js";
import { foundText, homeText, maskOf, several } from "./rule_maker_words.js";

const HELP = "Press a cell to change it. Cells that are framed change together.";

class RuleMaker {
  constructor(model, el) {
    this.model = model;
    this.tied = model.get("_tied");
    this.kinds = model.get("_kinds");
    this.rows = Math.sqrt(this.tied.length);
    this.columns = this.rows;
    this.found = new Set();
    const { change, stop } = follow(model, ["matrix", "choice"], () => this.update());
    this.change = (matrix) => change({ matrix });
    this.fading = model.get("_fades") ? new Fading(this, (choice) => change({ choice })) : null;
    this.stop = stop;
    this.lay(el, change);
    this.update();
  }

  lay(el, change) {
    this.masks = this.kinds.map(([kind, [mask]]) => {
      const press = (cell) => this.change(flipped(this.model.get("matrix"), this.tied, mask, cell));
      const { board, squares } = grid(this, maskOf(kind), press, (cell) => this.aim(mask, squares, cell));
      return { mask, kind, board, squares, shown: null };
    });
    this.reset = button("Reset", () => {
      const choice = this.fading ? { choice: this.fading.folded(this.fading.first) } : {};
      change({ matrix: this.model.get("_start"), ...choice });
    });
    const random = button("Random rule", () => this.change((this.fading ? drawnToFade : drawn)(this.tied)));
    this.status = make("div", { className: "mm-score", role: "status" });
    this.met = make("div", { className: "mm-message" });
    const boards = this.masks.map(({ kind, board }) => captioned(maskOf(kind), board));
    const told = [this.met, make("div", { className: "mm-help", textContent: HELP })];
    const made = [
      make("div", { className: "mm-tools" }, this.reset, random),
      make("div", { className: "mm-line-of-state" }, this.status),
    ];
    el.replaceChildren(
      make("div", { className: "mm-boards" }, ...boards, this.makeTable()),
      ...(this.fading ? [...told, ...made, this.fading.element] : [...made, ...told]),
    );
  }

  makeTable() {
    const head = (textContent, scope) => make("th", { scope, textContent });
    const top = make("tr", {}, make("td"), ...this.kinds.map(([kind]) => head(several(kind), "col")));
    this.entries = [];
    const rows = this.kinds.map(([kind]) => {
      const cells = this.kinds.map(() => make("td", { className: "mm-count-of-kind" }));
      this.entries.push(cells);
      return make("tr", {}, head(maskOf(kind), "row"), ...cells);
    });
    const table = make("table", { className: "mm-matrix mm-kinds" }, top, ...rows);
    return captioned("how many it changes; odd is dark", table);
  }

  aim(mask, squares, cell) {
    const orbit = this.tied[mask][cell];
    frame(squares, squares.flatMap((_, i) => (cell >= 0 && this.tied[mask][i] === orbit ? [i] : [])));
  }

  update() {
    const matrix = this.model.get("matrix");
    for (const one of this.masks) {
      one.shown = showBits(one.squares, this.columns, matrix[one.mask], one.shown);
    }
    countsOf(matrix, this.kinds.map(([, cells]) => cells)).forEach((row, i) => row.forEach((count, j) => {
      this.entries[i][j].textContent = count;
      this.entries[i][j].dataset.odd = count % 2;
    }));
    const order = orderOf(matrix);
    this.found.add(order);
    this.status.textContent = homeText(order);
    this.met.textContent = foundText(this.found);
    this.fading?.show(matrix, this.model.get("choice").flat());
    const isFirst = !this.fading || this.fading.choice.join() === this.fading.first.join();
    this.reset.disabled = isFirst && matrix.flat().join() === this.model.get("_start").flat().join();
  }
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-rule-maker");
  keepKeys(el);
  return new RuleMaker(model, el).stop;
}

export default { render };
