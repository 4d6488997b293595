// Boards to begin with. Each is made when it is chosen.

import { GRAPHS } from "./play_graphs.js";
import { goalInReach, randomBoard } from "./play_draws.js";
import { masksOf } from "./play_rules.js";
import { own, named, puzzleOf, stamp } from "./play_state.js";

const RING = [1, 1, 1, 1, 0, 1, 1, 1, 1];
const ARROW = [[0, 0], [0, 1], [1, 0]];
const SIGMA = [[-1, 0], [0, -1], [0, 1], [1, 0]];
const MIDDLE = [16, 17, 18, 23, 24, 25, 30, 31, 32];
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

const OUT = "Press until all lights are out.";

// [name, what to do, how it is made]
export const EXAMPLES = [
  [
    "MAGIC", "The articles' own puzzle: make the ring in three presses.",
    () => puzzleOf(named("magic"), 3, 3, { start: digits("000100000"), goal: RING }),
  ],
  ["Lights Out", `${OUT} A press changes a cell and its neighbours.`, () => away(lights(5, 5), 3, 7)],
  [
    "Merlin, 1978", "Merlin's Magic Square: make the ring.",
    () => puzzleOf(named("magic"), 3, 3, { start: digits("101001110"), goal: RING }),
  ],
  [
    "casegame", "casegame's nine masks: its corners change three cells.",
    () => puzzleOf(named("casegame"), 3, 3, { start: digits("010101010"), goal: RING }),
  ],
  ["Torus", `${OUT} The board has no edge.`, () => away(lights(6, 6, "torus"), 5, 6)],
  [
    "Klein bottle", `${OUT} Across the top, left and right change places.`,
    () => away(lights(5, 5, "klein"), 2, 5),
  ],
  [
    "Projective plane", `${OUT} Every edge comes back mirrored.`,
    () => away(lights(5, 6, "projective"), 4, 5),
  ],
  ["Petersen graph", `${OUT} A press changes a node and its three neighbours.`, () => graph("petersen")],
  ["Dodecahedron", `${OUT} The nodes are its corners.`, () => graph("dodecahedron")],
  [
    "Three colours", "Make every cell 0. A press adds 1.",
    () => away(lights(4, 4, "plane", { colours: 3 }), 1, 5),
  ],
  [
    "Refused", "One light, and no presses turn it off. See why.",
    () => lights(5, 5, "plane", { start: digits("1000000000000000000000000") }),
  ],
  ["Heart", "Draw the heart.", () => lights(7, 7, "plane", { goal: digits(HEART) })],
  ["Ring", `${OUT} The middle is missing.`, () => away(lights(7, 7, "plane", { holes: MIDDLE }), 6, 8)],
  [
    "One way", `${OUT} A press changes a cell, the next and the one below.`,
    () => away(puzzleOf(own(ARROW, "torus"), 6, 6), 8, 6),
  ],
  [
    "Knight", `${OUT} A press changes a cell and all that a knight attacks.`,
    () => away(puzzleOf(stamp("knight"), 6, 6), 9, 4),
  ],
  ["Only neighbours", `${OUT} A press leaves its own cell.`, () => away(puzzleOf(own(SIGMA), 4, 5), 7, 5)],
  [
    "Rows and columns", `${OUT} A press changes a whole row and a whole column.`,
    () => away(puzzleOf(named("cross"), 6, 6), 10, 5),
  ],
  [
    "Twelve colours", "Twelve colours, as the hours of a clock. Make every cell 0.",
    () => away(lights(4, 4, "torus", { colours: 12 }), 11, 6),
  ],
  [
    "Random masks", `${OUT} The masks were drawn by lot.`,
    () => away(puzzleOf({ kind: "random", seed: 1978 }, 4, 4), 12, 5),
  ],
  [
    "Fractal 16×16", "Fractal MAGIC: make the diamond.",
    () => puzzleOf(named("fractal"), 16, 16, { goal: diamond(16) }),
  ],
  ["All out, 32×32", `${OUT} There are 1024.`, () => lights(32, 32, "plane", { start: filled(1024) })],
  [
    "Noise, 64×64", `${OUT} Let the way be shown.`,
    () => lights(64, 64, "torus", { start: randomBoard(lights(64, 64), 1) }),
  ],
].map(([name, told, make]) => ({ name, told, make }));

function diamond(side) {
  const middle = (side - 1) / 2;
  return Array.from({ length: side * side }, (_, cell) => {
    const far = Math.abs(Math.floor(cell / side) - middle) + Math.abs((cell % side) - middle);
    return far < middle && far > middle - 4 ? 1 : 0;
  });
}
