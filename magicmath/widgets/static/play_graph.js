// A board of nodes and edges, to press and to look at.

import { boardName, cellName, shadesOf } from "./play_looks.js";
import { nodeTowards } from "./play_layout.js";
import { listen } from "./dom.js";
import { roving } from "./roving.js";
import { draw } from "./svg.js";

const SIDE = 320;
const radiusOf = (count) => Math.max(5, Math.min(18, 70 / Math.sqrt(count)));

function lineOf([a, b], places, radius, oneWay) {
  const [[x1, y1], [x2, y2]] = [places[a], places[b]];
  const far = Math.hypot(x2 - x1, y2 - y1) || 1;
  const share = oneWay ? (far - radius - 5) / far : 1;
  return draw("line", { x1, y1, x2: x1 + (x2 - x1) * share, y2: y1 + (y2 - y1) * share });
}

function drawing({ graph, size }, attributes) {
  const radius = radiusOf(size);
  const margin = radius + 6;
  const places = graph.positions.map(([x, y]) => [x, y].map((part) => margin + part * (SIDE - 2 * margin)));
  const id = `mm-arrow-${Math.random().toString(36).slice(2)}`;
  const tip = draw("path", { d: "M0 0L8 4L0 8z" });
  const size8 = { viewBox: "0 0 8 8", refX: 4, refY: 4, markerWidth: 6, markerHeight: 6 };
  const marker = { id, orient: "auto", ...size8 };
  const lines = graph.edges.filter(([a, b]) => a !== b)
    .map((edge) => lineOf(edge, places, radius, graph.oneWay));
  if (graph.oneWay) for (const line of lines) line.setAttribute("marker-end", `url(#${id})`);
  const element = draw(
    "svg", { viewBox: `0 0 ${SIDE} ${SIDE}`, ...attributes },
    draw("defs", {}, draw("marker", marker, tip)), draw("g", { class: "mm-edges" }, ...lines),
  );
  return { element, places, radius, lines, margin };
}

export class Graph {
  constructor(shape, label, { press, aim }) {
    this.shape = shape;
    this.shades = shadesOf(shape.colours);
    const look = { class: "mm-graph", role: "group", "aria-label": label };
    const { element, places, radius, lines, margin } = drawing(shape, look);
    Object.assign(this, { element, lines, margin });
    this.nodes = places.map(([x, y], node) => this.nodeAt(x, y, radius, node));
    element.append(...this.nodes);
    const numbers = new Map(this.nodes.map((node, i) => [node, i]));
    const numberOf = (event) => numbers.get(event.target.closest(".mm-node")) ?? -1;
    this.moveTo = roving(element, this.nodes, (key, i) => nodeTowards(shape.graph.positions, i, key));
    listen(element, "click", (event) => {
      const node = numberOf(event);
      if (node < 0) return;
      this.moveTo(node, { preventScroll: true });
      press(node, true);
    });
    listen(element, "keydown", (event) => {
      if (numberOf(event) < 0 || (event.key !== " " && event.key !== "Enter")) return;
      press(numberOf(event), false);
      event.preventDefault();
    });
    listen(element, "pointerover focusin", (event) => aim(numberOf(event)));
    listen(element, "pointerleave focusout", () => aim(-1));
  }

  nodeAt(x, y, radius, node) {
    const disc = draw("circle", { r: radius });
    const text = draw("text", { "text-anchor": "middle", "dominant-baseline": "central" });
    text.style.fontSize = `${Math.max(7, radius * 0.8)}px`;
    const mark = draw("circle", { class: "mm-todo", r: radius * 0.45 });
    const transform = `translate(${x} ${y})`;
    return draw("g", { class: "mm-node", role: "button", transform, "data-node": node }, disc, mark, text);
  }

  draw(look) {
    const { shape, shades } = this;
    this.nodes.forEach((node, i) => {
      const [disc, , text] = node.children;
      const value = look.cells[i];
      node.setAttribute("aria-label", cellName(i, shape, look));
      node.classList.toggle("mm-hole", shape.isHole[i]);
      node.classList.toggle("mm-differs", Boolean(look.goal) && look.goal[i] !== value);
      node.classList.toggle("mm-hinted", look.hinted === i);
      node.classList.toggle("mm-to-press", Boolean(look.todo?.[i]));
      node.classList.toggle("mm-picked", look.picked === i);
      disc.style.fill = shades[value].shade;
      text.style.fill = shades[value].ink;
      text.textContent = look.todo?.[i] > 1 ? look.todo[i] : shape.colours > 2 ? value : i;
    });
  }

  // Where a tap is, in the square in which the nodes have their positions.
  placeOf({ clientX, clientY }) {
    const { margin } = this;
    const { left, top, width } = this.element.getBoundingClientRect();
    return [clientX - left, clientY - top]
      .map((part) => ((part * SIDE) / width - margin) / (SIDE - 2 * margin));
  }

  aim(cells) {
    const aimed = new Set(cells);
    this.nodes.forEach((node, i) => node.classList.toggle("mm-aimed", aimed.has(i)));
  }

  focus() {
    (this.nodes.find((node) => node.tabIndex === 0) ?? this.nodes[0]).focus();
  }
}

export function graphPicture(label, cells, shape) {
  const name = boardName(label, cells, shape);
  const look = { class: "mm-graph-picture", role: "img", "aria-label": name };
  const { element, places, radius } = drawing(shape, look);
  const shades = shadesOf(shape.colours);
  places.forEach(([cx, cy], i) => {
    element.append(draw("circle", { cx, cy, r: radius * 1.4, style: `fill: ${shades[cells[i]].shade}` }));
  });
  return element;
}
