// What is said of a choice x of nodes, of one node, and of a graph that is drawn.

import { listed, onesOf } from "./lists.js";
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

const PLAY = "Press nodes until all are black. Or switch “Draw” on, and change the graph.";
const LIT = "All nodes are black. Switch “Draw” on to change the graph.";
const FIRST_END = "Press a free place: a node is drawn. Press two nodes: the edge between them is drawn, or "
  + "erased. Then all nodes are white again.";

export function drawingText(isDrawing, picked, isAllBlack) {
  if (!isDrawing) return isAllBlack ? LIT : PLAY;
  return picked < 0 ? FIRST_END : `Node ${picked} is picked. Press the other end of the edge.`;
}

// While tests ask for nodes of their own.
export const DOTS = "Dots mark the nodes of a test.";
export const CHOOSE = "press one of them";
export const ROOM = "\u00a0"; // a line of its height

// What the last press did, and what the test asks for that has no node of its own yet.
export function ownAskText(own, added, refused) {
  const number = own.length;
  const ask = `Press a node with dots: it becomes the own node of test ${number}.`;
  if (refused >= 0) return `Node ${refused} is not in test ${number}. ${ask}`;
  return number ? `${ownTakenText(own, added)} ${ask}` : ask;
}

function ownTakenText(own, added) {
  const last = own.length - 1;
  const told = `Node ${own[last]} is the own node of test ${last}.`;
  if (!added.length) return told;
  const names = listed(added.map((k) => `test ${k}`));
  return `${told} It was in ${names}, too. So test ${last} was added to ${names}. `
    + `Now only test ${last} contains node ${own[last]}.`;
}

// All tests have one of the own nodes: how many they are, and what a press does now.
export function ownFoundText(own, added, count) {
  const press = "A press changes one node now.";
  if (!count) return `This graph has no test. ${press}`;
  const last = added.length ? `${ownTakenText(own, added)} ` : "";
  const nodes = listed([...own].sort((a, b) => a - b));
  const found = own.length === 1 ? `1 own node: ${nodes}` : `${own.length} own nodes: ${nodes}`;
  const all = count === 1 ? "The only test of this graph contains it"
    : `Each of the ${count} tests contains one of them`;
  return `${last}✓ You have d = ${found}. ${all}. ${press}`;
}

// What the button for tests does next.
export function askText(isLooking, count) {
  if (!isLooking || !count) return "Show a test";
  return count > 1 ? "Next test" : "Hide the test";
}

export function ownTestText(number, count) {
  if (!count) return "Your graph has no test, so each board can be made. “Light it all” shows how.";
  return `x is a test of your graph${count > 1 ? ` (${number} of ${count})` : ", its only one"}.`;
}

// The test of the graph before, on the graph with other edges; `odd` are the nodes whose masks break it.
export function oldTestText(odd) {
  const others = "“Show a test” shows a test of the new graph.";
  if (!odd.length) return `This is the old x, and it is still a test. ${others}`;
  const whose = odd.length === 1 ? `the mask of node ${odd} contains` : `the masks of ${listed(odd)} contain`;
  return `This is the old x. It is no test now: ${whose} an odd number of its nodes. ${others}`;
}

// The reader counts.
export const QUESTION = "How many nodes has x? So does all black fail this test?";

// Pressed twice is not pressed: such a node has no ring.
export function ringsText(pressed) {
  const nodes = onesOf(pressed);
  return nodes.length ? `A ring inside marks a pressed node: ${nodes.join(", ")}.` : "";
}

export const testNodesText = (nodes) => `nodes ${listed(nodes)}`;

// What a board of a graph is: which tests it fails.
export function paintedText(counts, boards) {
  const failed = counts.flatMap((count, k) => (count % 2 ? [`test ${k}`] : []));
  if (!failed.length) return counts.length ? "✓ Your board passes all tests." : "✓ This graph has no test.";
  return `✗ Your board fails ${listed(failed)}. None of the ${boards} choices of presses makes it.`;
}

export const YOUR_GRAPH = "your graph";
export const WHITE_GRAPH = "white graph: press here";

// `left` holds the presses that are left, as bits, or is null where none make the board.
export function madeText(left, hasBlack, choices) {
  if (!left) return "";
  if (!hasBlack) return "Your board is white. Change some nodes first.";
  const count = left.filter(Boolean).length;
  if (count) return `${plural(count, "press")} to go: press each node with a dot.`;
  const make = choices > 1 ? `All in all ${choices} choices of presses make it.`
    : "No other choice of presses makes it.";
  return `✓ You have made your board. ${make}`;
}

// Two counts: of the boards that pass, and of those that some presses make.
export const censusText = ({ boards, passing, made, each }) => [
  `Boards that pass all tests: ${passing} of ${boards}.`,
  `Boards that presses make: ${made} of ${boards}, each by ${plural(each, "choice")}.`,
];
