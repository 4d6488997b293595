// What the playground does not take, and why: one sentence, which begins with the name of what is wrong.
// magicmath.addresses refuses the same with the same words.

export class Refusal extends Error {
  name = "Refusal";
}

export function refuse(sentence) {
  throw new Refusal(sentence);
}

export function shown(value) {
  const text = typeof value === "string" ? `'${value}'` : String(JSON.stringify(value) ?? typeof value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

export const quoted = (text) => `"${text.length > 40 ? `${text.slice(0, 37)}...` : text}"`;

export function whole(value, name, low, high) {
  if (!Number.isInteger(value)) refuse(`${name} must be an integer, got ${shown(value)}`);
  if (value < low || value > high) refuse(`${name} must be from ${low} to ${high}, got ${value}`);
  return value + 0; // -0 is 0
}

export function list(value, name, most) {
  if (!Array.isArray(value)) refuse(`${name} must be a sequence, got ${shown(value)}`);
  if (value.length > most) refuse(`${name} must have at most ${most} items, got ${value.length}`);
  return value;
}

export const wholes = (values, name, most, low, high) =>
  list(values, name, most).map((value) => whole(value, name, low, high));

// Each number once, in order.
export function ordered(values, name, most, high) {
  const numbers = wholes(values, name, most, 0, high);
  if (numbers.every((number, i) => !i || numbers[i - 1] < number)) return numbers;
  numbers.sort((a, b) => a - b);
  const double = numbers.find((number, i) => number === numbers[i + 1]);
  if (double !== undefined) refuse(`${name} must hold each number once, got ${double} twice`);
  return numbers;
}

// Each pair once, in order. Those that hold the same numbers in another order are others.
export function orderedPairs(pairs, name) {
  const sorted = pairs.sort(([a, b], [c, d]) => a - c || b - d);
  const double = sorted.find(([a, b], i) => i && a === sorted[i - 1][0] && b === sorted[i - 1][1]);
  if (double) refuse(`${name} must hold each pair once, got ${double.join(" and ")} twice`);
  return sorted;
}

export function oneOf(value, name, choices) {
  if (!choices.includes(value)) refuse(`${name} must be one of ${choices.join(", ")}, got ${shown(value)}`);
  return value;
}
