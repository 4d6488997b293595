// The letters of a counter's game, with an arrow for each move of the counter.

import { button, make } from "./dom.js";
import { draw } from "./svg.js";

const [MIDDLE, RING, NODE] = [130, 98, 24];

const placeOf = (i, count) => {
  const turn = (2 * Math.PI * i) / count - Math.PI / 2;
  return [MIDDLE + RING * Math.cos(turn), MIDDLE + RING * Math.sin(turn)];
};

function arrow([x, y], [to, down]) {
  const length = Math.hypot(to - x, down - y);
  const [dx, dy] = [(to - x) / length, (down - y) / length];
  const along = (d, side = 0) => `${x + dx * d - dy * side} ${y + dy * d + dx * side}`;
  const tip = length - NODE - 3;
  return [
    draw("path", { d: `M${along(NODE)}L${along(tip - 8)}`, stroke: "currentColor", "stroke-width": 1.5 }),
    draw("path", { d: `M${along(tip)}L${along(tip - 10, 5)}L${along(tip - 10, -5)}z`, fill: "currentColor" }),
  ];
}

function linesOf(graph) {
  const letters = graph.map(([letter]) => letter);
  const ends = (letter) => placeOf(letters.indexOf(letter), letters.length);
  const arrowsFrom = ([letter, ...others]) => others.flatMap((other) => arrow(ends(letter), ends(other)));
  const viewBox = `0 0 ${2 * MIDDLE} ${2 * MIDDLE}`;
  return draw("svg", { viewBox, "aria-hidden": "true" }, ...graph.flatMap(arrowsFrom));
}

// The drawn graph, and a button for each letter: `onPress` is told which. It is named after its counter.
export function lettersOf(graph, onPress, counter = "the counter") {
  const nodes = graph.map(([letter], i) => {
    const node = button("", () => onPress(letter), { className: "mm-letter" });
    const [left, top] = placeOf(i, graph.length).map((at) => `${(100 * at) / (2 * MIDDLE)}%`);
    Object.assign(node.style, { left, top });
    return node;
  });
  const named = { className: "mm-letters", role: "group", ariaLabel: `letters of ${counter}` };
  return { nodes, drawn: make("div", named, linesOf(graph), ...nodes) };
}
