// A puzzle of the playground as plain data, checked. magicmath.addresses.Puzzle holds the same.

import { GRAPHS } from "./play_graphs.js";
import { oneOf, ordered, orderedPairs, list, refuse, shown, whole, wholes } from "./play_refusal.js";

export const MOST_COLOURS = 16;
export const LONGEST_SIDE = 64;
export const MOST_NODES = 256;
export const MOST_MASKS = 4096;
const MOST_STEPS = 4096;
const MOST_PRESSES = 2 ** 16; // a whole solution of 64×64 cells in 16 colours has fewer
export const LARGEST_RANDOM = 1024; // cells of a rule drawn at random
export const LARGEST_SEED = 2 ** 32 - 1;

export const SURFACES = ["plane", "cylinder", "torus", "klein", "projective"];
export const NAMED = ["magic", "casegame", "unit", "fractal", "cross", "rook", "bishop", "queen"];
export const STAMPS = {
  lights_out: [[-1, 0], [0, -1], [0, 0], [0, 1], [1, 0]],
  king: [[-1, -1], [-1, 0], [-1, 1], [0, -1], [0, 0], [0, 1], [1, -1], [1, 0], [1, 1]],
  knight: [[-2, -1], [-2, 1], [-1, -2], [-1, 2], [0, 0], [1, -2], [1, 2], [2, -1], [2, 1]],
};

const LARGEST_BOARD = LONGEST_SIDE ** 2;
const FIELDS = {
  steps: ["kind", "name", "surface", "steps"],
  named: ["kind", "name"],
  graph: ["kind", "name", "edges", "oneWay"],
  masks: ["kind", "masks", "places"],
  random: ["kind", "seed"],
};
const OF_PUZZLE = ["colours", "rows", "columns", "holes", "rule", "start", "goal", "presses"];

// The same puzzle with each list in its own order and nothing left out, or a Refusal.
export function checked(puzzle) {
  onlyFields(puzzle, "puzzle", OF_PUZZLE);
  const asked = checkedRule(puzzle.rule);
  const isGraph = asked.kind === "graph";
  const colours = whole(puzzle.colours ?? 2, "colours", 2, MOST_COLOURS);
  const rows = whole(puzzle.rows, "rows", 1, isGraph ? 1 : LONGEST_SIDE);
  const columns = whole(puzzle.columns, "columns", 1, isGraph ? MOST_NODES : LONGEST_SIDE);
  const size = rows * columns;
  const holes = ordered(puzzle.holes ?? [], "holes", size, size - 1);
  const rule = FITS[asked.kind](asked, rows, columns);
  const count = countOfMasks(rule, size, holes);
  if (!count) refuse("holes must leave a mask, got none");
  const board = (name) => checkedBoard(puzzle[name], name, size, colours, holes);
  const [start, goal] = [board("start"), board("goal")];
  const presses = wholes(puzzle.presses ?? [], "presses", MOST_PRESSES, 0, count - 1);
  return { colours, rows, columns, holes, rule, start, goal, presses };
}

// Where the masks are pressed before the holes are cut, or null.
export function placesOf(rule, size) {
  if (rule.kind === "masks" && (rule.places || rule.masks.length !== size)) return rule.places;
  return Array.from({ length: size }, (_, cell) => cell);
}

function countOfMasks(rule, size, holes) {
  const places = placesOf(rule, size);
  if (!places) return rule.masks.length;
  const cut = new Set(holes);
  return places.filter((place) => !cut.has(place)).length;
}

function onlyFields(value, name, fields) {
  if (typeof value !== "object" || !value || Array.isArray(value)) {
    refuse(`${name} must be an object, got ${shown(value)}`);
  }
  const other = Object.keys(value).find((key) => !fields.includes(key));
  if (other !== undefined) refuse(`${name} must have no ${shown(other)}`);
}

function checkedRule(rule) {
  if (typeof rule !== "object" || !rule) refuse(`rule must be an object, got ${shown(rule)}`);
  const kind = oneOf(rule.kind, "rule.kind", Object.keys(FIELDS));
  onlyFields(rule, "rule", FIELDS[kind]);
  return { kind, ...CHECKS[kind](rule) };
}

function checkedBoard(board, name, size, colours, holes) {
  const cells = wholes(board ?? new Array(size).fill(0), name, size, 0, colours - 1);
  if (cells.length !== size) refuse(`${name} must have ${size} cells, got ${cells.length}`);
  const hole = holes.find((cell) => cells[cell]);
  if (hole !== undefined) refuse(`${name} must be 0 in the holes, got ${cells[hole]} at cell ${hole}`);
  return cells;
}

