// The difference table: flip an item or an entry of an edge; point at an entry to see what it sums.

import { flip, isStill } from "./cells.js";
import { button, keepKeys, make } from "./dom.js";
import { rulesPanel } from "./forms.js";
import { light, linkedGrid } from "./linked_grid.js";
import { follow } from "./model.js";
import {
  cognitiveOf, differences, edgeOf, entriesOf, flipped, flips, helixOf, itemsOf, triangleOf,
} from "./triangle_state.js";
import { entryName, flipText, KEYS, RULES, sumText } from "./triangle_words.js";

const zeros = (n) => new Array(n).fill(0);

function strip(name, how, key, n) {
  const squares = zeros(n).map(() => make("span", { className: "mm-cell" }));
  const cells = make("div", { className: "mm-cells", role: "img" }, ...squares);
  cells.style.setProperty("--columns", n);
  const title = make("strong", { textContent: name });
  const caption = make("div", { className: `mm-caption ${key}` }, title, ` ${how}`);
  return { name, squares, cells, element: make("div", { className: "mm-strip" }, caption, cells) };
}

class Table {
  constructor(model, el) {
    Object.assign(this, { model, el, pointed: null, flippedAt: null, changed: [], triangle: null });
    this.n = model.get("items").length;
    const { change, stop } = follow(model, ["items"], () => this.update());
    Object.assign(this, { change, stop });
    this.lay();
    this.update();
  }

  lay() {
    const { n, el } = this;
    this.squares = zeros(n).map((_, k) => zeros(n - k).map((_, j) => this.square([k, j])));
    const lines = this.squares.map((row) => make("div", { className: "mm-line", role: "row" }, ...row));
    this.grid = make("div", { className: "mm-triangle", role: "grid" }, ...lines);
    this.grid.setAttribute("aria-label", "difference table");
    this.grid.style.setProperty("--columns", n);
    el.style.setProperty("--length", n);
    linkedGrid(this.grid, this.squares, {
      onPoint: (place) => this.point(place),
      onPress: (place, wasPointed) => this.press(place, wasPointed),
    });
    this.helix = strip("helix transform", "= left edge, downwards", "mm-left-key", n);
    this.cognitive = strip("cognitive transform", "= right edge, upwards", "mm-right-key", n);
    this.message = make("div", { className: "mm-message", role: "status" });
    this.clear = button("Clear", () => this.become(zeros(n)));
    const random = button("Random", () => this.become(zeros(n).map(() => Math.floor(Math.random() * 2))));
    const strips = make("div", { className: "mm-strips" }, this.helix.element, this.cognitive.element);
    el.replaceChildren(
      this.grid, this.message, strips, make("div", { className: "mm-tools" }, this.clear, random),
      rulesPanel(RULES, KEYS),
    );
  }

  square(place) {
    const [k, j] = place;
    const edge = edgeOf(place, this.n);
    const square = make("div", { className: `mm-cell mm-${edge}`, role: "gridcell" });
    if (k > 0 && k === this.n - 1) square.classList.add("mm-right");
    square.style.gridColumn = `${k + 2 * j + 1} / span 2`;
    return square;
  }

  become(items) {
    this.flippedAt = null;
    this.change({ items });
  }

  press(place, wasPointed) {
    const edge = edgeOf(place, this.n);
    const chosen = flips(place, this.n);
    if (!chosen.length || (edge !== "top" && !wasPointed)) return;
    this.flippedAt = place;
    this.change({ items: flipped(this.model.get("items"), chosen) });
  }

  point(place) {
    this.pointed = place;
    if (place && String(place) !== String(this.flippedAt)) this.flippedAt = null; // or else its marks stay
    this.light();
  }

  at(places) {
    return places.map(([k, j]) => this.squares[k][j]);
  }

  light() {
    const { pointed, flippedAt, changed, n, triangle } = this;
    const top = pointed && edgeOf(pointed, n) === "top";
    const items = pointed && !top ? itemsOf(pointed).map((i) => [0, i]) : [];
    const above = items.length ? [[pointed[0] - 1, pointed[1]], [pointed[0] - 1, pointed[1] + 1]] : [];
    const reached = top ? entriesOf(pointed[1], n) : [];
    light(this.squares.flat(), [
      ["mm-lit", this.at(flippedAt ? changed : [...items, ...reached])],
      ["mm-above", this.at(flippedAt ? [] : above)],
      ["mm-pointed", pointed ? this.at([pointed]) : []],
    ]);
    this.grid.classList.toggle("mm-asking", pointed !== null || flippedAt !== null);
    const edges = flippedAt ? changed : [...reached, ...(pointed && !top ? [pointed] : [])];
    const onLeft = edges.filter(([, j]) => j === 0).map(([k]) => this.helix.squares[k]);
    const onRight = edges.filter(([k, j]) => k + j === n - 1).map(([k]) => this.cognitive.squares[n - 1 - k]);
    light([...this.helix.squares, ...this.cognitive.squares], [["mm-lit", [...onLeft, ...onRight]]]);
    if (flippedAt) this.message.textContent = flipText(flippedAt, n, changed.length);
    else this.message.textContent = pointed ? sumText(pointed, triangle) : "";
  }

  update() {
    const before = this.triangle;
    this.triangle = triangleOf(this.model.get("items"));
    this.changed = before ? differences(before, this.triangle) : [];
    this.triangle.forEach((row, k) => row.forEach((bit, j) => {
      const square = this.squares[k][j];
      if (before && before[k][j] === bit) return;
      square.dataset.bit = bit;
      square.setAttribute("aria-label", entryName([k, j], bit));
      if (before && !isStill()) flip(square);
    }));
    this.showStrip(this.helix, helixOf(this.triangle));
    this.showStrip(this.cognitive, cognitiveOf(this.triangle));
    this.clear.disabled = !this.triangle[0].includes(1);
    this.light();
  }

  showStrip({ name, squares, cells }, bits) {
    bits.forEach((bit, i) => { squares[i].dataset.bit = bit; });
    cells.setAttribute("aria-label", `${name}: ${bits.join(" ")}`);
  }
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-difference");
  keepKeys(el);
  return new Table(model, el).stop;
}

export default { render };
