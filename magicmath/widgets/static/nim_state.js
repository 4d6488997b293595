// How a game of Nim stands, and the perfect answer. Python's `NimGame` plays the same.

import { turnOf } from "./turns_state.js";

const xorOf = (heaps) => heaps.reduce((sum, heap) => sum ^ heap, 0);
const isOver = (heaps) => heaps.every((heap) => heap === 0);

function heapsAfter({ start, moves }) {
  const heaps = start.slice();
  for (const [heap, left] of moves) heaps[heap] = left;
  return heaps;
}

// The heaps after each move, a round a line: yours, and then what the computer left; null is a move not made.
export function recordOf({ start, first, moves }) {
  const left = moves.map((_, i) => heapsAfter({ start, moves: moves.slice(0, i + 1) }));
  if (first === "computer" && left.length) left.unshift(null);
  return left.flatMap((heaps, i) => (i % 2 ? [] : [[heaps, left[i + 1] ?? null]]));
}

// For each column of the first heaps, whether it is odd in these heaps; the largest power first.
export function lampsOf(heaps, start) {
  const [sum, width] = [xorOf(heaps), Math.max(...start).toString(2).length];
  return Array.from({ length: width }, (_, j) => (sum >> (width - 1 - j) & 1) === 1);
}

function lastOf({ start, moves }) {
  if (!moves.length) return null;
  const [heap, left] = moves.at(-1);
  return { heap, left, before: heapsAfter({ start, moves: moves.slice(0, -1) })[heap] };
}

// The heaps after the moves, who is to move (or would be, at the end), and the last move. In a misère game
// the last stone loses.
export function standing(play, isMisere) {
  const heaps = heapsAfter(play);
  return {
    heaps,
    sum: xorOf(heaps),
    isOver: isOver(heaps),
    isMisere,
    last: lastOf(play),
    ...turnOf(play),
    first: play.first,
  };
}

const after = (heaps, heap, left) => heaps.map((size, i) => (i === heap ? left : size));
const isLostMisere = (heaps) => (Math.max(...heaps) > 1 ? xorOf(heaps) === 0 : xorOf(heaps) === 1);

function winningMisere(heaps) {
  const moves = heaps.flatMap((size, heap) => Array.from({ length: size }, (_, left) => [heap, left]));
  return moves.find(([heap, left]) => isLostMisere(after(heaps, heap, left))) ?? null;
}

export function winningMove(heaps, isMisere) {
  if (isMisere) return winningMisere(heaps);
  const sum = xorOf(heaps);
  const heap = heaps.findIndex((size) => (size ^ sum) < size);
  return heap < 0 ? null : [heap, heaps[heap] ^ sum];
}

// The same answer as Python's `reply`.
export function replyTo(heaps, isMisere) {
  const largest = Math.max(...heaps);
  return winningMove(heaps, isMisere) ?? [heaps.indexOf(largest), largest - 1];
}

// What the computer takes from two equal heaps, where no move wins, drawn by lot: two or three stones at
// first. Later one stone stays, as long as there are three: so the game is not over at once.
export function lostMove([size], isFirst, random = Math.random) {
  const below = (n) => Math.floor(random() * n);
  const taken = isFirst ? Math.min(size, 2 + below(2)) : 1 + below(size > 2 ? size - 1 : size);
  return [below(2), size - taken];
}

export function drawHeaps(isMisere) {
  const below = (n) => Math.floor(Math.random() * n);
  const sizes = Array.from({ length: 3 + below(3) }, () => 1 + below(9));
  return winningMove(sizes, isMisere) ? sizes : drawHeaps(isMisere);
}

// Two equal heaps of another size than before, large enough for three moves each.
export function drawPair([before]) {
  const size = 6 + Math.floor(Math.random() * 4);
  return size === before ? drawPair([before]) : [size, size];
}

// The first two heaps that you left and that were not equal, or undefined.
export const firstUnequal = (play) =>
  recordOf(play).map(([yours]) => yours).find((heaps) => heaps && heaps[0] !== heaps[1]);

// The move that is tried after a digit of a heap is flipped; only one heap can differ, or none.
export function flipped(heaps, trial, heap, power) {
  const left = (trial?.heap === heap ? trial.left : heaps[heap]) ^ power;
  return left === heaps[heap] ? null : { heap, left };
}

export function readHeaps(text, most, largest) {
  const words = text.split(/[\s,;]+/).filter(Boolean);
  const heaps = words.map(Number);
  const wrong = words.find((word, i) => !/^\d+$/.test(word) || heaps[i] > largest);
  const must = `A heap is a whole number from 0 to ${largest}`;
  if (wrong !== undefined) return { error: `${must}, not ${wrong.slice(0, 20)}.` };
  if (heaps.length < 1 || heaps.length > most) return { error: `Give from 1 to ${most} heaps.` };
  return isOver(heaps) ? { error: "Give at least one stone." } : { heaps };
}

// The stone that can be reached with Tab, near the place where the last one was; null without stones.
export function nearestStone(heaps, [heap, left]) {
  const away = (other) => Math.abs(other - heap);
  const near = [...heaps.keys()].filter((i) => heaps[i]).sort((a, b) => away(a) - away(b))[0];
  return near === undefined ? null : [near, Math.min(near === heap ? left : Infinity, heaps[near] - 1)];
}

// The stone to which a key leads; null where there is none that way.
export function walk(heaps, place, key) {
  let [heap, left] = place;
  if (key === "ArrowLeft") left -= 1;
  else if (key === "ArrowRight") left += 1;
  else if (key === "Home") left = 0;
  else if (key === "End") left = heaps[heap] - 1;
  else {
    const step = key === "ArrowUp" ? -1 : 1;
    do heap += step; while (heaps[heap] === 0);
  }
  if (heaps[heap] === undefined || left < 0 || (heap === place[0] && left >= heaps[heap])) return null;
  return [heap, Math.min(left, heaps[heap] - 1)];
}
