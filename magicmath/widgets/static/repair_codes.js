// Words of Reed–Muller and polar codes: made, and repaired. Python's `magicmath.codes` does the same.

function ones(row) {
  let count = 0;
  for (let rest = row; rest; rest &= rest - 1) count += 1;
  return count;
}

// Multiply by ⌽G, level by level; done twice, it gives the word back.
function transform(word) {
  for (let distance = 1; distance < word.length; distance *= 2) {
    for (let j = 0; j < word.length; j++) if (j & distance) word[j] ^= word[j - distance];
  }
  return word;
}

// The word that holds a message in the chosen places.
export function encoded(message, { length, rows }) {
  const word = new Uint8Array(length);
  rows.forEach((row, i) => { word[row] = message[i]; });
  transform(word);
  const sums = new Uint8Array(length);
  for (const row of rows) sums[row] = word[row];
  return transform(sums);
}

function sumOfBlock(word, start, row) {
  let sum = 0;
  for (let inside = row; ; inside = (inside - 1) & row) {
    sum ^= word[start | inside];
    if (!inside) return sum;
  }
}

function vote(word, row) {
  let [yes, all] = [0, 0];
  for (let start = 0; start < word.length; start++) {
    if (start & row) continue;
    yes += sumOfBlock(word, start, row);
    all += 1;
  }
  return 2 * yes > all ? 1 : 0;
}

function byMajority(word, { rows, order }) {
  const rest = word.slice();
  for (let digits = order; digits >= 0; digits--) {
    const found = new Uint8Array(word.length);
    for (const row of rows) if (ones(row) === digits) found[row] = vote(rest, row);
    transform(found).forEach((bit, j) => { rest[j] ^= bit; });
  }
  return word.map((bit, j) => bit ^ rest[j]);
}

function byTransform(word) {
  const counts = Int32Array.from(word, (bit) => 1 - 2 * bit);
  for (let distance = 1; distance < counts.length; distance *= 2) {
    for (let j = 0; j < counts.length; j++) {
      if (!(j & distance)) continue;
      const [x, y] = [counts[j - distance], counts[j]];
      counts[j - distance] = x + y;
      counts[j] = x - y;
    }
  }
  let best = 0;
  counts.forEach((count, a) => { if (Math.abs(count) > Math.abs(counts[best])) best = a; });
  return word.map((_, j) => (ones(best & j) & 1) ^ (counts[best] < 0 ? 1 : 0));
}

function cancelled(beliefs, isChosen) {
  const word = new Uint8Array(beliefs.length);
  if (!isChosen.includes(1)) return word;
  if (beliefs.length === 1) return word.fill(beliefs[0] < 0 ? 1 : 0);
  const half = beliefs.length / 2;
  const [left, right] = [beliefs.subarray(0, half), beliefs.subarray(half)];
  const sums = left.map((x, i) => {
    const strength = Math.min(Math.abs(x), Math.abs(right[i]));
    return (x < 0) === (right[i] < 0) ? strength : -strength;
  });
  const second = cancelled(sums, isChosen.subarray(half));
  const both = left.map((x, i) => (second[i] ? x - right[i] : x + right[i]));
  const first = cancelled(both, isChosen.subarray(0, half));
  first.forEach((bit, i) => {
    word[i] = bit;
    word[half + i] = bit ^ second[i];
  });
  return word;
}

function byCancellation(word, { rows }) {
  const isChosen = new Uint8Array(word.length);
  for (const row of rows) isChosen[row] = 1;
  return cancelled(Int32Array.from(word, (bit) => 1 - 2 * bit), isChosen);
}

const WAYS = { majority: byMajority, transform: byTransform, cancellation: byCancellation };

export const repaired = (word, code) => WAYS[code.by](word, code);
export const weightOf = (row, { length }) => length >> ones(row);
