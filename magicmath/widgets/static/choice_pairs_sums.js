// A table of three masks whose cells can be changed: which sums of rows and of columns are 0, which boards
// are made, and how many of the tables tried are of each kind.

import { captioned, grid, headed, sided, still } from "./cells.js";
import {
  boardsOf, cancellingOf, cellsOf, CHOICES, quietOf, SIZE, TABLES, tableOf, tally,
} from "./choice_pairs_state.js";
import {
  boardName, cellName, COLUMNS, columnSums, huntText, KINDS, MADE, madeText, maskName, MASKS, ROWS, rowSums,
  TRY_ALL,
} from "./choice_pairs_words.js";
import { button, make } from "./dom.js";
import { follow } from "./model.js";

const PLACES = CHOICES.slice(0, SIZE);

export class TableSums {
  constructor(model, el) {
    this.model = model;
    this.given = model.get("_given");
    const { change, stop } = follow(model, ["masks", "tables"], () => this.update());
    Object.assign(this, { change, stop });
    this.lay(el);
    this.update();
  }

  lay(el) {
    this.masks = grid({ rows: SIZE, columns: SIZE }, MASKS, (cell) => this.turn(cell), () => {});
    const table = sided(PLACES.map(maskName), headed(PLACES.map(String), this.masks.board));
    this.boards = CHOICES.map((number) => {
      const board = still(cellsOf(number), SIZE, "board");
      return make("div", { className: "mm-pair-board" }, board);
    });
    const line = (label, ...parts) => {
      const told = make("span", { className: "mm-pair-sum" });
      const name = make("span", { textContent: `${label}: ` });
      return { told, line: make("div", { className: "mm-pair-line-of-sums" }, name, told, ...parts) };
    };
    this.rows = line(ROWS);
    this.columns = line(COLUMNS);
    this.made = line(MADE, make("div", { className: "mm-pair-boards" }, ...this.boards));
    this.counts = Object.keys(KINDS).map(() => make("td"));
    const kinds = Object.values(KINDS).map((kind, i) => {
      const name = make("th", { scope: "row", textContent: kind });
      return make("tr", {}, this.counts[i], name);
    });
    const caption = make("caption", { textContent: "tables tried" });
    const tallied = make("table", { className: "mm-pair-tally" }, caption, make("tbody", {}, ...kinds));
    this.all = button(TRY_ALL, () => this.change({ tables: this.tried(TABLES) }));
    this.reset = button("Reset", () => this.change({ masks: this.given, tables: [] }));
    this.status = make("div", { className: "mm-score", role: "status" });
    const tools = make("div", { className: "mm-tools" }, this.all, this.reset);
    const left = make("div", {}, captioned(MASKS, table), tools);
    const told = [this.rows.line, this.columns.line, this.made.line, tallied, this.status];
    el.replaceChildren(make("div", { className: "mm-boards" },
      left, make("div", { className: "mm-pair-told" }, ...told)));
  }

  // The tables tried until now, the one in sight and others among them.
  tried(others = []) {
    return [...new Set([...this.model.get("tables"), tableOf(this.model.get("masks")), ...others])];
  }

  turn(cell) {
    const masks = this.model.get("masks").map((mask) => [...mask]);
    masks[Math.floor(cell / SIZE)][cell % SIZE] ^= 1;
    this.change({ masks, tables: this.tried([tableOf(masks)]) });
  }

  update() {
    const masks = this.model.get("masks");
    this.masks.squares.forEach((square, cell) => {
      const [mask, i] = [Math.floor(cell / SIZE), cell % SIZE];
      square.dataset.bit = masks[mask][i];
      square.setAttribute("aria-label", cellName(mask, i, masks[mask][i]));
    });
    const made = new Set(boardsOf(masks));
    this.rows.told.textContent = rowSums(quietOf(masks));
    this.columns.told.textContent = columnSums(cancellingOf(masks));
    this.made.told.textContent = madeText(made.size);
    this.boards.forEach((board, number) => {
      board.classList.toggle("mm-pair-made", made.has(number));
      board.firstChild.setAttribute("aria-label", boardName(cellsOf(number), made.has(number), "not made"));
    });
    const tried = this.tried();
    const counts = tally(tried);
    Object.keys(KINDS).forEach((kind, i) => { this.counts[i].textContent = counts[kind]; });
    this.status.textContent = huntText(counts);
    this.all.disabled = tried.length === TABLES.length;
    this.reset.disabled = !this.model.get("tables").length && String(masks) === String(this.given);
  }
}
