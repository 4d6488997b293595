// What is said of a printed matrix, its wrong bits and its checks.

import { listed, numbered } from "./lists.js";
import { plural } from "./words.js";

const MOST = 3; // complaints that are told one by one

export const PRINTED = "as printed: a row for each mask";
export const INVERSE = "the printed inverse";
export const PRODUCT = "Y times the printed inverse";
export const CHECKS = "checks";
export const RESET = "Reset";
export const CHANGED = "changed";
const tap = (wrong) => `Tap the wrong ${wrong === 1 ? "bit" : "bits"}.`;

export const sizesText = (sizes) => `The masks 0 to ${sizes.length - 1} have ${sizes.join(" ")} cells.`;
// `masks` tells into which mask a mirror turns each of them.
export function mirrorText(masks) {
  const pairs = masks.flatMap((other, mask) => (mask < other ? [`${mask} and ${other}`] : []));
  return pairs.length ? `A mirror exchanges masks ${pairs.join(", ")}.` : "A mirror changes no mask.";
}
export const pressesText = (presses, sum) =>
  `${numbered("Mask", presses)}, pressed on white, make ${sum.join("")}.`;
export const IDENTITY = "The product is the identity.";

const told = (items, text) => (items.length > MOST
  ? `${items.slice(0, MOST).map(text).join("; ")}; and ${items.length - MOST} more`
  : items.map(text).join("; "));

export const sizesComplaint = (wrong) =>
  told(wrong, ({ mask, size, wanted }) => `mask ${mask} has ${size}, not ${wanted}`);
export const mirrorComplaint = (pairs) => told(pairs, (pair) => (pair.length > 1
  ? `masks ${listed(pair)} are no mirror images`
  : `mask ${pair[0]} is not its own mirror image`));
export const pressesComplaint = (cells) => `wrong in ${numbered("cell", cells)}`;
export const productComplaint = (places) => `${plural(places.length, "place")} marked`;

export const bitName = (row, column, bit, isInverse) =>
  `${isInverse ? `row ${row}, column ${column}` : `mask ${row}, cell ${column}`}: ${bit}`;

export function stateText({ failing, checks, turned, wrong }) {
  const bits = `${plural(turned, "bit")} turned`;
  if (failing) {
    const complain = checks === 1 ? "The check complains." : `${failing} of ${checks} checks complain.`;
    return `${complain} ${turned ? `${bits}, in a frame.` : tap(wrong)}`;
  }
  const pass = checks === 1 ? "the check passes" : "all checks pass";
  if (turned <= wrong) return `✓ Mended: ${pass}, ${bits}.`;
  return `No check complains, with ${bits}. But ${wrong} ${wrong === 1 ? "is" : "are"} enough: Reset.`;
}
