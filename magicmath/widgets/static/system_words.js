// What the system says: the unknowns, their equations, and what is pointed at.

import { listed, numbered, onesOf } from "./lists.js";
import { nextOf } from "./system_state.js";
import { placeOf, plural } from "./words.js";

const LETTERS = "abcdefghi";
const MOST_LISTED = 12;

export const below = (number) => String(number).replace(/[0-9]/g, (digit) => "₀₁₂₃₄₅₆₇₈₉"[digit]);

// The unknowns: letters for at most nine presses, and x with the number of the mask for more.
export function unknowns(count) {
  const nameOf = count > LETTERS.length ? (number) => `x${below(number)}` : (number) => LETTERS[number];
  return Array.from({ length: count }, (_, number) => nameOf(number));
}

// The entries of V by the numbers of their masks.
export const entriesOfChoice = (count) => Array.from({ length: count }, (_, number) => `V${below(number)}`);

// The equation of a cell that the presses `terms` change.
export const equation = (terms, names, right) =>
  `${terms.map((number) => names[number]).join(" + ") || "0"} = ${right}`;

// The terms that a line has room for; null stands for those left out.
export function fitting(terms) {
  if (terms.length <= MOST_LISTED) return terms;
  return [...terms.slice(0, MOST_LISTED - 4), null, terms.at(-1)];
}

const are = (n) => (n === 1 ? "is" : "are");
const evenOrOdd = (n) => (n % 2 ? "odd" : "even");

function cellWords(cell, { terms, choice, counts, parities, wanted }) {
  const [count, all] = [counts[cell], terms[cell].length];
  if (!all) return ["No press changes this cell.", ...goalWords(cell, parities, wanted)];
  const taken = choice.filter(Boolean).length
    ? `${count} of its ${plural(all, "mask")} ${are(count)} pressed.`
    : `${plural(all, "mask")} ${all === 1 ? "changes" : "change"} it, and none is pressed.`;
  const result = `${count} is ${evenOrOdd(count)}: the cell ${count % 2 ? "changes" : "stays"}.`;
  return [taken, result, ...goalWords(cell, parities, wanted)];
}

function goalWords(cell, parities, wanted) {
  if (!wanted) return [];
  const holds = parities[cell] === wanted[cell];
  const wish = `The goal wants ${wanted[cell]}`;
  return [holds ? `✓ ${wish}: the equation holds.` : `✗ ${wish}: the equation does not hold yet.`];
}

function pressWords(press, { masks, choice }) {
  const cells = masks[press];
  const listed = cells.length && cells.length <= MOST_LISTED ? `: ${cells.join(", ")}` : "";
  const change = `It changes ${plural(cells.length, "cell")}${listed}.`;
  return [change, choice[press] ? "It is pressed." : "It is not pressed."];
}

function entryWords(press, cell, { masks, names, letter }) {
  const [name, isOne] = [names[press], masks[press].includes(cell)];
  const has = (bit) => `${letter} has a ${bit} here: mask ${press}`;
  if (isOne) return [`${has(1)} changes cell ${cell}.`, `So ${name} is in its equation.`];
  return [`${has(0)} leaves cell ${cell} alone.`, `So ${name} is not in its equation.`];
}

// On a walk V is known, so its entries are no unknowns.
export const nameOfPress = (press, { names, isWalk }) =>
  `${isWalk ? "" : "unknown "}${names[press]}, mask ${press}`;
export const nameOfCell = (cell, { columns }) => `cell ${cell}, ${placeOf(cell, columns)}`;
const capital = (text) => text[0].toUpperCase() + text.slice(1);

// A title and a few sentences about a press, a cell, or an entry of Y, which has both.
export function wordsAbout({ press, cell }, system) {
  if (press < 0) return { title: capital(nameOfCell(cell, system)), sentences: cellWords(cell, system) };
  if (cell < 0) return { title: capital(nameOfPress(press, system)), sentences: pressWords(press, system) };
  const title = `${capital(nameOfPress(press, system))}, and cell ${cell}`;
  return { title, sentences: entryWords(press, cell, system) };
}

