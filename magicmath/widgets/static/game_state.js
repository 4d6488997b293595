// How a game stands, and who has won. `magicmath.widgets.Game` judges the same.

import { coloursAfter, differing } from "./masks.js";

const EASE = { bebeto: 3, speedy: 2, yoda: 1 }; // this many times the fewest presses

// The number of presses with which you lose unless you have reached the goal; Infinity when alone.
function limitOf({ start, goal, opponent, budget }, way) {
  if (!way) return Infinity;
  if (opponent === "alone") return budget === null ? Infinity : way.length + budget;
  if (opponent === "computer") return way.length;
  const black = start.concat(goal).filter(Boolean).length;
  return EASE[opponent] * way.length + 2 * (black % EASE[opponent]);
}

// Press once from the start to the end; `reached` is after how many presses the goal was there first.
function walk({ start, goal, masks, presses, colours = 2 }) {
  const cells = start.slice();
  let away = differing(start, goal).length;
  let reached = away ? Infinity : 0;
  presses.forEach((number, i) => {
    for (const cell of masks[number]) {
      const [before, after] = [cells[cell], (cells[cell] + 1) % colours];
      away += (after !== goal[cell]) - (before !== goal[cell]);
      cells[cell] = after;
    }
    if (!away) reached = Math.min(reached, i + 1);
  });
  return { cells, away, reached };
}

function outcomeOf({ away, reached }, count, limit) {
  if (limit === Infinity) return away ? "playing" : "won";
  if (reached <= limit) return "won";
  return count < limit ? "playing" : "lost";
}

// The cells after the presses, how many are not yet the goal's, and how far the game has come; `way` is a
// shortest one from start to goal, null where there is none and undefined as long as it is not known.
export function standing(game, way) {
  const limit = limitOf(game, way);
  const walked = walk(game);
  const outcome = outcomeOf(walked, game.presses.length, limit);
  return {
    cells: walked.cells, away: walked.away, limit, outcome,
    isContest: game.opponent !== "alone" || game.budget !== null,
    isOver: outcome !== "playing",
    rivalsCells: game.opponent === "computer" && way ? rivalsCells(game, way, outcome) : null,
    rivalsPress: game.opponent === "computer" && way ? rivalsPresses(game, way, outcome).at(-1) : undefined,
  };
}

// What the computer has pressed: it presses after you, and not once you have won.
function rivalsPresses({ presses }, way, outcome) {
  const moves = outcome === "won" ? presses.length - 1 : presses.length;
  return way.slice(0, Math.max(0, moves));
}

function rivalsCells(game, way, outcome) {
  return coloursAfter(game.start, game.masks, rivalsPresses(game, way, outcome), game.colours ?? 2);
}

// What a game that keeps something to itself may tell by now.
export function toldBy({ tellsReachable, tellsFewest, givenUp, isOver }) {
  if (givenUp || isOver) return { reachable: true, fewest: true };
  return { reachable: tellsReachable, fewest: tellsReachable && tellsFewest };
}

export const arePresses = (presses, masks) =>
  presses.every((number) => Number.isInteger(number) && number >= 0 && number < masks.length);

// What is wrong with a puzzle asked for, or null.
export function faultOfPuzzle(seed, distance, largestSeed, masks) {
  const isIn = (number, low, high) => Number.isInteger(number) && number >= low && number <= high;
  const must = (name, low, high) => `The ${name} must be a whole number from ${low} to ${high}.`;
  if (!isIn(seed, 0, largestSeed)) return must("puzzle number", 0, largestSeed);
  if (!isIn(distance, 1, masks.length)) return must("presses a new puzzle needs", 1, masks.length);
  return null;
}
