// The start and the presses are the truth; the cells follow. This holds on every board, here and in Python.

const total = (sizes) => sizes.reduce((sum, size) => sum + size, 0);

export const pressed = ({ presses }, number) => ({ presses: [...presses, number], undone: [] });
// What one tap presses where a row holds one black cell at most: a black one in its row, and the cell itself.
// Each mask is a single cell.
export function aloneInRow(cells, columns, cell) {
  const row = Math.floor(cell / columns);
  const isOther = (bit, i) => bit && i !== cell && Math.floor(i / columns) === row;
  return [...cells.flatMap((bit, i) => (isOther(bit, i) ? [i] : [])), cell];
}

export const cleared = () => ({ presses: [], undone: [] });

export function takenBack({ presses, undone }) {
  if (!presses.length) return { presses, undone };
  return { presses: presses.slice(0, -1), undone: [...undone, presses.at(-1)] };
}

export function pressedAgain({ presses, undone }) {
  if (!undone.length) return { presses, undone };
  return { presses: [...presses, undone.at(-1)], undone: undone.slice(0, -1) };
}

// How many presses each tap made. Where the presses were changed by others, each press is a tap of its own.
export function tapsThatFit(sizes, { presses, undone }) {
  const fitting = (list, count) => (list && total(list) === count ? list : new Array(count).fill(1));
  return { done: fitting(sizes?.done, presses.length), undone: fitting(sizes?.undone, undone.length) };
}

export function tapTakenBack({ done, undone }) {
  if (!done.length) return { size: 0, sizes: { done, undone } };
  const size = done.at(-1);
  return { size, sizes: { done: done.slice(0, -1), undone: [...undone, size] } };
}

export function tapMadeAgain({ done, undone }) {
  if (!undone.length) return { size: 0, sizes: { done, undone } };
  const size = undone.at(-1);
  return { size, sizes: { done: [...done, size], undone: undone.slice(0, -1) } };
}
