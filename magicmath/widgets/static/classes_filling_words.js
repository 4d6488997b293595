// What is said while the rows of the table are found.

import { CLASSES } from "./classes_words.js";
import { countOf, kindsOf, sizeOf, unlike, wholeClass } from "./classes_filling_state.js";
import { listed } from "./lists.js";

export const MASKS = "press masks";
export const GOT = "cells get";
export const ROWS = "rows of the table";
export const FILL = "Fill the table";
export const GO_ON = "Go on to whole classes";
export const UNKNOWN = "?";
const READY = `The table is full. ${GO_ON}.`;
const ALIKE = "All corner cells get the same, and all edge cells. So three numbers are enough.";

const MASKS_OF = ["corner masks", "edge masks", "mask in the centre"];
const CELLS_OF = ["corner cells", "edge cells", "centre"];

const wish = (kind) =>
  (sizeOf(kind) > 1 ? `the ${sizeOf(kind)} ${MASKS_OF[kind]}, one by one` : `the ${MASKS_OF[kind]}`);
export const maskName = (mask, bit) => `mask ${mask}: ${bit}`;
export const cellName = (cell, value) => `cell ${cell} gets ${value}`;

// `found` holds which rows stand.
export function toldText(pressed, got, found) {
  const kinds = kindsOf(pressed);
  const next = found.indexOf(false);
  const whole = wholeClass(pressed);
  if (whole >= 0) return `✓ ${ALIKE} ${next < 0 ? READY : `Next press ${wish(next)}.`}`;
  if (next < 0) return `✓ ${READY}`;
  if (!kinds.length) return `Press ${wish(next)}.`;
  if (kinds.length > 1) return `You press ${listed(kinds.map((one) => CLASSES[one]))}. Keep one class alone.`;
  const [kind] = kinds;
  const differing = unlike(got).map((one) => `the ${CELLS_OF[one]}`);
  const still = differing.length ? ` Not alike yet: ${listed(differing)}.` : "";
  return `${countOf(pressed, kind)} of ${sizeOf(kind)} ${MASKS_OF[kind]}.${still}`;
}
