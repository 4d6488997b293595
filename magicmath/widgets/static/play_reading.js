// Read an address key by key, and nothing that is not known.

import { GRAPHS } from "./play_graphs.js";
import { bitsFor, packedLength, unpacked, unpackedMask } from "./play_packing.js";
import { LONGEST_SIDE, MOST_COLOURS, MOST_NODES, NAMED, STAMPS, SURFACES } from "./play_puzzle.js";
import { quoted, refuse, whole } from "./play_refusal.js";
import { KEYS, VERSION } from "./play_writing.js";

export const LONGEST_ADDRESS = 2 ** 22; // characters

const COMMON = ["v", "size", "colours", "holes", "rule", "start", "goal", "presses"];

// What an address says, not yet checked as a puzzle.
export function puzzleOf(address) {
  const values = valuesOf(address);
  const [rows, columns] = sizeOf(needed(values, "size"));
  const size = rows * columns;
  const colours = values.has("colours") ? whole(number(values, "colours"), "colours", 2, MOST_COLOURS) : 2;
  const name = needed(values, "rule");
  const reader = readerOf(name);
  const foreign = [...values.keys()].find((key) => !COMMON.includes(key) && !reader.keys.includes(key));
  if (foreign) refuse(`address must have no key ${foreign} with the rule ${name}`);
  const one = (key, read) => (values.has(key) ? read(values.get(key)) : undefined);
  const board = (key) => one(key, (text) => cellsOf(text, size, bitsFor(colours), key));
  const holes = one("holes", (text) => unpackedMask(sized(text, size, "holes"), size, "holes"));
  const rule = reader.read(values, size);
  const presses = one("presses", (text) => numbers(text, "presses"));
  return { colours, rows, columns, holes, rule, start: board("start"), goal: board("goal"), presses };
}

function valuesOf(address) {
  if (typeof address !== "string") refuse("address must be a text");
  if (address.length > LONGEST_ADDRESS) {
    refuse(`address must have at most ${LONGEST_ADDRESS} characters, got ${address.length}`);
  }
  if (!address.startsWith("#")) refuse("address must begin with #");
  const place = 1 + address.slice(1).search(/[^A-Za-z0-9._~=&-]/);
  if (place > 0) {
    const code = address.codePointAt(place).toString(16).toUpperCase().padStart(4, "0");
    refuse(`address must be of letters, digits and . _ ~ = & -, got U+${code} at character ${place}`);
  }
  return keyed(address.slice(1).split("&"));
}

function keyed(parts) {
  const values = new Map();
  for (const part of parts) {
    const [key, value, ...more] = part.split("=");
    if (value === undefined || more.length) refuse(`address must be of parts key=value, got ${quoted(part)}`);
    if (!values.size && (key !== "v" || value !== VERSION)) {
      refuse(`address must begin with #v=${VERSION}, got ${quoted(part)}`);
    }
    if (!KEYS.includes(key)) refuse(`address must have no key ${quoted(key)}`);
    if (values.has(key)) refuse(`address must have the key ${key} once, got it twice`);
    values.set(key, value);
  }
  return values;
}

function readerOf(name) {
  if (Object.hasOwn(READERS, name)) return READERS[name];
  if (Object.hasOwn(STAMPS, name)) {
    return { keys: ["surface"], read: (values) => ({ kind: "steps", name, surface: surfaceOf(values) }) };
  }
  if (Object.hasOwn(GRAPHS, name)) return { keys: [], read: () => ({ kind: "graph", name }) };
  if (!NAMED.includes(name)) refuse(`rule must have a known name, got ${quoted(name)}`);
  return { keys: [], read: () => ({ kind: "named", name }) };
}

const READERS = {
  steps: {
    keys: ["surface", "steps"],
    read: (values) => ({ kind: "steps", surface: surfaceOf(values), steps: pairs(values, "steps", "_") }),
  },
  graph: {
    keys: ["edges", "arrows"],
    read(values) {
      const key = oneKey(values, "edges", "arrows");
      return { kind: "graph", edges: pairs(values, key, "-"), oneWay: key === "arrows" };
    },
  },
  masks: {
    keys: ["cells", "masks", "places"],
    read(values, size) {
      const masks = oneKey(values, "cells", "masks") === "masks"
        ? packedMasks(values.get("masks"), size)
        : values.get("cells").split("~").map((mask) => numbers(mask, "cells"));
      const places = values.has("places") ? numbers(values.get("places"), "places") : null;
      return { kind: "masks", masks, places };
    },
  },
  random: { keys: ["seed"], read: (values) => ({ kind: "random", seed: number(values, "seed") }) },
};

function surfaceOf(values) {
  const surface = values.get("surface") ?? "plane";
  if (!SURFACES.includes(surface)) {
    refuse(`surface must be one of ${SURFACES.join(", ")}, got ${quoted(surface)}`);
  }
  return surface;
}

function oneKey(values, first, second) {
  if (values.has(first) === values.has(second)) {
    refuse(`address must have one of the keys ${first} and ${second}`);
  }
  return values.has(first) ? first : second;
}

function needed(values, key) {
  if (!values.has(key)) refuse(`address must have the key ${key}`);
  return values.get(key);
}

function sizeOf(text) {
  const found = /^(\d{1,3})x(\d{1,3})$/.exec(text);
  if (!found) refuse(`size must be like 5x5, got ${quoted(text)}`);
  const [rows, columns] = found.slice(1).map(Number);
  return [whole(rows, "rows", 1, LONGEST_SIDE), whole(columns, "columns", 1, MOST_NODES)];
}

function asNumber(text, name) {
  if (!/^-?\d{1,10}$/.test(text)) refuse(`${name} must hold whole numbers, got ${quoted(text)}`);
  return Number(text);
}

const number = (values, key) => asNumber(needed(values, key), key);
const numbers = (text, name) => (text ? text.split(".").map((part) => asNumber(part, name)) : []);

function pairs(values, key, between) {
  const text = needed(values, key);
  return (text ? text.split(".") : []).map((part) => {
    const found = /^(-?\d{1,10})([_-])(-?\d{1,10})$/.exec(part);
    if (found?.[2] !== between) refuse(`${key} must hold pairs like 0${between}1, got ${quoted(part)}`);
    return [Number(found[1]), Number(found[3])];
  });
}

function sized(text, bits, name) {
  const length = packedLength(bits);
  if (text.length !== length) {
    refuse(`${name} must have ${length} characters for its cells, got ${text.length}`);
  }
  return text;
}

const cellsOf = (text, size, bits, name) => unpacked(sized(text, size * bits, name), size, bits, name);

function packedMasks(text, size) {
  const width = packedLength(size);
  if (text.length % width) refuse(`masks must have ${width} characters a mask, got ${text.length}`);
  return Array.from({ length: text.length / width }, (_, i) =>
    unpackedMask(text.slice(i * width, (i + 1) * width), size, "masks"));
}
