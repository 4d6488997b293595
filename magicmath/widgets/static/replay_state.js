// Paths from one start, press by press, and how the boards stand after each.

import { coloursAfter, differing } from "./masks.js";
import { plural } from "./words.js";

export const lengthOf = ({ paths }) => Math.max(...paths.map((path) => path.length));

export function boardsAt({ start, masks, k, paths }, step) {
  return paths.map((path) => coloursAfter(start, masks, path.slice(0, step), k));
}

// The number of the mask that led to the board of a step; undefined before the first and after the last.
export const pressAt = (path, step) => path[step - 1];

// How often some cells have changed at a step of a path.
export function changesOf({ masks, counted = [] }, path, step) {
  const pressed = path.slice(0, step);
  return counted.map((cell) => pressed.filter((number) => masks[number].includes(cell)).length);
}

// What is told of the one cell whose changes are counted; nothing where they are several.
function countText(replay, step) {
  const { counted = [], paths } = replay;
  if (counted.length !== 1 || paths.length !== 1) return "";
  const [changes] = changesOf(replay, paths[0], step);
  const colour = boardsAt(replay, step)[0][counted[0]] ? "black" : "white";
  return ` Cell ${counted[0]} has changed ${plural(changes, "time")}: ${colour}.`;
}

const names = (count) => (count === 1 ? [""] : Array.from({ length: count }, (_, i) => `Board ${i + 1}: `));

function comparison([first, ...others]) {
  const away = Math.max(...others.map((board) => differing(board, first).length));
  const both = others.length === 1 ? "Both boards are" : "All boards are";
  return away ? `The boards differ in ${plural(away, "cell")}.` : `${both} the same now.`;
}

export function replayText(replay, step) {
  const last = lengthOf(replay);
  if (step === 0) return `The start. ${plural(last, "press")} to go.`;
  const labels = names(replay.paths.length);
  const done = replay.paths.map((path, i) => {
    const number = pressAt(path, step);
    if (number === undefined) return `${labels[i]}no press.`;
    if (labels[i]) return `${labels[i]}press ${number}.`;
    return `Press ${number}, which changes ${plural(replay.masks[number].length, "cell")}.`;
  });
  const told = `Step ${step} of ${last}. ${done.join(" ")}${countText(replay, step)}`;
  return step === last && labels.length > 1 ? `${told} ${comparison(boardsAt(replay, step))}` : told;
}
