// The six matrices I, J, G and its mirrors, and their products modulo 2.

const bits = (size) => Array.from({ length: size }, (_, i) => i);
const binomialIsOdd = (n, k) => (k & ~n) === 0; // by the digits, as Lucas says

// The matrices of one size by their names, in the order of the hexagon.
export function sixOfSize(size) {
  const places = bits(size);
  const last = places.length - 1;
  const made = (entry) => places.map((i) => places.map((j) => (entry(i, j) ? 1 : 0)));
  const g = (i, j) => binomialIsOdd(last - j, i);
  return {
    I: made((i, j) => i === j), J: made((i, j) => i === last - j),
    "⌽⊖G": made((i, j) => g(last - i, last - j)), "⊖G": made((i, j) => g(last - i, j)),
    G: made(g), "⌽G": made((i, j) => g(i, last - j)),
  };
}

export const sixOf = (levels) => sixOfSize(2 ** levels);

export function product(a, b) {
  const columns = bits(b[0].length);
  return a.map((row) => columns.map((j) => row.reduce((sum, bit, k) => sum ^ (bit & b[k][j]), 0)));
}

// The name of each product of two: table[left][right].
export function tableOf(levels) {
  const six = sixOf(levels);
  const names = Object.keys(six);
  const named = new Map(names.map((name) => [String(six[name]), name]));
  const row = (left) => names.map((right) => [right, named.get(String(product(six[left], six[right])))]);
  return Object.fromEntries(names.map((left) => [left, Object.fromEntries(row(left))]));
}

// Every matrix that a walk stands on, the start first.
export function placesOf({ start, walk }, table) {
  const places = [start];
  for (const name of walk) places.push(table[places.at(-1)][name]);
  return places;
}

// The products that a walk makes, as pairs of factors.
export const productsOf = ({ start, walk }, table) => {
  const places = placesOf({ start, walk }, table);
  return walk.map((name, step) => [places[step], name]);
};

// The factor that leads along a side of the hexagon, forth and back: J and ⌽G in turn.
export const factorOfSide = (k) => (k % 2 ? "⌽G" : "J");

// The sides, by the names around the hexagon: whether a product in `made` has gone along them, "left right".
export const sidesIn = (made, names) => names.map((name, k) =>
  [name, names[(k + 1) % names.length]].some((from) => made.has(`${from} ${factorOfSide(k)}`)));

// How one of the six permutes the letters a, b and d = a + b: the columns of its smallest matrix tell what
// it makes of a and of b.
export function permutationOf(name) {
  const [[p, q], [r, s]] = sixOf(1)[name];
  const letters = { "1,0": "a", "0,1": "b", "1,1": "d" };
  const of = (x, y) => letters[String([(p & x) ^ (q & y), (r & x) ^ (s & y)])];
  return { a: of(1, 0), b: of(0, 1), d: of(1, 1) };
}

// The letters in the order into which a matrix puts them.
export const orderOf = (name) => Object.values(permutationOf(name));

// What one of the six makes of the column 0 1 1, which is ab + bb: two products of letters, and the bits that
// aa, ab and bb have in their sum.
export function columnAfter(name) {
  const forms = { a: [1, 0], b: [0, 1], d: [1, 1] };
  const { a, b } = permutationOf(name);
  const [[p, q], [r, s]] = [forms[a], forms[b]];
  const bits = [(p & r) ^ r, (p & s) ^ (q & r), (q & s) ^ s];
  return { terms: [a + b, b + b], bits };
}
