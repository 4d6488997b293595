// What the figure of classes says.

import { modulo } from "./classes_state.js";
import { signed } from "./determinant_words.js";
import { plural } from "./words.js";

export const CLASSES = ["corners", "edges", "centre"];
export const LETTERS = ["α", "β", "γ"];
export const CELLS = ["a corner cell", "an edge cell", "the centre"];

const added = (number) => `${number > 0 ? "+" : ""}${signed(number)}`;
const parts = (round) => CLASSES.map((name, i) => `${name} ${added(round[i])}`);
export const roundName = (round) => `One round: ${parts(round).join(", ")}`;

export function statusText(cells, k) {
  const right = cells.filter((value) => value === 1).length;
  return right === cells.length ? `✓ All nine cells are 1, in ${k} colours.` : `${right} of 9 cells are 1.`;
}

// `places` is the way round by round, or null where other presses were made.
export function ringText({ places, rounds, sum, k }) {
  const shown = `A corner cell has got ${signed(sum)}, and shows ${modulo(sum, k)}.`;
  if (!places || !rounds) return shown;
  const more = rounds >= places.length ? ` → …, now ${modulo(sum, k)}` : "";
  return `${shown} After ${plural(rounds, "round")}: ${places.join(" → ")}${more}`;
}
