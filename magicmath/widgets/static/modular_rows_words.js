// What the equations modulo k say.

import { plural } from "./words.js";

export const NAMES = "abcdef";

export function equation(row) {
  const terms = row.slice(0, -1).flatMap((x, j) => {
    if (!x) return [];
    return [x === 1 ? NAMES[j] : `${x}${NAMES[j]}`];
  });
  return `${terms.join(" + ") || "0"} = ${row.at(-1)}`;
}

export function doneText([kind, one, other], k) {
  if (kind === "multiply") return `Row ${one} times ${other}, modulo ${k}.`;
  return kind === "add" ? `Row ${one} added to row ${other}.` : `Row ${one} subtracted from row ${other}.`;
}

export function pickedText(kind, row) {
  const what = kind === "add" ? "to which it is added" : "from which it is subtracted";
  return `Row ${row} is picked. Press the row ${what}, or multiply row ${row} by a number.`;
}

export const START = "Press a row to pick it.";
export const PICK_FIRST = "First pick the row to multiply: press it.";

export const noReciprocalText = (factor, k) =>
  `${factor} has no reciprocal modulo ${k}. Nobody could take this step back, so no move was made.`;

export const NOBODY = "Nobody can solve them";

// What is said where the rows are solved, where one is empty, or where the reader claims that nobody can.
export function standText({ solved, rows, obstacles, moves, k, isClaimed }) {
  if (solved) return `✓ Solved in ${plural(moves, "move")}: ${rows.map(equation).join(", ")}.`;
  const empty = rows.findIndex((row) => row.every((x) => !x));
  const always = empty < 0 ? "" : `Row ${empty} says 0 = 0. That is always true.`;
  if (!isClaimed) return always && `✓ ${always}`;
  const i = obstacles.findIndex((divisor) => divisor > 1);
  if (i < 0) return `So far no row shows that. ${always || "Each row alone can be true."}`;
  const said = `✓ Row ${i} says ${equation(rows[i])}.`;
  if (obstacles[i] === k) return `${said} That is never true.`;
  return `${said} Modulo ${k} the left side is a multiple of ${obstacles[i]}, whatever you press.`
    + ` ${rows[i].at(-1)} is not.`;
}
