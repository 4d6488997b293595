// What games with rows of things say alike.

import { turnText } from "./turn_words.js";

export const MARKING =
  "Press a pin to mark it. Press it again, and it falls alone; press a neighbour, and both fall.";

export const keysFor = (walking, offersHints) =>
  `${walking}; Space or Enter presses; Escape lifts the mark.`
  + ` Backspace takes back${offersHints ? ", h hints, v shows the values" : ""}.`;

export const markedText = (pin) => `${pin} is marked. Press it again, or a neighbour to knock over both.`;

export const sumText = ({ runs, sum }) =>
  (runs.length ? `XOR of the values: ${runs.map(({ value }) => value).join(" ⊕ ")} = ${sum}` : "");

// What your last move left, once the computer has answered it: it wins what is not 0.
// Where you met 0, each move was bad.
function leftText({ sumYouMet, sumYouLeft }) {
  if (sumYouLeft === null) return "";
  if (!sumYouLeft) return "You left XOR 0 ✓ ";
  if (!sumYouMet) {
    return `You left XOR ${sumYouLeft}, and the computer made it 0 again. From XOR 0 every move loses. `;
  }
  return `You left XOR ${sumYouLeft}: now the computer can win. Undo takes it back. `;
}

export function rowStatusText(state, showsValues, done, ending) {
  const left = showsValues && !state.isOver ? leftText(state) : "";
  return left + turnText(state, done, ending);
}

// Which value each part would need, for an XOR of 0. A value has a move to each smaller one, as a mex.
export function valueHintText({ runs, sum }, tellsRaises) {
  const values = [...new Set(runs.map(({ value }) => value))];
  const turned = (some) => some.map((value) => `${value} into ${value ^ sum}`).join(", or ");
  const sure = turned(values.filter((value) => (value ^ sum) < value));
  const raised = tellsRaises && turned(values.filter((value) => (value ^ sum) > value));
  const perhaps = raised ? ` Perhaps one turns ${raised}: this would be a raise.` : "";
  return `Hint: the XOR is ${sum}. A move surely turns ${sure}.${perhaps}`;
}
