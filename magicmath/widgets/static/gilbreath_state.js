// Differences without sign, row below row. Python's `GilbreathTriangle` makes the same.

export function rowsOf(numbers) {
  const rows = [numbers];
  while (rows.at(-1).length > 1) {
    const above = rows.at(-1);
    rows.push(above.slice(1).map((number, j) => Math.abs(number - above[j])));
  }
  return rows;
}

// The first row below the numbers that does not begin with 1; -1 where there is none.
export const breakOf = (rows) => rows.findIndex((row, k) => k > 0 && row[0] !== 1);

// A whole number of few digits, or null.
export function readNumber(text, below) {
  const number = /^\s*\d+\s*$/.test(text) ? Number(text) : NaN;
  return number < below ? number : null;
}

export function primes(count) {
  const found = [];
  for (let n = 2; found.length < count; n++) if (found.every((p) => n % p)) found.push(n);
  return found;
}

// The same numbers in another order, but for the first two: else the first row below breaks at once.
export function shuffled(numbers) {
  const mixed = numbers.slice();
  for (let i = mixed.length - 1; i > 2; i--) {
    const j = 2 + Math.floor(Math.random() * (i - 1));
    [mixed[i], mixed[j]] = [mixed[j], mixed[i]];
  }
  return mixed;
}

// 2, 3, 5, and then odd numbers, each larger than the last by 2, 4 or 6.
export function oddNumbers(count) {
  const numbers = [2, 3, 5];
  while (numbers.length < count) numbers.push(numbers.at(-1) + 2 + 2 * Math.floor(Math.random() * 3));
  return numbers.slice(0, count);
}
