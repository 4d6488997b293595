// What Wythoff's game says.

import { PERFECT, turnText } from "./turn_words.js";

export const RULES = [
  "Take stones from one heap, or the same number from both. Whoever takes the last stone wins.",
  "Row x and column y stand for heaps of x and y. Press a place with a frame to leave these heaps.",
  PERFECT,
];

export const KEYS = "Arrow keys walk on the grid; Space or Enter presses. Backspace takes back.";

export const LEGEND = "● the heaps now. L: who must move here loses. Shaded: one move leads to an L.";

export const LOST_MARK = "L";

export const placeText = ([x, y], { isHere, isLost, isShaded, isOpen }) => [
  `heaps ${x} and ${y}`, isHere && "here you are", isLost && "L, lost", isShaded && "a move leads to an L",
  isOpen && "can be left",
].filter(Boolean).join(", ");

export function statusText(state, found, all) {
  const [x, y] = state.heaps;
  const done = state.hasMoved && `left ${x} and ${y}`;
  const isMarked = state.hasMoved && state.isLost && !state.isOver;
  const mark = isMarked ? `${state.isYourTurn ? "" : "✓ "}A lost place: it gets an L. ` : "";
  const count = found === all ? `All ${all} lost places are found.` : `${found} of ${all} lost places found.`;
  const turn = turnText(state, done, { lost: "the last stones gone", won: "took the last stone" });
  return `${turn} ${mark}${count}`;
}
