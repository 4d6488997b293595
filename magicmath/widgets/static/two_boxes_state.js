// Boards made without a mask, and those that need it. Python's `TwoBoxes` tells the same.

const SIZE = 9;

// The box of a board: 0 without the mask, 1 with it. It needs the mask where an odd number of the cells that
// decide are black.
export const boxOf = (board, deciding) => deciding.filter((cell) => board[cell]).length % 2;

export const plus = (board, mask) => board.map((bit, cell) => bit ^ mask[cell]);

const bitsOf = (number) => Array.from({ length: SIZE }, (_, cell) => (number >> cell) & 1);

// How many boards of the first box a mask carries into each of the two boxes.
export function carried(mask, deciding) {
  const counts = [0, 0];
  for (let number = 0; number < 2 ** SIZE; number++) {
    const board = bitsOf(number);
    if (!boxOf(board, deciding)) counts[boxOf(plus(board, mask), deciding)] += 1;
  }
  return counts;
}
