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

const without = (trail) => trail.filter((value, i) => i === 0 || value !== trail[i - 1]);

export const trailText = (trail) => `value ${without(trail).join(" → ")}`;

export const trailName = (trail) => `${plural(trail.at(-1), "stone")} for the value ${trail.at(-1)}`;

// What your last move did to a value, and what the answer did.
export function trailStatusText(state, showsValues) {
  const plain = statusText({ ...state, sumYouLeft: null }, showsValues);
  const { canUndo, isOver, isYourTurn, rows, sum, trails } = state;
  if (!canUndo || isOver) return plain;
  const changed = (stage) => rows.map((_, row) => row)
    .find((row) => trails[row].length > stage + 1 && trails[row][stage] !== trails[row][stage + 1]);
  const mine = changed(0);
  if (mine === undefined) return plain;
  const [before, raised] = trails[mine];
  const verb = (from, to) => (to > from ? "raised" : "lowered");
  const first = `You ${verb(before, raised)} the value of row ${mine + 1} from ${before} to ${raised}.`;
  if (!isYourTurn) return `${first} The computer is thinking…`;
  const theirs = changed(1);
  const [, from, now] = trails[theirs] ?? [];
  const back = raised > before && now === before && theirs === mine;
  const other = `${verb(from, now)} row ${theirs + 1} from ${from} to ${now}`;
  const answer = back ? `brought it back to ${now}` : other;
  return `${first} The computer ${answer}. The XOR is ${sum}. Your turn.`;
}

export function statusText(state, showsValues) {
  const knocked = state.last && `knocked over ${named(state.last)}`;
  return rowStatusText(state, showsValues, knocked, { lost: "the last", won: "knocked over the last pin" });
}
