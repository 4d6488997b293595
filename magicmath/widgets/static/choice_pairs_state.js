// The choices of three masks, and their boards. Python's `ChoicePairs` works out the same.

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
