// The rules of play: puzzles from a seed, opponents, and who has won. `magicmath.game` holds the same.

const OPPONENTS = {
  alone: { name: "nobody, play alone", rule: "Alone, you win when your board is the goal; undo, hints and the path are free." },
  computer: {
    name: "the computer",
    rule: "The computer has the same puzzle and knows a shortest path; you move first, and after one wasted press it wins.",
  },
  bebeto: { name: "Bébéto, easy", level: 1, rule: "Bébéto leaves you three times the fewest presses, and 0, 2 or 4 more." },
  speedy: { name: "Speedy, hard", level: 2, rule: "Speedy leaves you twice the fewest presses, and 0 or 2 more." },
  yoda: { name: "Yoda, hardest", level: 3, rule: "Yoda leaves you the fewest presses and none to waste." },
};

// mulberry32: small, and the same in Python
function randomWords(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let word = Math.imul(state ^ (state >>> 15), state | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return (word ^ (word >>> 14)) >>> 0;
  };
}

function choose(next, count, total) {
  const numbers = Array.from({ length: total }, (_, i) => i);
  for (let i = 0; i < count; i++) {
    const j = i + Math.floor((next() * (total - i)) / 2 ** 32);
    [numbers[i], numbers[j]] = [numbers[j], numbers[i]];
  }
  return numbers.slice(0, count);
}

// A start, and a goal that is `distance` presses away, or else the farthest goal of all that were drawn.
function drawPuzzle(solver, masks, holes, seed, distance) {
  const next = randomWords(seed);
  const start = Array.from({ length: solver.size }, () => next() >>> 31);
  for (const cell of holes) start[cell] = 0;
  const draws = solver.isSure ? Math.max(1, Math.min(200, 2 ** 22 >> solver.nullity)) : 1;
  let best = { fewest: -1 };
  for (let i = 0; i < draws && best.fewest !== distance; i++) {
    const drawn = choose(next, distance - (i % distance), masks.length);
    const way = solver.shorten(drawn);
    if (way.length > best.fewest) best = { fewest: way.length, way };
  }
  return { start, goal: cellsAfter(start, masks, best.way), ...best };
}

// The number of presses with which you lose unless you have reached the goal; Infinity when alone.
function limitOf(opponent, budget, fewest, start, goal) {
  if (opponent === "alone") return budget === null ? Infinity : fewest + budget;
  if (opponent === "computer") return fewest;
  const ease = 4 - OPPONENTS[opponent].level;
  const black = start.concat(goal).filter(Boolean).length;
  return ease * fewest + 2 * (black % ease);
}

function outcomeOf(start, goal, masks, presses, limit) {
  const isGoal = (cells) => cells.every((bit, i) => bit === goal[i]);
  if (limit === Infinity) return isGoal(cellsAfter(start, masks, presses)) ? "won" : "playing";
  const cells = start.slice();
  for (let i = 0; ; i++) {
    if (isGoal(cells)) return "won";
    if (i === limit) return "lost";
    if (i === presses.length) return "playing";
    for (const cell of masks[presses[i]]) cells[cell] ^= 1;
  }
}
