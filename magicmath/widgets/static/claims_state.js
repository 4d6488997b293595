// A round of claims by lot: none of them comes twice.

// The numbers of some claims, in an order by lot; `chance` gives numbers from 0 up to 1.
export function drawn(claims, round, chance) {
  const left = Array.from({ length: claims }, (_, i) => i);
  return Array.from({ length: round }, () => left.splice(Math.floor(chance() * left.length), 1)[0]);
}

export const agreed = (judged) => judged.filter(({ given, right }) => given === right).length;
