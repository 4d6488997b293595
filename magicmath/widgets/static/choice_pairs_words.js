// What the figure of eight choices says.

import { alike, boardsOf, CHOICES, masksOf, quietOf } from "./choice_pairs_state.js";
import { listed } from "./lists.js";
import { plural } from "./words.js";

export const MASKS = "masks: press a cell to change one";
export const LEFT = "choices";
export const RIGHT = "boards";
export const ALL = "Draw all lines";

export const maskName = (mask) => "abc"[mask];
export const choiceText = (choice) => masksOf(choice).map(maskName).join(" + ") || "none";
const boardText = (cells) => cells.map((bit) => (bit ? "black" : "white")).join(" ");
export const choiceName = (choice, isTried, cells) =>
  `${choiceText(choice)}${isTried ? ` makes ${boardText(cells)}` : ""}`;
export const boardName = (cells, isMade) => `${boardText(cells)}${isMade ? "" : ", no line ends here"}`;
export const cellName = (mask, cell, bit) =>
  `mask ${maskName(mask)} ${bit ? "changes" : "leaves"} cell ${cell}`;

// Which choices with lines make the same board as the last one; of two, their sum.
export function lastText(tried, masks) {
  if (!tried.length) return "Press each choice: a line leads to its board.";
  const last = tried.at(-1);
  const same = alike(last, masks).filter((one) => tried.includes(one));
  if (same.length < 2) return `${choiceText(last)}: so far no other choice makes this board.`;
  const sum = same.length === 2 ? ` Their sum: ${choiceText(same[0] ^ same[1])}.` : "";
  return `The same board: ${same.map(choiceText).join("; ")}.${sum}`;
}

// What all lines tell; how many are missing, before.
export function allText(tried, masks) {
  const missing = CHOICES.length - tried.length;
  if (missing) return tried.length ? `${plural(missing, "choice")} to go.` : "";
  const [made, quiet] = [new Set(boardsOf(masks)).size, quietOf(masks)];
  if (!quiet.length) return `✓ No choice is quiet: ${CHOICES.length} choices make all ${made} boards.`;
  const each = CHOICES.length / made;
  return `✓ Quiet: ${listed(quiet.map(choiceText))}. `
    + `${CHOICES.length} choices make only ${plural(made, "board")}, ${each} choices each.`;
}
