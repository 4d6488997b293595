// What the playground of rows says.

import { isOdd, signed } from "./determinant_words.js";
import { numbered, onesOf } from "./lists.js";
import { isOwnOrder } from "./rows_state.js";
import { plural } from "./words.js";

export const RULES = [
  "Choose a row, then the row to add it to: bit by bit, their XOR. Or swap two rows.",
  "The goal is the identity at the left: 1 where row and column have the same number, and 0 elsewhere.",
  "An orange frame marks a finished pivot: the first 1 of its row, and the only 1 of its column.",
  "A move that is told or prepared frames its pivot at once. A dot marks a cell that the last move changed.",
  "R·A means: a row of R at the right says which rows of A were added to make the row at the left.",
];

export const KEYS = "Up and down walk from row to row, Space or Enter picks one, Escape puts it down."
  + " a adds, s swaps, n tells a move; left or Backspace takes a move back, right makes it again.";

const cap = (text) => text[0].toUpperCase() + text.slice(1);

export const moveText = ([kind, source, target]) =>
  (kind === "swap" ? `swap rows ${source} and ${target}` : `add row ${source} to row ${target}`);

function doneText([kind, source, target]) {
  return kind === "swap" ? `rows ${source} and ${target} swapped` : `row ${source} added to row ${target}`;
}

export function rowText(row, bits, columns, pivots = []) {
  const pivot = pivots.find(([i]) => i === row);
  const found = pivot ? `; its pivot is in column ${pivot[1]}` : "";
  const [left, right] = [bits.slice(0, columns), bits.slice(columns)].map((one) => one.join(" "));
  return `row ${row}: ${left}, beside it ${right}${found}`;
}

export const matrixText = (name, rows) =>
  `${name}: ${rows.map((row, i) => `row ${i}: ${row.join(" ")}`).join(", ")}`;

// What the product of the right half and the first matrix says, for all rows or for the one pointed at.
export function productText(row, { choices, product, isLeft, name }) {
  if (row < 0) return isLeft ? `✓ R·${name}, the right half times ${name}, is the left half.` : "";
  const added = onesOf(choices[row]);
  if (!added.length) return `Row ${row} at the right is 0, and so is row ${row} of the product.`;
  const what = added.length === 1 ? "It is" : "They add up to";
  return `Row ${row} at the right names ${numbered("row", added)} of ${name}. ${what} `
    + `${product[row].join(" ")}: row ${row} at the left.`;
}

// What the rows make of the chosen cells.
export function chosenText(cells, counts) {
  const chosen = onesOf(cells);
  if (!chosen.length) return "Press cells to choose them. Each row counts its 1s among them.";
  const odd = onesOf(counts.map((count) => count % 2));
  const what = `You chose ${numbered("cell", chosen)}.`;
  if (!odd.length) return `${what} ✓ All the numbers are even.`;
  return `${what} Odd: ${numbered("row", odd)}.`;
}

// How many of the chosen cells are black on a board.
export function blackText(bits, chosen) {
  const size = onesOf(chosen).length;
  if (!size) return "No cell is chosen, so none is counted.";
  const black = bits.filter((bit, cell) => bit && chosen[cell]).length;
  return `Black cells in your set: ${black} of ${size}, ${black % 2 ? "odd" : "even"}.`;
}

// The sum of rows of the first matrix that a row is, as its right half tells.
export function sumText(row, right, name) {
  const rows = onesOf(right);
  if (rows.length === 0) return `Row ${row}`;
  if (rows.length === 1) return `Row ${row} is row ${rows[0]} of ${name}, and nothing is added to it`;
  return `Row ${row} is the sum of ${numbered("row", rows)} of ${name}`;
}

// Where the halves are cells and masks, a row is a sentence, as long as it has a cell.
export const isSpoken = (headings) => headings.join() === "cells,masks";

export function sentenceText(row, bits, columns) {
  const [cells, masks] = [bits.slice(0, columns), bits.slice(columns)].map(onesOf);
  if (!cells.length) return ""; // the reader reads it
  const what = `${numbered("cell", cells)} ${cells.length === 1 ? "changes" : "change"}`;
  return `Row ${row} says: press ${masks.length ? numbered("mask", masks) : "nothing"}, and ${what}.`;
}

// Rows as cards: one is put on another.
export const cardAimText = (picked) => (picked === null
  ? "Press a card, and then the card on which you put it."
  : "Now press the card on which you put it.");

export const cardTitle = (count, word) => (count === 1 ? word : `${word}s`);

