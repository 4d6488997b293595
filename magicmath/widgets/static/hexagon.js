// Six matrices at the corners of a hexagon, and arrows from one to another.

import { isStill } from "./cells.js";
import { draw } from "./svg.js";
import { factorOfSide } from "./symmetries_state.js";

const [RADIUS, HALF] = [150, 40]; // of the hexagon, and of a matrix
const [WIDTH, HEIGHT] = [400, 440];

const corner = (k) => {
  const angle = (Math.PI / 3) * k - Math.PI / 2;
  return [RADIUS * Math.cos(angle), RADIUS * Math.sin(angle) - 6];
};

// The cells of a matrix as one path, in a square around the middle.
export function cellsPath(matrix, half) {
  const cell = (2 * half) / matrix.length;
  const squares = matrix.flatMap((row, i) => row.map((bit, j) => (
    bit ? `M${j * cell - half} ${i * cell - half}h${cell}v${cell}h${-cell}z` : ""
  )));
  return squares.join("");
}

const dotAt = (place) => 10 + 23 * place;

// The three letters in their order, each a coloured dot.
function dotsOf(order, y) {
  const dots = order.map((letter, place) => {
    const circle = draw("circle", { r: 10, class: `mm-letter-${letter}` });
    const text = draw("text", { y: 5, "text-anchor": "middle" }, ` ${letter}`); // for one who listens
    const dot = draw("g", { class: "mm-slide" }, circle, text);
    return draw("g", { transform: `translate(${dotAt(place)} 0)` }, dot);
  });
  return draw("g", { class: "mm-order", transform: `translate(0 ${y})` }, ...dots);
}

function nodeOf(name, k, order, onPress) {
  const [x, y] = corner(k);
  const transform = `translate(${x} ${y})`;
  const node = draw("g", { class: "mm-node", role: "button", tabindex: -1, transform });
  const paper = { x: -HALF - 3, y: -HALF - 3, width: 2 * HALF + 6, height: 2 * HALF + 6, rx: 6 };
  const cells = draw("path", { class: "mm-ones" });
  const label = y < -HALF ? -HALF - 10 : HALF + 20; // away from the sides
  const text = draw("text", { x: -8, y: label, "text-anchor": "end" }, name);
  const dots = dotsOf(order, label - 5);
  node.append(draw("rect", { ...paper, class: "mm-paper" }), cells, text, dots);
  node.addEventListener("click", () => onPress(name));
  return { node, cells, dots: [...dots.children], order, x, y };
}

// From the edge of one matrix to the edge of another.
function line(from, to) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const off = (HALF + 6) / Math.max(Math.abs(dx), Math.abs(dy)) * length; // where it leaves the square
  const at = (share) => [from.x + dx * share, from.y + dy * share];
  const [start, end] = [at(off / length), at(1 - (off + 7) / length)];
  return `M${start.join(" ")}L${end.join(" ")}`;
}

const loop = ({ x, y }) => `M${x - 12} ${y - HALF - 5}c-14 -30 38 -30 26 -4`;

export class Hexagon {
  constructor(names, orderOf, onPress) {
    this.names = names;
    const node = (name, k) => [name, nodeOf(name, k, orderOf(name), onPress)];
    this.nodes = Object.fromEntries(names.map(node));
    const tip = draw("path", { d: "M0 0L8 4L0 8z", class: "mm-tip" });
    const marker = draw("marker", {
      id: `mm-tip-${Math.random().toString(36).slice(2)}`, viewBox: "0 0 8 8", refX: 2, refY: 4,
      markerWidth: 5, markerHeight: 5, orient: "auto",
    }, tip);
    this.tip = `url(#${marker.id})`;
    this.sides = draw("g", { class: "mm-sides" });
    this.arrows = draw("g", { class: "mm-arrows" });
    const inTheMiddle = { y: 0, "text-anchor": "middle", class: "mm-middle", "aria-hidden": "true" };
    this.middle = draw("text", inTheMiddle);
    const around = `${-WIDTH / 2} ${-HEIGHT / 2} ${WIDTH} ${HEIGHT}`;
    this.element = draw(
      "svg", { viewBox: around, class: "mm-hexagon", role: "group", "aria-label": "the six matrices" },
      draw("defs", {}, marker), this.sides, this.arrows, this.middle,
      ...names.map((name) => this.nodes[name].node),
    );
    this.drawSides();
  }

  drawSides() {
    this.ways = this.names.map((name, k) => {
      const [from, to] = [this.nodes[name], this.nodes[this.names[(k + 1) % this.names.length]]];
      const inward = 0.87;
      const [x, y] = [inward * (from.x + to.x) / 2, inward * (from.y + to.y) / 2];
      const text = draw("text", { x, y: y + 5, "text-anchor": "middle" }, `·${factorOfSide(k)}`);
      return draw("g", {}, draw("path", { d: line(from, to) }), text);
    });
    this.sides.append(...this.ways);
  }

  // What is asked, or answered, in the middle.
  say(text) {
    this.middle.textContent = text;
  }

  // Show some of the sides: for each, whether it is shown.
  showSides(areShown) {
    this.sides.setAttribute("display", areShown.includes(true) ? "inline" : "none");
    this.ways.forEach((way, k) => way.setAttribute("display", areShown[k] ? "inline" : "none"));
  }

  drawMatrices(six) {
    for (const name of this.names) this.nodes[name].cells.setAttribute("d", cellsPath(six[name], HALF));
  }

  // Draw the arrow of a step [from, to], or none.
  drawArrow(step) {
    this.arrows.replaceChildren();
    if (!step) return;
    const [from, to] = step;
    const d = from === to ? loop(this.nodes[from]) : line(this.nodes[from], this.nodes[to]);
    this.arrows.append(draw("path", { d, class: "mm-walked", "marker-end": this.tip }));
  }

  // Show that the dots of the first order become those of the second: each slides to its new place.
  slideDots(from, to) {
    if (isStill()) return;
    const [before, { dots, order }] = [this.nodes[from].order, this.nodes[to]];
    dots.forEach((dot, place) => {
      const off = dotAt(before.indexOf(order[place])) - dotAt(place);
      const way = [{ transform: `translate(${off}px, 0)` }, { transform: "none" }];
      dot.firstChild.animate(way, { duration: 900, easing: "ease-in-out" });
    });
  }

  mark(place, next, nameOf) {
    for (const name of this.names) {
      const { node } = this.nodes[name];
      node.classList.toggle("mm-here", name === place);
      node.classList.toggle("mm-next", name === next);
      node.setAttribute("tabindex", name === place ? 0 : -1);
      node.setAttribute("aria-label", nameOf(name));
      node.setAttribute("aria-pressed", name === place);
    }
  }
}
