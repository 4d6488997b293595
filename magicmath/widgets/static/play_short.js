// A puzzle of a usual rule as a few characters for a blackboard. magicmath.addresses writes the same.
//
// Rule, rows, columns and form take a character each; then follows the board to be cleared, or the seed that
// draws the puzzle; at the end a character that finds a slip of one character, and an exchange of two.

import { STAMPS, checked } from "./play_puzzle.js";
import { refuse, whole } from "./play_refusal.js";
import { masksOf } from "./play_rules.js";
import { drawPuzzle, LARGEST_SEED } from "./puzzle.js";
import { solving } from "./solver.js";

const ALPHABET = "23456789ACEFHJKMNPRTWXY"; // no 0 1 B D G I L O Q S U V Z, which look like others
const BASE = ALPHABET.length; // a prime, or the last character would miss some slips
const LONGEST = BASE - 1;
const LONGEST_TYPED = 99; // with blanks and hyphens
const SHORTEST_SIDE = 2;
const FORMS_OF_COLOURS = 15; // 2 to 16 colours; the other forms are distances of a drawn puzzle

const stamp = (name, surface) => ({ kind: "steps", name, surface, steps: STAMPS[name] });
const USUAL = [
  ...["plane", "cylinder", "torus", "klein", "projective"].map((surface) => stamp("lights_out", surface)),
  ...["plane", "torus"].flatMap((surface) => [stamp("king", surface), stamp("knight", surface)]),
  ...["magic", "casegame", "unit", "fractal", "cross", "rook", "bishop", "queen"]
    .map((name) => ({ kind: "named", name })),
];
const keyOf = ({ kind, name, surface }) => `${kind} ${name} ${surface}`;
const NUMBERS = new Map(USUAL.map((rule, number) => [keyOf(rule), number]));

// The id, or null where there is none: a usual rule without holes or presses, and a white goal, have one.
export function shortId(puzzle) {
  const { colours, rows, columns, holes, rule, start, goal, presses } = checked(puzzle);
  if (!NUMBERS.has(keyOf(rule)) || holes.length || presses.length || goal.some(Boolean)) return null;
  const sides = [rows, columns].map((side) => side - SHORTEST_SIDE);
  if (sides.some((side) => side < 0 || side >= BASE)) return null;
  const length = lengthOf(rows * columns, colours);
  if (length > LONGEST - 5) return null;
  const board = digits(numberOf(start, BigInt(colours)), length);
  return written([NUMBERS.get(keyOf(rule)), ...sides, colours - 2, ...board]);
}

// The id of the puzzle that a seed draws so many presses away.
export function seedId({ rule, rows, columns }, seed, distance) {
  const sides = [whole(rows, "rows", 2, BASE + 1), whole(columns, "columns", 2, BASE + 1)];
  const number = NUMBERS.get(keyOf(checked({ rule, rows, columns }).rule));
  if (number === undefined) refuse("rule must be a usual one");
  whole(seed, "seed", 0, LARGEST_SEED);
  const form = FORMS_OF_COLOURS - 1 + whole(distance, "distance", 1, BASE - FORMS_OF_COLOURS);
  return written([number, ...sides.map((side) => side - SHORTEST_SIDE), form, ...digits(BigInt(seed), 0)]);
}

// The puzzle of an id, with or without blanks and hyphens, in letters of either size.
export function fromShortId(text) {
  const [number, down, across, form, ...content] = valuesOf(text);
  if (number >= USUAL.length) refuse("short id must begin with a known rule");
  const board = { rule: USUAL[number], rows: down + SHORTEST_SIDE, columns: across + SHORTEST_SIDE };
  const value = content.reduce((sum, digit) => sum * BigInt(BASE) + BigInt(digit), 0n);
  if (form >= FORMS_OF_COLOURS) return drawn(board, content, value, form - FORMS_OF_COLOURS + 1);
  const [size, colours] = [board.rows * board.columns, form + 2];
  const length = lengthOf(size, colours);
  if (content.length !== length) {
    refuse(`short id must have ${length + 5} characters, got ${content.length + 5}`);
  }
  if (value >= BigInt(colours) ** BigInt(size)) refuse("short id must hold a board, got a larger number");
  return checked({ ...board, colours, start: cellsOf(value, size, BigInt(colours)) });
}

function drawn(board, content, seed, distance) {
  if (content[0] === 0 || seed > LARGEST_SEED) refuse(`short id must hold a seed from 0 to ${LARGEST_SEED}`);
  const puzzle = checked(board);
  const { masks, holes } = masksOf(puzzle);
  if (distance > masks.length) refuse(`short id must hold at most ${masks.length} presses, got ${distance}`);
  const drawing = drawPuzzle(solverOf(masks, puzzle.start.length), masks, holes, Number(seed), distance);
  if (drawing.fewest !== distance) {
    refuse(`short id must draw a puzzle ${distance} presses away, and found none`);
  }
  return checked({ ...puzzle, start: drawing.start, goal: drawing.goal });
}

function solverOf(masks, size) {
  const steps = solving(masks, size);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

function valuesOf(text) {
  if (typeof text !== "string") refuse("short id must be a text");
  const typed = [...text].length;
  if (typed > LONGEST_TYPED) refuse(`short id must have at most ${LONGEST_TYPED} characters, got ${typed}`);
  const characters = [...text.replace(/[ -]/g, "").toUpperCase()];
  const strange = characters.find((character) => !ALPHABET.includes(character));
  if (strange !== undefined) refuse(`short id must be of ${ALPHABET}, got "${strange}"`);
  if (characters.length < 5 || characters.length > LONGEST) {
    refuse(`short id must have 5 to ${LONGEST} characters, got ${characters.length}`);
  }
  const values = characters.map((character) => ALPHABET.indexOf(character));
  const last = values.pop();
  if (last !== checkOf(values)) {
    refuse("short id must end with the character that fits the others: one is wrong");
  }
  return values;
}

const checkOf = (values) => values.reduce((sum, value, i) => sum + (i + 1) * value, 0) % BASE;

function written(values) {
  const characters = [...values, checkOf(values)].map((value) => ALPHABET[value]).join("");
  return characters.match(/.{1,4}/g).join("-");
}

// As many digits as the largest board needs.
function lengthOf(size, colours) {
  return digits(BigInt(colours) ** BigInt(size) - 1n, 0).length;
}

function digits(value, length) {
  const found = [];
  for (; value > 0n || found.length < length; value /= BigInt(BASE)) {
    found.unshift(Number(value % BigInt(BASE)));
  }
  return found;
}

const numberOf = (cells, colours) => cells.reduce((number, cell) => number * colours + BigInt(cell), 0n);

function cellsOf(number, size, colours) {
  const cells = new Array(size).fill(0);
  for (let i = size - 1; i >= 0; i--, number /= colours) cells[i] = Number(number % colours);
  return cells;
}
