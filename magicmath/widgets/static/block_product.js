// The reader's matrix B in each 1 of F, and the product of F⊗B with itself.

import { factorsOf, flipped, inBlocks, isIdentity, quarterOf, squareOf } from "./block_product_state.js";
import { ASK, cellName, FULL, KEYS, NAMES, quarterText, RULES, verdictText } from "./block_product_words.js";
import { captioned, grid, showBits } from "./cells.js";
import { button, keepKeys, make } from "./dom.js";
import { rulesPanel } from "./forms.js";
import { clear, lens } from "./kronecker_view.js";
import { follow } from "./model.js";

const START = [[1, 1], [1, 0]]; // of two rows, after B had more
const LARGEST = 8; // rows of B

class BlockProduct {
  constructor(model, el) {
    Object.assign(this, { model, size: 0, chosen: null, aimed: null, before: START });
    const { change, stop } = follow(model, ["entries"], () => this.update());
    Object.assign(this, { change, stop });
    this.boards = make("div", { className: "mm-boards" });
    this.grow = button("Put F⊗B in for B", () => this.become(inBlocks(this.entries)));
    this.shrink = button("B of 2×2 cells", () => this.become(this.before));
    this.full = make("span", { textContent: FULL });
    this.verdict = make("div", { className: "mm-score", role: "status" });
    this.says = make("div", { className: "mm-message", role: "status" });
    el.replaceChildren(
      this.boards, make("div", { className: "mm-line-of-state" }, this.verdict), this.says,
      make("div", { className: "mm-tools" }, this.grow, this.shrink, this.full), rulesPanel(RULES, KEYS),
    );
    this.update();
  }

  get entries() {
    return this.model.get("entries");
  }

  become(entries) {
    if (this.entries.length === 2) this.before = this.entries;
    this.change({ entries });
  }

  build(size) {
    const nothing = () => {};
    const quarter = (index) => (index < 0 ? null : quarterOf(index, 2 * size));
    const choose = (index) => {
      this.chosen = String(this.chosen) === String(quarter(index)) ? null : quarter(index);
      this.mark();
    };
    const aim = (index) => {
      this.aimed = quarter(index);
      this.mark();
    };
    const flip = (index) => this.become(flipped(this.entries, index));
    const sizes = [[size, flip, nothing], [2 * size, nothing, nothing], [2 * size, choose, aim]];
    this.made = sizes.map(([side, onPress, onAim], k) =>
      grid({ rows: side, columns: side }, NAMES[k], onPress, onAim));
    this.made[0].board.classList.add("mm-to-turn");
    this.boards.replaceChildren(...this.made.map(({ board }, k) => captioned(NAMES[k], board)));
    this.boards.classList.toggle("mm-of-four", size === 4);
    this.boards.classList.toggle("mm-of-eight", size === LARGEST);
    Object.assign(this, { size, shown: [null, null, null], chosen: null, aimed: null });
  }

  update() {
    const { entries } = this;
    if (this.size !== entries.length) this.build(entries.length);
    const matrix = inBlocks(entries);
    const product = squareOf(matrix);
    [entries, matrix, product].forEach((rows, k) => {
      const { squares } = this.made[k];
      const side = rows.length;
      this.shown[k] = showBits(squares, side, rows.flat(), this.shown[k]);
      squares.forEach((square, index) => {
        const [row, column] = [Math.floor(index / side), index % side];
        square.setAttribute("aria-label", cellName(row, column, rows[row][column]));
      });
    });
    this.verdict.textContent = verdictText(isIdentity(product));
    this.grow.disabled = this.size === LARGEST;
    this.shrink.disabled = this.size === 2;
    this.full.hidden = this.size < LARGEST;
    this.mark();
  }

  // Frame the quarters, and for one of the product the row and the column of blocks that make it.
  mark() {
    const [, { board: blocks }, { board: product }] = this.made;
    const { size } = this;
    for (const board of [blocks, product]) {
      clear(board);
      for (const place of [0, 1, 2, 3]) {
        lens(board, [(place >> 1) * size, (place & 1) * size, size, size], "mm-quiet-lens");
      }
    }
    const quarter = this.aimed ?? this.chosen;
    this.says.textContent = quarter ? quarterText(quarter) : ASK;
    if (!quarter) return;
    const { row, column } = factorsOf(quarter, 2 * size);
    lens(blocks, row);
    lens(blocks, column, "mm-column-lens");
    lens(product, [quarter[0] * size, quarter[1] * size, size, size]);
  }
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-kronecker", "mm-block-product");
  el.setAttribute("role", "group");
  el.setAttribute("aria-label", "block product");
  keepKeys(el);
  return new BlockProduct(model, el).stop;
}

export default { render };
