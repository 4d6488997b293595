// A puzzle of the playground as plain data, checked. magicmath.addresses.Puzzle holds the same.

import { GRAPHS } from "./play_graphs.js";
import { oneOf, ordered, orderedPairs, pair, list, refuse, shown, whole, wholes } from "./play_refusal.js";

export const MOST_COLOURS = 16;
export const LONGEST_SIDE = 64;
export const MOST_NODES = 256;
export const MOST_MASKS = 4096;
export const MOST_STEPS = 4096;
export const MOST_PRESSES = 2 ** 16; // a whole solution of 64×64 cells in 16 colours has fewer
export const LARGEST_RANDOM = 1024; // cells of a rule drawn at random
export const LARGEST_SEED = 2 ** 32 - 1;

export const SURFACES = ["plane", "cylinder", "torus", "klein", "projective"];
export const NAMED = ["magic", "casegame", "unit", "fractal", "cross", "rook", "bishop", "queen"];
export const STAMPS = {
  lights_out: [[-1, 0], [0, -1], [0, 0], [0, 1], [1, 0]],
  king: [[-1, -1], [-1, 0], [-1, 1], [0, -1], [0, 0], [0, 1], [1, -1], [1, 0], [1, 1]],
  knight: [[-2, -1], [-2, 1], [-1, -2], [-1, 2], [0, 0], [1, -2], [1, 2], [2, -1], [2, 1]],
};
export const NO_RULE = { kind: "steps", name: "lights_out", surface: "plane", steps: STAMPS.lights_out };

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
  const colours = whole(puzzle.colours ?? 2, "colours", 2, MOST_COLOURS);
  const kind = kindOf(puzzle.rule);
  const rows = whole(puzzle.rows, "rows", 1, kind === "graph" ? 1 : LONGEST_SIDE);
  const columns = whole(puzzle.columns, "columns", 1, kind === "graph" ? MOST_NODES : LONGEST_SIDE);
  const size = rows * columns;
  const holes = ordered(puzzle.holes ?? [], "holes", size, size - 1);
  const rule = CHECKS[kind](puzzle.rule, rows, columns);
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

function kindOf(rule) {
  if (typeof rule !== "object" || !rule) refuse(`rule must be an object, got ${shown(rule)}`);
  const kind = oneOf(rule.kind, "rule.kind", Object.keys(FIELDS));
  onlyFields(rule, "rule", FIELDS[kind]);
  return kind;
}

function checkedBoard(board, name, size, colours, holes) {
  const cells = wholes(board ?? new Array(size).fill(0), name, size, 0, colours - 1);
  if (cells.length !== size) refuse(`${name} must have ${size} cells, got ${cells.length}`);
  const hole = holes.find((cell) => cells[cell]);
  if (hole !== undefined) refuse(`${name} must be 0 in the holes, got ${cells[hole]} at cell ${hole}`);
  return cells;
}

const CHECKS = {
  steps({ name = null, surface = "plane", steps = stampOf(name) }) {
    if (name !== null) oneOf(name, "rule.name", Object.keys(STAMPS));
    oneOf(surface, "rule.surface", SURFACES);
    const pairs = list(steps, "steps", MOST_STEPS).map((step) =>
      pair(step, "steps").map((part) => whole(part, "steps", 1 - LONGEST_SIDE, LONGEST_SIDE - 1)));
    if (!pairs.length) refuse("steps must hold a step, got none");
    const sorted = orderedPairs(pairs, "steps");
    if (name !== null) sameAs(sorted, STAMPS[name], "steps", name);
    return { kind: "steps", name, surface, steps: sorted };
  },
  named({ name }, rows, columns) {
    oneOf(name, "rule.name", NAMED);
    const isSmall = name === "magic" || name === "casegame";
    if (isSmall && (rows !== 3 || columns !== 3)) refuse(`${name} must have 3×3 cells, got ${rows}×${columns}`);
    if (name === "fractal" && rows !== columns) refuse(`${name} must be square, got ${rows}×${columns}`);
    return { kind: "named", name };
  },
  graph({ name = null, edges = graphOf(name), oneWay = false }, rows, columns) {
    if (name !== null) oneOf(name, "rule.name", Object.keys(GRAPHS));
    if (typeof oneWay !== "boolean") refuse(`rule.oneWay must be true or false, got ${shown(oneWay)}`);
    const pairs = list(edges, "edges", columns * (columns - 1)).map((edge) => checkedEdge(edge, oneWay, columns));
    const sorted = orderedPairs(pairs, "edges");
    if (name !== null) {
      whole(columns, "columns", GRAPHS[name].nodes, GRAPHS[name].nodes);
      sameAs(oneWay ? [] : sorted, GRAPHS[name].edges, "edges", name);
    }
    return { kind: "graph", name, edges: sorted, oneWay };
  },
  masks({ masks, places = null }, rows, columns) {
    const size = rows * columns;
    const drawn = list(masks, "masks", MOST_MASKS).map((mask) => ordered(mask, "masks", size, size - 1));
    if (!drawn.length) refuse("masks must hold a mask, got none");
    return { kind: "masks", masks: drawn, places: checkedPlaces(places, drawn.length, size) };
  },
  random({ seed }, rows, columns) {
    whole(seed, "seed", 0, LARGEST_SEED);
    if (rows * columns > LARGEST_RANDOM) {
      refuse(`random must have at most ${LARGEST_RANDOM} cells, got ${rows * columns}`);
    }
    return { kind: "random", seed };
  },
};

const stampOf = (name) => (Object.hasOwn(STAMPS, String(name)) ? STAMPS[name] : []);
const graphOf = (name) => (Object.hasOwn(GRAPHS, String(name)) ? GRAPHS[name].edges : []);

function sameAs(pairs, known, name, of) {
  const isSame = pairs.length === known.length && pairs.every(([a, b], i) => a === known[i][0] && b === known[i][1]);
  if (!isSame) refuse(`${name} must be those of ${of}, got others`);
}

function checkedEdge(edge, oneWay, columns) {
  const [from, to] = pair(edge, "edges").map((node) => whole(node, "edges", 0, columns - 1));
  if (from === to) refuse(`edges must join two nodes, got ${from} and ${to}`);
  return oneWay || from < to ? [from, to] : [to, from];
}

function checkedPlaces(places, count, size) {
  if (places === null) return null;
  ordered(places, "places", size, size - 1);
  if (places.length !== count) refuse(`places must have ${count} items, got ${places.length}`);
  return count === size && places.every((place, i) => place === i) ? null : places.map((place) => place + 0);
}
