// What the figure of joined recipes says.

import { numbered } from "./lists.js";
import { isJoined, leftToJoin } from "./recipe_counts_state.js";
import { plural } from "./words.js";

export const BLOCKS = "at each cell its recipe";
export const COUNTS = "how many joined recipes hold each mask";
const evenOrOdd = (n) => (n % 2 ? "odd" : "even");
const oddOf = (counts) => counts.flatMap((times, one) => (times % 2 ? [one] : []));

export const cellText = (cell, isChosen) => `cell ${cell}${isChosen ? " ✓" : ""}`;
export function cellName(cell, recipe, { isChosen, isWanted, isLit }) {
  const looks = `${isWanted ? ", must change" : ""}${isLit ? ", lit" : ""}`;
  return `${cellText(cell, isChosen)}, its recipe is ${recipe.join(" ")}${looks}`;
}
export const countName = (mask, count) => `${count}: mask ${mask}, ${plural(count, "time")}`;

const begin = (wanted) => (wanted.length
  ? "Press the cells that must change: they have a bold frame."
  : "Press cells, and their recipes are joined.");

function stillText(chosen, wanted) {
  const { missing, needless } = leftToJoin(chosen, wanted);
  if (needless.length) return ` Cell ${needless[0]} need not change: press it again.`;
  return missing.length ? ` ${plural(missing.length, "cell")} to go.` : "";
}

// How often the mask is in the recipes of the chosen cells. What that decides is told of a whole puzzle only:
// of other cells the reader judges.
export function countedText({ chosen, counts, mask, wanted }) {
  if (!chosen.length) return begin(wanted);
  const [count, n] = [counts[mask], chosen.length];
  if (isJoined(chosen, wanted)) {
    const stays = count % 2 ? "one press of it stays" : "it drops out";
    return `✓ Mask ${mask} is in ${count} of the ${n} recipes. That is ${evenOrOdd(count)}: ${stays}. `
      + `The odd counts are the solution: ${numbered("mask", oddOf(counts))}.`;
  }
  const of = `${count} of ${n} joined ${n === 1 ? "recipe" : "recipes"}`;
  return `Mask ${mask} is in ${of}.${stillText(chosen, wanted)}`;
}

export function litText(mask, cells) {
  return `Mask ${mask} is in the recipe${cells.length === 1 ? "" : "s"} of the ${numbered("cell", cells)}, `
    + "and in no other.";
}
