// What the figure of classes says.

import { CLASS_OF, modulo } from "./classes_state.js";
import { bracketed, signed } from "./determinant_words.js";
import { listed } from "./lists.js";
import { plural } from "./words.js";

export const CLASSES = ["corners", "edges", "centre"];
export const LETTERS = ["α", "β", "γ"];
export const CELLS = ["a corner cell", "an edge cell", "the centre"];

export const cellName = (cell, value) => `cell ${cell}: ${value}`;
export const maskName = (mask, times) => `mask ${mask}: ${signed(times)}`;
export const product = (entry, count) => `${entry}·${bracketed(count)}`;
export const ticked = (number, isRight) => (isRight ? `${number} ✓` : String(number));
export const HELP = "Point at a cell of the board, or tap it: which masks change it?";

// Two lines: which masks of each class change a cell, and the sum that this makes; `column` counts them.
export function cellText(cell, masks, column, times) {
  const [corners, edges] = ["corner", "edge"].map((name, kind) => {
    const own = masks.filter((mask) => CLASS_OF[mask] === kind);
    return own.length ? `by ${plural(own.length, `${name} mask`)} (${listed(own)})` : `by no ${name} mask`;
  });
  const centre = column[2] ? "and by mask 4" : "and not by mask 4";
  const sum = column.reduce((total, number, i) => total + number * times[i], 0);
  const products = column.map((number, i) => product(number, times[i]));
  return [`Cell ${cell} is changed ${corners}, ${edges}, ${centre}.`,
    `Masks · presses: ${products.join(" + ")} = ${signed(sum)}.`];
}

export const maskText = (mask, times, cells) =>
  [`Mask ${mask} changes the cells ${listed(cells)}. It is pressed ${signed(times)} times.`];

const added = (number) => `${number > 0 ? "+" : ""}${signed(number)}`;
const parts = (round) => CLASSES.map((name, i) => `${name} ${added(round[i])}`);
export const roundName = (round) => `One round: ${parts(round).join(", ")}`;

export const SHOW = "Show a round";
export const kindText = (kind) => (kind < 0 ? "" : `✓ A round of the ${CLASSES[kind]}.`);

export function statusText(cells, k) {
  const right = cells.filter((value) => value === 1).length;
  return right === cells.length ? `✓ All nine cells are 1, in ${k} colours.` : `${right} of 9 cells are 1.`;
}

export function ringName(k, value, places) {
  const way = places?.length > 1 ? `, and has been at ${places.join(", ")}` : "";
  return `ring of ${k} places: a corner cell is at ${value}${way}; 1 is wanted`;
}

// `places` is the way round by round, or null where other presses were made.
export function ringText({ places, rounds, sum, k }) {
  const shown = `A corner cell has got ${signed(sum)}, and shows ${modulo(sum, k)}.`;
  if (!places || !rounds) return shown;
  const more = rounds >= places.length ? ` → …, now ${modulo(sum, k)}` : "";
  return `${shown} After ${plural(rounds, "round")}: ${places.join(" → ")}${more}`;
}
