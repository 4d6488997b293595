// The values of the rows of pins in binary, in columns, and below them their XOR with its highest 1 marked.
// Beside each value stands its target: what it must become for an XOR of 0.

import { make } from "./dom.js";
import { DIGITS_CAPTION, digitsHead, rowName, TARGET, targetText, XOR_NAME } from "./pins_words.js";
import { range } from "./row_game_state.js";

// The digits of a number, and how many of them stand before the highest 1 of another.
const digitsOf = (number, length) => [...number.toString(2).padStart(length, "0")];
const highestOf = (number, length) => (number ? length - number.toString(2).length : -1);

function line(name, value, target, length, marked, isSum) {
  const cells = digitsOf(value, length).map((digit, i) => {
    const isMarked = i === marked;
    const look = isMarked ? `mm-pin-marked${digit === "1" ? " mm-pin-one" : ""}` : "";
    return make("td", { className: look, textContent: digit });
  });
  const head = make("th", { scope: "row", textContent: name });
  const worth = make("td", { className: "mm-pin-worth", textContent: value });
  const aim = make("td", { className: "mm-pin-target", textContent: target });
  return make("tr", { className: isSum ? "mm-pin-xor" : "" }, head, worth, ...cells, aim);
}

export function drawDigits(place, state) {
  const { isYourTurn, runs, sum } = state;
  const length = Math.max(4, sum, ...runs.map(({ value }) => value)).toString(2).length;
  const marked = highestOf(sum, length);
  const heads = [...digitsHead(), ...range(length).map((i) => 2 ** (length - 1 - i)), TARGET]
    .map((text) => make("th", { scope: "col", textContent: text }));
  const hasTargets = isYourTurn && sum > 0;
  const lines = runs.map((run) => line(
    rowName(run, state), run.value, hasTargets ? targetText(run.value, sum) : "", length, marked, false,
  ));
  place.replaceChildren(make(
    "table", {}, make("caption", { textContent: DIGITS_CAPTION }),
    make("thead", {}, make("tr", {}, ...heads)),
    make("tbody", {}, ...lines, line(XOR_NAME, sum, hasTargets ? "0" : "", length, marked, true)),
  ));
}
