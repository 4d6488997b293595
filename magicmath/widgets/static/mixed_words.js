// What the games on one table say.

import { PINS } from "./mixed_state.js";
import { keysFor, markedText, MARKING, rowStatusText } from "./row_game_words.js";
import { PERFECT } from "./turn_words.js";
import { plural } from "./words.js";

const NAMES = ["heap", "pins", "pile"];

const listed = (numbers) => (numbers.length > 1
  ? `${numbers.slice(0, -1).join(", ")} or ${numbers.at(-1)}` : String(numbers[0]));

export const headings = (take) => [
  "A heap: take as many as you like",
  "Pins: one falls, or two neighbours",
  `A pile: take ${listed(take)}`,
];

export const RULES = [
  "In each move play in one of the parts. Whoever makes the last move of all wins.",
  "Press a stone of a heap or a pile: it goes, and all stones to its right with it.",
  MARKING,
  PERFECT,
];

export const keysText = (offersHints) =>
  keysFor("Left and right walk along a part, up and down from part to part", offersHints);

export function thingText({ rows }, part, at) {
  const isPin = part === PINS;
  const name = isPin ? `pin ${at + 1}` : `${NAMES[part]}, stone ${at + 1}`;
  if (!rows[part][at]) return `${name}, ${isPin ? "fallen" : "taken"}`;
  if (isPin) return name;
  const size = rows[part].filter(Boolean).length;
  return `${name} of ${size}: take ${size - at}, leave ${at}`;
}

export const markText = ([, at]) => markedText(`Pin ${at + 1}`);

export const tooManyText = (count, take) =>
  `That would take ${count}. From the pile take ${listed(take)} at once.`;

function named([part, at, count]) {
  if (part !== PINS) return `${count} from the ${NAMES[part]}`;
  return count === 1 ? `pin ${at + 1}` : `pins ${at + 1} and ${at + 2}`;
}

const done = (move) => `${move[0] === PINS ? "knocked over" : "took"} ${named(move)}`;

export function hintText(move) {
  if (!move) return "No move wins here.";
  return `Hint: ${move[0] === PINS ? "knock over" : "take"} ${named(move)}.`;
}

export const runText = ({ row, length, value }) =>
  `${plural(length, row === PINS ? "pin" : "stone")}, value ${value}`;

// Whether your last move left XOR 0; of this the reader is told without the values, too.
function isGood({ canUndo, isOver, isYourTurn, sum, sumYouLeft }) {
  return canUndo && !isOver && (isYourTurn ? sumYouLeft : sum) === 0;
}

export function statusText(state, showsValues) {
  const did = state.last && done(state.last);
  const ending = { lost: "made the last move", won: "made the last move" };
  if (!isGood(state)) return rowStatusText(state, showsValues, did, ending);
  return `You left XOR 0 ✓ ${rowStatusText(state, false, did, ending)}`;
}

// What the page says where it asks for the heaps.
export const PINS_NAME = "pins";
export const HEAP_NAME = "heap";
export const UNKNOWN = "?";
export const FILL_REST = "Fill in the rest";
export const START_AGAIN = "Start again";
export const ALL_FOUND = "✓ Each row has its heap.";

const rowText = (pins) => `a row of ${plural(pins, "pin")}`;
const heapText = (heap) => (heap ? `a heap of ${heap}` : "no heap");

export const askText = (pins) => `With which heap beside ${rowText(pins)} does the mover lose?`;

export const numberText = (heap) => `heap of ${heap}`;

export const sceneText = (pins, heap, fallen) =>
  `${rowText(pins)}${fallen}${heap === null ? "" : `, and ${heapText(heap)}`}`;

export const fallenText = ([left, count]) =>
  `, ${count === 1 ? `pin ${left + 1} has` : `pins ${left + 1} and ${left + 2} have`} fallen`;

export const lostText = (pins, heap) => `✓ With ${rowText(pins)} and a heap of ${heap} the mover loses.`;

function leftText(parts, heap) {
  if (!parts.length) return "This is the last move.";
  const [one, other] = parts;
  const rows = !other ? rowText(one)
    : one === other ? `two rows of ${plural(one, "pin")}` : `rows of ${one} and ${other} pins`;
  const asInNim = other && Math.max(...parts) < 3 ? ", as in Nim" : "";
  return `This leaves ${rows}${heap ? ` and ${heapText(heap)}` : ""}: there the mover loses${asInNim}.`;
}

export function refutedText(pins, heap, move) {
  const wins = `✗ With ${heapText(heap)} the mover wins:`;
  if (!move) return `${wins} take stones until the right heap is left. It is smaller.`;
  const [left, count] = move;
  const parts = [left, pins - count - left].filter(Boolean);
  const fallen = count === 1 ? `pin ${left + 1} falls` : `pins ${left + 1} and ${left + 2} fall`;
  return `${wins} ${fallen}. ${leftText(parts, heap)}`;
}
