// What the page says of a picture on its way.

import { weightOf } from "./repair_codes.js";
import { plural } from "./words.js";

const wrongs = (count) => (count === 1 ? "1 is" : `${count} are`);
const verb = (count, word) => (count === 1 ? `${word}s` : word);

// While the repair waits for the reader, nothing is said of it.
export function outcomeText(
  { before, after, cells, flipped, bits, lost, words }, { isPlain = false, isWaiting = false } = {},
) {
  const arriving = `${before} of the ${cells} cells ${verb(before, "arrive")} wrong.`;
  const isDrawn = isPlain && flipped === before; // no noise, and no damage but in the cells
  const flips = `${flipped} of ${plural(bits, "bit")} ${verb(flipped, "flip")}`;
  const noise = isDrawn ? arriving : `On the way, ${flips}: ${arriving}`;
  if (!flipped) return "Nothing is damaged.";
  if (isWaiting) return noise;
  if (!after) return `${noise} ✓ After the repair, all are right.`;
  const where = isPlain ? "" : `, in ${lost} of ${plural(words, "word")}`;
  const verdict = after > before ? ": more harm than good" : "";
  return `${noise} After the repair, ${wrongs(after)} wrong${where}${verdict}.`;
}

// The presses of the reader, and the fewest with which the picture stayed wrong.
export function recordText(presses, record) {
  const best = record ? ` Your record: ${record}.` : "";
  return `Your presses: ${presses}.${best}`;
}

export function codeText(code) {
  const { rows, length, corrects, by } = code;
  const least = Math.min(...rows.map((row) => weightOf(row, code)));
  const kept = by === "cancellation"
    ? `the ${rows.length} that noise harms least`
    : `all with at least ${least} ones`;
  const how = {
    majority: "Blocks of a word vote whether a row is in it.",
    transform: `What arrives is compared with all ${2 ** rows.length} words.`,
    cancellation: "The bits are decided one after the other, from the last row down to row 0.",
  }[by];
  const promise = `Any ${plural(corrects, "wrong bit")} in a word ${corrects === 1 ? "is" : "are"} repaired.`;
  return `A word holds ${plural(rows.length, "cell")} and ${plural(length - rows.length, "check")}. `
    + `It is a sum of rows of ⌽G: ${kept}. ${how} ${promise}`;
}

export function wordText(number, wrong, left, length) {
  const start = `Word ${number}: ${wrong} of its ${length} bits wrong`;
  if (!wrong) return `${start}.`;
  if (!left) return `${start}, all repaired.`;
  return `${start}; not repaired, ${left} wrong now.`;
}

export function rowText(row, code) {
  const isChosen = code.rows.includes(row);
  const measured = code.by === "cancellation"
    ? `wrong in ${(100 * code.errors[row]).toFixed(1)} of 100 when all decided before it are right`
    : plural(weightOf(row, code), "one");
  return `Row ${row} of ⌽G, ${measured}: ${isChosen ? "chosen" : "not chosen"}.`;
}

// Nothing of right or wrong where that is not to be told: null.
export function cellText(name, place, columns, bit, isWrong) {
  const [row, column] = [Math.floor(place / columns), place % columns];
  const verdict = isWrong === null ? "" : `, ${isWrong ? "wrong" : "right"}`;
  return `${name}, row ${row}, column ${column}: ${bit ? "black" : "white"}${verdict}.`;
}

const PAINT = "Press a cell, or paint over cells, to flip what arrives there. Press it again to take that "
  + "back.";
const WALK = "Keys in a picture: arrows walk, Space or Enter flips.";

export const HOW = [
  PAINT,
  "Every word is a sum of some rows of ⌽G. So its transform is 0 at all other rows. Flips bring 1s to "
    + "other rows, too. These 1s help to find the flips.",
  "The cells of a picture stand in the words as they are. The checks follow from the cells.",
  "Too much noise in one word makes it look like another word. Then the repair chooses that other one. It "
    + "may make cells wrong that were right.",
];
export const KEYS = `${WALK} Framed cells stand in the same word as the one you point at.`;
// Of a plain figure that frames the cells of a word.
export const TOGETHER = "The framed cells are sent together.";

const LOST = "Too much damage makes what arrives look like another picture. Then the repair may make cells "
  + "wrong that were right.";
const COVERED = "Only what arrives is shown at first, as the receiver has no more. Ask for the repair, and "
  + "then for the picture sent.";
export const PLAIN_RULES = [[PAINT, LOST], WALK];
// Of a plain figure that shows at first only what arrives: it is only looked at.
export const COVERED_RULES = [[COVERED, LOST], "Keys in a picture: arrows walk."];
export const LIFT = "On a touch screen slide to a cell, and lift the finger there to flip it.";
