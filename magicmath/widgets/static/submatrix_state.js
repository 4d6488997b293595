// Where a matrix lies in ⌽G, the triangle of Pascal modulo 2. Python's `Submatrix` tells the same.

// Row i of ⌽G has a 1 in the columns whose numbers hold each binary digit of i.
export const entry = (i, j) => Number((i & ~j) === 0);

export const rowsOf = (matrix) => matrix.map((_, i) => 2 ** i);

// Each column's number has the matrix's column as binary digits; of two equal ones the later is higher.
export function columnsOf(matrix) {
  const found = [];
  for (const j of matrix[0].keys()) {
    let number = matrix.reduce((sum, row, i) => sum + row[j] * 2 ** i, 0);
    while (found.includes(number)) number += 2 ** matrix.length;
    found.push(number);
  }
  return found;
}

// The least power of 2 above all columns that a matrix of so many rows can have, even with equal columns.
export function sideFor(size) {
  let side = 2;
  while (side < size * 2 ** size) side *= 2;
  return side;
}

// The line on which each number stands at an edge: the first where the one before it leaves it room.
export function linesOf(numbers, room) {
  const [lines, last] = [new Map(), []];
  for (const number of [...numbers].sort((a, b) => a - b)) {
    const free = last.findIndex((other) => number - other >= room);
    const line = free < 0 ? last.length : free;
    last[line] = number;
    lines.set(number, line);
  }
  return numbers.map((number) => lines.get(number));
}

export const flipped = (matrix, row, column) =>
  matrix.map((line, i) => line.map((bit, j) => (i === row && j === column ? 1 - bit : bit)));
