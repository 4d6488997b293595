// Rules out of text that a reader pastes. magicmath.addresses and magicmath.rules take the same.

import { MOST_MASKS, checkedEdges } from "./play_puzzle.js";
import { LONGEST_ADDRESS } from "./play_reading.js";
import { quoted, refuse } from "./play_refusal.js";

const BLACK = "1#xX■";
const WHITE = "0.-□";

// Masks drawn with letters, one below the other, an empty line between two: their size and their cells.
export function masksFromText(text) {
  const [masks, rows] = [[], []];
  asText(text).split("\n").concat("").forEach((line, i) => {
    const signs = [...line.replace(/[ \t\r]/g, "")];
    const at = `text, line ${i + 1}:`;
    const unknown = signs.find((sign) => !BLACK.includes(sign) && !WHITE.includes(sign));
    if (unknown !== undefined) refuse(`${at} '${unknown}' is no sign for a cell; use # and .`);
    if (signs.length) {
      rows.push(signs.map((sign) => BLACK.includes(sign)));
      if (signs.length !== rows[0].length) {
        refuse(`${at} ${signs.length} cells, the row above has ${rows[0].length}`);
      }
    } else if (rows.length) {
      masks.push(rows.splice(0));
      refuseOtherSize(masks, `text, line ${i}:`);
    }
  });
  if (!masks.length) refuse("text draws no mask");
  const cells = masks.map((mask) => onesOf(mask.flat()));
  return { rows: masks[0].length, columns: masks[0][0].length, masks: cells };
}

function refuseOtherSize(masks, at) {
  const [first, last] = [masks[0], masks.at(-1)].map((mask) => `${mask.length}×${mask[0].length}`);
  if (first !== last) refuse(`${at} mask ${masks.length - 1} is ${last}, the first is ${first}`);
}

// The articles' numbers: the binary digits of each are the cells of a mask.
export function masksFromNumbers(text, rows, columns) {
  const size = rows * columns;
  const parts = parted(text, /[ \t\r\n,;()[\]{}]/);
  return counted(parts, "numbers").map((part) => {
    if (!/^[0-9]{1,1300}$/.test(part)) refuse(`numbers must be whole numbers, got ${quoted(part)}`);
    const digits = BigInt(part).toString(2);
    if (digits.length > size) refuse(`numbers must be below 2**${size}, got ${quoted(part)}`);
    return onesOf([...digits.padStart(size, "0")].map(Number));
  });
}

// The articles' matrix: a row of 0 and 1 for each mask, its cells unfolded row by row.
export function masksFromMatrix(text, rows, columns) {
  const size = rows * columns;
  const lines = parted(text, /[\r\n;\]]/, /[ \t,[(){}|]/g);
  return counted(lines, "matrix").map((line, i) => {
    if (!/^[01]+$/.test(line)) refuse(`matrix must hold only 0 and 1, got ${quoted(line)} in row ${i}`);
    if (line.length !== size) refuse(`matrix must have ${size} columns, got ${line.length} in row ${i}`);
    return onesOf([...line].map(Number));
  });
}

// Edges like 0-1, 1-2, or one way like 0>1, between commas or on lines; as many nodes as they name.
export function graphFromText(text) {
  const parts = parted(asText(text).replace(/[ \t]+/g, " "), /[,;\r\n]/, /^ | $/g);
  if (!parts.length) refuse("edges must hold an edge, got none");
  const found = parts.map((part) => /^([0-9]{1,9}) ?([-–> ]|->|→) ?([0-9]{1,9})$/.exec(part));
  const wrong = found.indexOf(null);
  if (wrong >= 0) refuse(`edges must be like 0-1 or 0>1, got ${quoted(parts[wrong])}`);
  const edges = found.map(([, from, , to]) => [Number(from), Number(to)]);
  const ways = found.map(([, , sign]) => sign.includes(">") || sign === "→");
  if (new Set(ways).size > 1) refuse("edges must all go one way or all both ways, got some of each");
  const sorted = checkedEdges(edges, ways[0]);
  return { nodes: 1 + sorted.flat().reduce((a, b) => Math.max(a, b)), edges: sorted, oneWay: ways[0] };
}

const onesOf = (cells) => cells.flatMap((cell, i) => (cell ? [i] : []));

function parted(text, between, without = "") {
  return asText(text).split(between).map((part) => part.replace(without, "")).filter(Boolean);
}

function asText(text) {
  if (typeof text !== "string") refuse("text must be a text");
  if (text.length > 2 * LONGEST_ADDRESS) refuse(`text must have at most ${2 * LONGEST_ADDRESS} characters`);
  return text;
}

function counted(items, name) {
  if (!items.length) refuse(`${name} must hold a mask, got none`);
  if (items.length > MOST_MASKS) refuse(`${name} must have at most ${MOST_MASKS} items, got ${items.length}`);
  return items;
}
