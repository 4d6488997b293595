// Euclid's lines for the two polynomials of n×n Lights Out: bit i of a whole number is the power i of x.

const lengthOf = (p) => (p ? p.toString(2).length : 0);

function fibonacciPolynomial(m) {
  let [f, following] = [0n, 1n];
  for (let i = 0; i < m; i++) [f, following] = [following, (following << 1n) ^ f];
  return f;
}

// Put x + 1 for x, from the highest power down.
const shifted = (p) => [...p.toString(2)].reduce((sum, bit) => (sum << 1n) ^ sum ^ BigInt(bit), 0n);

// Each line with its bits, from its highest; from the third on it is a line plus another one, shifted.
export function linesOf(n) {
  const f = fibonacciPolynomial(n + 1);
  const lines = [{ value: f }, { value: shifted(f) }];
  let [longer, shorter] = [0, 1];
  while (lines[shorter].value) {
    const shift = lengthOf(lines[longer].value) - lengthOf(lines[shorter].value);
    const value = lines[longer].value ^ (lines[shorter].value << BigInt(shift));
    lines.push({ value, longer, shorter, shift });
    longer = lines.length - 1;
    if (lengthOf(value) < lengthOf(lines[shorter].value)) [longer, shorter] = [shorter, longer];
  }
  return lines.map((line) => ({ ...line, bits: line.value ? [...line.value.toString(2)].map(Number) : [] }));
}

// The lines that are the greatest common divisor: the shortest that are not 0, all of them equal.
export function shortestOf(lines) {
  const lengths = lines.map(({ bits }) => bits.length || Infinity);
  const least = Math.min(...lengths);
  return lengths.flatMap((length, i) => (length === least ? [i] : []));
}

// The bits of a line times a power of x.
export const shiftedBits = (bits, power) => [...bits, ...Array.from({ length: power }, () => 0)];
