// Y beside Y·Y: a row of Y is a choice, and the board that its masks make is at the right.

import { captioned, describe, showBits, still } from "./cells.js";
import { keepKeys, listen, make } from "./dom.js";
import { follow } from "./model.js";
import { roving } from "./roving.js";
import { squareOf } from "./squared_state.js";
import { lineText, madeText } from "./squared_words.js";

class Table {
  constructor(name, rows, onChoose, onPoint) {
    this.lines = rows.map((bits, i) => {
      const number = make("span", { className: "mm-sq-number", textContent: i });
      const cellOf = (bit) => make("span", { className: "mm-sq-bit", "data-bit": bit, textContent: bit });
      const cells = bits.map(cellOf);
      const line = make("div", { className: "mm-sq-row" }, number, ...cells);
      line.addEventListener("click", () => onChoose(i));
      line.addEventListener("pointerover", (event) => event.pointerType !== "touch" && onPoint(i));
      return line;
    });
    this.rows = make("div", { className: "mm-sq-rows" }, ...this.lines);
    this.rows.addEventListener("pointerleave", (event) => event.pointerType !== "touch" && onPoint(null));
    this.rows.style.setProperty("--columns", rows[0].length);
    this.element = captioned(name, this.rows);
  }

  mark(row, pressed) {
    this.lines.forEach((line, i) => {
      line.classList.toggle("mm-sq-at", i === row);
      line.classList.toggle("mm-sq-pressed", pressed.includes(i));
    });
  }
}

class SquaredRows {
  constructor(model, el) {
    this.model = model;
    const [masks, columns] = [model.get("_masks"), model.get("_columns")];
    Object.assign(this, { masks, columns });
    this.rows = masks.map((mask) => masks.map((_, cell) => Number(mask.includes(cell))));
    this.square = squareOf(this.rows);
    const { change, stop } = follow(model, ["row"], () => this.update());
    this.stop = stop;
    const choose = (row) => {
      change({ row });
      this.moveTo(row, { preventScroll: true });
    };
    const point = (row) => this.show(row ?? model.get("row"));
    this.left = new Table("Y", this.rows, choose, point);
    this.right = new Table("Y·Y", this.square, choose, point);
    this.left.rows.setAttribute("role", "radiogroup");
    this.left.rows.setAttribute("aria-label", "rows of Y");
    this.right.rows.setAttribute("aria-hidden", "true"); // the line below reads out what stands there
    this.left.lines.forEach((line, i) => {
      line.setAttribute("role", "radio");
      line.setAttribute("aria-label", lineText(i, this.rows[i]));
    });
    this.moveTo = roving(this.left.rows, this.left.lines);
    listen(this.left.rows, "focusin", ({ target }) => {
      if (target.matches(":focus-visible")) change({ row: this.left.lines.indexOf(target) });
    });
    listen(this.left.rows, "keydown", (event) => event.key === " " && event.preventDefault());
    this.boards = ["choice", "board"].map((name) => this.boardOf(name));
    this.message = make("div", { className: "mm-sq-message", role: "status" });
    const [choice, made] = this.boards.map(({ element }) => element);
    const arrow = make("span", { className: "mm-sq-arrow", textContent: "→", "aria-hidden": "true" });
    el.replaceChildren(
      make("div", { className: "mm-sq-tables" }, this.left.element, this.right.element),
      make("div", { className: "mm-sq-boards" }, choice, arrow, made), this.message,
    );
    this.update();
  }

  boardOf(name) {
    const board = still(this.masks.map(() => 0), this.columns, name);
    const element = captioned(name, board);
    return { board, element, caption: element.firstChild, squares: [...board.children], shown: null };
  }

  draw(one, name, bits) {
    one.caption.textContent = name;
    one.shown = showBits(one.squares, this.columns, bits, one.shown);
    one.board.setAttribute("aria-label", `${name}: ${describe(bits, this.columns)}`);
  }

  show(row) {
    if (row === this.row) return;
    this.row = row;
    this.left.mark(row, this.masks[row]);
    this.right.mark(row, []);
    this.draw(this.boards[0], `row ${row} of Y`, this.rows[row]);
    this.draw(this.boards[1], `row ${row} of Y·Y`, this.square[row]);
    this.message.textContent = madeText(row, this.rows[row], this.square[row]);
  }

  update() {
    const row = this.model.get("row");
    this.left.lines.forEach((line, i) => {
      line.setAttribute("aria-checked", i === row);
      line.tabIndex = i === row ? 0 : -1;
    });
    this.show(row);
  }
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-squared");
  keepKeys(el);
  return new SquaredRows(model, el).stop;
}

export default { render };
