// What a bet says.

import { total } from "./bet_state.js";
import { plural } from "./words.js";

function distance(answer, number) {
  if (answer === number) return `It is ${answer}, just as you bet.`;
  return `It is ${answer}: ${Math.abs(answer - number)} ${answer > number ? "more" : "less"} than you bet.`;
}

export function verdict({ choice }, answer) {
  const known = answer === null ? "The answer is left open here." : `The answer: ${answer}.`;
  if (choice === null) return `You looked without a bet. ${known}`;
  const bet = `You bet: ${choice}.`;
  if (answer === null) return `${bet} ${known}`;
  if (typeof answer === "number") return `${bet} ${distance(answer, choice)}`;
  return answer === choice ? `${bet} That is right.` : `${bet} ${known}`;
}

export function countText({ hands }, isNumber) {
  return isNumber ? `${plural(hands.length, "number")} so far` : `${plural(total(hands), "hand")} so far`;
}

export function classVerdict({ hands }, choices, answer) {
  const known = answer === null ? "The answer is left open here." : `The answer: ${answer}.`;
  if (choices) {
    const all = plural(total(hands), "hand");
    const right = choices.indexOf(answer);
    return `${known} ${right < 0 ? `Counted: ${all}` : `${hands[right]} of ${all} bet on it`}.`;
  }
  const exact = hands.filter((number) => number === answer).length;
  if (answer === null) return `${known} Called out: ${plural(hands.length, "number")}.`;
  return `It is ${answer}. Exactly right: ${exact} of ${plural(hands.length, "number")}.`;
}

export const binText = ({ from, to }) => (from === to ? `${from}` : `${from} to ${to}`);

export function withinText([low, high]) {
  return `a whole number from ${low} to ${high}`;
}
