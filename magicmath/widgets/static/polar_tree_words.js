// What the page says of the rows of ⌽G from size to size.

export const sizeText = (level) => `size ${2 ** level}`;
export const shareText = ({ between }, size) => `${Math.round((100 * between) / size)} %`;
const often = (error) => `in ${(100 * error).toFixed(1)} of 100`;

export function countText({ right, between, coin }, level) {
  const counted = `${right} nearly always right, ${between} between, ${coin} hardly better than a coin`;
  return `Size ${2 ** level}: ${counted}.`;
}

export function rowText(level, row, errors) {
  const error = often(errors[level][row]);
  if (!level) return `A bit that is sent alone is wrong ${error}.`;
  const parent = level > 1 ? `row ${row >> 1} of size ${2 ** (level - 1)}` : "a bit that is sent alone";
  const before = often(errors[level - 1][row >> 1]);
  const told = before === error ? "told twice, and as good as" : "told twice, so it is better than";
  const how = row % 2 ? "found as a sum of two, so it is worse than" : told;
  return `Row ${row} of size ${2 ** level} is wrong ${error}. It is ${how} ${parent}, wrong ${before}.`;
}

export const HOW = [
  "Each line shows the rows of ⌽G of one size. Light: nearly always right. "
    + "Dark: hardly better than a coin. Grey: between.",
  "While the sizes are not sorted, the two rows that a row makes stand below it: at the left the one that "
    + "is told twice, at the right the sum.",
  "Nearly always right: wrong in fewer than 1 of 100 cases. Hardly better than a coin: in more than 45. The "
    + "numbers at the right tell how many rows of 100 are between.",
];
export const KEYS = "Keys: left and right walk along a line, up to the row it came from, "
  + "down to one that it makes.";
