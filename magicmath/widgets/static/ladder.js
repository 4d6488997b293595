// One mask of N with four bits to choose, its turned pictures to press at the corners, and the ladder.

import { captioned } from "./cells.js";
import { button, keepKeys, make } from "./dom.js";
import {
  CHOICES, flippedAt, madeBy, maskFlippedAt, parity, rungOf, termsOf, WAYS,
} from "./ladder_state.js";
import {
  bitName, choiceNames, climbText, foldable, helpText, lettersOf, madeName, namesOf, pressedName, RUNGS,
  sumIs, sumText,
} from "./ladder_words.js";
import { follow } from "./model.js";

// A board of 3×3 that holds elements at some cells.
function boardOf(label, places) {
  const cells = Array.from({ length: 9 }, (_, cell) =>
    places.get(cell) ?? make("span", { className: "mm-ladder-blank" }));
  const board = make("div", { className: "mm-cells", role: "group", "aria-label": label }, ...cells);
  board.style.setProperty("--columns", 3);
  return board;
}

const placed = (cells, elements) => cells.map((cell, i) => [cell, elements[i]]);

class Ladder {
  constructor(model, el) {
    this.model = model;
    const { change, stop } = follow(model, ["bits", "corners"], () => this.update());
    this.stop = stop;
    const mirrors = model.get("_mirrors");
    this.letters = lettersOf(mirrors);
    const keyOf = (flip) => (_, i) => button("", () => change(flip(i)), { className: "mm-ladder-cell" });
    const [way] = WAYS;
    this.bits = way.made.map(keyOf((i) => ({ bits: maskFlippedAt(model.get("bits"), i, this.letters) })));
    this.pressed = way.pressed.map(keyOf((i) => ({ corners: flippedAt(model.get("corners"), i) })));
    this.made = way.made.map(() => make("span", { className: "mm-ladder-cell", role: "img" }));
    this.choices = CHOICES.map((corners) => button("", () => change({ corners })));
    this.rungs = RUNGS.map((words, rung) => this.drawRung(words, rung));
    const first = model.get("_first");
    this.turn = button("", () => {
      this.way = WAYS.find((one) => one !== this.way);
      this.name();
      change({ bits: first.bits }); // a letter that was pressed in the other mask does not hold for this one
    });
    this.reset = button("Reset", () => change(first));
    this.sum = make("div", { className: "mm-message", hidden: mirrors }); // where it may be odd
    this.status = make("div", { className: "mm-message", role: "status" });
    this.help = make("div", { className: "mm-help" });
    this.way = way;
    this.lay(el);
    this.name();
    this.update();
  }

  drawRung(words, rung) {
    const tag = (textContent) => make("b", { className: "mm-ladder-tag", textContent });
    const [v, made] = [tag("V"), tag("")];
    const name = make("span", { textContent: rung ? `${rung}  ${words}` : words });
    return { v, made, element: make("div", { className: "mm-ladder-rung" }, name, v, made) };
  }

  lay(el) {
    const rungs = this.rungs.map(({ element }) => element).reverse();
    const ladder = make("div", { className: "mm-ladder-rungs", "aria-hidden": "true" }, ...rungs);
    this.boards = make("div", { className: "mm-ladder-boards" });
    this.offered = make("div", { className: "mm-tools", role: "group" },
      make("span", { textContent: "V =" }), ...this.choices);
    el.replaceChildren(
      make("div", { className: "mm-boards" }, this.boards, captioned("the ladder", ladder)),
      this.offered, this.status, this.sum, make("div", { className: "mm-tools" }, this.turn, this.reset),
      this.help,
    );
  }

  // Corners that make edges, or the other way: the same cells to press at other places, under other names.
  name() {
    const { way } = this;
    const names = namesOf(way);
    const own = make("span", { className: "mm-ladder-cell mm-ladder-own", textContent: way.pressed[0] });
    const mask = boardOf(names.mask, new Map([[way.pressed[0], own], ...placed(way.made, this.bits)]));
    const places = [...placed(way.pressed, this.pressed), ...placed(way.made, this.made)];
    const board = boardOf(names.board, new Map(places));
    this.boards.replaceChildren(captioned(names.maskCaption, mask), captioned(names.boardCaption, board));
    this.offered.setAttribute("aria-label", names.choices);
    choiceNames(way).forEach((name, i) => { this.choices[i].textContent = name; });
    for (const { made } of this.rungs) made.textContent = names.made;
    this.turn.textContent = names.turn;
    this.help.textContent = helpText(way);
  }

  update() {
    const [bits, corners] = [this.model.get("bits"), this.model.get("corners")];
    const { letters, way } = this;
    const made = madeBy(bits, corners);
    const sums = termsOf(corners).map((terms) => sumText(terms, letters));
    way.made.forEach((cell, i) => {
      press(this.bits[i], bits[i], letters[i], bitName(letters[i], way, cell, bits[i]));
      show(this.made[i], made[i], foldable(sums[i]), madeName(way, cell, sums[i], made[i]));
    });
    way.pressed.forEach((cell, i) =>
      press(this.pressed[i], corners[i], cell, pressedName(way, cell, corners[i])));
    this.choices.forEach((one, i) => one.setAttribute("aria-pressed", CHOICES[i].join() === corners.join()));
    const first = this.model.get("_first");
    this.reset.disabled = [bits, corners].join() === [first.bits, first.corners].join();
    const stands = [corners, made].map(rungOf);
    this.rungs.forEach(({ v, made: second }, rung) => {
      [v.dataset.here, second.dataset.here] = stands.map((one) => one === rung);
    });
    const chosen = (cells, four) => cells.filter((_, i) => four[i]).sort();
    const [own, other] = [chosen(way.pressed, corners), chosen(way.made, made)];
    this.status.textContent = climbText(way, own, other, stands);
    this.sum.textContent = sumIs(parity(bits));
  }
}

function show(element, bit, text, name) {
  element.textContent = text;
  element.dataset.bit = bit;
  element.setAttribute("aria-label", name);
}

function press(element, bit, text, name) {
  show(element, bit, text, name);
  element.setAttribute("aria-pressed", Boolean(bit));
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-ladder");
  keepKeys(el);
  return new Ladder(model, el).stop;
}

export default { render };
