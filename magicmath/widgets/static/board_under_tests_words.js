// What is said of a board under tests.

import { listed } from "./lists.js";
import { plural } from "./words.js";

const parityOf = (count) => (count % 2 ? "odd" : "even");
export const countText = (count) => `${count} black: ${parityOf(count)}`;

export const signedCountText = (count) => `${countText(count)} ${count % 2 ? "✗" : "✓"}`;
export const nextTestText = (test) => `Show test ${test}`;

export const aimText = (test, shared) =>
  `The mask in the frame contains ${shared ? plural(shared, "cell") : "no cell"} of test ${test}.`;

// What a press did to the black cells of a test.
export function pressText({ test, shared, before, after }) {
  const now = `Black cells in test ${test}: ${before} before, ${after} now`;
  return `The mask contains ${plural(shared, "cell")} of test ${test}. ${now}, ${parityOf(after)} as before.`;
}

// What a changed cell did to all tests, by their counts before and now.
export function cellText(before, after) {
  const changed = after.map((count, k) => count !== before[k]);
  const now = after.flatMap((count, k) => (changed[k] ? [`test ${k} is ${parityOf(count)}`] : []));
  const becomes = now.length ? ` Now ${listed(now)}.` : "";
  return `The cell is ${placeText(changed)}.${becomes}`;
}

// In which tests a changed cell is, and in which it is not.
export function spoiledText(held) {
  const of = (wanted) => held.flatMap((is, k) => (is === wanted ? [`test ${k}`] : []));
  const [inside, outside] = [of(true), of(false)];
  if (!inside.length) return "The cell that you changed is in no test.";
  const not = outside.length ? `, and not in ${listed(outside)}` : "";
  return `The cell that you changed is in ${listed(inside)}${not}.`;
}

export const ownTag = (test) => `t${test}`;
export const ownName = (test) => `own cell of test ${test}`;

// Where all colours of the own cells are tried on one drawing; `passes` is null before that.
export const TALLY = "your drawing with …";
export const tallyName = (colours) =>
  colours.map((bit, test) => `${ownTag(test)} ${bit ? "black" : "white"}`).join(", ");
export const triedText = (passes) => (passes === null ? "?" : passes ? "passes ✓" : "fails ✗");

export const WAY = "white board: press here";

// `left` holds the presses that are left, as bits, or is null where none make the board.
export function wayText(left, hasBlack) {
  if (!left) return "No presses make your board from the white one.";
  const count = left.filter(Boolean).length;
  if (count) return `${plural(count, "press")} to go: press each cell with a dot.`;
  const none = "Your board is white: no press is needed.";
  return hasBlack ? "✓ You have made your board from the white one." : none;
}

export function resultText(counts) {
  const failed = counts.flatMap((count, k) => (count % 2 ? [`test ${k}`] : []));
  if (!failed.length) return "✓ The board passes all tests.";
  return `✗ The board fails ${listed(failed)}.`;
}

// Where a board was received with extra bits, and one of its cells has changed.
export const RECEIVED = "received";
export const bitText = (bit) => `extra bit: ${bit ? "black" : "white"}`;
export const sumText = (count) => `${countText(count)}\u00a0${count % 2 ? "✗" : "✓"}`; // the sign never alone

const verb = (names, one, several) => (names.length === 1 ? one : several);
const namesOf = (flags, wanted = true) => flags.flatMap((is, k) => (is === wanted ? [`test ${k}`] : []));
const capital = (text) => text[0].toUpperCase() + text.slice(1);

function placeText(held) {
  const [inside, outside] = [namesOf(held), namesOf(held, false)];
  if (!outside.length) return `in ${listed(inside)}`;
  return inside.length ? `in ${listed(inside)}, and not in ${listed(outside)}` : "in no test";
}

export function failText(failed) {
  const names = namesOf(failed);
  if (!names.length) return "✓ All tests are even: this picture was sent.";
  return `✗ ${capital(listed(names))} ${verb(names, "is", "are")} odd. One cell has changed: press it.`;
}

export const NOT_IT = "Not this one.";

// Why a cell is not the one that changed.
export function notItText(held, failed) {
  const names = namesOf(failed);
  const only = names.length < failed.length ? "only " : "";
  const odd = `${only}${listed(names)} ${verb(names, "is", "are")} odd`;
  return `Not this one: it is ${placeText(held)}. But ${odd}.`;
}

export function foundText(held, tries, streak) {
  const found = `This cell was wrong: it is ${placeText(held)}. It has its old colour again.`;
  if (tries > 1) return `${found} You found it with ${plural(tries, "press")}.`;
  return `${found} Found with one press: ${streak} in a row.`;
}

// Where the reader chooses the cells to watch.
export const WATCHED = "cells you watch: tap";
export const heldText = (shared, isWatching) => (isWatching ? `${shared} ${parityOf(shared)}` : "–");
export const maskName = (mask, shared, isWatching) => (isWatching
  ? `${heldText(shared, true)}: watched cells in mask ${mask}`
  : `–: mask ${mask}, no cell is watched yet`);

export const watchedText = (count, black) => (count
  ? `You watch ${plural(count, "cell")}. Black among them: ${black}, ${parityOf(black)}.`
  : "Choose cells to watch, on the second board.");

export const changedText = (shared, before, after) =>
  `The mask contains ${shared || "none"} of your cells. Black among them: ${before} before, ${after} now. `
  + ((before + after) % 2 ? `Now it is ${parityOf(after)}.` : `It stays ${parityOf(after)}.`);

export function watchResult(count, odd, masks) {
  if (!count) return "";
  const contain = odd === 1 ? "contains" : "contain";
  if (odd) return `${odd} of the ${masks} masks ${contain} an odd number of your cells.`;
  return "✓ Found! Each mask contains an even number of your cells.";
}
