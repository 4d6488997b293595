// How often each row of ⌽G is decided wrongly, from size to size. Python's `codes.row_errors` gives the same.

const RIGHT = 0.01; // below it, a row is nearly always right
const COIN = 0.45; // above it, a row is hardly better than a coin

// The chances of the beliefs from -n to n; here those of the sum of two.
function summed(chances) {
  const sums = new Float64Array(2 * chances.length - 1);
  chances.forEach((one, i) => {
    if (!one) return;
    for (let j = 0; j < chances.length; j++) sums[i + j] += one * chances[j];
  });
  return sums;
}

// Those of the weaker of two beliefs, with the sign of their product.
function weaker(chances) {
  const largest = (chances.length - 1) / 2;
  const found = new Float64Array(chances.length);
  let [strongerAbove, strongerBelow] = [0, 0];
  for (let k = largest; k > 0; k--) {
    const [above, below] = [chances[largest + k], chances[largest - k]];
    found[largest + k] = above * (above + 2 * strongerAbove) + below * (below + 2 * strongerBelow);
    found[largest - k] = 2 * (above * (below + strongerBelow) + below * strongerAbove);
    strongerAbove += above;
    strongerBelow += below;
  }
  const none = chances[largest];
  found[largest] = none * (2 - none);
  return found;
}

// Equal beliefs count as half an error.
function errorOf(chances) {
  const middle = (chances.length - 1) / 2;
  return chances.subarray(0, middle).reduce((sum, chance) => sum + chance, 0) + chances[middle] / 2;
}

// For each size from 1 on, how often each of its rows is decided wrongly: row i makes the rows 2i and 2i + 1.
export function errorsOf(noise, levels) {
  let channels = [Float64Array.of(noise / 100, 0, 1 - noise / 100)];
  const errors = [channels.map(errorOf)];
  for (let level = 0; level < levels; level++) {
    channels = channels.flatMap((one) => [summed(one), weaker(one)]);
    errors.push(channels.map(errorOf));
  }
  return errors;
}

// How many rows are nearly always right, between, and hardly better than a coin.
export function countsOf(errors) {
  const right = errors.filter((error) => error < RIGHT).length;
  const coin = errors.filter((error) => error > COIN).length;
  return { right, between: errors.length - right - coin, coin };
}

// The rows of a size from left to right: in their order, or the most reliable first.
export function orderOf(errors, isByReliability) {
  const rows = errors.map((_, row) => row);
  return isByReliability ? rows.sort((a, b) => errors[a] - errors[b] || a - b) : rows;
}

// Where a key leads from a row of a level; null for other keys.
export function walked({ level, row }, key, orders) {
  const order = orders[level];
  const at = order.indexOf(row);
  switch (key) {
    case "ArrowLeft": return { level, row: order[Math.max(0, at - 1)] };
    case "ArrowRight": return { level, row: order[Math.min(order.length - 1, at + 1)] };
    case "ArrowUp": return level ? { level: level - 1, row: row >> 1 } : { level, row };
    case "ArrowDown": return level < orders.length - 1 ? { level: level + 1, row: 2 * row } : { level, row };
    default: return null;
  }
}
