// Linear algebra modulo 2: which masks make up a difference, and how few are enough.
// A row of bits is a Uint32Array, bit i in word i >> 5.

const LARGEST_SEARCH = 20; // up to 2**20 sets of presses are compared

const bitOf = (row, i) => (row[i >>> 5] >>> (i & 31)) & 1;
const addTo = (row, other, from = 0) => {
  for (let w = from; w < row.length; w++) row[w] ^= other[w];
};

function bitsFrom(positions, size) {
  const row = new Uint32Array((size + 31) >>> 5);
  for (const i of positions) row[i >>> 5] ^= 1 << (i & 31);
  return row;
}

function onesOf(row) {
  const ones = [];
  row.forEach((word, w) => {
    for (let rest = word; rest; rest &= rest - 1) ones.push(32 * w + 31 - Math.clz32(rest & -rest));
  });
  return ones;
}

function weight(row) {
  let total = 0;
  for (let word of row) {
    word -= (word >>> 1) & 0x55555555;
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
    total += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return total;
}

// Among rows of as many 1s, the one that has its first 1 later comes first, as in Python.
function comesBefore(row, other) {
  const w = row.findIndex((word, i) => word !== other[i]);
  if (w < 0) return false;
  const differing = row[w] ^ other[w];
  return (row[w] & (differing & -differing)) === 0;
}

// Bring the masks to echelon form. Behind the cells, each row keeps which masks were added to it.
// Yields now and then, so that a page can breathe; returns the finished solver.
export function* elimination(masks, size) {
  const cellWords = (size + 31) >>> 5;
  const width = cellWords + ((masks.length + 31) >>> 5);
  const rows = masks.map((mask, number) => {
    const row = new Uint32Array(width);
    row.set(bitsFrom(mask, size));
    row[cellWords + (number >>> 5)] = 1 << (number & 31);
    return row;
  });
  const pivots = [];
  for (let cell = 0; cell < size && pivots.length < rows.length; cell++) {
    const rank = pivots.length;
    const found = rows.findIndex((row, i) => i >= rank && bitOf(row, cell));
    if (found < 0) continue;
    [rows[rank], rows[found]] = [rows[found], rows[rank]];
    for (let i = rank + 1; i < rows.length; i++) {
      if (bitOf(rows[i], cell)) addTo(rows[i], rows[rank], cell >>> 5);
    }
    pivots.push(cell);
    yield pivots.length;
  }
  return makeSolver(rows, pivots, size, cellWords);
}

function makeSolver(rows, pivots, size, cellWords) {
  const quiet = rows.slice(pivots.length).map((row) => row.slice(cellWords));
  const taken = new Set(pivots);
  const free = Array.from({ length: size }, (_, cell) => cell).filter((cell) => !taken.has(cell));

  function reduce(cells) {
    const row = new Uint32Array(rows[0].length);
    row.set(bitsFrom(cells, size));
    pivots.forEach((cell, i) => { if (bitOf(row, cell)) addTo(row, rows[i], cell >>> 5); });
    return { way: row.slice(cellWords), rest: onesOf(row.subarray(0, cellWords)) };
  }

  function shortest(way) {
    const best = way.slice();
    if (quiet.length > LARGEST_SEARCH) return best;
    const current = way.slice();
    let fewest = weight(best);
    for (let i = 1; i < 2 ** quiet.length; i++) {
      addTo(current, quiet[31 - Math.clz32(i & -i)]);
      const presses = weight(current);
      if (presses > fewest || (presses === fewest && !comesBefore(current, best))) continue;
      best.set(current);
      fewest = presses;
    }
    return best;
  }

  return {
    size,
    free,
    nullity: quiet.length,
    isSure: quiet.length <= LARGEST_SEARCH,
    reduce,
    // The numbers of the masks that make up these cells, as few as can be; null where none do.
    solve(cells) {
      const { way, rest } = reduce(cells);
      return rest.length ? null : onesOf(shortest(way));
    },
    // The same when some masks that do it are known already.
    shorten: (numbers) => onesOf(shortest(bitsFrom(numbers, 32 * (rows[0].length - cellWords)))),
  };
}

// The fewest cells to change in a difference before some masks make it up.
export function nearestFault(solver, cells) {
  const { free, size } = solver;
  const place = new Map(free.map((cell, i) => [cell, i]));
  const { rest } = solver.reduce(cells);
  if (free.length > 16 || size * 2 ** free.length > 2 ** 26) return rest;
  const key = (list) => list.reduce((sum, cell) => sum | (1 << place.get(cell)), 0);
  const steps = Array.from({ length: size }, (_, cell) => key(solver.reduce([cell]).rest));
  const wanted = key(rest);
  const via = new Map([[0, -1]]);
  for (const seen of via.keys()) {
    if (seen === wanted) break;
    steps.forEach((step, cell) => { if (!via.has(seen ^ step)) via.set(seen ^ step, cell); });
  }
  const fault = [];
  for (let at = wanted; at; at ^= steps[via.get(at)]) fault.push(via.get(at));
  return fault.sort((a, b) => a - b);
}
