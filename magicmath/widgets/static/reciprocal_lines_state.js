// Euclid's lines for a modulo k. Python's `ReciprocalLines` finds the same.

// Each line: a number, and how many times a it is modulo k; from the third on, how often the line before
// it was taken from the one above that.
export function linesOf([a, k]) {
  const lines = [{ value: k, factor: 0 }, { value: a, factor: 1 }];
  while (lines.at(-1).value) {
    const [above, below] = lines.slice(-2);
    const times = Math.floor(above.value / below.value);
    const value = above.value - times * below.value;
    lines.push({ value, factor: above.factor - times * below.factor, times });
  }
  return lines;
}

// The last number that is not 0.
export const divisorOf = (lines) => lines.at(-2).value;
