// What the climb says.

import { listed } from "./lists.js";
import { raised } from "./powers.js";

export const boardName = (k) => (k ? raised("V·N", k) : "V");
export const RUNGS = ["odd", "even", "opposites alike", "all four or none", "none"];
export const NEXT = "Press N";
export const BACK = "Back to V";
export const GIVEN = "MAGIC’s masks";
export const RANDOM = "Random rule (with inverse)";
export const STARTS = ["a corner", "an edge", "the centre"];
export const MASKS = ["mask of a corner in N", "mask of an edge in N", "mask of the centre in N"];
export const CORNERS = "corners";
export const EDGES = "edges";
export const CENTRE = "centre";
export const centreText = (bit) => (bit ? "black" : "white");

const presses = (n) => (n === 1 ? "one press" : `${["", "", "two", "three", "four"][n]} presses`);
const standing = (rung) => (rung ? `on rung ${rung}` : "below rung 1");

// `gone` is after how many presses nothing was left, or -1.
export function climbText({ corners, edges, centre }, step, gone) {
  if (!gone) return "V is empty: press cells to choose it.";
  if (gone > 0) return `Nothing is left after ${presses(gone)}.`;
  const stands = `Corners ${standing(corners)}, edges ${standing(edges)}, centre ${centreText(centre)}.`;
  return step ? stands : `${stands} Press “${NEXT}”.`;
}

// Which walks have ended in nothing, and what follows from all three.
export function walkedText(walked) {
  const names = (isWalked) => STARTS.filter((_, i) => walked.has(i) === isWalked);
  if (walked.size === STARTS.length) {
    return "✓ A corner, an edge and the centre all end in nothing. Each V is a sum of such cells, turned.";
  }
  if (!walked.size) return `Still to walk to the end: ${listed(names(false))}.`;
  return `Ended in nothing: ${listed(names(true))}. Still to walk: ${listed(names(false))}.`;
}

export const ALL = "All 512 V";
export const LEFT = "different boards";
export const GUESS = "guess the floor";
export const NO_GUESS = "?";
export const guessName = (step) => `your guess: the floor after ${presses(step)}`;
export const rungName = (rung) => (rung ? String(rung) : RUNGS[0]);
export const ASK = `Choose a floor below each column. Then “${ALL}” can be pressed.`;

// Where the floor is after each press, for all V, and how many of the reader's guesses fit.
export function allText(floors, guesses) {
  const found = listed(floors.map(rungName));
  const fit = guesses.filter((guess, i) => guess === floors[i]).length;
  const right = fit === floors.length ? "All your guesses are right."
    : `${fit} of your ${floors.length} guesses ${fit === 1 ? "is" : "are"} right.`;
  return `All 512 V: the floor after one press, two, three and four: ${found}. ${right} `
    + "Below the floor, in the striped places, no tag can stand.";
}

// What the lines on the boards join, as far as the presses go.
export function linesText(step) {
  const joined = ["neighbours", "opposites", "all four"].slice(0, step);
  return joined.length ? `Lines join ${joined.join(", then ")}.` : "";
}

export const HELP = "A grey dot stays where corners or edges stood before.";
