// What is said of a board under tests.

import { listed } from "./lists.js";
import { plural } from "./words.js";

const parityOf = (count) => (count % 2 ? "odd" : "even");
export const countText = (count) => `${count} black: ${parityOf(count)}`;

// What a press did to the black cells of a test.
export function pressText({ test, single, shared, before, after }) {
  const parity = parityOf(after);
  const now = `Black cells in test ${test}: ${before} before, ${after} now`;
  const held = plural(shared, "cell");
  if (!single) return `The mask contains ${held} of test ${test}. ${now}, ${parity} as before.`;
  if (!shared) return `The cell is not in test ${test}. ${now}.`;
  return `The cell is in test ${test}. ${now}, and that is ${parity}.`;
}

// In which tests a spoiled cell is, and in which it is not.
export function spoiledText(held) {
  const of = (wanted) => held.flatMap((is, k) => (is === wanted ? [`test ${k}`] : []));
  const [inside, outside] = [of(true), of(false)];
  if (!inside.length) return "The spoiled cell is in no test.";
  const not = outside.length ? `, and not in ${listed(outside)}` : "";
  return `The spoiled cell is in ${listed(inside)}${not}.`;
}

export const WAY = "presses that make your board";

// `way` holds the presses as bits, or is null where none make the board.
export function wayText(way) {
  if (!way) return "No presses make this board.";
  const count = way.filter(Boolean).length;
  return count ? `${plural(count, "press")} make it. Black marks them:` : "It is white: no press is needed.";
}

export function resultText(counts) {
  const failed = counts.flatMap((count, k) => (count % 2 ? [`test ${k}`] : []));
  if (!failed.length) return "✓ The board passes all tests.";
  return `✗ The board fails ${listed(failed)}.`;
}
