// What the page says of the six symmetries.

import { columnAfter, permutationOf } from "./symmetries_state.js";

const SUPER = "⁰¹²³⁴⁵⁶⁷⁸⁹";

// A product of factors, with a power in place of many equal neighbours.
function wordOf(names) {
  const runs = [];
  for (const name of names) {
    if (runs.at(-1)?.name === name) runs.at(-1).count += 1;
    else runs.push({ name, count: 1 });
  }
  const power = (count) => [...String(count)].map((digit) => SUPER[digit]).join("");
  const base = (name) => (name.length > 1 ? `(${name})` : name);
  return runs.map(({ name, count }) => (count > 1 ? `${base(name)}${power(count)}` : name)).join("·");
}

export const stepText = (from, name, to) => `${from}·${name} = ${to}`;

export const ALL = "All six factors";
export const sidesText = (found, count) => (found < count ? `Sides found: ${found} of ${count}.`
  : `✓ You have found all ${count} sides. Now press “${ALL}”.`);

export const GUESS = "Guess first";
export const askText = (from, name) =>
  `${from}·${name} = ? First ${name} acts, then ${from}. Tap the matrix to which it leads.`;
export const guessText = (step, guess, to) =>
  (guess === to ? `✓ Yes: ${step}.` : `✗ You tapped ${guess}, but ${step}. Look at the dots.`);

export function guessedText(guesses) {
  if (!guesses.length) return "";
  return `Guessed right: ${guesses.filter(Boolean).length} of ${guesses.length}. `;
}

// The step just made, and then the walk that it ends.
export function statusText({ start, walk }, places, names, isOfSides = false) {
  const [from, place] = [places.at(-2), places.at(-1)];
  const choice = isOfSides ? "J or by ⌽G" : "one of the six";
  if (!walk.length) return `You stand on ${place}, ${names[place]}. Multiply by ${choice}.`;
  const step = `${stepText(from, walk.at(-1), place)}, ${names[place]}.`;
  return walk.length > 1 ? `${step} The whole walk: ${wordOf([start, ...walk])} = ${place}.` : step;
}

function permutationText(name) {
  const to = permutationOf(name);
  const moved = Object.keys(to).filter((point) => to[point] !== point);
  if (!moved.length) return "leaves a, b and d in their places";
  if (moved.length === 2) return `exchanges ${moved.join(" and ")}`;
  return `puts ${to.a} for a, ${to[to.a]} for ${to.a} and a for ${to[to.a]}`;
}

export const madeText = (count, all) => `The table has ${count} of the ${all} products.`;

// What one of the six puts for the letters, and what it makes of a column by that.
export function lettersText(name) {
  const { terms, bits } = columnAfter(name);
  const sum = ["aa", "ab", "bb"].filter((_, place) => bits[place]).join(" + ");
  const made = `It makes ${terms.join(" + ")} of it: that is ${sum}, the column ${bits.join(" ")}`;
  return `You stand on ${name}. It ${permutationText(name)}. The column 0 1 1 is ab + bb. ${made}.`;
}

// How a step moves the letters: its factor acts first, then the matrix that it left.
export function movedText(from, name, to) {
  const [first, then] = [permutationOf(name), permutationOf(from)];
  const ways = Object.keys(first).map((letter) => `${letter} → ${first[letter]} → ${then[first[letter]]}`);
  const dots = Object.values(permutationOf(to)).join(" ");
  return `In ${from}·${name} first ${name} acts, then ${from}: ${ways.join(", ")}. So the dots are ${dots}.`;
}

export const HOW = [
  "Press a factor: the matrix you stand on is multiplied by it, from the right, modulo 2. An arrow "
    + "leads to the product, and the table keeps it.",
  "Press a matrix of the hexagon to stand on it and begin a new walk.",
  "Each side of the hexagon is a product by J or by ⌽G, in turn. Used twice, each leads back.",
  "The dots beside a matrix tell to which letters it sends a, b and d = a + b. A product by J exchanges"
    + " the first two dots, and a product by ⌽G the last two.",
];
export const HOW_TO_GUESS = [
  "Press a factor: the matrix you stand on is to be multiplied by it, from the right, modulo 2. Tap the "
    + "matrix to which this leads. Then an arrow goes to the product.",
  "Press a matrix of the hexagon at any other time to stand on it and begin a new walk.",
  "Press “Guess first” again, and the steps are made at once.",
];
export const HOW_SIDES = "At first you multiply only by J or by ⌽G. A side is found when you guess it"
  + " right. "
  + `“${ALL}” brings the other factors, and larger sizes.`;
export const KEYS = "Keys: arrows walk among the factors and around the hexagon, Space or Enter presses, "
  + "Backspace takes the last step back.";
