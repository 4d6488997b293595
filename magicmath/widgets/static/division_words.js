// What the figure of a division says.

import { plus } from "./division_state.js";
import { signed } from "./determinant_words.js";
import { listed, numbered } from "./lists.js";
import { plural } from "./words.js";

export const HELP = "Press a cell at the left: the fractions follow. Point at a cell: its sum is shown.";

export const written = ({ over, under }) => signed(under === 1 ? over : `${over}/${under}`);

export function sumText(cell, masks, presses) {
  const [first, ...others] = masks.map((mask) => presses[mask]);
  const said = others.reduce((text, one) => {
    const size = { ...one, over: Math.abs(one.over) };
    return `${text} ${one.over < 0 ? "−" : "+"} ${written(size)}`;
  }, first ? written(first) : "0");
  const value = written([...others].reduce(plus, first ?? { over: 0, under: 1 }));
  return `Cell ${cell} is changed by ${numbered("mask", masks)}: ${said} = ${value}.`;
}

export const maskText = (mask, cells, presses) =>
  `Mask ${mask}, pressed ${written(presses[mask])} of a time, changes ${plural(cells.length, "cell")}: `
  + `${listed(cells)}.`;

export const cellName = (cell, bit) => `cell ${cell}, ${bit ? "must change" : "stays"}`;
export const maskName = (mask, press) => `mask ${mask}, ${written(press)}`;
