// The helix transform, which tells the presses of fractal MAGIC without a matrix.

// Item j is the sum modulo 2 of the items whose binary digits all occur in j; also how many XORs that takes.
export function helixOf(items) {
  const result = items.slice();
  let xors = 0;
  for (let half = 1; half < result.length; half *= 2) {
    for (let i = 0; i < result.length; i++) {
      if (!(i & half)) continue;
      result[i] ^= result[i - half];
      xors++;
    }
  }
  return { result, xors };
}
