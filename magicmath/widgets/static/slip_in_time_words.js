// What is said of a slip at a moment.

import { listed, numbered } from "./lists.js";

export const TIME = "the work, from the first step down to the page";
export const HELP = "Tap a ring on a line: there the slip happens.";
export const PRINTED = "On the page:";
export const INSIDE = "slip inside";

export const markText = (cells) => (cells.length ? "≠ printed" : "= printed");
export const ringText = (name, result) => `slip in ${name}, ${result ? `before ${result}` : "last of all"}`;
export const slipText = ({ says }) => `slip: ${says}`;
export const startText = (name) => `${name} at first`;
export const endText = (name) => `${name}, printed`;

export function lineText(name, now, cells, isInside) {
  if (!now) return `${name}, as printed`;
  const with_ = isInside ? ", made with the slip," : "";
  if (!cells.length) return `${name}${with_} comes out as printed`;
  return `${name}${with_} comes out otherwise: ${numbered("cell", cells)}`;
}

// `apart` are results to which no arrow leads from the place.
export function sumText(results, others, place, apart) {
  const same = results - others.length;
  const said = `${same} of ${results} results come out as printed. Not so: ${listed(others)}.`;
  return apart.length ? `${said} No arrow leads from ${place} to ${listed(apart)}.` : said;
}

export function foundText(results, found, all) {
  const said = `All ${results} come out as printed. One slip is enough.`;
  if (found < all) return `${said} There is another such slip. Find it, too.`;
  if (all === 1) return `${said} There is no other such slip.`;
  return `${said} You have found ${all === 2 ? "both" : `all ${all}`} such slips.`;
}
