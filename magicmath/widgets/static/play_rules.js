// The masks of a puzzle: which cells a press changes. magicmath.addresses.Puzzle.rules holds the same.

import { placesOf } from "./play_puzzle.js";
import { randomMasks } from "./play_random.js";

const LINES = {
  rook: [[0, 1], [0, -1], [1, 0], [-1, 0]],
  bishop: [[1, 1], [1, -1], [-1, 1], [-1, -1]],
};
LINES.queen = [...LINES.rook, ...LINES.bishop];

const MAGIC = ["0134", "012", "1245", "036", "13457", "258", "3467", "678", "4578"];
const CASEGAME = MAGIC.map((cells, number) => (number === 4 ? "012345678" : cells));

// For a checked puzzle: each mask's cells in order; the cell where each mask is pressed, or null; the holes.
export function masksOf({ rule, rows, columns, holes }) {
  const size = rows * columns;
  const all = MAKERS[rule.kind](rule, rows, columns);
  const cut = new Set(holes);
  const places = placesOf(rule, size);
  const left = all.flatMap((_, number) => (places && cut.has(places[number]) ? [] : [number]));
  const masks = left.map((number) => (cut.size ? all[number].filter((cell) => !cut.has(cell)) : all[number]));
  return { masks, places: places && left.map((number) => places[number]), holes };
}

const MAKERS = {
  steps: ({ steps, surface }, rows, columns) => stamped(steps, rows, columns, surface),
  named: ({ name }, rows, columns) => NAMES[name](rows, columns),
  graph({ edges, oneWay }, rows, columns) {
    const masks = Array.from({ length: columns }, (_, node) => [node]);
    for (const [from, to] of edges) {
      masks[from].push(to);
      if (!oneWay) masks[to].push(from);
    }
    return masks.map(inOrder);
  },
  masks: ({ masks }) => masks,
  random: ({ seed }, rows, columns) => randomMasks(rows * columns, seed),
};

const NAMES = {
  magic: () => drawn(MAGIC),
  casegame: () => drawn(CASEGAME),
  unit: (rows, columns) => stamped([[0, 0]], rows, columns, "plane"),
  // each cell changes the cells whose numbers have all its binary digits
  fractal: (rows, columns) => chosen(rows * columns, (mask, cell) => (mask & ~cell) === 0),
  cross: (rows, columns) => chosen(rows * columns, (mask, cell) =>
    mask % columns === cell % columns || Math.floor(mask / columns) === Math.floor(cell / columns)),
  rook: (rows, columns) => sliding(LINES.rook, rows, columns),
  bishop: (rows, columns) => sliding(LINES.bishop, rows, columns),
  queen: (rows, columns) => sliding(LINES.queen, rows, columns),
};

const inOrder = (cells) => cells.sort((a, b) => a - b);
const drawn = (pictures) => pictures.map((picture) => [...picture].map(Number));

function chosen(size, changes) {
  const cells = Array.from({ length: size }, (_, cell) => cell);
  return cells.map((mask) => cells.filter((cell) => changes(mask, cell)));
}

function sliding(lines, rows, columns) {
  const steps = [[0, 0]];
  for (let far = 1; far < Math.max(rows, columns); far++) {
    for (const [down, right] of lines) steps.push([far * down, far * right]);
  }
  return stamped(steps, rows, columns, "plane");
}

function stamped(steps, rows, columns, surface) {
  const seen = new Int32Array(rows * columns).fill(-1);
  return Array.from(seen, (_, mask) => {
    const [row, column] = [Math.floor(mask / columns), mask % columns];
    const cells = [];
    for (const [down, right] of steps) {
      const cell = landing(row + down, column + right, rows, columns, surface);
      if (cell < 0 || seen[cell] === mask) continue;
      seen[cell] = mask;
      cells.push(cell);
    }
    return inOrder(cells);
  });
}

// The cell at row i and column j, which may lie past an edge, or -1 where it is lost. A stamp keeps its
// shape across a seam: the rows' edges are crossed first, then the columns'.
function landing(i, j, rows, columns, surface) {
  if (surface !== "plane" && surface !== "cylinder") {
    const crossings = Math.floor(i / rows);
    i -= crossings * rows;
    if (surface !== "torus" && crossings % 2) j = columns - 1 - j;
  }
  if (surface !== "plane") {
    const crossings = Math.floor(j / columns);
    j -= crossings * columns;
    if (surface === "projective" && crossings % 2) i = rows - 1 - i;
  }
  return i >= 0 && i < rows && j >= 0 && j < columns ? i * columns + j : -1;
}
