// What the figure of the six choices says.

import { listed } from "./lists.js";

export const TABLE = "what each choice makes";
export const CLASSES = ["co", "ed", "ce"];
export const UNKNOWN = "?";
export const numberText = (number) => String(number).replace("-", "−");

// How many of the six rows stand.
export const rowsText = (count, all) => (count < all ? `${count} of ${all} rows stand.`
  : "✓ All rows stand. Outside of the four coloured blocks each number is 0.");

export const HELP = "Press one of the six choices.";
export const signOf = (value) => (value > 0 ? "+" : value < 0 ? "−" : "·");

const placesOf = (choice, value) => choice.flatMap((one, mask) => (one === value ? [mask] : []));

export const choiceText = (choice) =>
  `presses ${listed(placesOf(choice, 1))}, takes back ${listed(placesOf(choice, -1))}`;

export function sumText(letter, letters, parts) {
  const said = parts.flatMap((time, i) => (time ? [`${signOf(time)} ${letters[i]}`] : []));
  const sum = said.join(" ").replace(/^\+ /, "");
  return sum === letter ? `${letter} makes ${letter} itself.` : `${letter} makes ${sum}.`;
}
