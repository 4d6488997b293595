// A printed matrix whose wrong bits the reader turns, and checks that tell what they see.

import { frame } from "./aim.js";
import { captioned, describe, grid, headed, showBits, sided, still } from "./cells.js";
import { button, keepKeys, make } from "./dom.js";
import { fold } from "./masks.js";
import { follow } from "./model.js";
import {
  times, turnedBits, unlikeIdentity, unlikePairs, wrongCells, wrongSizes,
} from "./wrong_bits_state.js";
import {
  bitName, CHANGED, CHECKS, IDENTITY, INVERSE, mirrorComplaint, mirrorText, pressesComplaint, pressesText,
  PRINTED, PRODUCT, productComplaint, RESET, sizesComplaint, sizesText, stateText,
} from "./wrong_bits_words.js";

// The checks of a model: a text, and a function that returns the complaint about a matrix, or nothing.
function checksOf(model) {
  const [sizes, mirror, presses, sum, factor] =
    ["_sizes", "_mirror", "_presses", "_sum", "_factor"].map((name) => model.get(name));
  const about = (found, complaint) => (found.length ? complaint(found) : "");
  if (factor.length) {
    const complain = (matrix) => about(unlikeIdentity(times(factor, matrix)), productComplaint);
    return [{ text: IDENTITY, complain }];
  }
  const checks = [
    { text: sizesText(sizes), complain: (matrix) => about(wrongSizes(matrix, sizes), sizesComplaint) },
  ];
  if (mirror.length) {
    const complain = (matrix) => about(unlikePairs(matrix, mirror), mirrorComplaint);
    checks.push({ text: mirrorText(mirror[0]), complain });
  }
  if (presses.length) {
    const complain = (matrix) => about(wrongCells(matrix, presses, sum), pressesComplaint);
    checks.push({ text: pressesText(presses, sum), complain });
  }
  return checks;
}

class WrongBits {
  constructor(model, el) {
    this.model = model;
    this.size = model.get("matrix").length;
    [this.printed, this.factor] = [model.get("_printed"), model.get("_factor")];
    Object.assign(this, { bits: null, product: null, said: null, before: null });
    this.checks = checksOf(model);
    const { change, stop } = follow(model, ["matrix"], () => this.update());
    Object.assign(this, { change, stop });
    this.lay(el);
    this.update();
  }

  lay(el) {
    const { checks, factor, size } = this;
    const names = Array.from({ length: size }, (_, i) => i);
    const label = factor.length ? INVERSE : PRINTED;
    this.table = grid({ rows: size, columns: size }, label, (place) => this.flip(place), () => {});
    this.table.board.classList.add("mm-named");
    const named = (board) => sided(names, headed(names, board));
    const boards = [captioned(label, named(this.table.board))];
    if (factor.length) {
      this.made = still(new Array(size * size).fill(0), size, PRODUCT);
      this.made.classList.add("mm-named");
      boards.push(captioned(PRODUCT, named(this.made)));
    }
    this.lines = checks.map(({ text }) => {
      const [sign, complaint, changed] = ["mm-sign", "mm-complaint", "mm-just"].map((className) =>
        make("span", { className }));
      const line = make("li", {}, sign, make("span", { textContent: text }), complaint, changed);
      return { line, sign, complaint, changed };
    });
    this.score = make("div", { className: "mm-score", role: "status" });
    this.reset = button(RESET, () => this.change({ matrix: this.printed }));
    const list = make("ul", { className: "mm-check-lines", "aria-label": CHECKS });
    list.append(...this.lines.map(({ line }) => line));
    el.replaceChildren(
      make("div", { className: "mm-boards" }, ...boards), list, this.score,
      make("div", { className: "mm-tools" }, this.reset),
    );
  }

  flip(place) {
    const bits = this.model.get("matrix").flat().map((bit, i) => (i === place ? 1 - bit : bit));
    this.change({ matrix: fold(bits, this.size) });
  }

  update() {
    const { checks, factor, size, table: { squares } } = this;
    const matrix = this.model.get("matrix");
    this.bits = showBits(squares, size, matrix.flat(), this.bits);
    matrix.flat().forEach((bit, i) => {
      squares[i].textContent = bit;
      const name = bitName(Math.floor(i / size), i % size, bit, factor.length > 0);
      squares[i].setAttribute("aria-label", name);
    });
    const turned = turnedBits(matrix, this.printed);
    frame(squares, turned);
    if (factor.length) this.showProduct(times(factor, matrix));
    const said = checks.map(({ complain }) => complain(matrix));
    this.lines.forEach((one, k) => this.tell(one, said[k], this.said !== null && this.said[k] !== said[k]));
    this.said = said;
    const failing = said.filter(Boolean).length;
    const wrong = this.model.get("_wrong");
    this.score.textContent = stateText({ failing, checks: checks.length, turned: turned.length, wrong });
    this.reset.disabled = !turned.length;
  }

  tell({ line, sign, complaint, changed }, said, isNew) {
    line.classList.toggle("mm-fails", said !== "");
    sign.textContent = said ? "✗" : "✓";
    complaint.textContent = said;
    changed.textContent = isNew ? CHANGED : "";
  }

  showProduct(product) {
    const { made, size } = this;
    const squares = [...made.children];
    const differs = unlikeIdentity(product);
    this.product = showBits(squares, size, product.flat(), this.product);
    product.flat().forEach((bit, i) => {
      squares[i].textContent = bit;
      squares[i].classList.toggle("mm-off", differs.includes(i));
    });
    const marked = differs.map((i) => `row ${Math.floor(i / size)} column ${i % size}`).join(", ");
    const told = `${PRODUCT}: ${describe(product.flat(), size)}; marked: ${marked || "none"}`;
    made.setAttribute("aria-label", told);
  }
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-wrong-bits");
  el.setAttribute("role", "group");
  el.setAttribute("aria-label", "wrong bits");
  keepKeys(el);
  return new WrongBits(model, el).stop;
}

export default { render };
