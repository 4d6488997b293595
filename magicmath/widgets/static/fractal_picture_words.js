// What the page says of a picture and its presses.

import { SIDE, spotOf } from "./fractal_picture_state.js";
import { plural } from "./words.js";

const DIGITS = SIDE.toString(2).length - 1;
const written = (name, number) => `${name} ${number} = ${number.toString(2).padStart(DIGITS, "0")}`;

function placeText(place) {
  const [row, column] = spotOf(place);
  return `${written("row", row)}, ${written("column", column)}`;
}

// 2 × 4 = 8
function product(places) {
  const columns = places.filter((place) => spotOf(place)[0] === spotOf(places[0])[0]).length;
  return `${places.length / columns} × ${columns} = ${plural(places.length, "cell")}`;
}

function pairText(place, summed, uneven) {
  if (place < SIDE) return "";
  const [row] = spotOf(place);
  return ` Of its ${plural(summed.length / 2, "pair")}, ${plural(row & -row, "row")} apart, `
    + `${uneven} ${uneven === 1 ? "has" : "have"} just one black cell.`;
}

export function pressText(place, summed, black, uneven) {
  const [parity, verdict] = black % 2 ? ["odd", "press it"] : ["even", "do not press it"];
  return `Mask in ${placeText(place)}. It sums ${product(summed)}, and ${black} of them `
    + `${black === 1 ? "is" : "are"} black: ${parity}, so ${verdict}.${pairText(place, summed, uneven)}`;
}

export function cellText(place, bit, on) {
  return `Cell in ${placeText(place)}: ${bit ? "black" : "white"}. `
    + `If it flips, ${on.length === 1 ? "1 press changes" : `${on.length} presses change`}.`;
}

export function countText(cells, presses) {
  const count = (bits) => bits.reduce((sum, bit) => sum + bit, 0);
  return `${plural(count(cells), "cell")} to change, ${plural(count(presses), "mask")} to press`;
}

export const AIM = "Point at a press, or tap it.";

export const STEPS = [
  { name: "row above", down: -1, right: 0 },
  { name: "next row", down: 1, right: 0 },
  { name: "column before", down: 0, right: -1 },
  { name: "next column", down: 0, right: 1 },
  { name: "64 rows up", down: -64, right: 0 },
  { name: "64 rows down", down: 64, right: 0 },
  { name: "32 rows up", down: -32, right: 0 },
  { name: "32 rows down", down: 32, right: 0 },
];
export const HOW = [
  "Point at a press, or tap it: the cells that it sums light up in the other picture, joined in pairs. A "
    + "pair that cancels is grey. In any other pair the black cell is yellow, the white one brown. A click "
    + "keeps the press, and the buttons below go on from there.",
  "To draw: choose white, and press cells of the left picture, or paint over them. The presses follow.",
];
export const KEYS = "Keys in a picture: arrows walk. Space or Enter flips a cell of the left picture.";

export const BACK = "Step back";
export const NEXT = "Next step";
export const WALK = [
  {
    press: [120, 112],
    text: "Look at the last binary 1 of row 120 = 1111000. It counts 8. So the cells come in pairs, 8 rows "
      + "apart. In a grey pair both cells are black, or both are white: in the sum they cancel. Only the "
      + "coloured pairs count. They lie across the rim.",
  },
  {
    press: [124, 112],
    text: "Row 124 = 1111100 has its last 1 in the place that counts 4. Now the two cells of a pair are "
      + "only 4 rows apart. Again only pairs across the rim count. Each row but row 0 has a last 1. So only "
      + "the rim leaves traces.",
  },
  {
    press: [24, 112],
    text: "But why does it come back? Row 24 sums cells in the top quarter of the board. It sees the rim "
      + "there.",
  },
  {
    press: [56, 112],
    text: "Row 56 = 32 + 24 has one more 1. It sums the same cells, and once more the cells 32 rows below "
      + "them. So it sees the rim in two quarters.",
  },
  {
    press: [120, 112],
    text: "Row 120 = 64 + 56 has one more 1 again. It sums all these cells, and once more those 64 rows "
      + "below them. Each further 1 doubles the copies, and the columns do the same.",
  },
  {
    press: [127, 127],
    text: "Near the lower right corner the numbers have many 1s. So many copies overlap there that the "
      + "presses look random.",
  },
];
export const AWAY = "The steps are about the disc.";
export const HOME = "Back to the disc";
export const walkText = (at) => `${at + 1} of ${WALK.length}. ${WALK[at].text}`;
