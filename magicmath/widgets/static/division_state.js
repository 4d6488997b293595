// How often each mask is pressed, in ordinary numbers. Python's `Division` works out the same.

const common = (a, b) => (b ? common(b, a % b) : Math.abs(a));

// A fraction in lowest terms, with a denominator above 0.
function fraction(over, under) {
  const by = Math.sign(under) * (common(over, under) || 1);
  return { over: over / by || 0, under: under / by };
}

export const pressesOf = (wanted, adjugate, determinant) => adjugate[0].map((_, mask) =>
  fraction(wanted.reduce((sum, bit, cell) => sum + bit * adjugate[cell][mask], 0), determinant));

export const plus = (a, b) => fraction(a.over * b.under + b.over * a.under, a.under * b.under);
