// What the determinant says, and what a flip would do to it.

export const signed = (value) => String(value).replace("-", "−");
export const isOdd = (value) => Math.abs(value % 2) === 1;

export function statusText(determinant) {
  const said = `determinant ${signed(determinant)}`;
  if (isOdd(determinant)) return `${said}: odd, there is an inverse modulo 2`;
  if (determinant) return `${said}: even, there is an ordinary inverse, and none modulo 2`;
  return `${said}: no inverse, neither an ordinary one nor one modulo 2`;
}

export function flipText({ row, column, bit, entry, before, after }) {
  const change = entry < 0 ? `(${signed(entry)})` : entry;
  const sum = `${signed(before)} ${bit ? "−" : "+"} ${change} = ${signed(after)}`;
  const here = `Row ${row}, column ${column}: a flip to ${1 - bit} makes the determinant ${sum}.`;
  return `${here} The number ${signed(entry)} stands in row ${column}, column ${row} of the adjugate.`;
}

export const bracketed = (value) => (value < 0 ? `(${signed(value)})` : String(value));

// A determinant of two rows as the products that it is made of; of more rows, its name.
const crossed = ([[a, b], [c, d]]) =>
  `${bracketed(a)}·${bracketed(d)} − ${bracketed(b)}·${bracketed(c)}`;

export function minorText({ row, column, left, minor, entry }) {
  const products = left.length === 2 ? `${crossed(left)} = ` : "";
  const sign = (row + column) % 2 ? "−" : "+";
  return `Without row ${row} and column ${column}, the determinant ${products}${signed(minor)} remains. `
    + `Its sign is ${sign}, so ${signed(entry)} goes to row ${column}, column ${row} of the adjugate.`;
}

export const valueText = (value) => `So the determinant is ${signed(value)}.`;

// A row of the adjugate times one column of the matrix: all products and their sum.
export function productText(row, entries, column, numbers) {
  const products = entries.map((entry, i) => `${bracketed(entry)}·${bracketed(numbers[i])}`);
  const value = entries.reduce((sum, entry, i) => sum + entry * numbers[i], 0);
  return `Row ${row} · column ${column}: ${products.join(" + ")} = ${signed(value)}`;
}
