// What the triangle of differences says.

export const HELP = "Type numbers into the top row; the up and down keys change one by 2."
  + " Below two neighbours stands their difference, without a sign. A 2 is dark, as a 1 is elsewhere;"
  + " a larger number is coloured."
  + " Shuffle leaves the first two in front.";

export const itemName = (i) => `number ${i + 1}`;
export const rowName = (k, row) => `row ${k}: ${row.join(" ")}`;

export function statusText(rows, broken, isUnread) {
  if (isUnread) return "One place holds no whole number from 0 to 999. The triangle waits for it.";
  if (broken < 0) return `The left edge is 1 in all ${rows.length - 1} rows below.`;
  const [first, ...others] = rows[0];
  const isSpoiled = first % 2 === 0 && others.some((number) => number % 2 === 0);
  const why = isSpoiled ? ` An even number behind the ${first} always breaks it.` : "";
  return `✗ The left edge breaks in row ${broken}: there stands ${rows[broken][0]}.${why}`;
}
