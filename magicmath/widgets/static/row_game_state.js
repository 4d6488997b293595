// How a game stands in which moves take things from rows, and the moves that win.

import { turnOf } from "./turns_state.js";

// The rules of a row of pins: one falls, or two neighbours, also from the middle.
export const KAYLES = { counts: [1, 2], splits: true };

export const range = (n) => Array.from({ length: n }, (_, i) => i);

function mex(values) {
  let least = 0;
  while (values.includes(least)) least += 1;
  return least;
}

// The moves from so many things together: how many stay before those taken, and how many go.
export function options({ counts, splits }, size) {
  return counts.filter((count) => count <= size).flatMap((count) => {
    const least = splits ? 0 : size - count;
    return range(size - count + 1 - least).map((i) => [least + i, count]);
  });
}

// The values of 0, 1, … things together.
export function valuesOf(rules, largest) {
  const values = [];
  for (const size of range(largest + 1)) {
    values.push(mex(options(rules, size).map(([left, count]) => values[left] ^ values[size - count - left])));
  }
  return values;
}

function thingsAfter({ start, moves }) {
  const rows = start.map((size) => new Array(size).fill(true));
  for (const [row, pin, count] of moves) rows[row].fill(false, pin, pin + count);
  return rows;
}

// Neighbours that stand, and none beside them, with their value.
function runsOf(rows, valueOf) {
  const runs = [];
  rows.forEach((pins, row) => pins.forEach((stands, pin) => {
    if (!stands) return;
    if (pin && pins[pin - 1]) runs.at(-1).length += 1;
    else runs.push({ row, pin, length: 1 });
  }));
  return runs.map((run) => ({ ...run, value: valueOf(run) }));
}

const sumOf = (runs) => runs.reduce((sum, run) => sum ^ run.value, 0);

const sumBefore = ({ start, moves }, last, valueOf) =>
  sumOf(runsOf(thingsAfter({ start, moves: moves.slice(0, -last) }), valueOf));

// The things after the moves, who is to move, and the last move.
export function standing(play, valueOf) {
  const rows = thingsAfter(play);
  const runs = runsOf(rows, valueOf);
  const turn = turnOf(play);
  const wasAnswered = turn.isYourTurn && play.moves.length > 1;
  return {
    rows,
    runs,
    sum: sumOf(runs),
    sumYouMet: wasAnswered ? sumBefore(play, 2, valueOf) : null,
    sumYouLeft: wasAnswered ? sumBefore(play, 1, valueOf) : null,
    isOver: !runs.length,
    last: play.moves.at(-1) ?? null,
    ...turn,
  };
}

// Of each row that is left, the first of its moves that wins, where there is one.
export function winningMoves({ runs, sum }, valuesFor, optionsFor) {
  return runs.flatMap(({ row, pin, length, value }) => {
    const values = valuesFor(row);
    const isWinning = ([left, count]) => (values[left] ^ values[length - count - left] ^ value) === sum;
    const found = optionsFor(row, length).find(isWinning);
    return found ? [[row, pin + found[0], found[1]]] : [];
  });
}

export function longestOf(runs) {
  const most = Math.max(...runs.map(({ length }) => length));
  return runs.find(({ length }) => length === most);
}

// What a press of a pin means: a move, once another or the same was pressed before it; or a mark.
export function pressed(marked, [row, pin]) {
  const near = marked?.[0] === row ? Math.abs(marked[1] - pin) : Infinity;
  return near <= 1 ? { move: [row, Math.min(marked[1], pin), near + 1] } : { mark: [row, pin] };
}

// The pin to which a key leads; null where none stands that way.
export function walk(rows, [row, pin], key) {
  const nearest = (pins) => range(pins.length).filter((i) => pins[i])
    .sort((a, b) => Math.abs(a - pin) - Math.abs(b - pin))[0];
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 }[key];
  if (key === "ArrowLeft" || key === "ArrowRight") {
    for (let i = pin + step; i >= 0 && i < rows[row].length; i += step) if (rows[row][i]) return [row, i];
    return null;
  }
  for (let i = row + step; i >= 0 && i < rows.length; i += step) {
    if (rows[i].some(Boolean)) return [i, nearest(rows[i])];
  }
  return null;
}

// The standing pin nearest to a place, in its row if one stands there; null at the end.
export function nearestPin(rows, [row, pin]) {
  const places = rows.flatMap((pins, r) => pins.flatMap((stands, p) => (stands ? [[r, p]] : [])));
  const away = ([r, p]) => 100 * Math.abs(r - row) + Math.abs(p - pin);
  return places.sort((a, b) => away(a) - away(b))[0] ?? null;
}
