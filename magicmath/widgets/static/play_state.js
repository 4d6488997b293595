// What a reader changes of a puzzle. A puzzle is plain data; each change returns another one.

import { coloursAfter } from "./masks.js";
import { STAMPS } from "./play_puzzle.js";

const MOST_MASKS = 4096;

export const stamp = (name, surface = "plane") => ({ kind: "steps", name, surface, steps: STAMPS[name] });
export const own = (steps, surface = "plane") => ({ kind: "steps", name: null, surface, steps });
export const named = (name) => ({ kind: "named", name });

const sizeOf = ({ rows, columns }) => rows * columns;
export const blank = (puzzle) => new Array(sizeOf(puzzle)).fill(0);

// A puzzle of some rule, white if no boards are given.
export function puzzleOf(rule, rows, columns, { colours = 2, holes = [], start, goal } = {}) {
  const white = blank({ rows, columns });
  return { colours, rows, columns, holes, rule, start: start ?? white, goal: goal ?? white, presses: [] };
}

export const cellsOf = ({ start, presses, colours }, masks) => coloursAfter(start, masks, presses, colours);

const without = (board, holes) => {
  const dug = board.slice();
  for (const cell of holes) dug[cell] = 0;
  return dug;
};

// Where a cell of one shape stands in another; -1 where there is none.
const placer = (from, to) => (cell) => {
  const [row, column] = [Math.floor(cell / from.columns), cell % from.columns];
  return row < to.rows && column < to.columns ? row * to.columns + column : -1;
};

function resizedRule(rule, place) {
  if (rule.kind === "graph") {
    const isLeft = (edge) => edge.every((node) => place(node) >= 0);
    return { ...rule, name: null, edges: rule.edges.filter(isLeft) };
  }
  if (rule.kind !== "masks") return rule;
  const moved = (cells) => cells.map(place).filter((cell) => cell >= 0).sort((a, b) => a - b);
  const kept = rule.masks.map((_, i) => i).filter((i) => !rule.places || place(rule.places[i]) >= 0);
  const places = rule.places && kept.map((i) => place(rule.places[i]));
  return { ...rule, masks: kept.map((i) => moved(rule.masks[i])), places };
}

// Another size: what stands on both boards stays.
export function resized(puzzle, rows, columns) {
  const to = { rows, columns };
  const place = placer(puzzle, to);
  const moved = (board) => {
    const cells = blank(to);
    board.forEach((value, cell) => { if (place(cell) >= 0) cells[place(cell)] = value; });
    return cells;
  };
  const holes = puzzle.holes.map(place).filter((cell) => cell >= 0).sort((a, b) => a - b);
  const boards = { start: moved(puzzle.start), goal: moved(puzzle.goal) };
  return { ...puzzle, ...to, ...boards, holes, rule: resizedRule(puzzle.rule, place), presses: [] };
}

export function recoloured(puzzle, colours) {
  const within = (board) => board.map((value) => value % colours);
  return { ...puzzle, colours, start: within(puzzle.start), goal: within(puzzle.goal), presses: [] };
}

export const withRule = (puzzle, rule) => ({ ...puzzle, rule, presses: [] });

export function holeToggled(puzzle, cell) {
  const holes = puzzle.holes.includes(cell)
    ? puzzle.holes.filter((hole) => hole !== cell)
    : [...puzzle.holes, cell].sort((a, b) => a - b);
  const boards = { start: without(puzzle.start, holes), goal: without(puzzle.goal, holes) };
  return { ...puzzle, ...boards, holes, presses: [] };
}

const isHole = ({ holes }, cell) => holes.includes(cell);

// Add 1 to a cell of the start or the goal, as its name says.
export function painted(puzzle, name, cell, value = (puzzle[name][cell] + 1) % puzzle.colours) {
  if (isHole(puzzle, cell)) return puzzle;
  const board = puzzle[name].slice();
  board[cell] = value;
  return withBoard(puzzle, name, board);
}

