// What the game of Nim says.

import { PERFECT, turnText } from "./turn_words.js";

export const rulesOf = (isMisere) => [
  "Take as many stones as you like, at least one, from a single heap. Who takes the last stone of all"
    + ` ${isMisere ? "loses" : "wins"}.`,
  "Click a stone: it goes, and all stones to its right with it.",
  PERFECT,
];

export function keysText(isStonesOnly, offersHints) {
  const more = `${offersHints ? ", h hints" : ""}${isStonesOnly ? "" : ", b shows the binary digits"}`;
  return "Left and right walk along a heap, up and down from heap to heap,"
    + " Home and End to its ends; Space or Enter takes."
    + ` Backspace takes back${more}.`;
}

export const sumText = (sum) => `XOR = ${sum}: ${sum ? "some column is odd" : "every column is even"}`;

export function stoneText(heap, k, size) {
  if (k >= size) return `heap ${heap}, taken`;
  return `heap ${heap}, stone ${k + 1} of ${size}: take ${size - k}, leave ${k}`;
}

export const digitText = (heap, power, number) =>
  `heap ${heap}, column of ${power}: ${number & power ? 1 : 0}; press to flip it`;

export const RECORD = ["You left", "The computer left"];

export const LAMPS = "A square for each column: filled where the column is odd.";

export function lampsText(lamps) {
  const odd = lamps.flatMap((isOdd, j) => (isOdd ? [2 ** (lamps.length - 1 - j)] : []));
  return odd.length ? `odd: ${odd.join(", ")}` : "no column is odd";
}

export const FLIP = "Or flip digits of one heap: its row shows the move before you make it.";

export const trialCountText = (size, left) => `${size} → ${left}${left > size ? " ✗" : ""}`;

// What flipped digits of one heap mean as a move.
export function trialText(size, left, sum) {
  if (left > size) return `The heap of ${size} would become ${left}. No move makes a heap larger.`;
  const odd = sum ? "Some column is still odd." : "Every column is even.";
  return `A move: the heap of ${size} becomes ${left}. ${odd}`;
}

export function columnHintText(sum) {
  const column = 2 ** (sum.toString(2).length - 1);
  return `Hint: the leftmost odd column is that of ${column}. Look for a heap with a 1 there.`;
}

export function hintText(heaps, move, isBinary) {
  if (!move) {
    const because = ": every column is even, and each move makes some column odd";
    return `No move wins${isBinary ? because : ""}.`;
  }
  const [heap, left] = move;
  const because = isBinary ? " Then every column is even." : "";
  return `Hint: take ${heaps[heap] - left} from the heap of ${heaps[heap]}, leave ${left}.${because}`;
}

// After a loss with two equal heaps: the move that gave the game away. Why it did so is told only after some
// losses: before, the reader looks for it.
const LOSSES_TOLD = 3;
export function unequalText([one, other], losses) {
  const left = `You left ${one} and ${other}`;
  if (losses < LOSSES_TOLD) return `${left}.`;
  return `${left}, and these are not equal. So the computer could make them equal, and win.`;
}

const WON_MISERE = "✓ The computer took the last stone: you win!";
const LOST_MISERE = "✗ You took the last stone: the computer wins.";

export function statusText(state) {
  const { last } = state;
  if (state.isOver && state.isMisere) return state.isYourTurn ? WON_MISERE : LOST_MISERE;
  const took = last && `took ${last.before - last.left} from the heap of ${last.before}`;
  return turnText(state, took, { lost: "the last", won: "took the last stone" });
}
