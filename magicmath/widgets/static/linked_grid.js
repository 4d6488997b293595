// Squares in rows, of which one is pointed at: by the mouse, by a tap or by the keys.

import { listen } from "./dom.js";

function keyTarget({ key, ctrlKey }, [r, c], rows) {
  const last = rows[r].length - 1;
  const clamped = (row) => [row, Math.min(c, rows[row].length - 1)];
  switch (key) {
    case "ArrowRight": return [r, Math.min(last, c + 1)];
    case "ArrowLeft": return [r, Math.max(0, c - 1)];
    case "ArrowDown": return clamped(Math.min(rows.length - 1, r + 1));
    case "ArrowUp": return clamped(Math.max(0, r - 1));
    case "Home": return ctrlKey ? [0, 0] : [r, 0];
    case "End": return ctrlKey ? clamped(rows.length - 1) : [r, last];
    default: return null;
  }
}

// Tell `onPoint` of the place pointed at, or of null; and `onPress` of a press, and whether the place was
// pointed at before it. Exactly one square can be reached with Tab.
export function linkedGrid(grid, rows, { onPoint, onPress }) {
  const places = new Map(rows.flatMap((row, r) => row.map((square, c) => [square, [r, c]])));
  const squareOf = (event) => event.target.closest?.('[role="gridcell"]');
  let current = rows[0][0];
  let pointed = null;
  let before = null;

  function point(square) {
    if (square === pointed) return;
    pointed = square;
    onPoint(square ? places.get(square) : null);
  }

  function moveTo(square, options) {
    current.tabIndex = -1;
    square.tabIndex = 0;
    square.focus(options);
    current = square;
    point(square);
  }

  for (const square of places.keys()) square.tabIndex = square === current ? 0 : -1;
  grid.addEventListener("pointerdown", () => { before = pointed; });
  grid.addEventListener("click", (event) => {
    const square = squareOf(event);
    if (!square) return;
    const wasPointed = event.detail === 0 || before === square;
    moveTo(square, { preventScroll: true });
    onPress(places.get(square), wasPointed);
  });
  grid.addEventListener("keydown", (event) => {
    const square = squareOf(event);
    if (!square) return;
    const target = keyTarget(event, places.get(square), rows);
    if (target) moveTo(rows[target[0]][target[1]]);
    else if (event.key === "Escape") point(null);
    else if (event.key === " " || event.key === "Enter") {
      point(square);
      onPress(places.get(square), true);
    } else return;
    event.preventDefault();
  });
  grid.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "touch") point(squareOf(event) ?? null);
  });
  grid.addEventListener("focusin", (event) => {
    if (squareOf(event)?.matches(":focus-visible")) point(squareOf(event));
  });
  listen(grid, "pointerleave", (event) => event.pointerType !== "touch" && point(null));
  listen(grid, "focusout", () => point(null));
}

// Give squares the classes that belong to them, and take these from all others: [[class name, squares], …].
export function light(all, marks) {
  for (const [name, chosen] of marks) {
    const set = new Set(chosen);
    for (const square of all) square.classList.toggle(name, set.has(square));
  }
}