// Another start begins afresh; another goal leaves the presses.
export function withBoard(puzzle, name, board) {
  const changed = { ...puzzle, [name]: without(board, puzzle.holes) };
  return name === "start" ? { ...changed, presses: [] } : changed;
}

export const swapped = (puzzle) => ({ ...puzzle, start: puzzle.goal, goal: puzzle.start, presses: [] });

export const inverted = (puzzle, name) =>
  withBoard(puzzle, name, puzzle[name].map((value) => puzzle.colours - 1 - value));

// Every mask as it stands, to be drawn alone from now on.
const asMasks = (puzzle, { masks, places }) =>
  (puzzle.rule.kind === "masks" ? puzzle.rule : { kind: "masks", masks, places });

export function maskToggled(puzzle, shape, number, cell) {
  const rule = asMasks(puzzle, shape);
  const masks = rule.masks.slice();
  const mask = masks[number];
  masks[number] = mask.includes(cell)
    ? mask.filter((other) => other !== cell)
    : [...mask, cell].sort((a, b) => a - b);
  return withRule(puzzle, { ...rule, masks });
}

// One mask more, of one cell; from now on the masks belong to no cells.
export function maskAdded(puzzle, shape) {
  const rule = asMasks(puzzle, shape);
  if (rule.masks.length >= MOST_MASKS) return puzzle;
  const cell = blank(puzzle).findIndex((_, i) => !isHole(puzzle, i));
  return withRule(puzzle, { kind: "masks", masks: [...rule.masks, [cell]], places: null });
}

export function maskRemoved(puzzle, shape, number) {
  const rule = asMasks(puzzle, shape);
  if (rule.masks.length < 2) return puzzle;
  const others = (list) => list && list.filter((_, i) => i !== number);
  return withRule(puzzle, { kind: "masks", masks: others(rule.masks), places: others(rule.places) });
}

const isSame = (one, other) => one[0] === other[0] && one[1] === other[1];

// The steps of a stamp and its surface, after one is taken in or out.
export function stepToggled(rule, step) {
  const steps = rule.kind === "steps" ? rule.steps : [[0, 0]];
  const has = steps.some((other) => isSame(other, step));
  const changed = has ? steps.filter((other) => !isSame(other, step)) : [...steps, step];
  changed.sort((one, other) => one[0] - other[0] || one[1] - other[1]);
  return [changed, rule.surface];
}

export function edgeToggled(puzzle, from, to) {
  const { rule } = puzzle;
  const isEdge = ([a, b]) => isSame([a, b], [from, to]) || (!rule.oneWay && isSame([a, b], [to, from]));
  const edges = rule.edges.some(isEdge)
    ? rule.edges.filter((edge) => !isEdge(edge))
    : [...rule.edges, [from, to]];
  return withRule(puzzle, { ...rule, name: null, edges });
}

export const nodeAdded = (puzzle) => resized(puzzle, 1, puzzle.columns + 1);

// The last node becomes the one that is taken away.
export const nodeRemoved = (puzzle) => (puzzle.columns < 2 ? puzzle : resized(puzzle, 1, puzzle.columns - 1));

// The values of a board as presses: D·Y. Masks belong to their places here, one to each cell.
export function timesRule(board, { masks, places }, colours) {
  const after = new Array(board.length).fill(0);
  masks.forEach((mask, number) => {
    const times = board[places[number]];
    if (times) for (const cell of mask) after[cell] = (after[cell] + times) % colours;
  });
  return after;
}

// How often each mask is pressed, modulo the colours.
export function countsOf(presses, count, colours) {
  const counts = new Array(count).fill(0);
  for (const number of presses) counts[number] = (counts[number] + 1) % colours;
  return counts;
}

// What is left of some presses once others are made.
export const leftOf = (counts, made, colours) =>
  counts.map((count, i) => (((count - made[i]) % colours) + colours) % colours);

export const listOf = (counts) => Array.from(counts).flatMap((count, i) => new Array(count).fill(i));
