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
  return `${here} The number ${signed(entry)} stands in row ${column}, column ${row} at the other side.`;
}
