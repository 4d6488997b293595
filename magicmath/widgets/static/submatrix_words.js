// What the figure of a matrix in the triangle says.

const listed = (numbers) => (numbers.length < 2
  ? String(numbers[0])
  : `${numbers.slice(0, -1).join(", ")} and ${numbers.at(-1)}`);

export const HELP = "Press a cell to turn it."
  + " The row and the column of ⌽G that cross in it light up.";

export const cellName = ([row, column], bit) => `row ${row}, column ${column}: ${bit}`;
export const statusText = (rows, columns) => `Rows ${listed(rows)} cross columns ${listed(columns)}.`;

export function columnText(matrix, column, number) {
  const digits = matrix.map((row) => row[column]).reverse().join("");
  const sum = number.toString(2).padStart(matrix.length, "0");
  const isTaken = number >= 2 ** matrix.length;
  const more = isTaken ? ` These digits are taken, so a higher one comes before: ${sum}.` : "";
  return `Column ${column} of the matrix, read upwards, is ${digits} in binary.${more}`
    + ` So column ${number} of ⌽G shows it.`;
}