// What the card says that the last move has made, and which of its cells have gone.
export function cardMadeText(before, rows, columns, target) {
  const [cells, masks] = [rows[target].slice(0, columns), rows[target].slice(columns)].map(onesOf);
  const left = cells.length ? numbered("cell", cells) : "no cell";
  const many = cells.length > 1 ? "change" : "changes";
  const twice = onesOf(before[target].slice(0, columns)).filter((cell) => !rows[target][cell]);
  const gone = twice.length
    ? ` ${cap(numbered("cell", twice))} ${twice.length > 1 ? "change" : "changes"} twice: as before.` : "";
  return `Press ${masks.length ? numbered("mask", masks) : "nothing"}: ${left} ${many}.${gone}`;
}

export function cardsText(lefts) {
  const single = lefts.map(onesOf).filter((cells) => cells.length === 1).flat();
  const all = new Set(single).size;
  if (!all) return "";
  if (all === lefts.length) return "✓ Each card has a single cell, and each another one.";
  return all === 1 ? `✓ A card for cell ${single[0]} alone.` : "✓ More than one card has a single cell.";
}

// What its right half says then is left for the reader to read.
const zeroText = (zero) =>
  `${cap(numbered("row", zero))} ${zero.length === 1 ? "is" : "are"} all 0 at the left.`;

// Where prepared moves are ahead, they come first.
export const startText = (kind, isPrepared) =>
  `Press ${isPrepared ? `Next, or a row to ${kind}` : `the row that you want to ${kind}`}.`;

export function pickedText(kind, row) {
  const what = kind === "swap" ? "the row to swap it with" : "the row to add it to";
  return `Row ${row} is picked. Choose ${what}.`;
}

export function hintText(next, isSolved) {
  if (isSolved) return "Nothing is left to do: the identity stands at the left.";
  if (!next) return "No pivot is left: the left half can go no further.";
  const { move: [kind, source, target], pivot: [row, column] } = next;
  if (kind === "swap") {
    return `Column ${column}: the pivot must stand in row ${source}, and row ${row} has a 1 there.`
      + ` So swap them. Swap rows is on. Row ${source} is chosen: now press row ${target}.`;
  }
  return `Column ${column}: the pivot is the 1 in row ${row}. Row ${target} has a 1 there too.`
    + ` Row ${source} is chosen: now press row ${target}.`;
}

export function countText({ moves, step }) {
  const count = plural(step, "move");
  if (!moves.length) return "No move yet.";
  if (step === 0) return `Before the first of ${plural(moves.length, "move")}.`;
  const number = moves.length > step ? `Move ${step} of ${moves.length}` : count;
  return `${number}: ${doneText(moves[step - 1])}.`;
}

// The determinant of rows in ordinary numbers, before the moves and after them.
export function determinantText(before, now, step) {
  const parity = isOdd(now) ? "odd" : "even";
  if (!step) return `Determinant ${signed(now)}: ${parity}.`;
  return `Determinant ${signed(before)} at the start, ${signed(now)} now: still ${parity}.`;
}

export function singlesText(areSingle, zero) {
  if (areSingle) return "✓ Each row holds a single 1, each in another column.";
  if (!zero.length) return "";
  return `✓ ${cap(numbered("row", zero))} ${zero.length === 1 ? "holds" : "hold"} no 1 any more.`;
}

// Why a textbook makes a move of its elimination.
export function reasonText(made) {
  if (!made) return "";
  const { move: [kind, source, target], pivot: [, column] } = made;
  if (kind === "swap") {
    return ` In column ${column}, row ${source} had no 1. Row ${target} had one: the pivot.`;
  }
  return ` Column ${column} has its pivot in row ${source}, and row ${target} had a 1 there.`;
}

// Where the reader has left the moves that were prepared.
export function awayText(moves, record) {
  const isAway = record.some((move, i) => move.join() !== moves[i]?.join());
  if (!isAway) return "";
  return isOwnOrder(moves, record)
    ? " You take them in your own order: Next goes on once the column is finished."
    : " You left the prepared moves. Back leads to them again.";
}

export function goalText({ zero, isSolved, isDone }, { hasIdentity, names, name }) {
  if (isSolved) {
    const meaning = hasIdentity ? `the inverse of ${name}` : names[1];
    return `✓ The identity stands at the left. The right half is ${meaning}.`;
  }
  const end = isDone ? " The left half can go no further." : "";
  if (zero.length) return zeroText(zero) + end;
  return isDone ? `✓ Each row begins with a 1 that stands alone in its column.${end}` : "";
}
