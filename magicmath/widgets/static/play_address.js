// A puzzle as the end of an address, behind "#", and back. magicmath.addresses writes and reads the same.

import { GRAPHS } from "./play_graphs.js";
import { bitsFor, packed, packedLength, packedMask, unpacked, unpackedMask } from "./play_packing.js";
import { LONGEST_SIDE, MOST_COLOURS, MOST_NODES, NAMED, STAMPS, SURFACES, checked } from "./play_puzzle.js";
import { refuse, whole } from "./play_refusal.js";

export const LONGEST_ADDRESS = 2 ** 22; // characters

const VERSION = "1";
const KEYS = [
  ...["v", "size", "colours", "holes", "rule", "surface", "steps", "edges", "arrows"],
  ...["cells", "masks", "places", "seed", "start", "goal", "presses"],
];
const COMMON = ["v", "size", "colours", "holes", "rule", "start", "goal", "presses"];

// The one address of a puzzle.
export function toAddress(puzzle) {
  const address = writtenAddress(checked(puzzle));
  if (address.length > LONGEST_ADDRESS) {
    refuse(`address must have at most ${LONGEST_ADDRESS} characters, got ${address.length}`);
  }
  return address;
}

// The puzzle of an address, or a Refusal: only what toAddress writes is taken.
export function fromAddress(address) {
  const values = valuesOf(address);
  const puzzle = checked(puzzleOf(values));
  const own = writtenAddress(puzzle);
  if (own !== address) {
    const place = [...own].findIndex((character, i) => character !== address[i]);
    refuse(`address must be as this puzzle's own, which differs at character ${place < 0 ? own.length : place}`);
  }
  return puzzle;
}

function writtenAddress({ colours, rows, columns, holes, rule, start, goal, presses }) {
  const size = rows * columns;
  const board = (cells) => (cells.some(Boolean) ? packed(cells, bitsFor(colours)) : null);
  const values = {
    v: VERSION,
    size: `${rows}x${columns}`,
    colours: colours === 2 ? null : String(colours),
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
    steps: name === null ? steps.map((step) => step.join("_")).join(".") : null,
  }),
  named: ({ name }) => ({ rule: name }),
  graph({ name, edges, oneWay }) {
    const written = edges.map((edge) => edge.join("-")).join(".");
    if (name !== null) return { rule: name };
    return oneWay ? { rule: "graph", arrows: written } : { rule: "graph", edges: written };
  },
  masks({ masks, places }, size) {
    const length = masks.length - 1 + sum(masks.map(lengthOf));
    const drawn = length >= masks.length * packedLength(size, 1)
      ? { masks: masks.map((mask) => packedMask(mask, size)).join("") }
      : { cells: masks.map((mask) => mask.join(".")).join("~") };
    return { rule: "masks", ...drawn, places: places && places.join(".") };
  },
  random: ({ seed }) => ({ rule: "random", seed: String(seed) }),
};

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const lengthOf = (cells) => sum(cells.map((cell) => 1 + String(cell).length)) - (cells.length > 0);

function valuesOf(address) {
  if (typeof address !== "string") refuse("address must be a text");
  if (address.length > LONGEST_ADDRESS) {
    refuse(`address must have at most ${LONGEST_ADDRESS} characters, got ${address.length}`);
  }
  if (!address.startsWith("#")) refuse("address must begin with #");
  const strange = address.slice(1).search(/[^A-Za-z0-9._~=&-]/);
  if (strange >= 0) {
    const code = address.codePointAt(strange + 1).toString(16).toUpperCase().padStart(4, "0");
    refuse(`address must be of letters, digits and . _ ~ = & -, got U+${code} at character ${strange + 1}`);
  }
  return keyed(address.slice(1).split("&"));
}

function keyed(parts) {
  const values = new Map();
  for (const part of parts) {
    const [key, value, ...more] = part.split("=");
    if (value === undefined || more.length) refuse(`address must be of parts key=value, got "${cut(part)}"`);
    if (!values.size && (key !== "v" || value !== VERSION)) {
      refuse(`address must begin with #v=${VERSION}, got "${cut(part)}"`);
    }
    if (!KEYS.includes(key)) refuse(`address must have no key "${cut(key)}"`);
    if (values.has(key)) refuse(`address must have the key ${key} once, got it twice`);
    values.set(key, value);
  }
  return values;
}

const cut = (text) => (text.length > 40 ? `${text.slice(0, 37)}...` : text);

