// Counters on a graph beside a heap, and the perfect answer. Python's `CounterGame` plays the same.
// A graph is a list of [letter, letters to go to…]; a position is [letter of each counter…, stones].

const from = (graph, at) => graph.find(([letter]) => letter === at).slice(1);

function mex(values) {
  let least = 0;
  while (values.includes(least)) least += 1;
  return least;
}

export function valueOf(graph, at) {
  return mex(from(graph, at).map((letter) => valueOf(graph, letter)));
}

const put = (position, i, value) => position.map((one, k) => (k === i ? value : one));

function movesFrom(graph, position) {
  const [counters, heap] = [position.slice(0, -1), position.at(-1)];
  const pushed = counters.flatMap((at, i) => from(graph, at).map((letter) => put(position, i, letter)));
  return [...pushed, ...Array.from({ length: heap }, (_, left) => put(position, counters.length, left))];
}

// The value of each counter, and the stones.
export const numbersOf = (graph, position) =>
  [...position.slice(0, -1).map((at) => valueOf(graph, at)), position.at(-1)];

export function answerTo(graph, position) {
  const moves = movesFrom(graph, position);
  const xor = (move) => numbersOf(graph, move).reduce((sum, number) => sum ^ number, 0);
  const heap = position.at(-1);
  const smallest = heap ? put(position, position.length - 1, heap - 1) : moves[0];
  return moves.find((move) => xor(move) === 0) ?? smallest;
}

// You move first, from the first position of the path.
export function standing(graph, path) {
  const moves = movesFrom(graph, path.at(-1));
  const isYourTurn = path.length % 2 === 1;
  return { position: path.at(-1), before: path.at(-2), moves, isYourTurn, isOver: !moves.length };
}

// The moves of one counter.
export const movesOf = ({ position, moves }, counter) =>
  moves.filter((move) => move.every((one, i) => (i === counter) === (one !== position[i])));

// The move that wins from a letter beside a heap of another size than its value. A move of the counter, if
// there is one: then the smaller heap stays for readers to find.
export function refutation(graph, letter, heap) {
  const value = valueOf(graph, letter);
  if (heap === value) return null;
  const to = from(graph, letter).find((other) => valueOf(graph, other) === heap);
  return to ? { at: to, heap } : { at: letter, heap: null };
}
