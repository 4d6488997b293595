// How a game of Kayles stands, and the perfect answer. Python's `PinsGame` plays the same.

const range = (n) => Array.from({ length: n }, (_, i) => i);

export function mex(values) {
  let least = 0;
  while (values.has(least)) least += 1;
  return least;
}

// The values of rows of 0, 1, … pins.
export function kaylesValues(longest) {
  const values = [];
  for (const row of range(longest + 1)) {
    const reached = new Set();
    for (const fallen of [1, 2]) {
      for (let left = 0; left + fallen <= row; left++) {
        reached.add(values[left] ^ values[row - fallen - left]);
      }
    }
    values.push(mex(reached));
  }
  return values;
}

function standingPins({ start, moves }) {
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

const sumBeforeLast = ({ start, moves }, valueOf) =>
  sumOf(runsOf(standingPins({ start, moves: moves.slice(0, -1) }), valueOf));

const isYours = (i, first) => (i % 2 === 0) === (first === "you");

// The pins after the moves, who is to move (or would be, at the end), and the last move.
export const standing = (play, values) => standingWith(play, ({ length }) => values[length]);

// The same, with a value of its own for each row.
export function standingWith(play, valueOf) {
  const rows = standingPins(play);
  const runs = runsOf(rows, valueOf);
  const isYourTurn = isYours(play.moves.length, play.first);
  return {
    rows,
    runs,
    sum: sumOf(runs),
    sumYouLeft: isYourTurn && play.moves.length > 1 ? sumBeforeLast(play, valueOf) : null,
    isOver: !runs.length,
    isYourTurn,
    last: play.moves.at(-1) ?? null,
    canUndo: play.moves.some((_, i) => isYours(i, play.first)),
    canRestart: play.moves.length > 0,
  };
}

export function winningMove({ runs, sum }, values) {
  for (const { row, pin, length, value } of runs) {
    for (const left of range(length)) {
      for (const count of [1, 2]) {
        const right = length - left - count;
        if (right >= 0 && (values[left] ^ values[right] ^ value) === sum) return [row, pin + left, count];
      }
    }
  }
  return null;
}

// The same answer as Python's `reply`.
export function replyTo(state, values) {
  const longest = Math.max(...state.runs.map(({ length }) => length));
  const { row, pin } = state.runs.find(({ length }) => length === longest);
  return winningMove(state, values) ?? [row, pin, 1];
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

export function drawRows(longest, values) {
  const below = (n) => Math.floor(Math.random() * n);
  const start = Array.from({ length: 3 + below(2) }, () => 2 + below(longest - 1));
  return start.reduce((sum, size) => sum ^ values[size], 0) ? start : drawRows(longest, values);
}
