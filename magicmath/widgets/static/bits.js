// A board of black and white cells, as the boards to press show it.

import { adding } from "./adding.js";
import { LARGE, showBits, still } from "./cells.js";
import { crossedLine } from "./crossed.js";
import { cellsAfter } from "./masks.js";
import { made, pictures } from "./pictures_beside.js";
import { recipeBox } from "./recipes.js";
import { turnedFilm } from "./turn_presses.js";
import { witnessCards } from "./witnesses_beside.js";

function beside(model, board, change) {
  const names = ["_adds", "_recipes", "_turned", "_lists_presses"];
  const [adds, recipes, turned, lists] = names.map((name) => model.get(name));
  const parts = [
    model.get("_makes")?.length && made, model.get("_beside")?.length && pictures,
    model.get("_witnesses")?.length && witnessCards,
    adds && adding, recipes && recipeBox, turned && turnedFilm,
    ((recipes && !turned) || lists) && crossedLine,
  ].filter(Boolean).map((part) => part(model, board, change));
  return {
    boards: parts.flatMap((part) => part.boards),
    tools: parts.flatMap((part) => part.tools),
    lines: parts.flatMap((part) => part.lines),
    takes: () => false,
    joins: (squares) => parts.forEach((part) => part.joins?.(squares)),
    aim: (cell) => parts.forEach((part) => part.aim?.(cell)),
    show: (cells) => parts.forEach((part) => part.show(cells)),
  };
}

export const bits = {
  after: cellsAfter,
  nameOf: (label) => label,
  effect: "inverts",
  classesOf: ({ size }) => (size > LARGE ? ["mm-large"] : []),
  beside,
  still: (cells, { columns, holes }, label) => still(cells, columns, label, holes),
  show: (squares, cells, shown, { columns }) => showBits(squares, columns, cells, shown),
};
