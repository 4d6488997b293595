// Two choices of masks and their sum. Python's `ChoiceSum` works out the same.

import { fold, cellsAfter } from "./masks.js";

const ascending = (a, b) => a - b;

// A choice after a press: the mask joins it, or leaves it.
export const toggled = (choice, mask) =>
  (choice.includes(mask) ? choice.filter((one) => one !== mask) : [...choice, mask].sort(ascending));

export const sumOf = (first, second) => second.reduce(toggled, first);

export const madeBy = (choice, masks, size) => cellsAfter(fold(new Array(size).fill(0), size), masks, choice);
