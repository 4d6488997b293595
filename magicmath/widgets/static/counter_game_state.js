// A counter on a graph beside a heap, and the perfect answer. Python's `CounterGame` plays the same.
// A graph is a list of [letter, letters to go to…]; a position is [letter, stones].

const from = (graph, at) => graph.find(([letter]) => letter === at).slice(1);

function mex(values) {
  let least = 0;
  while (values.includes(least)) least += 1;
  return least;
}

export function valueOf(graph, at) {
  return mex(from(graph, at).map((letter) => valueOf(graph, letter)));
}

function movesFrom(graph, [at, heap]) {
  const counter = from(graph, at).map((letter) => [letter, heap]);
  return [...counter, ...Array.from({ length: heap }, (_, left) => [at, left])];
}

export function answerTo(graph, position) {
  const moves = movesFrom(graph, position);
  const wins = moves.find(([at, heap]) => valueOf(graph, at) === heap);
  const [at, heap] = position;
  return wins ?? (heap ? [at, heap - 1] : moves[0]);
}

// You move first, from the first position of the path.
export function standing(graph, path) {
  const moves = movesFrom(graph, path.at(-1));
  const isYourTurn = path.length % 2 === 1;
  return { position: path.at(-1), before: path.at(-2), moves, isYourTurn, isOver: !moves.length };
}

// The move that wins from a letter beside a heap of another size than its value. A move of the counter, if
// there is one: then the smaller heap stays for readers to find.
export function refutation(graph, letter, heap) {
  const value = valueOf(graph, letter);
  if (heap === value) return null;
  const to = from(graph, letter).find((other) => valueOf(graph, other) === heap);
  return to ? { at: to, heap } : { at: letter, heap: null };
}
