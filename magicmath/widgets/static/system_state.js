// The system V·Y = D: what a choice of presses makes of a rule.
// `magicmath.widgets.System` works out the same.

import { differing } from "./masks.js";

// V: which masks are pressed an odd number of times.
function choiceOf(presses, count) {
  const choice = new Array(count).fill(0);
  for (const number of presses) choice[number] ^= 1;
  return choice;
}

// R: how many of the chosen presses change each cell.
function countsOf(masks, choice, size) {
  const counts = new Array(size).fill(0);
  masks.forEach((mask, number) => {
    if (choice[number]) for (const cell of mask) counts[cell] += 1;
  });
  return counts;
}

// For each cell, the presses that change it: the columns of Y, and the left sides of the equations.
export function termsOf(masks, size) {
  const terms = Array.from({ length: size }, () => []);
  masks.forEach((mask, number) => { for (const cell of mask) terms[cell].push(number); });
  return terms;
}

// All that follows from the start, the presses and the goal, if there is one.
export function systemAfter({ start, goal, masks, presses }) {
  const choice = choiceOf(presses, masks.length);
  const counts = countsOf(masks, choice, start.length);
  const parities = counts.map((count) => count % 2);
  const cells = parities.map((bit, cell) => bit ^ start[cell]);
  const wanted = goal ? goal.map((bit, cell) => bit ^ start[cell]) : null;
  const wrong = wanted ? differing(parities, wanted) : [];
  return { choice, counts, parities, cells, wanted, wrong };
}

// The masks after an entry of Y is flipped.
export function flippedMasks(masks, [press, cell]) {
  const after = masks[press].includes(cell)
    ? masks[press].filter((one) => one !== cell) : [...masks[press], cell].sort((a, b) => a - b);
  return masks.map((mask, number) => (number === press ? after : mask));
}

// For each mask, whether it changes an odd number of the cells whose columns are added.
export const sumOfColumns = (masks, added) =>
  masks.map((mask) => mask.filter((cell) => added.includes(cell)).length % 2);

// The place that a key leads to in a table of V beside Y, above rows of counts that begin one column later;
// so do the rows that stand above.
export function placeAfter(key, [row, column], { rows, presses, columns, above = 0 }) {
  const first = (i) => (i >= above && i < above + presses ? 0 : 1);
  const within = (value, low, high) => Math.max(low, Math.min(high, value));
  const onRow = (i, j) => [i, within(j, first(i), columns - 1)];
  switch (key) {
    case "ArrowRight": return onRow(row, column + 1);
    case "ArrowLeft": return onRow(row, column - 1);
    case "ArrowDown": return onRow(within(row + 1, 0, column ? rows - 1 : above + presses - 1), column);
    case "ArrowUp": return onRow(within(row - 1, column ? 0 : above, rows - 1), column);
    case "Home": return onRow(row, 0);
    case "End": return onRow(row, columns - 1);
    default: return null;
  }
}

// A walk from choice to choice: those met, and to which of them the last one led back; -1 if to none.
export const beginWalk = (choice) => ({ met: [choice], back: -1, steps: 0 });

export function walkOn({ met, back, steps }, choice) {
  const walked = steps + 1;
  if (back >= 0 || walked < met.length) return { met, back, steps: walked };
  const at = met.findIndex((one) => one.join() === choice.join());
  return { met: at < 0 ? [...met, choice] : met, back: at, steps: walked };
}

// Which of the choices met is the present one.
export function placeIn({ met, back, steps }) {
  return steps < met.length ? steps : back + ((steps - back) % (met.length - back));
}

// Where a walk leads from one of the choices met: to another one, or to none yet, which is -1.
export const nextOf = ({ met, back }, step) => (step + 1 < met.length ? step + 1 : back);
