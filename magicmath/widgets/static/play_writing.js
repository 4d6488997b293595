// How the parts of a puzzle are written in its address.

import { bitsFor, packed, packedLength, packedMask } from "./play_packing.js";

export const VERSION = "1";
export const KEYS = [
  ...["v", "size", "colours", "holes", "rule", "surface", "steps", "edges", "arrows"],
  ...["cells", "masks", "places", "seed", "start", "goal", "presses"],
];

export function writtenAddress({ colours, rows, columns, holes, rule, start, goal, presses }) {
  const size = rows * columns;
  const board = (cells) => (cells.some(Boolean) ? packed(cells, bitsFor(colours)) : null);
  const values = {
    v: VERSION,
    size: `${rows}x${columns}`,
    colours: colours === 2 ? null : colours,
    holes: holes.length ? packedMask(holes, size) : null,
    ...WRITERS[rule.kind](rule, size),
    start: board(start),
    goal: board(goal),
    presses: presses.length ? presses.join(".") : null,
  };
  const keys = KEYS.filter((key) => (values[key] ?? null) !== null);
  return `#${keys.map((key) => `${key}=${values[key]}`).join("&")}`;
}

const WRITERS = {
  steps: ({ name, surface, steps }) => ({
    rule: name ?? "steps",
    surface: surface === "plane" ? null : surface,
    steps: name === null ? pairs(steps, "_") : null,
  }),
  named: ({ name }) => ({ rule: name }),
  graph({ name, edges, oneWay }) {
    if (name !== null) return { rule: name };
    return { rule: "graph", [oneWay ? "arrows" : "edges"]: pairs(edges, "-") };
  },
  masks: ({ masks, places }, size) =>
    ({ rule: "masks", ...drawn(masks, size), places: places && places.join(".") }),
  random: ({ seed }) => ({ rule: "random", seed }),
};

// The masks in the shorter one of two ways: their cells, or all cells of the board.
function drawn(masks, size) {
  const length = masks.length - 1 + sum(masks.map(lengthOf));
  if (length >= masks.length * packedLength(size)) {
    return { masks: masks.map((mask) => packedMask(mask, size)).join("") };
  }
  return { cells: masks.map((mask) => mask.join(".")).join("~") };
}

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const lengthOf = (cells) => sum(cells.map((cell) => 1 + String(cell).length)) - (cells.length > 0);
const pairs = (listed, between) => listed.map((pair) => pair.join(between)).join(".");
