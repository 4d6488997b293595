// What the stories say.

import { numbered } from "./lists.js";

export const PRINTED = "printed";
export const IN_STORY = "in this story";
export const HELP = "Press a story.";
export const COUNT = "How many cards need an accident? Press a card for the reason.";

export const markText = (cells) => (cells.length ? "≠ accident" : "= follows");
export const coveredText = (name) => `${name}, as printed`;

export function cardText(name, cells) {
  return cells.length ? `${name}, needs an accident: ${numbered("cell", cells)}` : `${name}, follows`;
}

export const reasonText = (name, why) => `${name}: ${why}`;
