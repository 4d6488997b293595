// What is said of Euclid's lines.

import { modulo } from "./classes_state.js";
import { signed } from "./determinant_words.js";
import { divisorOf } from "./reciprocal_lines_state.js";

export const TAKE = "Take";
export const ANSWER = "Answer";
export const NONE = "There is none";
export const nameOf = ([a, k]) => `${a} modulo ${k}`;
export const modulusText = ([, k]) => `modulo ${k}`;
export const lineText = ({ value, factor }, [a]) => `${value} = ${signed(factor)}·${a}`;

// Which line was taken from which: `i` counts from 0.
export function originText({ times }, i) {
  if (!times) return "";
  return `line ${i - 1} − ${times === 1 ? "" : `${times} times `}line ${i}`;
}

export function askText(lines, shown, [a, k]) {
  const [above, below] = lines.slice(shown - 2, shown);
  if (shown < lines.length) return `How often can you take ${below.value} from ${above.value}?`;
  return `Which number from 1 to ${k - 1} is the reciprocal of ${a}?`;
}

export function startText(lines, shown) {
  if (shown < lines.length) return "";
  return `0 is left. The last number that is not 0 is ${divisorOf(lines)}, in line ${lines.length - 1}.`;
}

// What is said to a number of times that is not right.
export function timesText(lines, shown, given) {
  const [above, below] = [lines[shown - 2].value, lines[shown - 1].value];
  if (!Number.isInteger(given) || given < 0) return "Give a whole number.";
  const product = given * below;
  if (product > above) return `${given}·${below} = ${product}, and that is more than ${above}.`;
  return `${above} − ${given}·${below} = ${above - product}. You can take ${below} from that, too.`;
}

export function takenText({ value }) {
  return value ? `✓ ${value} is left.` : "";
}

// What is said to an answer at the end: a number, or null for the claim that there is none.
export function answerText(lines, [a, k], given) {
  const divisor = divisorOf(lines);
  if (given === null) {
    if (divisor === 1) return "Look at the line that begins with 1.";
    return `✓ ${divisor} divides ${a} and ${k}. So it divides all products and their remainders, `
      + "and 1 is not among these.";
  }
  if (!Number.isInteger(given)) return "Give a whole number.";
  const [product, rest] = [a * given, modulo(a * given, k)];
  const isInRange = given > 0 && given < k;
  if (rest === 1 && !isInRange) return `Modulo ${k} that is right. Which number from 1 to ${k - 1} is it?`;
  const times = given < 0 ? `(${signed(given)})` : given;
  const said = `${a}·${times} = ${signed(product)}, modulo ${k} that is ${rest}.`;
  return rest === 1 ? `✓ ${said}` : said;
}