// What a rule must be on any board.
const CHECKS = {
  steps({ name = null, surface = "plane", steps = stampOf(name) }) {
    if (name !== null) oneOf(name, "name", Object.keys(STAMPS));
    oneOf(surface, "surface", SURFACES);
    const far = LONGEST_SIDE - 1;
    const pairs = list(steps, "steps", MOST_STEPS).map((step) => checkedPair(step, "steps", -far, far));
    const sorted = orderedPairs(pairs, "steps");
    if (name !== null) sameAs(sorted, STAMPS[name], "steps", name);
    return { name, surface, steps: sorted };
  },
  named: ({ name }) => ({ name: oneOf(name, "name", NAMED) }),
  graph({ name = null, edges = graphOf(name), oneWay = false }) {
    if (name !== null) oneOf(name, "name", Object.keys(GRAPHS));
    if (typeof oneWay !== "boolean") refuse(`oneWay must be true or false, got ${shown(oneWay)}`);
    const sorted = checkedEdges(edges, oneWay);
    if (name !== null) sameAs(oneWay ? [] : sorted, GRAPHS[name].edges, "edges", name);
    return { name, edges: sorted, oneWay };
  },
  masks({ masks, places = null }) {
    const drawn = list(masks, "masks", MOST_MASKS).map((mask) => orderedCells(mask, "masks"));
    if (!drawn.length) refuse("masks must hold a mask, got none");
    if (places !== null && orderedCells(places, "places").length !== drawn.length) {
      refuse(`places must have ${drawn.length} items, got ${places.length}`);
    }
    return { masks: drawn, places: places && [...places] };
  },
  random: ({ seed }) => ({ seed: whole(seed, "seed", 0, LARGEST_SEED) }),
};

// The same rule, where it may stand on such a board.
const FITS = {
  steps: (rule) => rule,
  named(rule, rows, columns) {
    const [name, size] = [rule.name, `${rows}×${columns}`];
    const isSmall = name === "magic" || name === "casegame";
    if (isSmall && size !== "3×3") refuse(`${name} must have 3×3 cells, got ${size}`);
    if (name === "fractal" && rows !== columns) refuse(`fractal must be square, got ${size}`);
    return rule;
  },
  graph(rule, _, columns) {
    const nodes = rule.name === null ? columns : GRAPHS[rule.name].nodes;
    if (columns !== nodes) refuse(`${rule.name} must have ${nodes} nodes, got ${columns}`);
    for (const node of rule.edges.flat()) whole(node, "edges", 0, columns - 1);
    return rule;
  },
  masks(rule, rows, columns) {
    const size = rows * columns;
    for (const mask of rule.masks) if (mask.length) whole(mask.at(-1), "masks", 0, size - 1);
    for (const place of rule.places ?? []) whole(place, "places", 0, size - 1);
    const isUsual = rule.places?.length === size && rule.places.every((place, i) => place === i);
    return isUsual ? { ...rule, places: null } : rule;
  },
  random(rule, rows, columns) {
    const size = rows * columns;
    if (size > LARGEST_RANDOM) refuse(`random must have at most ${LARGEST_RANDOM} cells, got ${size}`);
    return rule;
  },
};

const stampOf = (name) => (Object.hasOwn(STAMPS, String(name)) ? STAMPS[name] : []);
const graphOf = (name) => (Object.hasOwn(GRAPHS, String(name)) ? GRAPHS[name].edges : []);

function sameAs(pairs, known, name, of) {
  if (pairs.join(" ") !== known.join(" ")) refuse(`${name} must be those of ${of}, got others`);
}

function checkedPair(value, name, low, high) {
  if (list(value, name, 2).length < 2) refuse(`${name} must be a pair of numbers, got ${shown(value)}`);
  return value.map((number) => whole(number, name, low, high));
}

export function checkedEdges(edges, oneWay) {
  const listed = list(edges, "edges", MOST_NODES * (MOST_NODES - 1));
  return orderedPairs(listed.map((edge) => checkedEdge(edge, oneWay)), "edges");
}

function checkedEdge(edge, oneWay) {
  const [from, to] = checkedPair(edge, "edges", 0, MOST_NODES - 1);
  if (from === to) refuse(`edges must join two nodes, got ${from} and ${to}`);
  return oneWay || from < to ? [from, to] : [to, from];
}

const orderedCells = (cells, name) => ordered(cells, name, LARGEST_BOARD, LARGEST_BOARD - 1);
