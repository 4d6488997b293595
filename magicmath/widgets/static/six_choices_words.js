// What the figure of the six choices says.

import { listed } from "./lists.js";

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
