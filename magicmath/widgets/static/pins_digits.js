// The values of the rows of pins in binary, in columns, and below them their XOR with its highest 1 marked.

import { make } from "./dom.js";
import { DIGITS_CAPTION, digitsHead, rowName, XOR_NAME } from "./pins_words.js";
import { range } from "./row_game_state.js";

// The digits of a number, and how many of them stand before the highest 1 of another.
const digitsOf = (number, length) => [...number.toString(2).padStart(length, "0")];
const highestOf = (number, length) => (number ? length - number.toString(2).length : -1);

function line(name, value, length, marked, isSum) {
  const cells = digitsOf(value, length).map((digit, i) => {
    const isMarked = i === marked;
    const look = isMarked ? `mm-pin-marked${digit === "1" ? " mm-pin-one" : ""}` : "";
    return make("td", { className: look, textContent: digit });
  });
  const head = make("th", { scope: "row", textContent: name });
  const worth = make("td", { className: "mm-pin-worth", textContent: value });
  return make("tr", { className: isSum ? "mm-pin-xor" : "" }, head, worth, ...cells);
}

export function drawDigits(place, { runs, sum }) {
  const length = Math.max(4, sum, ...runs.map(({ value }) => value)).toString(2).length;
  const marked = highestOf(sum, length);
  const heads = [...digitsHead(), ...range(length).map((i) => 2 ** (length - 1 - i))]
    .map((text) => make("th", { scope: "col", textContent: text }));
  const lines = runs.map((run) => line(rowName(run), run.value, length, marked, false));
  place.replaceChildren(make(
    "table", {}, make("caption", { textContent: DIGITS_CAPTION }),
    make("thead", {}, make("tr", {}, ...heads)),
    make("tbody", {}, ...lines, line(XOR_NAME, sum, length, marked, true)),
  ));
}
