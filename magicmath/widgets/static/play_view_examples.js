// Boards to begin with, side by side: the first tap gives something to play.

import { make } from "./dom.js";
import { EXAMPLES } from "./play_examples.js";
import { masksOf } from "./play_rules.js";
import { checked } from "./play_puzzle.js";
import { pictureOf } from "./play_view_board.js";
import { roving } from "./roving.js";
import { shapeOf } from "./play_session.js";

const WIDTH = 44; // pixels

// The start or the goal where one is drawn, else the mask in the middle.
function shown(puzzle, shape) {
  if (puzzle.start.some(Boolean)) return puzzle.start;
  if (puzzle.goal.some(Boolean)) return puzzle.goal;
  const cells = puzzle.start.slice();
  for (const cell of masksOf(puzzle).masks[Math.floor(shape.masks.length / 2)]) cells[cell] = 1;
  return cells;
}

export function examples(choose) {
  const buttons = EXAMPLES.map(({ name, told, make: makePuzzle }) => {
    const puzzle = checked(makePuzzle());
    const shape = shapeOf(puzzle);
    const icon = pictureOf(name, shown(puzzle, shape), shape, WIDTH);
    icon.setAttribute("aria-hidden", "true");
    const onclick = () => choose(told, puzzle);
    return make("button", { type: "button", className: "mm-play-example", onclick }, icon, make("span", {}, name));
  });
  const bar = make("div", { className: "mm-play-examples", role: "toolbar" }, ...buttons);
  bar.setAttribute("aria-label", "examples");
  roving(bar, buttons);
  return bar;
}
