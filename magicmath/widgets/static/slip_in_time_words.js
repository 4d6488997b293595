// What is said of a slip at a moment.

import { listed, numbered } from "./lists.js";

export const PRINTED = "printed";
export const COMES_OUT = "comes out";
export const PLACES = "The slip is in";
export const HELP = "Choose where the slip is. Then press “slip here” at a moment.";

export const markText = (cells) => (cells.length ? "≠ other" : "= as printed");

export function momentText({ name, says, moments }, i, isPut) {
  if (!moments[i]) return `${name} is not there yet`;
  return isPut ? `slip: ${says}` : "slip here";
}

export function lineText(name, now, cells) {
  if (!now) return `${name}, as printed`;
  if (!cells.length) return `${name} comes out as printed`;
  return `${name} comes out otherwise: ${numbered("cell", cells)}`;
}

export function sumText(results, others) {
  const same = results - others.length;
  return `${same} of ${results} results come out as printed. Not so: ${listed(others)}.`;
}

export function foundText(results, found, all) {
  const said = `All ${results} come out as printed. One slip is enough.`;
  if (found < all) return `${said} There is another such slip. Find it, too.`;
  if (all === 1) return `${said} There is no other such slip.`;
  return `${said} You have found ${all === 2 ? "both" : `all ${all}`} such slips.`;
}