function puzzleOf(values) {
  const [rows, columns] = sizeOf(needed(values, "size"));
  const colours = values.has("colours") ? whole(number(values, "colours"), "colours", 2, MOST_COLOURS) : 2;
  const name = needed(values, "rule");
  const reader = readerOf(name);
  const foreign = [...values.keys()].find((key) => !COMMON.includes(key) && !reader.keys.includes(key));
  if (foreign) refuse(`address must have no key ${foreign} with the rule ${name}`);
  const size = rows * columns;
  const board = (key) => (values.has(key) ? boardOf(values.get(key), size, bitsFor(colours), key) : null);
  const holes = values.has("holes") ? unpackedMask(sized(values.get("holes"), size, "holes"), size, "holes") : [];
  const rule = reader.read(values, size);
  const presses = values.has("presses") ? numbers(values.get("presses"), "presses") : [];
  return { colours, rows, columns, holes, rule, start: board("start"), goal: board("goal"), presses };
}

function readerOf(name) {
  if (Object.hasOwn(READERS, name)) return READERS[name];
  if (Object.hasOwn(STAMPS, name)) {
    const steps = STAMPS[name];
    return { keys: ["surface"], read: (values) => ({ kind: "steps", name, surface: surfaceOf(values), steps }) };
  }
  if (Object.hasOwn(GRAPHS, name)) {
    const { edges } = GRAPHS[name];
    return { keys: [], read: () => ({ kind: "graph", name, edges, oneWay: false }) };
  }
  if (!NAMED.includes(name)) refuse(`rule must have a known name, got "${cut(name)}"`);
  return { keys: [], read: () => ({ kind: "named", name }) };
}

const READERS = {
  steps: {
    keys: ["surface", "steps"],
    read: (values) =>
      ({ kind: "steps", name: null, surface: surfaceOf(values), steps: pairs(values, "steps", "_") }),
  },
  graph: {
    keys: ["edges", "arrows"],
    read(values) {
      const key = oneKey(values, "edges", "arrows");
      return { kind: "graph", name: null, edges: pairs(values, key, "-"), oneWay: key === "arrows" };
    },
  },
  masks: {
    keys: ["cells", "masks", "places"],
    read(values, size) {
      const isPacked = oneKey(values, "cells", "masks") === "masks";
      const masks = isPacked
        ? packedMasks(values.get("masks"), size)
        : values.get("cells").split("~").map((mask) => numbers(mask, "cells"));
      return { kind: "masks", masks, places: values.has("places") ? numbers(values.get("places"), "places") : null };
    },
  },
  random: { keys: ["seed"], read: (values) => ({ kind: "random", seed: number(values, "seed") }) },
};

function surfaceOf(values) {
  const surface = values.get("surface") ?? "plane";
  if (!SURFACES.includes(surface)) refuse(`surface must be one of ${SURFACES.join(", ")}, got "${cut(surface)}"`);
  return surface;
}

function oneKey(values, first, second) {
  if (values.has(first) === values.has(second)) refuse(`address must have one of the keys ${first} and ${second}`);
  return values.has(first) ? first : second;
}

function needed(values, key) {
  if (!values.has(key)) refuse(`address must have the key ${key}`);
  return values.get(key);
}

function sizeOf(text) {
  const found = /^(\d{1,3})x(\d{1,3})$/.exec(text);
  if (!found) refuse(`size must be like 5x5, got "${cut(text)}"`);
  return [whole(Number(found[1]), "rows", 1, LONGEST_SIDE), whole(Number(found[2]), "columns", 1, MOST_NODES)];
}

function asNumber(text, name) {
  if (!/^-?\d{1,10}$/.test(text)) refuse(`${name} must hold whole numbers, got "${cut(text)}"`);
  return Number(text);
}

const number = (values, key) => asNumber(needed(values, key), key);
const numbers = (text, name) => (text ? text.split(".").map((part) => asNumber(part, name)) : []);

function pairs(values, key, between) {
  const text = needed(values, key);
  return (text ? text.split(".") : []).map((part) => {
    const found = /^(-?\d{1,10})([_-])(-?\d{1,10})$/.exec(part);
    if (!found || found[2] !== between) refuse(`${key} must hold pairs like 0${between}1, got "${cut(part)}"`);
    return [Number(found[1]), Number(found[3])];
  });
}

const boardOf = (text, size, bits, name) => unpacked(sized(text, size * bits, name), size, bits, name);

function sized(text, bits, name) {
  const length = packedLength(bits, 1);
  if (text.length !== length) refuse(`${name} must have ${length} characters for its cells, got ${text.length}`);
  return text;
}

function packedMasks(text, size) {
  const width = packedLength(size, 1);
  if (text.length % width) refuse(`masks must have ${width} characters a mask, got ${text.length}`);
  return Array.from({ length: text.length / width }, (_, i) =>
    unpackedMask(text.slice(i * width, (i + 1) * width), size, "masks"));
}
