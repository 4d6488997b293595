// What is said of lines to judge, and of those that are judged.

import { listed } from "./lists.js";

export const LINES = "the lines";
export const ANSWERS = "your verdict";
export const NEXT = "Next line";
export const AGAIN = "Judge all again";
export const headText = (at, count, place) => `Line ${at + 1} of ${count} · ${place}`;
export const answerText = ({ sign, name }) => `${sign} ${name}`;
export const markText = (said, held) => (said === undefined ? "" : said === held.answer ? "✓" : "≠");

export function chipName(at, said, held) {
  if (said === undefined) return `line ${at + 1}`;
  return `line ${at + 1}, you ${said === held.answer ? "agree with" : "differ from"} the ledger`;
}

export function openText(said, { answer, why }) {
  const verdict = said === answer ? `You say: ${said}. So does the ledger.`
    : `You say: ${said}. The ledger says: ${answer}.`;
  return `${verdict} ${why}`;
}

// `agreed` are the numbers of the lines on which the two agree.
export function scoreText(judged, agreed, count) {
  if (!judged) return "";
  const score = `You and the ledger agree on ${agreed.length} of ${judged}`;
  if (judged < count) return `${score} so far.`;
  const others = [...Array(count).keys()].filter((i) => !agreed.includes(i)).map((i) => i + 1);
  if (!others.length) return `${score}. You judge as we did.`;
  const lines = others.length === 1 ? "line" : "the lines";
  return `${score}. Read the reasons of ${lines} ${listed(others)} once more. Who is right?`;
}
