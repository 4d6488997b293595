// A place of the table of nim sums, quarter by quarter. Python's `NimQuarters` tells the same.

// The quarters that hold a place, the largest first: each is the same table, plus half its size or plus 0.
export function quartersOf(row, column, size, depth) {
  const quarters = [];
  let [y, x] = [row, column];
  for (let half = size / 2; quarters.length < depth; half /= 2) {
    const [isLower, isRight] = [y >= half, x >= half];
    [y, x] = [y % half, x % half];
    quarters.push({ isLower, isRight, half, adds: isLower === isRight ? 0 : half, row: y, column: x });
  }
  return quarters;
}

// Which cut runs before a row or a column: 1 for the first cut, which is made in the middle; 0 for none.
export function cutBefore(line, size, depth) {
  for (let cut = 1; cut <= depth && line; cut += 1) if (line % (size >> cut) === 0) return cut;
  return 0;
}

export const depthOf = (size) => Math.log2(size);

// What the place holds: what its quarters of every depth add.
export const valueOf = (row, column, size) =>
  quartersOf(row, column, size, depthOf(size)).reduce((sum, { adds }) => sum + adds, 0);

// The numbers to the left of a place and above it, and the least that is not among them.
export function usedFor(row, column) {
  const size = 2 ** Math.max(1, row, column).toString(2).length;
  const left = Array.from({ length: column }, (_, j) => valueOf(row, j, size));
  const above = Array.from({ length: row }, (_, i) => valueOf(i, column, size));
  let least = 0;
  while (left.includes(least) || above.includes(least)) least += 1;
  return { left, above, least };
}

// The places to which a move in one of the first two heaps leads: those to the left and those above.
export function leadsOf(row, column) {
  const left = Array.from({ length: column }, (_, j) => [row, column - 1 - j]);
  const above = Array.from({ length: row }, (_, i) => [row - 1 - i, column]);
  return [...left, ...above];
}

// The places that a reader fills in, row by row: all but the first row and column, or the right half.
export function openPlaces(size, rows) {
  const [top, left] = rows === size ? [1, 1] : [0, size / 2];
  const places = [];
  for (let i = top; i < rows; i += 1) for (let j = left; j < size; j += 1) places.push([i, j]);
  return places;
}

// A move that refutes a third heap, to a place to the left or above; none there if a smaller heap is right.
export function refutation(row, column, number) {
  const { left, above, least } = usedFor(row, column);
  if (number === least) return null;
  if (left.includes(number)) return { heap: 1, place: [row, left.indexOf(number)] };
  if (above.includes(number)) return { heap: 0, place: [above.indexOf(number), column] };
  return { heap: 2, place: null };
}
