// Numbers in a sentence.

export function listed(items) {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}

export const numbered = (word, items) => `${word}${items.length === 1 ? "" : "s"} ${listed(items)}`;
export const onesOf = (bits) => bits.flatMap((bit, i) => (bit ? [i] : []));
