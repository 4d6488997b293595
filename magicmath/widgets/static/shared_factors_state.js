// Factors that two polynomials share. Python's `SharedFactors` finds the same.

// For each taken factor of f the place of its partner in g: each place of g is used once.
export function partnersOf(f, g, taken) {
  const partners = new Map();
  for (const i of taken) {
    const j = g.findIndex((p, place) => p === f[i] && ![...partners.values()].includes(place));
    if (j >= 0) partners.set(i, j);
  }
  return partners;
}

// Whether some factor of f that is not taken has a partner left.
export function isMore(f, g, taken) {
  const all = f.map((_, i) => i);
  return partnersOf(f, g, all).size > partnersOf(f, g, taken).size;
}

export const degreeOf = (factors) => factors.reduce((sum, p) => sum + p.toString(2).length - 1, 0);
