// The choices of three masks, their boards, and sums of columns. Python's `ChoicePairs` works out the same.

export const SIZE = 3;
export const CHOICES = Array.from({ length: 2 ** SIZE }, (_, choice) => choice);

export const masksOf = (choice) => [0, 1, 2].filter((mask) => (choice >> mask) & 1);

export const boardOf = (choice, masks) =>
  masksOf(choice).reduce((cells, mask) => cells.map((bit, i) => bit ^ masks[mask][i]), [0, 0, 0]);

// The board as a number: where it stands in the list of all boards.
const numberOf = (cells) => cells.reduce((number, bit) => 2 * number + bit, 0);
export const cellsOf = (number) => [2, 1, 0].map((place) => (number >> place) & 1);

export const boardsOf = (masks) => CHOICES.map((choice) => numberOf(boardOf(choice, masks)));

export const quietOf = (masks) => CHOICES.filter((choice) => choice && !numberOf(boardOf(choice, masks)));

// The choices that make the same board as this one, itself among them.
export function alike(choice, masks) {
  const boards = boardsOf(masks);
  return CHOICES.filter((other) => boards[other] === boards[choice]);
}

export const withPress = (tried, choice) => [...tried.filter((one) => one !== choice), choice];

// The sums of columns that are 0: those of rows in the table turned over.
export const cancellingOf = (masks) => quietOf(masks.map((_, i) => masks.map((mask) => mask[i])));

// A table as a number: its nine bits, row by row.
export const tableOf = (masks) => masks.flat().reduce((number, bit) => 2 * number + bit, 0);
const masksOfTable = (table) => [0, 1, 2].map((mask) => cellsOf((table >> (3 * (2 - mask))) & 7));
export const TABLES = Array.from({ length: 2 ** (SIZE * SIZE) }, (_, table) => table);

// How many of these tables have a sum of rows that is 0, and a sum of columns: both, one of them, or none.
export function tally(tables) {
  const counts = { both: 0, rows: 0, columns: 0, none: 0 };
  for (const masks of tables.map(masksOfTable)) {
    const [rows, columns] = [quietOf(masks), cancellingOf(masks)].map((sums) => sums.length > 0);
    if (rows === columns) counts[rows ? "both" : "none"] += 1;
    else counts[rows ? "rows" : "columns"] += 1;
  }
  return counts;
}
