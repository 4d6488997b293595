// The colours of the own cells of tests, and which of them a board has.

import { countsOf } from "./board_under_tests_state.js";

// All colours of so many cells, the last cell changing first.
export const allColours = (count) => Array.from({ length: 2 ** count }, (_, line) =>
  Array.from({ length: count }, (__, k) => (line >> (count - 1 - k)) & 1));

// What a board has on the other cells, the number of its colours, and whether it passes all tests.
export function lineOf(bits, own, tests) {
  const drawing = String(bits.map((bit, cell) => (own.includes(cell) ? 0 : bit)));
  const line = own.reduce((number, cell) => 2 * number + bits[cell], 0);
  return { drawing, line, passes: countsOf(tests, bits).every((count) => count % 2 === 0) };
}