// How far it has come, in a line; after steps that pressed the result, with their number. Where a choice is
// pressed as a whole, single presses are not counted.
export function scoreText(state, steps = 0, isChoice = false) {
  const { presses, choice, parities, wanted, wrong, step = "step" } = state;
  const ones = choice.filter(Boolean).length;
  const isOnce = isChoice || ones === presses.length;
  const twice = isOnce ? "" : ` (${presses.length} presses; twice is nothing)`;
  const walked = steps ? `${capital(step)} ${steps} · ` : "";
  const taken = `${walked}${plural(ones, "mask")} pressed${twice}`;
  if (!wanted) return `${taken} · ${plural(parities.filter(Boolean).length, "cell")} changed`;
  const all = parities.length;
  if (!wrong.length) return `✓ ${taken} · all ${all} equations hold: goal reached!`;
  return `${taken} · ${all - wrong.length} of ${all} equations hold`;
}

export const nameOfStop = (number, step = "step") => (number ? `${step} ${number}` : "start");

const REST = "Point at a mask or at a cell: what belongs to it lights up."
  + " A tap or an arrow key does the same.";
export const restText = ({ isWalk }) =>
  (isWalk ? `${REST} Press an entry of V, and another walk begins.` : REST);

// Where the walk leads from the board that V is. Each step of it may be called something else.
export function stopText(walk, here, masks, cells, step = "step") {
  const next = nextOf(walk, here);
  const name = here ? `After ${step} ${here}` : "At the start";
  const pressed = masks.length ? `you press ${numbered("mask", masks)}` : "you press no mask";
  const verb = cells.length === 1 ? "changes" : "change";
  const made = cells.length ? `${numbered("Cell", cells)} ${verb}` : "No cell changes";
  const to = next < 0 ? "" : `: that is ${next ? `${step} ${next}` : "the start"}`;
  return `${name} ${pressed}. ${made}${to}.`;
}

// What the walk of V has come to; `isSolved` where the goal is reached, `isLast` where the next step leads
// home.
export function walkText({ met, back, steps }, { isSolved = false, isLast = false, step = "step" } = {}) {
  if (!met[0].includes(1)) return "V is empty, and stays empty: choose a mask.";
  if (!steps) return "The walk of V begins here.";
  if (back < 0 && isSolved) return isLast ? "Goal reached, one step before home." : "Goal reached.";
  if (back < 0 && met.at(-1).includes(1)) return "Not home yet.";
  if (back < 0) return `After ${plural(met.length - 1, step)} V is empty, and stays empty.`;
  if (back === 0) return `V is home after ${plural(met.length, step)}.`;
  const again = `${capital(step)} ${met.length} leads back to ${step} ${back}`;
  return `${again}, not to the start: V never comes home.`;
}

// Where columns are added too: the names of the line above the table, and of the column at the right.
export const CELLS = "cells";
export const LEFT = "rest";

// What the rows of the pressed masks add up to.
export function rowsText({ choice, parities, names }) {
  const rows = onesOf(choice).map((number) => names[number]);
  if (!rows.length) return "Press letters at the left: their rows add up to D.";
  const ones = onesOf(parities);
  const made = ones.length ? `D is 1 in ${numbered("cell", ones)}.` : "D is 0 in each cell.";
  return `${ones.length ? "" : "✓ "}${capital(numbered("row", rows))}: ${made}`;
}

// What the added columns come to: the letters that are left, as in a sum of equations.
export function columnsText({ added, left, names }) {
  if (!added.length) return "Press cells above: their columns add up at the right.";
  const letters = onesOf(left).map((number) => names[number]);
  const verb = letters.length === 1 ? "is" : "are";
  const made = letters.length ? `${listed(letters)} ${verb} left.` : "no letter is left.";
  return `${letters.length ? "" : "✓ "}${capital(numbered("column", added))}: ${made}`;
}

export const flipText = ([press, cell], masks) =>
  `Let mask ${press} ${masks[press].includes(cell) ? `leave cell ${cell} alone` : `change cell ${cell}`}`;

export const nameOfAdded = (cell, isAdded) =>
  `cell ${cell}: ${Number(isAdded)}, its column is ${isAdded ? "" : "not "}added`;
export const nameOfLeft = (name, bit) => `${name}: ${bit}, ${bit ? "" : "not "}left`;
