// Equations that are added: each letter drops out in pairs. `magicmath.widgets` works out the same.

// The numbers of the unknowns that are left, of equations with such terms.
export function leftOf(equations) {
  const left = new Set();
  for (const number of equations.flat()) if (!left.delete(number)) left.add(number);
  return [...left].sort((a, b) => a - b);
}

// Whether each term stays: of a letter that occurs an odd number of times, the last one does.
export function staying(equations) {
  const left = new Set(leftOf(equations));
  return equations.map((terms, i) => terms.map((number) =>
    left.has(number) && !equations.slice(i + 1).some((later) => later.includes(number))));
}
