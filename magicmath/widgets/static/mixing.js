// Numbers that look random. Python's `picture_repair.draws` draws the same.

// Two rounds of the mixing that ends the hash function MurmurHash3.
function mixed(x) {
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return (x ^ (x >>> 16)) >>> 0;
}

// How to draw the number of each place, below 2 ** 32.
export function drawing(seed) {
  const start = mixed(seed);
  return (place) => mixed(start ^ mixed(place));
}
