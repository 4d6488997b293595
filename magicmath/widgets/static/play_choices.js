// The rules that can be chosen by name, each as a rule and, where it has one, the size of its board.

import { GRAPHS } from "./play_graphs.js";
import { LARGEST_RANDOM, STAMPS } from "./play_puzzle.js";
import { named, own, stamp } from "./play_state.js";
import { RULE_NAMES, capital } from "./play_words.js";

const OWN_STAMPS = {
  neighbours: ["Only the four neighbours", [[-1, 0], [0, -1], [0, 1], [1, 0]]],
  diagonal: ["Diagonal cross", [[-1, -1], [-1, 1], [0, 0], [1, -1], [1, 1]]],
  arrow: ["One way: right and down", [[0, 0], [0, 1], [1, 0]]],
  ring: ["The eight around", STAMPS.king.filter(([down, right]) => down || right)],
};
const NAMED = ["magic", "casegame", "unit", "fractal", "cross", "rook", "bishop", "queen"];
const SMALL = ["magic", "casegame"];

const stamps = Object.keys(STAMPS).map((name) => [`stamp ${name}`, RULE_NAMES[name]]);
const owns = Object.entries(OWN_STAMPS).map(([name, [text]]) => [`own ${name}`, text]);
const names = NAMED.map((name) => [`named ${name}`, RULE_NAMES[name]]);
const graphs = Object.entries(GRAPHS)
  .map(([name, { nodes }]) => [`graph ${name}`, `${capital(name.replaceAll("_", " "))}, ${nodes} nodes`]);

// [heading, [[value, text], …]] for a menu.
export const RULES = [
  ["A stamp, repeated at each cell", [...stamps, ...owns, ["keep steps", "Own stamp"]]],
  ["By name", names],
  ["Graphs", [...graphs, ["empty graph", "Own graph"]]],
  ["Mask by mask", [["random", "Random masks"], ["keep masks", "Own masks"]]],
];

const isSame = (steps, others) => JSON.stringify(steps) === JSON.stringify(others);

// Which entry of the menu a rule is.
export function choiceOf({ kind, name, steps }) {
  if (kind === "random") return "random";
  if (kind === "masks") return "keep masks";
  if (kind === "graph") return name ? `graph ${name}` : "empty graph";
  if (kind === "named") return `named ${name}`;
  if (name) return `stamp ${name}`;
  const found = Object.entries(OWN_STAMPS).find(([, [, known]]) => isSame(known, steps));
  return found ? `own ${found[0]}` : "keep steps";
}

// What an entry sets up on a board: { rule, size }, where `size` is missing if the reader's stays.
export function choiceMade(choice, { rule, rows, columns }, shape) {
  const [kind, name] = choice.split(" ");
  const surface = rule.surface ?? "plane";
  const board = rule.kind === "graph" ? [5, 5] : undefined;
  if (kind === "stamp") return { rule: stamp(name, surface), size: board };
  if (kind === "own") return { rule: own(OWN_STAMPS[name][1], surface), size: board };
  if (kind === "named" && SMALL.includes(name)) return { rule: named(name), size: [3, 3] };
  if (kind === "named") {
    const side = Math.min(rows, columns);
    return { rule: named(name), size: board ?? (name === "fractal" ? [side, side] : undefined) };
  }
  if (kind === "graph") {
    const { nodes, edges } = GRAPHS[name];
    return { rule: { kind: "graph", name, edges, oneWay: false }, size: [1, nodes] };
  }
  if (kind === "random") {
    return { rule: { kind: "random", seed: 0 }, size: board ?? smallEnough(rows, columns) };
  }
  if (choice === "keep steps") return { rule: { ...stamp("lights_out", surface), name: null }, size: board };
  if (choice === "keep masks") return { rule: { kind: "masks", masks: shape.masks, places: shape.places } };
  return { rule: { kind: "graph", name: null, edges: cycle(6), oneWay: false }, size: [1, 6] };
}

const cycle = (count) => Array.from({ length: count }, (_, i) => [i, (i + 1) % count]);
const smallEnough = (rows, columns) => (rows * columns > LARGEST_RANDOM ? [16, 16] : undefined);
