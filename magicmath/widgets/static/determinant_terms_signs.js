// Which signs do the six products of a table of letters need, so that two equal columns always give 0?

import { captioned, still } from "./cells.js";
import {
  areFound, begun, COPIES, isHeld, lettersOf, pairsOf, PRODUCTS, RIGHT, textOf, turned,
} from "./determinant_terms_signs_state.js";
import {
  BEGIN, copyName, FIND, foundText, LETTERS, lineText, namedProduct, SHOW, SIX, takeName, toldText,
  writtenSign,
} from "./determinant_terms_signs_words.js";
import { button, listen, make } from "./dom.js";

const SIZE = 3;

function icon(columns) {
  const dots = columns.flatMap((column) => Array.from({ length: SIZE }, (_, j) =>
    make("span", { className: j === column ? "mm-term-dot mm-term-own" : "mm-term-dot" })));
  return make("span", { className: "mm-term-icon", ariaHidden: "true" }, ...dots);
}

// `change` sets the signs, and `take` is called when the reader goes on to the numbers.
export class Signs {
  constructor(label, change, take) {
    Object.assign(this, { copy: -1, seen: new Set(), signs: begun(), change });
    this.table = still(Array(SIZE * SIZE).fill(0), SIZE, LETTERS);
    this.copies = COPIES.map((copy, i) => button(copyName(copy), () => this.turn(i)));
    this.rows = PRODUCTS.map((columns, i) => this.product(columns, i));
    this.show = button(SHOW, () => this.showAll());
    this.begin = button(BEGIN, () => this.again());
    this.take = button(takeName(label), take);
    this.lines = COPIES.map(() => make("div"));
    this.said = make("div", { className: "mm-message mm-sign-told", role: "status" });
    this.more = make("div", { className: "mm-message", textContent: FIND });
    const list = make("div", { className: "mm-terms", role: "group", ariaLabel: SIX },
      ...this.rows.map(({ element }) => element));
    this.element = make("div", { className: "mm-term-signs" },
      make("div", { className: "mm-tools" }, ...this.copies),
      make("div", { className: "mm-boards" }, captioned(LETTERS, this.table), captioned(SIX, list)),
      make("div", { className: "mm-sign-lines" }, ...this.lines), this.said, this.more,
      make("div", { className: "mm-tools" }, this.show, this.begin, this.take));
  }

  product(columns, i) {
    const [sign, value] = ["mm-term-sign", "mm-term-value"].map((className) => make("span", { className }));
    const element = button("", () => this.change(turned(this.signs, i)), { className: "mm-term-row" });
    element.append(sign, icon(columns), value);
    element.disabled = isHeld(i);
    listen(element, "pointerenter focus", () => this.light(i));
    listen(element, "pointerleave blur", () => this.light(-1));
    return { element, sign, value };
  }

  // The signs are shown, and no copy needs to be looked at.
  showAll() {
    this.seen = new Set(COPIES.keys());
    this.change(RIGHT);
    this.update(this.signs);
  }

  again() {
    this.copy = -1;
    this.seen.clear();
    this.change(begun());
    this.update(this.signs);
  }

  turn(copy) {
    this.copy = copy;
    this.seen.add(copy);
    this.update(this.signs);
  }

  // Light up a product, and the one that a copy makes equal to it.
  light(i) {
    const pair = i < 0 || this.copy < 0 ? [i] : pairsOf(this.copy).find((two) => two.includes(i));
    this.rows.forEach(({ element }, j) => element.classList.toggle("mm-lit", pair.includes(j)));
  }

  update(signs) {
    const { copy } = this;
    this.signs = signs;
    const letters = lettersOf(copy);
    const squares = [...this.table.children];
    squares.forEach((square, cell) => {
      square.textContent = letters[cell];
      square.classList.toggle("mm-two-copied", copy >= 0 && cell % SIZE === COPIES[copy][1]);
    });
    this.table.setAttribute("aria-label", `${LETTERS}: ${letters.join(" ")}`);
    this.copies.forEach((one, i) => one.setAttribute("aria-pressed", String(i === copy)));
    this.rows.forEach(({ element, sign, value }, i) => {
      sign.textContent = writtenSign(signs[i]);
      value.textContent = textOf(letters, i);
      element.setAttribute("aria-label", namedProduct(signs[i], textOf(letters, i)));
    });
    const pairs = copy < 0 ? [] : pairsOf(copy);
    this.lines.forEach((line, i) => {
      line.textContent = pairs.length ? lineText(signs, pairs[i], textOf(letters, pairs[i][0])) : "";
    });
    const isFound = areFound(signs) && this.seen.size === COPIES.length;
    this.said.textContent = isFound ? foundText(this.take.textContent) : toldText(signs, copy);
    this.show.disabled = isFound;
    this.take.disabled = !isFound;
    this.begin.disabled = copy < 0 && signs.join() === begun().join();
  }
}
