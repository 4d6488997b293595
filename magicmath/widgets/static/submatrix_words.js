// What the figure of a matrix in the triangle says.

const listed = (numbers) => (numbers.length < 2
  ? String(numbers[0])
  : `${numbers.slice(0, -1).join(", ")} and ${numbers.at(-1)}`);

const ORDINALS = ["first", "second", "third", "fourth"];

export const HELP = "Turn a cell of your matrix. Below its column you see which column of ⌽G shows it.";
export const triangleText = (side) => `⌽G of size ${side}: the same rows and columns`;

export function countingText(size) {
  const rows = Array.from({ length: size }, (_, i) => 2 ** i);
  return `the ${rows.length > 1 ? "rows" : "row"} ${listed(rows)} of ⌽G alone`;
}

export const cellName = ([row, column], bit) => `row ${row}, column ${column}: ${bit}`;
export const statusText = (rows, columns) => `Rows ${listed(rows)} cross columns ${listed(columns)}.`;
export const ORDER = "Put the columns in this order, and their crossings are your matrix.";

export function columnText(matrix, column, number) {
  const rows = matrix.flatMap((row, i) => (row[column] ? [2 ** i] : []));
  const sum = rows.reduce((a, b) => a + b, 0);
  const more = number - sum;
  const asked = rows.length ? `asks for a 1 in ${rows.length > 1 ? "the rows" : "row"} ${listed(rows)}`
    : "asks for no 1";
  const added = rows.length > 1 ? ` ${rows.join(" + ")} = ${sum}.` : "";
  const taken = more ? ` Column ${sum} is taken. In these rows column ${sum} + ${more} = ${number}`
    + " is the same." : "";
  return `Your ${ORDINALS[column]} column ${asked}.${added}${taken} So column ${number} of ⌽G shows it.`;
}
