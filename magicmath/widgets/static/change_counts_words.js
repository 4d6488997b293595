// What is said of changes.

import { CORNERS, EDGES } from "./climb_words.js";
import { plural } from "./words.js";

export const pressedName = (place, bit) => `${place}, ${bit ? "pressed" : "not pressed"}`;
export const numberName = (place, count) => `${place}, changes ${plural(count, "time")}`;

// In a symmetric rule the presses that change a cell stand in its own mask.
export function cellText(size, count, isSymmetric) {
  const [framed, all] = isSymmetric ? ["The mask of this cell is", `its ${size} cells`]
    : ["The presses that change this cell are", `these ${size}`];
  const pressed = `${count} of ${all} ${count === 1 ? "is" : "are"} pressed`;
  return `${framed} framed at the left. ${pressed}, so the cell changes ${plural(count, "time")}.`;
}

export const maskText = (size) => `A press here changes the ${plural(size, "cell")} of its mask.`;

export function outcomeText(choice, counts) {
  if (!choice.includes(1)) return "Nothing is pressed.";
  const odd = counts.filter((count) => count % 2).length;
  if (!odd) return "✓ All numbers are even: no cell is black at the end.";
  return `${plural(odd, "number")} ${odd === 1 ? "is" : "are"} odd: there the cell is black at the end.`;
}

export const alikeName = (count) => `${count} pressed`;

// `before` is how many cells were pressed when another choice of the same board was taken; null before that.
export function alikeText(count, now, before) {
  if (before === null) return `These ${count} choices make the board above. Press one of them.`;
  const were = before === 1 ? "was" : "were";
  return `${plural(before, "cell")} ${were} pressed, and now ${now}. `
    + "✓ The black cells at the right stay the same.";
}

export const PLACES = ["one", "two neighbours", "two opposites", "all four"];
export const MAKERS = ["corners make", "edges make", "the centre makes"];
export const UNKNOWN = "?";
export const CENTRE_TOO = "centre: black";
// What stands on each rung, and on no higher one: the names of the columns, where there are such.
const MADE = ["an odd number", ...PLACES.slice(1), "none"];
export const rungText = ({ other, rung }) => `${[CORNERS, EDGES][other]}: ${MADE[rung]}`;
export const collectedName = (kind, place) =>
  (kind === 2 ? MAKERS[kind] : `${PLACES[place]}: ${MAKERS[kind]}`);

export function collectionText(found, all) {
  if (found === all) return "✓ All are found. Read each row from left to right: which column is made?";
  return `Found: ${found} of ${all}. Press such cells, and no others.`;
}

// Where each choice goes to the board that it makes.
export const PASSING = "boards that pass, and the choices that make them";
export const FAILING = "boards that fail, and the choices that make them";
export const ALL_CHOICES = "Take all other choices";
export const MAKES = "→";
export const keptName = (board) => `choice that makes the board ${board}`;

// `now` is how many of the choices so far make the board of the last one.
export function shelfText({ kept, all, now }) {
  if (kept === all) return `✓ All ${all} choices are taken. Which boards are made? By how many choices each?`;
  const same = now > 1 ? ` ${now} of them make the board that is framed.` : "";
  return `${kept} of ${all} choices taken.${same}`;
}
