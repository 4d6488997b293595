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

export const nullityOf = (factors) =>
  factors.reduce((sum, one) => sum + degreeOf(one[0]) * sharedOf(one), 0);

// The nullities from the start on, and how much each is more than twice the one before.
export function rowOf(factors, times) {
  const nullities = Array.from({ length: times + 1 }, (_, i) => nullityOf(countsOf(factors, i)));
  return { nullities, more: nullities.slice(1).map((nullity, i) => nullity - 2 * nullities[i]) };
}

// How many of a factor both have beyond twice as many as before.
export const newOf = (before, now) => (before ? sharedOf(now) - 2 * sharedOf(before) : 0);
