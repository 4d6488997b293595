// What the figure of Y and Y·Y says.

import { numbered, onesOf } from "./lists.js";

export const lineText = (row, bits) => `row ${row} of Y: ${bits.join(" ")}`;

export function madeText(row, choice, made) {
  const [masks, cells] = [onesOf(choice), onesOf(made)];
  const pressed = masks.length ? `presses ${numbered("mask", masks)}, marked ▸` : "presses no mask";
  const changed = cells.length ? numbered("cell", cells) : "no cell";
  const verb = cells.length > 1 ? "change" : "changes";
  return `Row ${row} of Y ${pressed}. Then ${changed} ${verb}: this is row ${row} of Y·Y.`;
}
