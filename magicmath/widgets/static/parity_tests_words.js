// What is said of a board and its tests.

import { listed, numbered } from "./lists.js";

export const countText = (count) => `${count} black: ${count % 2 ? "✗ fails" : "✓ passes"}`;

export function pressText(presses) {
  return presses.length ? `press ${numbered("mask", presses)}` : "press nothing";
}

// Which tests the press of a cell has changed: those that hold it.
export function changeText(cell, tests, free) {
  if (cell === null) return "";
  const changed = free.filter((_, k) => tests[k].includes(cell));
  if (!changed.length) return `You pressed cell ${cell}, which is in no test. `;
  const which = changed.length === 1 ? `test for ${changed[0]} alone` : `tests for ${listed(changed)}`;
  return `You pressed cell ${cell}: this changes the ${which}. `;
}

// What the tests say of a board, as long as it is open whether to pass is enough.
export function passText({ failed }) {
  if (!failed.length) return "✓ The board passes all tests.";
  return `The board fails the ${failed.length === 1 ? "test" : "tests"} for ${listed(failed)}.`;
}

export function resultText({ failed, wrong, presses }) {
  if (!failed.length) {
    return `✓ The board passes all tests, and it is within reach: ${pressText(presses)}.`;
  }
  const verb = wrong.length === 1 ? "is" : "are";
  return `${passText({ failed }).slice(0, -1)}: it is out of reach.`
    + ` ${numbered("Cell", wrong)} ${verb} not as on the board within reach.`;
}
