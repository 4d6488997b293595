// A corner that is cut out of ⌽G16 or J16, and why it undoes itself or does not.

import { captioned, grid, showBits, still } from "./cells.js";
import { blocksOf, hasOnes, isApart, partsOf, placesOf, SIZE, sizeAt, wholeOf } from "./corner_cut_state.js";
import {
  askText, cellName, KEYS, PARTS, RULES, SHOW, sizeText, veiledName, verdictText, wholeName,
} from "./corner_cut_words.js";
import { isIdentity } from "./block_product_state.js";
import { button, keepKeys, make } from "./dom.js";
import { rulesPanel } from "./forms.js";
import { clear, lens } from "./kronecker_view.js";
import { follow } from "./model.js";

class CornerCut {
  constructor(model, el) {
    this.model = model;
    this.asks = model.get("_asks"); // for the two products, before they are shown
    const { change, stop } = follow(model, ["size", "of"], () => this.update());
    Object.assign(this, { change, stop });
    this.names = model.get("_of").map((of) => [of, button(wholeName(of), () => this.change({ of }))]);
    const cut = (size) => this.change({ size });
    const oninput = () => cut(this.slider.valueAsNumber);
    this.slider = make("input", { type: "range", min: 1, max: SIZE - 1, step: 1, oninput });
    this.told = make("output");
    this.made = grid({ rows: SIZE, columns: SIZE }, "the matrix", (index) => cut(sizeAt(index)), () => {});
    this.whole = make("div", { className: "mm-caption" });
    this.parts = make("div", { className: "mm-cut-parts" });
    this.show = make("div", { className: "mm-tools", hidden: !this.asks }, button(SHOW, () => this.tell()));
    this.verdict = make("div", { className: "mm-score", role: "status" });
    const choose = make("div", { className: "mm-tools", role: "group" }, ...this.names.map(([, one]) => one));
    choose.setAttribute("aria-label", "the matrix to cut");
    const move = make("label", { className: "mm-field" }, make("span", { textContent: "Cut" }), this.slider);
    const side = make(
      "div", { className: "mm-cut-side" }, choose, make("div", { className: "mm-tools" }, move, this.told),
      this.parts, make("div", { className: "mm-line-of-state" }, this.verdict), this.show,
    );
    const board = make("div", { className: "mm-captioned" }, this.whole, this.made.board);
    el.replaceChildren(make("div", { className: "mm-boards" }, board, side), rulesPanel(RULES, KEYS));
    this.update();
  }

  tell() {
    this.asks = false;
    this.show.hidden = true;
    this.update();
    this.slider.focus({ preventScroll: true });
  }

  update() {
    const { model } = this;
    const [size, of] = [model.get("size"), model.get("of")];
    const whole = wholeOf(of);
    for (const [name, one] of this.names) one.setAttribute("aria-pressed", name === of);
    this.whole.textContent = wholeName(of);
    this.shown = showBits(this.made.squares, SIZE, whole.flat(), this.shown);
    this.made.squares.forEach((square, index) => {
      const [row, column] = [Math.floor(index / SIZE), index % SIZE];
      square.setAttribute("aria-label", cellName(row, column, whole[row][column]));
      square.classList.toggle("mm-outside", isApart(index, size));
    });
    this.slider.value = size;
    this.told.textContent = sizeText(size);
    this.slider.setAttribute("aria-valuetext", this.told.textContent);
    this.frame(size);
    const { corner, squared, rest } = partsOf(whole, size);
    this.parts.replaceChildren(...[corner, squared, rest].map((bits, k) => this.part(bits, size, k)));
    const looks = {
      isUnderEmpty: !hasOnes(blocksOf(whole, size).U), isRestEmpty: !hasOnes(rest),
      isHome: isIdentity(squared),
    };
    this.verdict.textContent = this.asks ? askText(of) : verdictText(of, size, looks);
  }

  part(bits, size, k) {
    const isVeiled = this.asks && k > 0; // then only the corner of the product is seen
    const board = still(isVeiled ? [0] : bits.flat(), isVeiled ? 1 : size, PARTS[k]);
    board.classList.toggle("mm-veiled", isVeiled);
    if (isVeiled) board.setAttribute("aria-label", veiledName(PARTS[k]));
    return captioned(PARTS[k], board);
  }

  // Frame the blocks, each with its letter; together they are the rows and the columns that are multiplied.
  frame(size) {
    const { board } = this.made;
    clear(board);
    for (const [letter, place] of Object.entries(placesOf(size))) {
      lens(board, place, letter === "U" ? "mm-cut-block mm-cut-under" : "mm-cut-block");
      board.lastChild.append(make("span", { textContent: letter }));
    }
  }
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-kronecker", "mm-corner-cut");
  el.setAttribute("role", "group");
  el.setAttribute("aria-label", "corner cut");
  keepKeys(el);
  return new CornerCut(model, el).stop;
}

export default { render };
