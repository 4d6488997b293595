// Rows of buttons of which Tab reaches one, and the arrow keys the others.

// Let Tab reach this one alone, and return it.
export function reachIn(things, place) {
  for (const thing of things.flat()) thing.tabIndex = -1;
  if (!place) return null;
  const thing = things[place[0]][place[1]];
  thing.tabIndex = 0;
  return thing;
}

export function placeIn(things, element) {
  const row = things.findIndex((row) => row.includes(element));
  return row < 0 ? null : [row, things[row].indexOf(element)];
}
