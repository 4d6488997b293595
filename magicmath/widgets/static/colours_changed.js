// Cells of a board of k colours that change alone: what they add is a change of the start.

import { CHANGE, TO_0 } from "./colours_beside_words.js";
import { button } from "./dom.js";
import { fold } from "./masks.js";

// A switch with which a tap changes one cell alone, and a button that sets the board to 0.
export function cellsChanged({ model, board, change, k }, isOn = false) {
  let cells = [];
  let isSetting = isOn;
  const first = model.get("_start").flat();
  const begin = () => change({ _start: fold(cells.map(() => 0), board.columns), presses: [], _undone: [] });
  // The presses stay: what they add does not depend on the start.
  const raise = (cell, by = 1) => {
    if (board.holes.includes(cell)) return;
    const start = model.get("_start").flat().map((value, i) => (i === cell ? (value + by) % k : value));
    change({ _start: fold(start, board.columns) });
  };
  const toggle = button(CHANGE, () => {
    isSetting = !isSetting;
    toggle.setAttribute("aria-pressed", isSetting);
  }, { "aria-pressed": String(isOn) });
  return {
    tools: [toggle, button(TO_0, begin)],
    raise,
    takes(cell) {
      if (isSetting) raise(cell);
      return isSetting;
    },
    // Whether cells have changed that no press has changed.
    isChanged: () => model.get("_start").flat().some((value, i) => value !== first[i]),
    show(now) { cells = now; },
  };
}
