// What a press does. Python holds the same rules.

export function cellsAfter(start, masks, presses) {
  const cells = start.flat();
  for (const number of presses) for (const cell of masks[number]) cells[cell] ^= 1;
  return cells;
}

export function coloursAfter(start, masks, presses, k) {
  const cells = start.flat();
  for (const number of presses) for (const cell of masks[number]) cells[cell] = (cells[cell] + 1) % k;
  return cells;
}

export function bitsOf(mask, size) {
  const bits = new Array(size).fill(0);
  for (const cell of mask) bits[cell] = 1;
  return bits;
}

export const fold = (bits, columns) =>
  Array.from({ length: bits.length / columns }, (_, i) => bits.slice(i * columns, (i + 1) * columns));

export const differing = (cells, goal) => cells.flatMap((value, i) => (value === goal[i] ? [] : [i]));
