// What is said of a list of cells that is pressed.

import { plural } from "./words.js";

export const LIST = "your list";
export const FROM_WHITE = "pressed from white";
export const SHELF = "lists that give themselves";
export const listedName = (place, bit) => `${place}, ${bit ? "in the list" : "not in the list"}`;
const capital = (text) => text[0].toUpperCase() + text.slice(1);

// `name` and `other` are what the list and the board that it gives are called, where they have names.
export function listText({ size, step, name, other, givesItself, isNew }) {
  if (!size) return "The list is empty: press cells in it.";
  if (step < size) return `${step} of ${plural(size, "cell")} of the list pressed.`;
  const list = capital(name ?? "your list");
  if (!givesItself) return `${list} gives ${other ?? "another board"}.`;
  return `✓ ${list} gives itself. ${isNew ? "It is on the shelf now." : "It is on the shelf already."}`;
}

export function shelfText(found, all) {
  if (found === all) {
    return `✓ You have found ${all === 1 ? "the only list" : `all ${all} lists`}: no other gives itself.`;
  }
  const give = all === 1 ? "gives itself" : "give themselves";
  const told = `Found: ${found} of ${plural(all, "list")} that ${give}.`;
  return found ? `${told} Press one to take it again.` : told;
}

export const JOIN = "Press this too";
export const joinedName = (described) => `${JOIN}: ${described}`;
export const takenName = (described) => `Take again: ${described}`;
