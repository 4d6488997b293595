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

export function pressText(place, summed, black) {
  const [parity, verdict] = black % 2 ? ["odd", "press it"] : ["even", "do not press it"];
  return `Press in ${placeText(place)}. It sums ${product(summed)}, and ${black} of them `
    + `${black === 1 ? "is" : "are"} black: ${parity}, so ${verdict}.`;
}

export function cellText(place, bit, on) {
  return `Cell in ${placeText(place)}: ${bit ? "black" : "white"}. `
    + `If it flips, ${on.length === 1 ? "1 press changes" : `${on.length} presses change`}.`;
}

export function countText(cells, presses) {
  const count = (bits) => bits.reduce((sum, bit) => sum + bit, 0);
  return `${plural(count(cells), "cell")} to change, ${plural(count(presses), "mask")} to press`;
}

export const HOW = [
  "Point at a press, or tap it: the cells that it sums light up in the other picture. A click keeps it.",
  "To draw: choose white, and press cells of the left picture, or paint over them. The presses follow.",
];
export const KEYS = "Keys in a picture: arrows walk. Space or Enter flips a cell of the left picture.";
