// The butterfly: items at the left, outputs at the right, and a wire for each value that is passed on.

import { flip, isStill } from "./cells.js";
import { button, keepKeys, make } from "./dom.js";
import { rulesPanel } from "./forms.js";
import { levelCount, linkedTo, valuesOf, wiresOf } from "./butterfly_state.js";
import { binary, KEYS, RULES, levelText, linkText, nodeName } from "./butterfly_words.js";
import { light, linkedGrid } from "./linked_grid.js";
import { follow } from "./model.js";
import { draw } from "./svg.js";

const PITCH = 100; // units of the drawing from one node to the next, across and down

function wiring(wires, n, levels) {
  const box = `0 0 ${(levels + 1) * PITCH} ${n * PITCH}`;
  const picture = draw("svg", { viewBox: box, preserveAspectRatio: "none", "aria-hidden": "true" });
  const middle = (place) => (place + 0.5) * PITCH;
  const lines = wires.map(({ level, from, to }) => draw("path", {
    d: `M${middle(level)} ${middle(from)}L${middle(level + 1)} ${middle(to)}`,
    class: from === to ? "mm-wire" : "mm-wire mm-slanted",
  }));
  picture.append(...lines);
  return { picture, lines };
}

class Wiring {
  constructor(model, el) {
    Object.assign(this, { model, el, pointed: null, shown: null });
    this.n = model.get("items").length;
    this.levels = levelCount(this.n);
    const { change, stop } = follow(model, ["items", "level"], () => this.update());
    Object.assign(this, { change, stop });
    this.lay();
    this.update();
  }

  lay() {
    const { n, levels, el } = this;
    const places = Array.from({ length: n }, (_, i) => i);
    this.nodes = places.map(() => Array.from({ length: levels + 1 }, () => this.node()));
    this.wires = wiresOf(n);
    const { picture, lines } = wiring(this.wires, n, levels);
    this.lines = lines;
    const rows = this.nodes.map((row) => make("div", { className: "mm-line", role: "row" }, ...row));
    const grid = make("div", { className: "mm-wiring", role: "grid", "aria-label": "butterfly" }, ...rows);
    this.nodes.forEach((row, i) => row.forEach((node, l) => {
      node.classList.toggle("mm-adds", l > 0 && (i & 2 ** (l - 1)) > 0);
    }));
    linkedGrid(grid, this.nodes, {
      onPoint: (place) => this.point(place),
      onPress: ([i, l]) => l === 0 && this.flip(i),
    });
    this.labels = [0, 1].map(() => places.map((i) => this.indexLabel(i)));
    this.frame = make("div", { className: "mm-butterfly-frame" }, ...this.headings(),
      make("div", { className: "mm-indices" }, ...this.labels[0]),
      make("div", { className: "mm-wires" }, picture, grid),
      make("div", { className: "mm-indices" }, ...this.labels[1]));
    this.grid = grid;
    this.frame.style.setProperty("--rows", n);
    this.frame.style.setProperty("--levels", levels + 1);
    const go = (level) => this.change({ level: Math.max(0, Math.min(levels, level)) });
    this.back = button("Back", () => go(this.level - 1));
    this.next = button("Next level", () => go(this.level + 1));
    this.all = button("All levels", () => go(levels));
    this.status = make("div", { className: "mm-score", role: "status" });
    this.message = make("div", { className: "mm-message", role: "status" });
    el.replaceChildren(
      this.frame, make("div", { className: "mm-tools" }, this.back, this.next, this.all),
      this.status, this.message, rulesPanel(RULES, KEYS),
    );
  }

  node() {
    return make("div", { className: "mm-cell", role: "gridcell" });
  }

  indexLabel(i) {
    const digits = [...binary(i, this.n)].map((digit) => make("span", { textContent: digit }));
    return make("div", { className: "mm-index", title: String(i) }, ...digits);
  }

  headings() {
    const texts = ["items", ...Array.from({ length: this.levels }, (_, l) => `distance ${2 ** l}`)];
    const heads = texts.map((textContent) => make("span", { textContent }));
    this.heads = heads;
    return [make("span", {}), make("div", { className: "mm-level-names" }, ...heads), make("span", {})];
  }

  get level() {
    return this.model.get("level");
  }

  flip(i) {
    this.change({ items: this.model.get("items").map((bit, j) => (i === j ? 1 - bit : bit)) });
  }

  point(place) {
    this.pointed = place && [place[1], place[0]];
    this.light();
  }

  light() {
    const { pointed, n, levels, values } = this;
    const { nodes, wires } = pointed ? linkedTo(pointed, n) : { nodes: [], wires: [] };
    light(this.nodes.flat(), [
      ["mm-lit", nodes.map(([l, i]) => this.nodes[i][l])],
      ["mm-pointed", pointed ? [this.nodes[pointed[1]][pointed[0]]] : []],
    ]);
    light(this.lines, [
      ["mm-live", wires.map((number) => this.lines[number])],
      ["mm-ahead", this.lines.filter((_, number) => this.wires[number].level >= this.level)],
    ]);
    this.grid.classList.toggle("mm-asking", pointed !== null);
    this.frame.classList.toggle("mm-tracing", pointed !== null);
    const ends = [0, levels].map((l) => nodes.filter(([level]) => level === l).map(([, i]) => i));
    this.labels.forEach((labels, side) => light(labels, [["mm-named", ends[side].map((i) => labels[i])]]));
    const text = pointed ? linkText(pointed, values[0], values, this.level) : "";
    if (this.message.textContent !== text) this.message.textContent = text;
  }

  update() {
    const { n, levels, level } = this;
    const before = this.shown;
    this.values = valuesOf(this.model.get("items"));
    this.shown = this.values.map((row, l) => row.map((bit) => (l <= level ? bit : null)));
    this.shown.forEach((row, l) => row.forEach((bit, i) => {
      if (before && before[l][i] === bit) return;
      const node = this.nodes[i][l];
      node.dataset.bit = bit ?? "";
      node.setAttribute("aria-label", nodeName([l, i], n, bit));
      if (before && !isStill()) flip(node);
    }));
    this.heads.forEach((head, l) => head.classList.toggle("mm-now", l === level));
    this.back.disabled = level === 0;
    this.next.disabled = level === levels;
    this.all.disabled = level === levels;
    this.status.textContent = levelText(level, n);
    this.light();
  }
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-butterfly");
  keepKeys(el);
  return new Wiring(model, el).stop;
}

export default { render };
