// How a picture is put into words, flipped on its way, repaired and taken out again. Python does the same.

import { drawing } from "./mixing.js";
import { encoded, repaired } from "./repair_codes.js";

// Where cells and checks stand: word `w` holds them at its places `rows`, and at the others.
export function layoutOf(size, code, spread) {
  const inWord = new Set(code.rows);
  const checks = Array.from({ length: code.length }, (_, j) => j).filter((j) => !inWord.has(j));
  const count = Math.ceil(size / code.rows.length);
  const split = (index, many) => (
    spread ? [index % count, Math.floor(index / count)] : [Math.floor(index / many), index % many]
  );
  const numbered = (places) => Array.from({ length: count * places.length }, (_, index) => {
    const [word, item] = split(index, places.length);
    return word * code.length + places[item];
  });
  return { count, cells: numbered(code.rows), checks: numbered(checks) }; // the bit of each
}

// Which bits are flipped: more noise flips the same and others.
export function flipsOf({ seed, noise, damage }, size) {
  const drawn = drawing(seed);
  const flips = new Uint8Array(size);
  for (let i = 0; i < size; i++) flips[i] = drawn(i) * 100 < noise * 2 ** 32 ? 1 : 0;
  for (const bit of damage) flips[bit] ^= 1;
  return flips;
}

// All bits that are sent, word after word.
export function sentBits(picture, code, layout) {
  const bits = new Uint8Array(layout.count * code.length);
  layout.cells.forEach((bit, i) => { bits[bit] = picture[i] ?? 0; });
  for (let from = 0; from < bits.length; from += code.length) {
    const word = bits.subarray(from, from + code.length);
    word.set(encoded(code.rows.map((row) => word[row]), code));
  }
  return bits;
}

export function repairedBits(received, code) {
  const bits = new Uint8Array(received.length);
  for (let from = 0; from < bits.length; from += code.length) {
    bits.set(repaired(received.subarray(from, from + code.length), code), from);
  }
  return bits;
}

// How many of some bits differ.
export function differences(one, other, places) {
  return places.reduce((sum, i) => sum + (one[i] ^ other[i]), 0);
}

// Flip bits by hand, or take that back where one was flipped by hand before.
export function toggled(damage, bits) {
  const now = new Set(damage);
  for (const bit of bits) if (!now.delete(bit)) now.add(bit);
  return [...now].sort((a, b) => a - b);
}

// Damage by hand, in the same cells and checks after these were put into other words.
export function movedDamage(damage, before, after) {
  const pairs = (part) => before[part].map((bit, i) => [bit, after[part][i]]);
  const moved = new Map(["cells", "checks"].flatMap(pairs));
  return damage.map((bit) => moved.get(bit)).sort((a, b) => a - b);
}

// The places of a square around one, as far as the picture goes.
export function blot(place, columns, size, reach) {
  const [row, column] = [Math.floor(place / columns), place % columns];
  const found = [];
  for (let i = Math.max(0, row - reach); i <= row + reach; i++) {
    for (let j = Math.max(0, column - reach); j <= Math.min(columns - 1, column + reach); j++) {
      if (i * columns + j < size) found.push(i * columns + j);
    }
  }
  return found;
}

// The places on the way from one to another, at most a stride apart, without the first.
export function wayOf(from, to, columns, stride) {
  const spotOf = (place) => [Math.floor(place / columns), place % columns];
  const [[row, column], [lastRow, lastColumn]] = [spotOf(from), spotOf(to)];
  const [down, right] = [lastRow - row, lastColumn - column];
  const steps = Math.max(1, Math.ceil(Math.hypot(down, right) / stride));
  return Array.from({ length: steps }, (_, k) => {
    const at = (start, more) => start + Math.round((more * (k + 1)) / steps);
    return at(row, down) * columns + at(column, right);
  });
}

// The lines around some cells, as pairs of corners [x, y]; none between two that are both among them.
export function outline(size, columns, isAmong) {
  const spots = Array.from({ length: size }, (_, i) => [i % columns, Math.floor(i / columns)]);
  const isIn = (x, y) => {
    const place = y * columns + x;
    return x >= 0 && x < columns && place >= 0 && place < size && isAmong(place);
  };
  return spots.filter((_, i) => isAmong(i)).flatMap(([x, y]) => [
    [x, y - 1, [x, y], [x + 1, y]], [x, y + 1, [x, y + 1], [x + 1, y + 1]],
    [x - 1, y, [x, y], [x, y + 1]], [x + 1, y, [x + 1, y], [x + 1, y + 1]],
  ].filter(([right, down]) => !isIn(right, down)).map(([, , from, to]) => [from, to]));
}

// The fewest presses that leave a cell wrong, when nothing else flips a bit; 0 before there are any.
export function recordOf(record, { noise, damage }, wrong) {
  if (noise || !wrong) return record;
  return record ? Math.min(record, damage.length) : damage.length;
}

// The cell to which a key leads; null for other keys.
export function walked(place, key, columns, size) {
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[key];
  if (step === undefined) return null;
  const isAtEdge = (key === "ArrowLeft" && place % columns === 0)
    || (key === "ArrowRight" && place % columns === columns - 1);
  const next = place + step;
  return isAtEdge || next < 0 || next >= size ? place : next;
}
