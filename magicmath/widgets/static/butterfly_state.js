// The wiring of the fast helix transform. Python's `Butterfly` does the same.
// A node is [level, index]; level 0 are the items. Level l adds over the distance 2 ** (l - 1).

const range = (n) => Array.from({ length: n }, (_, i) => i);

export const levelCount = (n) => Math.log2(n);

// The values before the first level and after each.
export function valuesOf(items) {
  const values = [items];
  for (let distance = 1; distance < items.length; distance *= 2) {
    const before = values.at(-1);
    values.push(before.map((bit, i) => (i & distance ? bit ^ before[i - distance] : bit)));
  }
  return values;
}

// All wires, each from a node of one level to a node of the next.
export function wiresOf(n) {
  return range(levelCount(n)).flatMap((level) => range(n).flatMap((i) => {
    const distance = 2 ** level;
    const straight = { level, from: i, to: i };
    return i & distance ? [straight, { level, from: i - distance, to: i }] : [straight];
  }));
}

// The level that is made by hand: a copy of the one before, in which the reader has turned some places.
export const turnedIn = (before, changed) => before.map((bit, i) => bit ^ changed[i]);

// The first place of a level made by hand that is wrong, and the place that is added there, if any.
export function slipIn(items, level, changed) {
  const [before, after] = valuesOf(items).slice(level, level + 2);
  const place = turnedIn(before, changed).findIndex((bit, i) => bit !== after[i]);
  if (place < 0) return null;
  const partner = place & 2 ** level ? place - 2 ** level : null;
  return { place, partner, isUntouched: !changed.includes(1) };
}

const isWithin = (i, j) => (i & ~j) === 0;

// Whether a value flows from one node to another: the digits between the two levels may only be gained.
function flows([level, i], [later, j]) {
  if (later < level) return false;
  const between = 2 ** later - 2 ** level;
  return (i & ~between) === (j & ~between) && isWithin(i & between, j & between);
}

// The items that a node sums, and the outputs that it reaches.
export const sourcesOf = (node, n) => range(n).filter((i) => flows([0, i], node));
export const outputsOf = (node, n) => range(n).filter((j) => flows(node, [levelCount(n), j]));

// Which nodes and wires belong to a node: forwards from an item, and otherwise backwards.
export function linkedTo(node, n) {
  const forwards = node[0] === 0;
  const belongs = (other) => (forwards ? flows(node, other) : flows(other, node));
  const nodes = range(levelCount(n) + 1).flatMap((level) => range(n).map((i) => [level, i])).filter(belongs);
  const wires = wiresOf(n).flatMap(({ level, from, to }, number) =>
    (belongs([level, from]) && belongs([level + 1, to]) ? [number] : []));
  return { nodes, wires };
}
