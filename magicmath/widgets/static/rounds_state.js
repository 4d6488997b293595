// The round of each cell. Python's `Rounds` works out the same.

export const left = (number, k) => (k ? ((number % k) + k) % k : number + 0);

// The masks that change each cell.
export const changingOf = (masks) => masks.map((_, cell) =>
  masks.flatMap((cells, mask) => (cells.includes(cell) ? [mask] : [])));

export const sumOf = (masks, presses) => masks.reduce((sum, mask) => sum + presses[mask], 0);

export const addedOf = (changing, presses, k) => changing.map((masks) => left(sumOf(masks, presses), k));
