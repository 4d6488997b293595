// Boards to begin with. Each is made when it is chosen.

import { GRAPHS } from "./play_graphs.js";
import { goalInReach, randomBoard } from "./play_draws.js";
import { masksOf } from "./play_rules.js";
import { own, named, puzzleOf, stamp } from "./play_state.js";

const RING = [1, 1, 1, 1, 0, 1, 1, 1, 1];
const SPIRAL = [[0, 0], [0, 1], [1, 0]];
const SIGMA = [[-1, 0], [0, -1], [0, 1], [1, 0]];
const HEART = "0110110111111111111111111110111110001110000010000";

const digits = (text) => [...text].map(Number);
const filled = (size) => new Array(size).fill(1);

// A start that some masks make of the goal. In more than two colours the way back presses each more often.
function away(puzzle, seed, count) {
  return { ...puzzle, start: goalInReach(puzzle, masksOf(puzzle).masks, puzzle.goal, seed, count) };
}

const lights = (rows, columns, surface, rest) => puzzleOf(stamp("lights_out", surface), rows, columns, rest);
const graph = (name) => {
  const { nodes, edges } = GRAPHS[name];
  const start = filled(nodes);
  return puzzleOf({ kind: "graph", name, edges, oneWay: false }, 1, nodes, { start });
};

export const EXAMPLES = [
  ["MAGIC", () => puzzleOf(named("magic"), 3, 3, { start: digits("000100000"), goal: RING })],
  ["Lights Out", () => away(lights(5, 5), 3, 7)],
  ["Merlin, 1978", () => puzzleOf(named("magic"), 3, 3, { start: digits("101001110"), goal: RING })],
  ["casegame", () => puzzleOf(named("casegame"), 3, 3, { start: digits("010101010"), goal: RING })],
  ["Torus", () => away(lights(6, 6, "torus"), 5, 6)],
  ["Klein bottle", () => away(lights(5, 5, "klein"), 2, 5)],
  ["Projective plane", () => away(lights(5, 6, "projective"), 4, 5)],
  ...(GRAPHS.petersen ? [["Petersen graph", () => graph("petersen")]] : []),
  ["Three colours", () => away(lights(4, 4, "plane", { colours: 3 }), 1, 5)],
  ["Refused", () => lights(5, 5, "plane", { start: digits("1000000000000000000000000") })],
  ["Heart", () => lights(7, 7, "plane", { goal: digits(HEART) })],
  ["Ring", () => away(lights(7, 7, "plane", { holes: [16, 17, 18, 23, 24, 25, 30, 31, 32] }), 6, 8)],
  ["One way", () => away(puzzleOf(own(SPIRAL, "torus"), 6, 6), 8, 6)],
  ["Knight", () => away(puzzleOf(stamp("knight"), 6, 6), 9, 4)],
  ["Only neighbours", () => away(puzzleOf(own(SIGMA), 4, 5), 7, 5)],
  ["Rows and columns", () => away(puzzleOf(named("cross"), 6, 6), 10, 5)],
  ["Twelve colours", () => away(lights(4, 4, "torus", { colours: 12 }), 11, 6)],
  ["Random masks", () => away(puzzleOf({ kind: "random", seed: 1978 }, 4, 4), 12, 5)],
  ["Fractal 16×16", () => puzzleOf(named("fractal"), 16, 16, { goal: diamond(16) })],
  ["All out, 32×32", () => lights(32, 32, "plane", { start: filled(1024) })],
  ["Noise, 64×64", () => lights(64, 64, "torus", { start: randomBoard(lights(64, 64), 1) })],
].map(([name, make]) => ({ name, make }));

function diamond(side) {
  const middle = (side - 1) / 2;
  return Array.from({ length: side * side }, (_, cell) => {
    const far = Math.abs(Math.floor(cell / side) - middle) + Math.abs((cell % side) - middle);
    return far < middle && far > middle - 4 ? 1 : 0;
  });
}
