// What the game of pins says.

import { keysFor, markedText, MARKING, rowStatusText } from "./row_game_words.js";
import { PERFECT } from "./turn_words.js";
import { plural } from "./words.js";

export const RULES = [
  "Knock over one pin, or two neighbours. Whoever knocks over the last pin wins.",
  MARKING,
  PERFECT,
];

export const keysText = (offersHints, raises) =>
  keysFor("Arrow keys walk from pin to pin", offersHints) + (raises ? " c lets the computer move." : "");

const named = ([row, pin, count]) => (count === 1
  ? `pin ${pin + 1} of row ${row + 1}`
  : `pins ${pin + 1} and ${pin + 2} of row ${row + 1}`);

export const thingText = ({ rows }, row, pin) =>
  `row ${row + 1}, pin ${pin + 1}${rows[row][pin] ? "" : ", fallen"}`;

export const markText = ([row, pin]) => markedText(`Pin ${pin + 1} of row ${row + 1}`);

export const hintText = (move) => (move ? `Hint: knock over ${named(move)}.` : "No move wins here.");

export const runText = ({ length, value }) => `${plural(length, "pin")}, value ${value}`;

export const DIGITS_CAPTION = "The values in binary";

export const XOR_NAME = "their XOR, s";

export const digitsHead = () => ["what is left", "value"];

export const TARGET = "target";

export const targetText = (value, sum) => `${value ^ sum} ${(value ^ sum) < value ? "lower" : "higher"}`;

// What is left of a row; whether the last move changed it.
export function rowName({ row, pin, length }, { isYourTurn, last }) {
  const [changed, from, count] = isYourTurn && last ? last : [];
  const isChanged = row === changed && (pin + length === from || pin === from + count);
  return `row ${row + 1}: ${plural(length, "pin")}${isChanged ? " ← changed" : ""}`;
}

export const GO_ON = "Computer moves";

export const zeroText = (pins) => (pins.length ? `Pins left at XOR 0: ${pins.join(" → ")}` : "");

// What the computer changed, and whether you have made the XOR 0 again.
export function raiseStatusText({ answered, change, isOver, isYourTurn, last, sum }) {
  const raises = plural(answered, "raise");
  if (!last) return isYourTurn ? "Your turn." : "The computer is thinking…";
  if (isOver && !isYourTurn) return `✓ You knocked over the last pin, and win. You answered ${raises}.`;
  const [before, now] = change;
  if (isYourTurn) {
    const isRaise = now > before;
    const done = `${isRaise ? "raised" : "found no raise, and lowered"} a value from ${before} to ${now}`;
    return `The computer ${done}, in row ${last[0] + 1}. Now s is ${sum}. Can you make it 0?`;
  }
  if (sum) return `✗ You left XOR ${sum}, not 0. Tap Undo, and try another move.`;
  return `✓ You left XOR 0. Raises answered: ${answered}. Look at the table, then tap ${GO_ON}.`;
}

export function statusText(state, showsValues) {
  const knocked = state.last && `knocked over ${named(state.last)}`;
  return rowStatusText(state, showsValues, knocked, { lost: "the last", won: "knocked over the last pin" });
}
