// Boards to begin with, side by side: the first tap gives something to play.

import { make } from "./dom.js";
import { EXAMPLES } from "./play_examples.js";
import { checked } from "./play_puzzle.js";
import { shapeOf } from "./play_session.js";
import { pictureOf } from "./play_view_board.js";
import { roving } from "./roving.js";
import { work } from "./slices.js";

const WIDTH = 44; // pixels

const shown = ({ start, goal }) => (start.some(Boolean) ? start : goal);

// Pictures take longer than names, so they come one by one behind the rest of the page.
function* pictures(buttons) {
  for (const [i, { name, make: makePuzzle }] of EXAMPLES.entries()) {
    yield i;
    const puzzle = checked(makePuzzle());
    const icon = pictureOf(name, shown(puzzle), shapeOf(puzzle), WIDTH);
    icon.setAttribute("aria-hidden", "true");
    buttons[i].firstChild.replaceChildren(icon);
  }
}

export class Examples {
  constructor(choose) {
    const buttons = EXAMPLES.map(({ name, told, make: makePuzzle }) => make(
      "button", { type: "button", className: "mm-play-example", onclick: () => choose(told, makePuzzle) },
      make("span", { className: "mm-play-icon" }), make("span", { textContent: name }),
    ));
    this.element = make("div", { className: "mm-play-examples", role: "toolbar" }, ...buttons);
    this.element.setAttribute("aria-label", "examples");
    roving(this.element, buttons);
    const timer = setTimeout(() => { this.stop = work(pictures(buttons), false, () => {}); });
    this.stop = () => clearTimeout(timer);
  }
}
