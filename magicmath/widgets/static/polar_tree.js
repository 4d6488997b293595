// The rows of ⌽G from size 1 to 1024, coloured by how often they are decided wrongly.

import { button, keepKeys, listen, make } from "./dom.js";
import { rulesPanel } from "./forms.js";
import { follow } from "./model.js";
import { countsOf, errorsOf, orderOf, walked } from "./polar_tree_state.js";
import { countText, HOW, KEYS, rowText, shareText, sizeText } from "./polar_tree_words.js";

const WIDTH = 1024;
const HEIGHT = 26; // pixels of a line
const ROOM = 12; // pixels: wider cells get a gap between them

class Line {
  constructor(level) {
    this.level = level;
    this.canvas = make("canvas", { className: "mm-polar-rows", width: WIDTH, height: HEIGHT });
    this.share = make("span", { className: "mm-polar-share" });
    const name = make("span", { className: "mm-polar-size", textContent: sizeText(level) });
    this.element = make("div", { className: "mm-polar-line" }, name, this.canvas, this.share);
    this.canvas.ariaHidden = "true";
  }

  show(errors, order, marked) {
    const { canvas, level } = this;
    const ink = canvas.getContext("2d");
    const style = getComputedStyle(canvas);
    const colour = (name) => style.getPropertyValue(name).trim();
    const [dark, light, accent, frame] = ["--mm-dark", "--mm-light", "--mm-accent", "--mm-frame"].map(colour);
    const wide = WIDTH / order.length;
    const gap = wide > ROOM ? 1 : 0;
    const cell = (at) => [at * wide + gap, gap, wide - 2 * gap, HEIGHT - 2 * gap];
    ink.globalAlpha = 1;
    ink.fillStyle = frame;
    ink.fillRect(0, 0, WIDTH, HEIGHT);
    ink.fillStyle = light;
    order.forEach((_, at) => ink.fillRect(...cell(at)));
    ink.fillStyle = dark;
    order.forEach((row, at) => {
      ink.globalAlpha = Math.min(1, 2 * errors[row]);
      ink.fillRect(...cell(at));
    });
    ink.globalAlpha = 1;
    ink.strokeStyle = accent;
    ink.lineWidth = 4;
    order.forEach((row, at) => {
      if (!marked.some((one) => one.level === level && one.row === row)) return;
      const [x, , width] = cell(at);
      ink.strokeRect(Math.min(x, WIDTH - 8) + 2, 2, Math.max(4, width - 4), HEIGHT - 4);
    });
    this.share.textContent = level ? shareText(countsOf(errors), order.length) : "";
  }

  // The row under a pointer.
  rowAt(event, order) {
    const box = this.canvas.getBoundingClientRect();
    const at = Math.floor(((event.clientX - box.left) / box.width) * order.length);
    return order[Math.max(0, Math.min(order.length - 1, at))];
  }
}

class PolarTree {
  constructor(model, el) {
    this.model = model;
    const { change, stop } = follow(model, ["_now"], () => this.update());
    this.become = (values) => change({ _now: { ...this.now, ...values } });
    this.stop = stop;
    this.most = model.get("_most_levels");
    this.aimed = null;
    this.lay(el);
    this.update();
    requestAnimationFrame(() => this.draw()); // once the page gives the colours
  }

  get now() {
    return this.model.get("_now");
  }

  lay(el) {
    const oninput = () => this.become({ noise: this.noise.valueAsNumber });
    const max = this.model.get("_largest_noise");
    this.noise = make("input", { type: "range", min: 1, max, step: 1, oninput });
    this.share = make("output", { className: "mm-share" });
    this.smaller = button("Smaller", () => this.become({ levels: this.now.levels - 1 }));
    this.larger = button("Larger", () => this.become({ levels: this.now.levels + 1 }));
    const sort = () => this.become({ by_reliability: !this.now.by_reliability });
    this.sort = button("Sort each size", sort);
    this.lines = Array.from({ length: this.most + 1 }, (_, level) => new Line(level));
    this.tree = make("div", { className: "mm-polar-lines", role: "application", tabIndex: 0 });
    this.tree.setAttribute("aria-label", "the rows of ⌽G, size by size");
    this.status = make("div", { className: "mm-score", role: "status" });
    this.message = make("div", { className: "mm-message", role: "status" });
    el.setAttribute("role", "group");
    el.setAttribute("aria-label", "Polar tree");
    const noise = make("span", { textContent: "Noise" });
    el.replaceChildren(
      make("div", { className: "mm-tools" }, this.smaller, this.larger, this.sort),
      make("div", { className: "mm-tools" },
        make("label", { className: "mm-field" }, noise, this.noise, this.share)),
      make("div", { className: "mm-line-of-state" }, this.status),
      make("div", { className: "mm-polar-head" }, make("span", { textContent: "between" })),
      this.tree, this.message, rulesPanel(HOW, KEYS),
    );
    this.hear();
  }

  update() {
    const { noise, levels, by_reliability: isByReliability } = this.now;
    this.errors = errorsOf(noise, levels);
    this.orders = this.errors.map((errors) => orderOf(errors, isByReliability));
    if (this.aimed?.level > levels) this.aimed = null;
    this.tree.replaceChildren(...this.lines.slice(0, levels + 1).map(({ element }) => element));
    this.noise.value = noise;
    this.share.textContent = `${noise} of 100 places flip`;
    this.noise.setAttribute("aria-valuetext", this.share.textContent);
    this.sort.setAttribute("aria-pressed", isByReliability);
    this.smaller.disabled = levels === 1;
    this.larger.disabled = levels === this.most;
    this.status.textContent = countText(countsOf(this.errors[levels]), levels);
    this.draw();
  }

  // The row pointed at, all that it came from, and the two that it makes.
  get marked() {
    if (!this.aimed) return [];
    const { level, row } = this.aimed;
    const before = Array.from({ length: level + 1 }, (_, k) => ({ level: k, row: row >> (level - k) }));
    return [...before, { level: level + 1, row: 2 * row }, { level: level + 1, row: 2 * row + 1 }];
  }

  draw() {
    const { marked, aimed, errors } = this;
    errors.forEach((some, level) => this.lines[level].show(some, this.orders[level], marked));
    this.message.textContent = aimed ? rowText(aimed.level, aimed.row, errors) : "Point at a row, or tap it.";
  }

  aim(aimed) {
    if (aimed?.level === this.aimed?.level && aimed?.row === this.aimed?.row) return;
    this.aimed = aimed;
    this.draw();
  }

  hear() {
    const { tree } = this;
    listen(tree, "pointermove pointerdown", (event) => {
      const line = this.lines.find(({ canvas }) => canvas === event.target);
      if (line) this.aim({ level: line.level, row: line.rowAt(event, this.orders[line.level]) });
    });
    listen(tree, "pointerleave", (event) => { if (event.pointerType === "mouse") this.aim(null); });
    listen(tree, "keydown", (event) => {
      const next = walked(this.aimed ?? { level: 0, row: 0 }, event.key, this.orders);
      if (!next) return;
      event.preventDefault();
      this.aim(next);
    });
    listen(tree, "focus", () => { if (tree.matches(":focus-visible")) this.aim({ level: 0, row: 0 }); });
    listen(tree, "blur", () => this.aim(null));
  }
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-polar");
  keepKeys(el);
  return new PolarTree(model, el).stop;
}

export default { render };
