// Two masks and two cells in letters: find a round of each cell, and see what both add.

import { button, keepKeys, make } from "./dom.js";
import { follow } from "./model.js";
import {
  areFound, CELLS, copied, isComplete, isNothing, isRound, NOTHING, pressed, sumOf, TABLE,
} from "./two_masks_state.js";
import {
  askText, COPIED, COPY, DONE, goalName, HEADS, IN_ALL, letterName, maskName, nextText, RESET, roundText,
  sumText, timesText, wrongText,
} from "./two_masks_words.js";

const head = (textContent, scope) => (textContent ? make("th", { scope, textContent }) : make("td"));

class TwoMasks {
  constructor(model, el) {
    Object.assign(this, { model, cell: 0, isCopied: false });
    const { change, stop } = follow(model, ["presses"], () => this.update());
    Object.assign(this, { change, stop });
    this.lay(el);
    this.update();
  }

  lay(el) {
    this.goals = CELLS.map((cell) => button(goalName(cell), () => this.choose(cell)));
    this.letters = CELLS.map((mask) => CELLS.map((cell) =>
      button("", () => this.press(2 * mask + cell), { className: "mm-two-letter" })));
    this.times = CELLS.map(() => make("td", { className: "mm-two-times" }));
    this.sums = CELLS.map(() => make("td"));
    const boxed = (element) => make("td", {}, element);
    const rows = CELLS.map((mask) =>
      make("tr", {}, head(maskName(mask), "row"), this.times[mask], ...this.letters[mask].map(boxed)));
    const heads = make("tr", {}, ...HEADS.map((one) => head(one, "col")));
    const total = make("tr", {}, head(IN_ALL, "row"), make("td"), ...this.sums);
    const table = make("table", { className: "mm-two-table" },
      make("thead", {}, heads), make("tbody", {}, ...rows, total));
    this.said = make("div", { className: "mm-message", role: "status" });
    this.found = make("div", { className: "mm-score", role: "status" });
    this.copy = button(COPY, () => this.turnCopy());
    this.reset = button(RESET, () => this.begin());
    el.replaceChildren(
      make("div", { className: "mm-tools" }, ...this.goals, this.copy, this.reset), table, this.said,
      this.found,
    );
  }

  get presses() {
    return this.model.get("presses");
  }

  get chosen() {
    return this.presses[this.cell];
  }

  begin() {
    Object.assign(this, { cell: 0, isCopied: false });
    this.change({ presses: CELLS.map(() => [NOTHING, NOTHING]) });
  }

  choose(cell) {
    Object.assign(this, { cell, isCopied: false });
    this.update();
  }

  turnCopy() {
    Object.assign(this, { cell: 0, isCopied: !this.isCopied });
    this.update();
  }

  press(letter) {
    const { cell } = this;
    this.change({ presses: this.presses.map((one, i) => (i === cell ? pressed(one, letter) : one)) });
  }

  told() {
    const { chosen, cell, isCopied } = this;
    if (isCopied) return COPIED;
    if (areFound(this.presses)) return DONE;
    if (!isComplete(chosen)) return askText(chosen, cell);
    return isRound(chosen, cell) ? nextText(cell) : wrongText(chosen, cell);
  }

  update() {
    const { presses, cell } = this;
    const isDone = areFound(presses);
    if (!isDone) this.isCopied = false;
    const { isCopied, chosen } = this;
    const isFixed = isCopied || isRound(chosen, cell);
    const table = isCopied ? copied(TABLE) : TABLE;
    const next = chosen.indexOf(NOTHING);
    this.goals.forEach((goal, i) => goal.setAttribute("aria-pressed", String(i === cell)));
    for (const mask of CELLS) {
      this.times[mask].textContent = timesText(chosen, cell, mask);
      this.times[mask].classList.toggle("mm-two-next", mask === next);
      this.letters[mask].forEach((square, at) => {
        square.textContent = table[mask][at];
        square.disabled = isFixed;
        square.setAttribute("aria-label", letterName(table[mask][at], mask, at));
        square.classList.toggle("mm-two-copied", isCopied && at === 0);
      });
    }
    this.sums.forEach((square, at) => {
      const sum = isComplete(chosen) ? sumOf(table, chosen, cell, at) : null;
      square.textContent = sum ? sumText(sum) : "?";
      square.classList.toggle("mm-right", sum !== null && isNothing(sum));
    });
    this.said.textContent = this.told();
    const rounds = CELLS.filter((one) => !isCopied && isRound(presses[one], one));
    this.found.replaceChildren(...rounds.map((one) =>
      make("div", { textContent: roundText(presses[one], one) })));
    this.copy.disabled = !isDone;
    this.copy.setAttribute("aria-pressed", String(isCopied));
    this.reset.disabled = presses.flat().every((letter) => letter === NOTHING);
  }
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-two-masks");
  keepKeys(el);
  return new TwoMasks(model, el).stop;
}

export default { render };
