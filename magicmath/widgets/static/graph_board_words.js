// What is said of a choice x of nodes, of one node, and of a graph that is drawn.

import { plural } from "./words.js";

const colour = (bit) => (bit ? "black" : "white");

export function nodeName(node, { cells, chosen, inside, counts }) {
  const place = `node ${node}, ${colour(cells[node])}`;
  if (!counts) return place;
  return chosen[node] ? `${place}, in x, ${plural(inside[node], "neighbour")} in x` : `${place}, not in x`;
}

export function countsText(chosen, inside, edges) {
  const ends = inside.filter((_, node) => chosen[node]);
  if (!ends.length) return "x is empty. Press nodes to take them into x.";
  const total = ends.reduce((sum, one) => sum + one, 0);
  const sum = ends.length > 1 ? `${ends.join(" + ")} = ${total}` : total;
  const verb = edges === 1 ? "is" : "are";
  return `x has ${plural(ends.length, "node")}. Neighbours inside x: ${sum}. `
    + `Inside x there ${verb} ${plural(edges, "edge")} with ${plural(2 * edges, "end")}.`;
}

export function testText(chosen, odd) {
  if (!chosen.some(Boolean)) return "";
  if (!odd) return "x is a test: each mask meets it in an even number of nodes.";
  const whose = odd === 1 ? "the mask of the black node meets" : "the masks of the black nodes meet";
  return `x is no test: ${whose} it in an odd number of nodes.`;
}

export function meetsText(met, isChosen) {
  const parts = isChosen ? ["the node itself", plural(met - 1, "neighbour")] : [plural(met, "neighbour")];
  const parity = met % 2 ? "odd" : "even";
  const meeting = `${plural(met, "node")}: ${parts.join(" and ")}`;
  return `The mask in the frames meets x in ${meeting}. That is ${parity}.`;
}

export function pressesText(presses, black, count) {
  if (black === count) return `✓ All ${plural(count, "node")} black, after ${plural(presses, "press")}!`;
  return `${plural(presses, "press")}, ${black} of ${plural(count, "node")} black`;
}

const PLAY = "Press nodes until all are black. Or switch “Draw edges” on, and change the graph.";
const FIRST_END = "Press a node, then another: the edge between them is drawn, or erased.";

export function drawingText(isDrawing, picked) {
  if (!isDrawing) return PLAY;
  return picked < 0 ? FIRST_END : `Node ${picked} is picked. Press the other end of the edge.`;
}

export function ownTestText(number, count) {
  if (!count) return "Your graph has no test, so each board can be made. “Light it all” shows how.";
  const which = count > 1 ? `one of its ${count} independent tests` : "its only test";
  return `x is a test of your graph, ${which}.`;
}

export function parityText(chosen, cells) {
  const size = chosen.filter(Boolean).length;
  const black = cells.filter((bit, node) => bit && chosen[node]).length;
  const parity = (n) => (n % 2 ? "odd" : "even");
  return `Black nodes in x now: ${black}, and ${black} is ${parity(black)}. No press changes that parity. `
    + `With all nodes black it would be ${size}.`;
}
