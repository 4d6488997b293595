// What is said of a board under tests.

import { listed } from "./lists.js";
import { plural } from "./words.js";

const parityOf = (count) => (count % 2 ? "odd" : "even");
export const countText = (count) => `${count} black: ${parityOf(count)}`;

export const aimText = (test, shared) =>
  `The mask in the frame contains ${shared ? plural(shared, "cell") : "no cell"} of test ${test}.`;

// What a press did to the black cells of a test.
export function pressText({ test, single, shared, before, after }) {
  const parity = parityOf(after);
  const now = `Black cells in test ${test}: ${before} before, ${after} now`;
  const held = plural(shared, "cell");
  if (!single) return `The mask contains ${held} of test ${test}. ${now}, ${parity} as before.`;
  if (!shared) return `The cell is not in test ${test}. ${now}.`;
  return `The cell is in test ${test}. ${now}, and that is ${parity}.`;
}

// In which tests a changed cell is, and in which it is not.
export function spoiledText(held) {
  const of = (wanted) => held.flatMap((is, k) => (is === wanted ? [`test ${k}`] : []));
  const [inside, outside] = [of(true), of(false)];
  if (!inside.length) return "The cell that you changed is in no test.";
  const not = outside.length ? `, and not in ${listed(outside)}` : "";
  return `The cell that you changed is in ${listed(inside)}${not}.`;
}

export const ownTag = (test) => `t${test}`;
export const ownName = (test) => `own cell of test ${test}`;

export const WAY = "white board: press here";

// `left` holds the presses that are left, as bits, or is null where none make the board.
export function wayText(left, hasBlack) {
  if (!left) return "No presses make your board from the white one.";
  const count = left.filter(Boolean).length;
  if (count) return `${plural(count, "press")} to go: press each cell with a dot.`;
  const none = "Your board is white: no press is needed.";
  return hasBlack ? "✓ You have made your board from the white one." : none;
}

export function resultText(counts) {
  const failed = counts.flatMap((count, k) => (count % 2 ? [`test ${k}`] : []));
  if (!failed.length) return "✓ The board passes all tests.";
  return `✗ The board fails ${listed(failed)}.`;
}
