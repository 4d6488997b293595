// What the page says of a million cells.

import { SIDE, spotOf } from "./million_state.js";

const written = (number) => number.toLocaleString("en-US");
const TOTAL = written(SIDE * SIDE);
const milliseconds = (time) => (time < 10 ? time.toPrecision(2) : Math.round(time).toString());
const colour = (bit) => (bit ? "black" : "white");
const isAre = (number) => (number === 1 ? "is" : "are");

export const toSolveText = (black) =>
  `${written(black)} of the ${TOTAL} cells must change. Which masks lead there? Press Solve.`;

export const emptyText = "The board is white. Draw on it.";

export const solvedText = (presses, time) =>
  `Solved in ${milliseconds(time)} milliseconds: ${written(presses)} of the ${TOTAL} masks must be pressed. `
  + "Is it right? Press them all, and look.";

export const pressingText = (pressed, presses) =>
  `${written(pressed)} of ${written(presses)} masks pressed …`;

export const pressedText = (presses, black) =>
  `${written(presses)} masks ${isAre(presses)} pressed. ${written(black)} cells are black`
  + `${black ? "." : ": the whole board is white."}`;

export function lensText(place, cell, press) {
  const [row, column] = spotOf(place);
  const told = press === null ? "" : ` Its mask is ${press ? "pressed" : "not pressed"}.`;
  return `The framed cell, row ${row}, column ${column}: ${colour(cell)}.${told}`;
}

export const HOW = [
  "A black cell of the left picture must change. Solve finds the masks to press, and draws a black cell for "
    + "each of them in the right picture: in row a and column b for mask 1024a + b.",
  "Press them all does not trust this. It presses the masks on the left board, those of row 0 first.",
  "Point at a picture, or tap it, to see 32×32 cells enlarged. A small frame marks the cell you point at.",
  "Your own: a white board to draw on. Press the button again to clear it.",
];
export const KEYS = "Keys in a picture: arrows walk, Space or Enter draws a blot on a board of your own.";
