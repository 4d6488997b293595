// How Wythoff's game stands, and the perfect answer. Python's `WythoffGame` plays the same.

import { turnOf } from "./turns_state.js";

const range = (n) => Array.from({ length: n }, (_, i) => i);
export const same = ([x, y], [i, j]) => x === i && y === j;

// Whether a move leads from these heaps to those.
export function leads([x, y], [i, j]) {
  const [fewerX, fewerY] = [x - i, y - j];
  if (fewerX < 0 || fewerY < 0 || fewerX + fewerY === 0) return false;
  return fewerX === 0 || fewerY === 0 || fewerX === fewerY;
}

const placesOf = (side) => range(side).flatMap((x) => range(side).map((y) => [x, y]));

// The lost places: from none of them a move leads to another.
export function lostPlaces(side) {
  const lost = [];
  for (const place of placesOf(side)) if (!lost.some((other) => leads(place, other))) lost.push(place);
  return lost;
}

export const isAmong = (places, place) => places.some((other) => same(other, place));

// A place with those found before, and its mirror image.
export function withFound(found, [x, y]) {
  return isAmong(found, [x, y]) ? found : [...found, [x, y], ...(x === y ? [] : [[y, x]])];
}

export function standing(play, lost) {
  const heaps = play.moves.at(-1) ?? play.start;
  return {
    heaps,
    isLost: isAmong(lost, heaps),
    isOver: same(heaps, [0, 0]),
    hasMoved: play.moves.length > 0,
    ...turnOf(play),
  };
}

// The same answer as Python's.
export function replyTo([x, y], lost) {
  const [least] = lost.filter((place) => leads([x, y], place)).sort(([a, b], [i, j]) => a - i || b - j);
  return least ?? (x >= y ? [x - 1, y] : [x, y - 1]);
}

// Heaps from which you can win: if there are such, from which no move leads to a place that was found.
export function drawStart(side, lost, found) {
  const won = placesOf(side).filter((place) => !isAmong(lost, place));
  const open = won.filter((place) => !found.some((other) => leads(place, other)));
  const among = open.length ? open : won;
  return among[Math.floor(Math.random() * among.length)];
}
