// A move of Nim as it is written in a field.

export const TAKE = "Click or tap a stone: you take it and all stones after it. Or write the move.";

export const moveText = (heap, left) => `(${heap}, ${left})`;

// The move that a text holds: the number of a heap, and what is left of it; null where it is none.
export function moveIn(text, heaps) {
  const found = /^\s*[([]?\s*(\d+)\s*[,\s]\s*(\d+)\s*[)\]]?\s*$/.exec(text);
  if (!found) return null;
  const [heap, left] = found.slice(1).map(Number);
  return left < heaps[heap] ? [heap, left] : null;
}
