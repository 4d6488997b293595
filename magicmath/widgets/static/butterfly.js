// The butterfly: items at the left, outputs at the right, and a wire for each value that is passed on.

import { flip, isStill } from "./cells.js";
import { button, keepKeys, make } from "./dom.js";
import { rulesPanel } from "./forms.js";
import { levelCount, linkedTo, slipIn, turnedIn, valuesOf, wiresOf } from "./butterfly_state.js";
import {
  binary, checkText, handText, KEYS, KEYS_BY_HAND, levelText, linkText, makingText, nodeName,
  RULES, RULES_BY_HAND,
} from "./butterfly_words.js";
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
    Object.assign(this, { model, el, pointed: null, shown: null, slip: null, said: "" });
    this.n = model.get("items").length;
    this.levels = levelCount(this.n);
    const { change, stop } = follow(model, ["items", "level", "changed"], () => this.update());
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
      onPress: ([i, l]) => this.press(i, l),
    });
    this.labels = [0, 1].map(() => places.map((i) => this.indexLabel(i)));
    this.frame = make("div", { className: "mm-butterfly-frame" }, ...this.headings(),
      make("div", { className: "mm-indices" }, ...this.labels[0]),
      make("div", { className: "mm-wires" }, picture, grid),
      make("div", { className: "mm-indices" }, ...this.labels[1]));
    this.grid = grid;
    this.frame.style.setProperty("--rows", n);
    this.frame.style.setProperty("--levels", levels + 1);
    const isByHand = this.model.get("_by_hand");
    const go = (level) => this.become({ level: Math.max(0, Math.min(levels, level)) });
    this.back = button("Back", () => go(this.level - 1));
    this.next = button(isByHand ? "Show this level" : "Next level", () => go(this.level + 1));
    this.all = button("All levels", () => go(levels));
    this.check = button("Check", () => this.tell());
    const draw = () => this.nodes.map(() => Math.floor(Math.random() * 2));
    const others = button("Other items", () => this.become({ items: draw(), level: 0 }));
    const tools = isByHand ? [this.check, this.back, this.next, others] : [this.back, this.next, this.all];
    this.status = make("div", { className: "mm-score", role: "status" });
    this.message = make("div", { className: "mm-message", role: "status" });
    el.replaceChildren(
      this.frame, make("div", { className: "mm-tools" }, ...tools),
      this.status, this.message, rulesPanel(...(isByHand ? [RULES_BY_HAND, KEYS_BY_HAND] : [RULES, KEYS])),
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

  // Whether the reader makes a level, the next one.
  get isMaking() {
    return this.model.get("_by_hand") && this.level < this.levels;
  }

  become(values, said = "") {
    Object.assign(this, { slip: null, said });
    this.change({ ...values, changed: this.nodes.map(() => 0) });
  }

  press(i, level) {
    const turned = (bits) => bits.map((bit, j) => (i === j ? 1 - bit : bit));
    if (!this.isMaking) {
      if (level === 0) this.become({ items: turned(this.model.get("items")) });
    } else if (level === this.level + 1) {
      Object.assign(this, { slip: null, said: "" });
      this.change({ changed: turned(this.model.get("changed")) });
    }
  }

  tell() {
    const [items, { level, values }] = [this.model.get("items"), this];
    const slip = slipIn(items, level, this.model.get("changed"));
    const said = checkText(slip, items, values, level);
    if (!slip) this.become({ level: level + 1 }, said);
    else {
      Object.assign(this, { slip: slip.isUntouched ? null : slip, said, pointed: null });
      this.update();
    }
  }

  point(place) {
    this.pointed = place && [place[1], place[0]];
    this.light();
  }

  light() {
    const { pointed, levels } = this;
    const { nodes, wires } = this.lit();
    light(this.nodes.flat(), [
      ["mm-lit", nodes.map(([l, i]) => this.nodes[i][l])],
      ["mm-pointed", pointed ? [this.nodes[pointed[1]][pointed[0]]] : []],
    ]);
    const slip = this.slip ? [this.nodes[this.slip.place][this.level + 1]] : [];
    const mine = this.isMaking ? this.columnOf(this.level + 1) : [];
    light(this.nodes.flat(), [["mm-slip", slip], ["mm-mine", mine]]);
    light(this.lines, [
      ["mm-live", wires.map((number) => this.lines[number])],
      ["mm-ahead", this.lines.filter((_, number) => this.wires[number].level >= this.level)],
    ]);
    const isTraced = pointed !== null && !(this.isMaking && pointed[0] > this.level);
    this.grid.classList.toggle("mm-asking", isTraced);
    this.frame.classList.toggle("mm-tracing", isTraced);
    const ends = [0, levels].map((l) => nodes.filter(([level]) => level === l).map(([, i]) => i));
    this.labels.forEach((labels, side) => light(labels, [["mm-named", ends[side].map((i) => labels[i])]]));
    const text = this.linkText();
    if (this.message.textContent !== text) this.message.textContent = text;
  }

  columnOf(level) {
    return this.nodes.map((row) => row[level]);
  }

  // What belongs to the node pointed at, or to a slip. Of levels still to be made nothing is told.
  lit() {
    const { pointed, n, level, slip } = this;
    if (slip && !(pointed && pointed[0] <= level)) {
      const added = slip.partner === null ? [slip.place] : [slip.place, slip.partner];
      return { nodes: added.map((i) => [level, i]), wires: [] };
    }
    if (!pointed || (this.isMaking && pointed[0] > level)) return { nodes: [], wires: [] };
    const { nodes, wires } = linkedTo(pointed, n);
    if (!this.isMaking) return { nodes, wires };
    return {
      nodes: nodes.filter(([at]) => at <= level), wires: wires.filter((one) => this.wires[one].level < level),
    };
  }

  linkText() {
    const { pointed, n, values, level } = this;
    if (!pointed) return "";
    if (!this.isMaking) return linkText(pointed, values[0], values, level);
    if (pointed[0] > level + 1) return "";
    if (pointed[0] > level) return makingText(pointed[1], n, level, this.model.get("changed")[pointed[1]]);
    if (pointed[0] === 0) return `${nodeName(pointed, n, values[0][pointed[1]])}.`.replace("item", "Item");
    return linkText(pointed, values[0], values, level);
  }

  update() {
    const { n, levels, level } = this;
    const before = this.shown;
    this.values = valuesOf(this.model.get("items"));
    this.shown = this.values.map((row, l) => row.map((bit) => (l <= level ? bit : null)));
    const { isMaking } = this;
    if (isMaking) this.shown[level + 1] = turnedIn(this.values[level], this.model.get("changed"));
    this.shown.forEach((row, l) => row.forEach((bit, i) => {
      const node = this.nodes[i][l];
      node.setAttribute("aria-label", nodeName([l, i], n, bit, isMaking && l === level + 1));
      if (before && before[l][i] === bit) return;
      node.dataset.bit = bit ?? "";
      if (before && !isStill()) flip(node);
    }));
    this.heads.forEach((head, l) => head.classList.toggle("mm-now", l === level + Number(isMaking)));
    if (this.model.get("_by_hand")) {
      this.nodes.forEach((row, i) => row.forEach((node, l) => {
        node.classList.toggle("mm-adds", l > 0 && l <= level && (i & 2 ** (l - 1)) > 0);
      }));
      this.lines.forEach((line, k) => line.classList.toggle("mm-untold", this.wires[k].level >= level));
      this.check.disabled = !isMaking;
    }
    this.back.disabled = level === 0;
    this.next.disabled = level === levels;
    this.all.disabled = level === levels;
    const told = this.said || (isMaking ? handText(level) : levelText(level, n));
    if (this.status.textContent !== told) this.status.textContent = told;
    this.light();
  }
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-butterfly");
  keepKeys(el);
  return new Wiring(model, el).stop;
}

export default { render };
