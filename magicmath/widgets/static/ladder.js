// One mask of N with four bits to choose, its turned pictures to press at the corners, and the ladder.

import { captioned } from "./cells.js";
import { button, keepKeys, make } from "./dom.js";
import {
  CHOICES, CORNERS, EDGES, flippedAt, madeBy, maskFlippedAt, parity, rungOf, termsOf,
} from "./ladder_state.js";
import {
  bitName, CHOICE_NAMES, climbText, cornerName, edgeName, foldable, lettersOf, RUNGS, sumIs, sumText,
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
    this.bits = EDGES.map(keyOf((i) => ({ bits: maskFlippedAt(model.get("bits"), i, this.letters) })));
    this.corners = CORNERS.map(keyOf((i) => ({ corners: flippedAt(model.get("corners"), i) })));
    this.edges = EDGES.map(() => make("span", { className: "mm-ladder-cell", role: "img" }));
    this.choices = CHOICES.map((corners, i) => button(CHOICE_NAMES[i], () => change({ corners })));
    this.rungs = RUNGS.map((words, rung) => this.drawRung(words, rung));
    this.sum = make("div", { className: "mm-message", hidden: mirrors }); // where it may be odd
    this.status = make("div", { className: "mm-message", role: "status" });
    this.lay(el);
    this.update();
  }

  drawRung(words, rung) {
    const tag = (textContent) => make("b", { className: "mm-ladder-tag", textContent });
    const [v, made] = ["V", "edges"].map(tag);
    const name = make("span", { textContent: rung ? `${rung}  ${words}` : words });
    return { v, made, element: make("div", { className: "mm-ladder-rung" }, name, v, made) };
  }

  lay(el) {
    const own = make("span", { className: "mm-ladder-cell mm-ladder-own", textContent: "0" });
    const mask = boardOf("mask 0 of N", new Map([[0, own], ...placed(EDGES, this.bits)]));
    const places = [...placed(CORNERS, this.corners), ...placed(EDGES, this.edges)];
    const board = boardOf("corners of V, edges of V·N", new Map(places));
    const rungs = this.rungs.map(({ element }) => element).reverse();
    const ladder = make("div", { className: "mm-ladder-rungs", "aria-hidden": "true" }, ...rungs);
    const named = { className: "mm-tools", role: "group", "aria-label": "corners to press" };
    el.replaceChildren(
      make("div", { className: "mm-boards" }, captioned("mask 0: press letters", mask),
        captioned("V: corners, V·N: edges", board), captioned("the ladder", ladder)),
      make("div", named, make("span", { textContent: "V =" }), ...this.choices),
      this.status, this.sum,
    );
  }

  update() {
    const [bits, corners] = [this.model.get("bits"), this.model.get("corners")];
    const { letters } = this;
    const made = madeBy(bits, corners);
    const sums = termsOf(corners).map((terms) => sumText(terms, letters));
    this.bits.forEach((one, i) => press(one, bits[i], letters[i], bitName(letters[i], EDGES[i], bits[i])));
    this.corners.forEach((one, i) => press(one, corners[i], CORNERS[i], cornerName(CORNERS[i], corners[i])));
    this.edges.forEach((one, i) =>
      show(one, made[i], foldable(sums[i]), edgeName(EDGES[i], sums[i], made[i])));
    this.choices.forEach((one, i) => one.setAttribute("aria-pressed", CHOICES[i].join() === corners.join()));
    const [from, to] = [rungOf(corners), rungOf(made)];
    this.rungs.forEach(({ v, made: second }, rung) => {
      v.dataset.here = rung === from;
      second.dataset.here = rung === to;
    });
    const pressed = CORNERS.filter((_, i) => corners[i]).sort();
    const changed = EDGES.filter((_, i) => made[i]).sort();
    this.status.textContent = climbText(pressed, changed, from, to);
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
