// What the figure of eight choices says.

import { alike, boardsOf, CHOICES, masksOf, quietOf, TABLES } from "./choice_pairs_state.js";
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
export const boardName = (cells, isMade, lost = "no line ends here") =>
  `${boardText(cells)}${isMade ? "" : `, ${lost}`}`;
export const cellName = (mask, cell, bit) =>
  `mask ${maskName(mask)} ${bit ? "changes" : "leaves"} cell ${cell}`;

// Which choices with lines make the same board as the last one; of two, their sum.
export function lastText(tried, masks) {
  if (!tried.length) return "Press each choice: a line leads to its board.";
  const last = tried.at(-1);
  const same = alike(last, masks).filter((one) => tried.includes(one));
  const now = tried.length < CHOICES.length ? "so far " : "";
  if (same.length < 2) return `${choiceText(last)}: ${now}no other choice makes this board.`;
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

// Where the sums of columns stand beside those of rows.
export const ROWS = "rows that add up to 0";
export const COLUMNS = "columns that add up to 0";
export const MADE = "boards that can be made";
export const TRY_ALL = `Try all ${TABLES.length} tables`;
export const KINDS = {
  rows: "some rows add up to 0, but no columns",
  columns: "some columns add up to 0, but no rows",
  both: "both",
  none: "neither",
};

const columnsText = (choice) => masksOf(choice).join(" + ");
export const rowSums = (quiet) => quiet.map(choiceText).join(", ") || "none";
export const columnSums = (cancelling) => cancelling.map(columnsText).join(", ") || "none";
export function madeText(made) {
  const each = CHOICES.length / made;
  return `${made} of ${CHOICES.length}, each by ${plural(each, "choice")}`;
}

// What the tables that were tried tell of the hunt.
export function huntText({ both, rows, columns, none }) {
  const tried = both + rows + columns + none;
  if (tried < TABLES.length) return "Hunt: can you raise one of the first two counts?";
  if (rows + columns) return "✗ Some table fails in one way only.";
  return `✓ None of the ${tried} tables fails in one way only.`;
}
