// The primes of 2 to the d, less 1, which orders modulo 2 divide. `magicmath._kernels.primes` says how.

const BASES = [2n, 3n, 5n, 7n, 11n, 13n, 17n, 19n, 23n, 29n, 31n, 37n];
const MOST_STEPS = 2 ** 21;
const STEPS_A_PAUSE = 2 ** 12;

const absolute = (n) => (n < 0n ? -n : n);

function gcd(a, b) {
  let [x, y] = [a, b];
  while (y) [x, y] = [y, x % y];
  return x;
}

function power(base, exponent, modulus) {
  let [result, square] = [1n, base % modulus];
  for (let rest = exponent; rest; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
}

// By the test of Miller and Rabin: certain below 3·10²⁴, beyond that as good as certain.
function isPrime(n) {
  if (BASES.some((base) => n % base === 0n)) return BASES.includes(n);
  let [odd, twos] = [n - 1n, 0];
  for (; !(odd & 1n); odd >>= 1n) twos++;
  return BASES.every((base) => {
    let x = power(base, odd, n);
    if (x === 1n) return true;
    for (let i = 0; i < twos && x !== n - 1n; i++) x = (x * x) % n;
    return x === n - 1n;
  });
}

// A divisor of a composite number, by Pollard's rho; null where it takes too long. Differences are
// multiplied, so that few divisors need to be looked for.
function* divisorOf(n) {
  for (let c = 1n, steps = 0; steps < MOST_STEPS; c++) {
    let [slow, fast, found] = [2n, 2n, 1n];
    while (found === 1n && steps < MOST_STEPS) {
      const [slowBefore, fastBefore] = [slow, fast];
      const many = n > 2n ** 32n ? 64 : 1;
      let all = 1n;
      for (let i = 0; i < many; i++, steps++) {
        slow = (slow * slow + c) % n;
        fast = (fast * fast + c) % n;
        fast = (fast * fast + c) % n;
        all = (all * absolute(slow - fast)) % n;
      }
      found = gcd(n, all);
      if (found === n) found = stepwise(slowBefore, fastBefore, c, n);
      if (steps % STEPS_A_PAUSE < many) yield null;
    }
    if (found > 1n && found < n) return found;
  }
  return null;
}

function stepwise(slowBefore, fastBefore, c, n) {
  const after = (x) => (x * x + c) % n;
  let [slow, fast, found] = [slowBefore, fastBefore, 1n];
  while (found === 1n) {
    slow = after(slow);
    fast = after(after(fast));
    found = gcd(n, absolute(slow - fast));
  }
  return found;
}

// The parts of 2 to the d, less 1, of which no other such number with a smaller d has a share.
function partsOf(d) {
  const parts = new Map();
  for (let k = 1; k <= d; k++) {
    if (d % k) continue;
    let part = 2n ** BigInt(k) - 1n;
    for (const [j, other] of parts) if (k % j === 0) part /= other;
    parts.set(k, part);
  }
  return [...parts.values()];
}

export function* primesOfMersenneNumber(d) {
  const primes = new Set();
  const waiting = partsOf(d);
  let isComplete = true;
  while (waiting.length) {
    const n = waiting.pop();
    if (n === 1n) continue;
    if (isPrime(n)) {
      primes.add(n);
      continue;
    }
    const divisor = yield* divisorOf(n);
    if (divisor) waiting.push(divisor, n / divisor);
    else isComplete = false;
  }
  return { primes, isComplete };
}
