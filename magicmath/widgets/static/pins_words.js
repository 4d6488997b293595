// What the game of pins says.

import { keysFor, markedText, MARKING, rowStatusText } from "./row_game_words.js";
import { PERFECT } from "./turn_words.js";
import { plural } from "./words.js";

export const RULES = [
  "Knock over one pin, or two neighbours. Whoever knocks over the last pin wins.",
  MARKING,
  PERFECT,
];

export const keysText = (offersHints) => keysFor("Arrow keys walk from pin to pin", offersHints);

const named = ([row, pin, count]) => (count === 1
  ? `pin ${pin + 1} of row ${row + 1}`
  : `pins ${pin + 1} and ${pin + 2} of row ${row + 1}`);

export const thingText = ({ rows }, row, pin) =>
  `row ${row + 1}, pin ${pin + 1}${rows[row][pin] ? "" : ", fallen"}`;

export const markText = ([row, pin]) => markedText(`Pin ${pin + 1} of row ${row + 1}`);

export const hintText = (move) => (move ? `Hint: knock over ${named(move)}.` : "No move wins here.");

export const runText = ({ length, value }) => `${plural(length, "pin")}, value ${value}`;

export function statusText(state, showsValues) {
  const knocked = state.last && `knocked over ${named(state.last)}`;
  return rowStatusText(state, showsValues, knocked, { lost: "the last", won: "knocked over the last pin" });
}
