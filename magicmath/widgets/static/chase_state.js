// The rows of a chase: each is the last one times a matrix, plus the one before. Python's `Chase` tells
// the same.

// A changes a cell and its neighbours, B the neighbours alone.
export const times = (row, itself) =>
  row.map((bit, j) => (row[j - 1] ?? 0) ^ (row[j + 1] ?? 0) ^ (itself ? bit : 0));

const sum = (row, other) => row.map((bit, j) => bit ^ other[j]);

// Row number m stands at place m, below it nothing; the last row stands below the board, if no more are asked
// for.
export function rowsOf(first, itself, last = first.length + 1) {
  const rows = [first.map(() => 0), first];
  while (rows.length <= last) rows.push(sum(times(rows.at(-1), itself), rows.at(-2)));
  return rows;
}

// The lights of the white board after the first m rows of presses, row by row.
export function lightsOf(rows, m) {
  const nothing = rows[0];
  const pressed = rows.slice(0, -1).map((row, i) => (i <= m ? row : nothing));
  const lit = (row, i) => sum(sum(times(row, true), pressed[i - 1]), pressed[i + 1] ?? nothing);
  return pressed.slice(1).map((row, i) => lit(row, i + 1));
}

export function polynomialsUpTo(last) {
  const found = [0, 1];
  while (found.length <= last) found.push((found.at(-1) << 1) ^ found.at(-2));
  return found;
}

// The numbers of the places that are pressed.
export const placesOf = (row) => row.flatMap((bit, j) => (bit ? [j + 1] : []));

// The polynomial that belongs to a row: the sum of those of its pressed places.
export const sumOf = (row, polynomials) => placesOf(row).reduce((p, m) => p ^ polynomials[m], 0);

// The row that belongs to a polynomial of degree less than its length, from the highest power down.
export function rowOf(p, polynomials) {
  const row = [];
  let left = p;
  for (let m = polynomials.length - 2; m > 0; m--) {
    const bit = lengthOf(left) === m ? 1 : 0;
    row.unshift(bit);
    if (bit) left ^= polynomials[m];
  }
  return row;
}

export const lengthOf = (p) => (p ? p.toString(2).length : 0);

function divided(p, by) {
  let [quotient, rest] = [0, p];
  while (lengthOf(rest) >= lengthOf(by)) {
    const shift = lengthOf(rest) - lengthOf(by);
    quotient ^= 1 << shift;
    rest ^= by << shift;
  }
  return { quotient, rest };
}

const commonDivisor = (p, q) => (q ? commonDivisor(q, divided(p, q).rest) : p);

// Put x + 1 for x, from the highest power down.
export const shifted = (p) =>
  [...p.toString(2)].reduce((found, bit) => (found << 1) ^ found ^ Number(bit), 0);

export const product = (p, q) =>
  [...p.toString(2)].reduce((found, bit) => (found << 1) ^ (bit === "1" ? q : 0), 0);

// The factors that have no smaller ones, the smallest first.
export function factorsOf(p) {
  const found = [];
  let [rest, q] = [p, 2];
  while (2 * lengthOf(q) <= lengthOf(rest) + 1) {
    const by = divided(rest, q);
    if (by.rest) q += 1;
    else {
      found.push(q);
      rest = by.quotient;
    }
  }
  return rest > 1 ? [...found, rest] : found;
}

const otherOf = (f, itself) => (itself ? shifted(f) : f);

// The product of h and g, and whether f divides it.
export function productOf(h, f, itself) {
  const whole = product(h, otherOf(f, itself));
  return { whole, isDivided: !divided(whole, f).rest };
}

// What is left of a polynomial when multiples of f are added to it: f times these powers of x.
export const leftOf = (p, f, powers) => powers.reduce((left, power) => left ^ (f << power), p);

// The coefficients of a polynomial, from the highest of so many powers on.
export const coefficientsOf = (p, width) =>
  Array.from({ length: width }, (_, i) => (p >> (width - 1 - i)) & 1);

// h = u·s + t, where f = c·u, and c is the greatest common divisor of f and g.
export function partsOf(h, f, itself) {
  const u = divided(f, commonDivisor(f, otherOf(f, itself))).quotient;
  const { quotient, rest } = divided(h, u);
  return { u, s: quotient, t: rest };
}
