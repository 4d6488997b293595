// How often f and g have each factor when their index doubles. Python's `Doubling` counts the same.

const [X, X_PLUS_1] = [0b10, 0b11];

const degreeOf = (p) => p.toString(2).length - 1;

// f becomes its square times x, and g its square times x + 1.
const doubledOf = (factors) => factors.map(([p, inF, inG]) =>
  [p, 2 * inF + (p === X ? 1 : 0), 2 * inG + (p === X_PLUS_1 ? 1 : 0)]);

export function countsOf(factors, times) {
  let found = factors;
  for (let i = 0; i < times; i++) found = doubledOf(found);
  return found;
}

export const sharedOf = ([, inF, inG]) => Math.min(inF, inG);

// All that a factor brings to the degree of what both share.
export const degreesOf = (one) => degreeOf(one[0]) * sharedOf(one);

// What a reader bets on: the nullity, and how often f has the factor x.
export const countedIn = {
  nullity: (factors) => factors.reduce((sum, one) => sum + degreesOf(one), 0),
  x: (factors) => factors.find(([p]) => p === X)[1],
};

// The counts from the start on, and how much each is more than twice the one before.
export function rowOf(factors, times, count) {
  const found = Array.from({ length: times + 1 }, (_, i) => count(countsOf(factors, i)));
  return { found, more: found.slice(1).map((now, i) => now - 2 * found[i]) };
}

// How many of a factor both have beyond twice as many as before.
export const newOf = (before, now) => (before ? sharedOf(now) - 2 * sharedOf(before) : 0);
