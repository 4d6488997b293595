// The difference table of bits. Python's `DifferenceTable` does the same.

export function triangleOf(items) {
  const rows = [items];
  while (rows.at(-1).length > 1) {
    const above = rows.at(-1);
    rows.push(above.slice(1).map((bit, j) => bit ^ above[j]));
  }
  return rows;
}

const isWithin = (i, j) => (i & ~j) === 0; // each binary digit of i occurs in j

const range = (n) => Array.from({ length: n }, (_, i) => i);

// The items that an entry sums: C(row, t) is odd where the digits of t occur in the row's number.
export const itemsOf = ([row, j]) => range(row + 1).filter((t) => isWithin(t, row)).map((t) => j + t);

// The mirrored geniton ⌽G: its column m has a 1 in row i where row m of the triangle begins with item i.
export const mirroredGeniton = (n) => range(n).map((i) => range(n).map((m) => Number(isWithin(i, m))));

// The entries that an item changes.
export const entriesOf = (item, n) => range(n).flatMap((row) =>
  range(n - row).filter((j) => item >= j && item - j <= row && isWithin(item - j, row)).map((j) => [row, j]));

// The items to flip so that one entry of an edge changes, and no other on this edge.
function itemsBehind(row, n, edge) {
  const items = range(n).filter((i) => isWithin(row, i));
  return edge === "left" ? items : items.map((i) => n - 1 - i).reverse();
}

export function flipped(items, chosen) {
  const after = items.slice();
  for (const i of chosen) after[i] ^= 1;
  return after;
}

// Where an entry stands: on top, on an edge, or inside. The tip at the bottom counts as left.
export function edgeOf([row, j], n) {
  if (row === 0) return "top";
  if (j === 0) return "left";
  return j === n - 1 - row ? "right" : "inside";
}

// The sides that an entry lies on: two at a corner, none inside.
export const sidesOf = ([row, j], n) => Object.entries({
  top: row === 0, left: j === 0, right: row + j === n - 1,
}).flatMap(([side, isOn]) => (isOn ? [side] : []));

// How many of some entries lie on each side.
export function changesOn(places, n) {
  const all = places.flatMap((place) => sidesOf(place, n));
  const count = (side) => all.filter((one) => one === side).length;
  return { top: count("top"), left: count("left"), right: count("right") };
}

// Whether some presses, and at least three, tell the left edge from the other sides: only there each of them
// has changed one entry.
const LEAST = 3;
export const tellsSides = (seen) =>
  seen.length >= LEAST && ["top", "right"].every((side) => seen.some((changes) => changes[side] !== 1));

// The items that a press of an entry flips; none inside.
export function flips(place, n) {
  const edge = edgeOf(place, n);
  if (edge === "top") return [place[1]];
  return edge === "inside" ? [] : itemsBehind(place[0], n, edge);
}

export const helixOf = (triangle) => triangle.map((row) => row[0]);
export const cognitiveOf = (triangle) => triangle.map((row) => row.at(-1)).reverse();

// The entries that differ between two tables of one size.
export const differences = (before, after) => after.flatMap((row, k) =>
  row.flatMap((bit, j) => (bit === before[k][j] ? [] : [[k, j]])));

// The corners are 0, 1 and 2: the top row leads from 0 to 1, and the tip is 2. What stands at a place of the
// table has three distances, one from the side opposite each corner.
const placeAt = (weights) => [weights[2], weights[1]];
const weightsAt = ([k, j], n) => [n - 1 - k - j, j, k];

// Six ways to read a side, from a corner to a corner and past the third.
export const READINGS = {
  "top rightwards": [0, 1, 2], "top leftwards": [1, 0, 2], "left downwards": [0, 2, 1],
  "left upwards": [2, 0, 1], "right downwards": [1, 2, 0], "right upwards": [2, 1, 0],
};

export function placesOf([from, to], n) {
  const weights = (t) => [0, 1, 2].map((corner) => (corner === to ? t : corner === from ? n - 1 - t : 0));
  return range(n).map((t) => placeAt(weights(t)));
}

export const readFrom = (triangle, corners) =>
  placesOf(corners, triangle.length).map(([k, j]) => triangle[k][j]);

// A turn of the whole picture tells, for each corner, which corner comes there.
export const OVER = [0, 2, 1];
export const THIRD = [2, 0, 1];

// Where what a turn brings to a place stood before.
export function sourceOf(place, turn, n) {
  const [weights, before] = [weightsAt(place, n), []];
  turn.forEach((corner, i) => { before[corner] = weights[i]; });
  return placeAt(before);
}

// Where OVER leaves the entries: on the line from the first corner to the middle of the side opposite, in
// units of a square. It reaches a little beyond both ends.
export function hingeOf(n) {
  const at = (k) => ({ x: 1.5 * k + 0.5, y: k + 0.5 });
  const [from, to] = [at(-0.4), at((n - 1) / 2 + 0.6)];
  return { x1: from.x, y1: from.y, x2: to.x, y2: to.y };
}

// How the same entries are read once the picture has turned.
export function readingAfter(reading, turn) {
  const corners = READINGS[reading].map((corner) => turn.indexOf(corner));
  return Object.keys(READINGS).find((name) => String(READINGS[name]) === String(corners));
}

// A small triangle inside, of two neighbours x and y and of z below them; none where it would touch an edge.
export function marksOf(n) {
  const at = Math.floor(n / 4);
  const named = n < 5 ? {} : { [[1, at]]: "x", [[1, at + 1]]: "y", [[2, at]]: "z" };
  return range(n).map((k) => range(n - k).map((j) => named[[k, j]] ?? ""));
}

// The same names for the entry at a place inside, and for the two above it.
export const marksAbove = ([k, j], n) => range(n).map((row) => range(n - row).map((at) => {
  if (row === k && at === j) return "z";
  return row === k - 1 ? { [j]: "x", [j + 1]: "y" }[at] ?? "" : "";
}));

export const turned = (marks, turn) => marks.map((row, k) => row.map((_, j) => {
  const [fromK, fromJ] = sourceOf([k, j], turn, marks.length);
  return marks[fromK][fromJ];
}));
