// What tests say of a board. Python's `BoardUnderTests` tells the same.

export const countsOf = (tests, board) => tests.map((cells) => cells.filter((cell) => board[cell]).length);
export const sharedBy = (cells, test) => cells.filter((cell) => test.includes(cell)).length;

export function flipped(board, cells) {
  return board.map((bit, i) => (cells.includes(i) ? 1 - bit : bit));
}
