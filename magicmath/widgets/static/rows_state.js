// Rows of bits under moves, and the way of a textbook. Python's `RowPlayground` does the same.
// A move is [kind, source, target], where the kind is "add" or "swap".

function withMove(rows, [kind, source, target]) {
  const after = rows.slice();
  if (kind === "swap") [after[source], after[target]] = [rows[target], rows[source]];
  else after[target] = rows[target].map((bit, j) => bit ^ rows[source][j]);
  return after;
}

export const rowsAfter = (rows, moves) => moves.reduce((sofar, move) => withMove(sofar, move), rows);

// What a textbook does next for the first columns: the move, and where the pivot stands; null at the end.
export function nextMove(rows, columns) {
  let rank = 0;
  for (let column = 0; column < columns && rank < rows.length; column++) {
    const found = rows.findIndex((row, i) => i >= rank && row[column]);
    if (found < 0) continue;
    if (found > rank) return { move: ["swap", rank, found], pivot: [found, column] };
    const other = rows.findIndex((row, i) => i !== rank && row[column]);
    if (other >= 0) return { move: ["add", rank, other], pivot: [rank, column] };
    rank += 1;
  }
  return null;
}

// How many of the moves are made once those that a textbook makes in the next column are.
export function columnEnd(rows, columns, { moves, step }) {
  const column = nextMove(rows, columns)?.pivot[1];
  let [now, end] = [rows, step];
  for (;;) {
    const next = nextMove(now, columns);
    if (!next || next.pivot[1] !== column || next.move.join() !== moves[end]?.join()) return end;
    now = withMove(now, next.move);
    end += 1;
  }
}

export function isIdentity(rows, columns) {
  const isUnit = (row, i) => row.slice(0, columns).every((bit, j) => bit === Number(i === j));
  return rows.length === columns && rows.every(isUnit);
}

// Each row holds a single 1, each in another column.
export const areSingles = (rows) =>
  rows.every((row) => row.reduce((sum, bit) => sum + bit, 0) === 1)
  && rows[0].every((_, j) => rows.some((row) => row[j]));

// How many of the chosen cells each row changes.
export const metBy = (rows, cells) => rows.map((row) => cells.filter((bit, j) => bit && row[j]).length);

// The pivot of a move that was made: the first 1 of the row that was brought up, or that was added and
// cleared a 1; null without one.
export function pivotOf(rows, columns, [kind, source, target]) {
  const row = kind === "swap" ? Math.min(source, target) : source;
  const column = rows[row].slice(0, columns).indexOf(1);
  return column < 0 || (kind === "add" && rows[target][column]) ? null : [row, column];
}

// The finished pivots, column by column: each is the first 1 of its row, and the only 1 of its column.
function pivotsOf(rows, columns) {
  const pivots = [];
  for (let column = 0; column < columns; column++) {
    const [first, ...others] = rows.flatMap((row, i) => (row[column] ? [i] : []));
    const isAlone = first !== undefined && !others.length;
    if (isAlone && rows[first].indexOf(1) === column) pivots.push([first, column]);
  }
  return pivots;
}

// How the rows stand: whether the goal is reached, which rows are 0 at the left, and the pivots.
export function standing(rows, columns) {
  const isZero = (row) => row.slice(0, columns).every((bit) => bit === 0);
  const zero = rows.flatMap((row, i) => (isZero(row) ? [i] : []));
  const isDone = nextMove(rows, columns) === null;
  return { isSolved: isIdentity(rows, columns), isDone, zero, pivots: pivotsOf(rows, columns) };
}

// The pivots that are framed after some moves. Those at the end of prepared moves stay when rows are added.
export function pivotsAfter(start, columns, moves, isPrepared) {
  if (!isPrepared) return pivotsOf(rowsAfter(start, moves), columns);
  let [rows, kept] = [start, []];
  for (const move of moves) {
    if (nextMove(rows, columns) === null) kept = pivotsOf(rows, columns);
    if (move[0] === "swap") kept = [];
    rows = withMove(rows, move);
  }
  const found = pivotsOf(rows, columns);
  return found.length < kept.length ? kept.filter(([i, j]) => rows[i][j]) : found;
}

// Row by row: the sum of the rows of the second matrix that the row of the first names.
export const productOf = (choices, matrix) => choices.map((choice) =>
  matrix[0].map((_, j) => choice.reduce((sum, bit, i) => sum ^ (bit & matrix[i][j]), 0)));

// The hand that moves rows: the kind of move, the row that is picked, and whether a told move has picked it.
export const emptied = ({ kind, isTold }) => ({ kind: isTold ? "add" : kind, picked: null, isTold: false });
export const turned = (hand, kind) => (hand.kind === kind ? hand : { ...emptied(hand), kind });

// A told move picks its own row: it is made by pressing the other one, with or without this one first. This
// one pressed twice is put down.
export const toldTo = ({ move: [kind, source] }) => ({ kind, picked: source, isTold: true });

// What choosing a row does: it is picked, put down again, or makes a move with the row that is picked. After
// a move no row is picked.
export function choose(hand, row) {
  const { kind, picked, isTold, isTaken = false } = hand;
  if (picked === null) return { hand: { ...hand, picked: row }, move: null };
  if (picked !== row) return { hand: emptied(hand), move: [kind, picked, row] };
  return { hand: isTold && !isTaken ? { ...hand, isTaken: true } : emptied(hand), move: null };
}

// The moves, those ahead included, and how many are made: a move of one's own ends those ahead.
export const played = ({ moves, step }, move) => ({ moves: [...moves.slice(0, step), move], step: step + 1 });
export const walked = ({ moves }, step) => ({ moves, step: Math.max(0, Math.min(moves.length, step)) });

// Where prepared moves go on: as soon as the rows are as after one of them, however they came there.
export function rejoined(play, record, start) {
  if (play.moves.join() === record.join()) return play;
  const now = rowsAfter(start, play.moves.slice(0, play.step)).join();
  let rows = start;
  for (let step = 0; step <= record.length; step++) {
    if (rows.join() === now) return record.length ? { moves: record, step } : play;
    if (step < record.length) rows = withMove(rows, record[step]);
  }
  return play;
}

// Whether moves of one's own are those prepared for the same pivot, in another order.
export function isOwnOrder(moves, record) {
  const first = moves.findIndex((move, i) => move.join() !== record[i]?.join());
  const own = moves.slice(first).map(String);
  const ahead = record.slice(first);
  const other = ahead.findIndex(([kind, source]) => kind !== "add" || source !== ahead[0][1]);
  const ofPivot = ahead.slice(0, other < 0 ? ahead.length : other).map(String);
  return first >= 0 && new Set(own).size === own.length && own.every((move) => ofPivot.includes(move));
}

// What the two halves are called: R is the product of all moves so far. Headings stand until the end.
export function namesOf([left, right], { step, isSolved, hasIdentity, headings = [] }) {
  if (isSolved) return ["I", hasIdentity ? `${left}⁻¹` : `${left}⁻¹·${right}`];
  if (headings.length) return headings;
  if (step === 0) return [left, right];
  return [`R·${left}`, hasIdentity ? "R" : `R·${right}`];
}
