// What a bet says.

import { total } from "./bet_state.js";
import { plural } from "./words.js";

function distance(answer, number) {
  if (answer === number) return `It is ${answer}, just as you bet.`;
  return `It is ${answer}: ${Math.abs(answer - number)} ${answer > number ? "more" : "less"} than you bet.`;
}

// What stands beside the choice that happens, or that we believe.
export const markText = (isJudged) => (isJudged ? "our verdict" : "right");

function knownText(answer, isJudged) {
  if (answer === null) return "The answer is left open here.";
  return `${isJudged ? "Our verdict" : "The answer"}: ${answer}.`;
}

export function verdict({ choice }, answer, isJudged) {
  const known = knownText(answer, isJudged);
  if (choice === null) return `You looked without a bet. ${known}`;
  const bet = `You bet: ${choice}.`;
  if (answer === null) return `${bet} ${known}`;
  if (typeof answer === "number") return `${bet} ${distance(answer, choice)}`;
  if (answer !== choice) return `${bet} ${known}`;
  return `${bet} ${isJudged ? "This is our verdict, too." : "That is right."}`;
}

export function waitText({ choice }) {
  const bet = choice === null ? "You looked without a bet." : `You bet: ${choice}.`;
  return `${bet} See for yourself: press Play.`;
}

export function countText({ hands }, isNumber) {
  return isNumber ? `${plural(hands.length, "number")} so far` : `${plural(total(hands), "hand")} so far`;
}

export function classVerdict({ hands }, choices, answer, isJudged) {
  const known = knownText(answer, isJudged);
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
