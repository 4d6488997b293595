// What is said of the signs of the six products.

import { isComplete, isNothing } from "./determinant_terms_signs_state.js";

export const LETTERS = "letters";
export const SIX = "six products";
export const SHOW = "Show the signs";
export const BEGIN = "Begin again";
export const FIND = "Tap a product: it gets +, and at the next tap −. The first one keeps its +.";
export const copyName = ([from, over]) => `Copy column ${from} over ${over}`;
export const takeName = (label) => `Take the numbers of ${label}`;
export const writtenSign = (sign) => (sign > 0 ? "+" : sign < 0 ? "−" : "?");
export const namedProduct = (sign, text) => `${writtenSign(sign)} ${text}`;

const NOTHING_KNOWN = 0;

// Two products that a copy makes equal: their sum, as far as their signs are known.
export function lineText(signs, [i, j], text) {
  const [one, two] = [signs[i], signs[j]].map((sign) => `${writtenSign(sign)} ${text}`);
  const product = signs[i] * signs[j];
  if (product === NOTHING_KNOWN) return `${one}   ${two}`;
  return product < 0 ? `${one} ${two} = 0 ✓` : `${one} ${two}: this is not 0.`;
}

export function toldText(signs, copy) {
  if (copy < 0) return "Choose a copy. Which products does it make equal?";
  if (!isComplete(signs)) return "The products are equal in pairs. Give each two signs that make 0.";
  if (!isNothing(signs, copy)) return "Some line is not 0. Change a sign.";
  return "This copy gives 0. Do the other copies give 0, too? Choose them.";
}

export const foundText = (take) => `✓ All three copies give 0, and no other signs do it. Now press ${take}.`;
