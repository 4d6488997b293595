// Drawing with one stroke: the cells under a mouse or a finger that moves while it is down.

import { listen } from "./dom.js";

// `cellAt(event)` tells a cell or -1; `isOn()` whether strokes draw now; `onStroke(cell, isFirst)` hears of
// each. Returns a function that tells whether the click at the end of a stroke is to be left alone.
export function strokes(element, cellAt, isOn, onStroke) {
  let first = null;
  let seen = null;
  let isDone = false;
  listen(element, "pointerdown", (event) => {
    isDone = false;
    first = isOn() && event.isPrimary && event.button === 0 ? cellAt(event) : null;
    seen = null;
    if (first !== null) event.target.releasePointerCapture?.(event.pointerId);
  });
  listen(element, "pointermove", (event) => {
    if (first === null || !(event.buttons & 1)) return;
    const cell = cellAt(event);
    if (cell < 0 || (cell === first && !seen) || seen?.has(cell)) return;
    if (!seen) {
      seen = new Set([first]);
      if (first >= 0) onStroke(first, true);
    }
    seen.add(cell);
    onStroke(cell, first < 0 && seen.size === 2);
    isDone = true;
  });
  listen(element, "pointerup pointercancel", () => { first = null; });
  return () => {
    const was = isDone;
    isDone = false;
    return was;
  };
}
