// What is said of a chase, and of the table of rows that chases leave.

import { plural } from "./words.js";

export const HEADS = ["press in the first row", "black in the last row"];
export const rowName = (cell) => `cell ${cell}`;
export const TABLE = "what chases leave";
export const SUM = "sum";
export const GOAL = "goal";

export const NOT_YET = "Leave the first row alone in this chase.";
export const FIRST_LEFT = "✓ Only the last row is black. This row is your goal: it stands in the table. "
  + "Now take the white board.";
export const PRESS_ONE = "Press one cell of the first row. Then chase the light again.";
export const TOO_MANY = "Press only one cell of the first row.";
export const CHOOSE = "Press rows of the table until their sum is the goal.";
export const TAKE_ONE = "Take the first board again. Then chase it from one of your choices.";
export const AGAIN = "Press one of your choices in the first row, and chase the light once more.";
export const ALL_WHITE = "✓ All cells are white: you have solved the board.";
export const LEFT_OVER = "Black cells are left. Take the first board again, and press one of your choices.";

export const NO_GOAL = "✓ All cells are white: this chase alone has solved the board.";

export const SET_BOARD = "Set a board";
export const CHASE_IT = "Chase this board";
export const GO_BACK = "Back";
export const SET_IT = "Press cells: here a press changes one cell only. Then chase your board.";
export const allText = (count) => `Try all ${count} sums`;

export const FIRST_BOARD = "First board";
export const WHITE_BOARD = "White board";
export const othersText = (count) => `Show the other ${count} rows`;

// Where the next presses belong; rows are counted from 1.
export const chaseText = (row, count) =>
  `Row ${row + 1} has ${plural(count, "black cell")}. Press right below, in row ${row + 2}.`;

// Before the words of the chase, after a press that it does not ask for. The next presses put it right.
export const NO_BLACK_ABOVE = "The cell right above your press was white. ";
export const otherRowText = (row) => `Your press was in row ${row + 1}. `;

export const filledText = (cell) =>
  `✓ Your press of cell ${cell} leaves this row: it stands in the table.`;

// How many choices of rows were tried, and how many of them add up to the goal.
export function foundText({ isMet, isNew, count, tried, all }) {
  const kept = `${tried} of ${plural(all, "choice")} tried. Sums that are the goal: ${count}.`;
  if (isMet) return `✓ The sum is the goal${isNew ? "" : ", and you have this choice already"}. ${kept}`;
  if (tried < all) return kept;
  return count ? `✓ ${kept}` : `✓ ${kept} So no presses make all cells white: this board refuses.`;
}
