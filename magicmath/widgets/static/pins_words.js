// What the game of pins says.

import { plural } from "./words.js";

export const RULES = [
  "Knock over one pin, or two neighbours. Whoever knocks over the last pin wins.",
  "Press a pin to mark it. Press it again, and it falls alone; press a neighbour, and both fall.",
  "The computer plays perfectly."
    + " It can be beaten only from a start that you can win, and only without a mistake.",
];

export const keysText = (offersHints) =>
  "Arrow keys walk from pin to pin; Space or Enter presses; Escape lifts the mark."
  + ` Backspace takes back${offersHints ? ", h hints, v shows the values" : ""}.`;

const named = ([row, pin, count]) => (count === 1
  ? `pin ${pin + 1} of row ${row + 1}`
  : `pins ${pin + 1} and ${pin + 2} of row ${row + 1}`);

export const pinText = (row, pin, stands) => `row ${row + 1}, pin ${pin + 1}${stands ? "" : ", fallen"}`;

export const markText = ([row, pin]) =>
  `Pin ${pin + 1} of row ${row + 1} is marked. Press it again, or a neighbour to knock over both.`;

export const hintText = (move) => (move ? `Hint: knock over ${named(move)}.` : "No move wins here.");

export const runText = ({ length, value }) => `${plural(length, "pin")}, value ${value}`;

export const sumText = ({ runs, sum }) =>
  (runs.length ? `XOR of the values: ${runs.map(({ value }) => value).join(" ⊕ ")} = ${sum}` : "");

// What your last move left, once the computer has answered it: it wins what is not 0.
export function leftText(sum) {
  if (sum === null) return "";
  return sum ? `You left XOR ${sum}: now the computer can win. Undo takes it back. ` : "You left XOR 0 ✓ ";
}

export function statusText({ last, isYourTurn, isOver, sumYouLeft }, showsValues) {
  const knocked = last && `knocked over ${named(last)}`;
  if (isOver && isYourTurn) return `✗ The computer ${knocked}, the last, and wins.`;
  if (isOver) return "✓ You knocked over the last pin: you win!";
  const before = knocked ? `${isYourTurn ? "The computer" : "You"} ${knocked}. ` : "";
  const left = showsValues ? leftText(sumYouLeft) : "";
  return left + before + (isYourTurn ? "Your turn." : "The computer is thinking…");
}
