// How an exercise stands: what was tried, which helps are open, and what a page can decide by itself.

import { numbered } from "./lists.js";
import { cellsAfter, differing } from "./masks.js";
import { plural } from "./words.js";

const NAMED = 9; // cells: on a larger board their numbers would have to be counted out
const TRIES = 3; // then the solution is offered without a question

export function pressesOf(answer) {
  const numbers = answer.match(/\d+/g) ?? [];
  return numbers.map(Number);
}

export const answerOf = (presses) => `[${presses.join(", ")}]`;

const wordsOf = (text) => text.split(/\s+/).filter(Boolean).join(" ");

export function isUntouched({ kind, starter }, answer) {
  if (kind === "press") return pressesOf(answer).length === 0;
  return ["", wordsOf(starter)].includes(wordsOf(answer));
}

// Whether a board has come to the goal that stands beside it. Where presses do not count, nothing is left to
// ask.
export function isReached(place, answer) {
  const isInSight = place.kind === "press" && Boolean(place.goal) && place.show_goal;
  if (!isInSight || place.waits || place.fewest !== null || isUntouched(place, answer)) return false;
  return !differing(cellsAfter(place.start, place.masks, pressesOf(answer)), place.goal.flat()).length;
}

// Whether a page needs no Python: the board must come to equal a goal, or each of its boards has a verdict,
// or the answer is the next row of a table of nim sums.
export const isDecidable = ({ kind, goal, verdicts, above }) =>
  Boolean(above) || (kind === "press" && Boolean(goal || (verdicts?.of.length && !verdicts.once)));

// What the checker itself says to an answer, where the page knows it; or null.
export function known(place, answer) {
  if (isUntouched(place, answer)) return { solved: false, message: place.untouched };
  if (place.kind === "field") {
    const bare = bareNumber(answer);
    return asWord(answer) ?? outside(bare, place) ?? listedAs(bare, place) ?? saidToAll(bare, place);
  }
  if (place.kind !== "press") return listedAs(answer, place);
  const { listed = [], said, of = [], once } = place.verdicts ?? {};
  const same = listed.find((one) => inOrder(one.answer) === inOrder(answer));
  if (same) return same;
  const presses = pressesOf(answer);
  const odd = [...new Set(presses)].filter((mask) => presses.filter((one) => one === mask).length % 2);
  if (!of.length) { // a detour that makes the same cells is the same answer, where presses do not count
    const made = once || place.fewest !== null ? null : inOrder(answerOf(odd));
    return listed.find((one) => inOrder(one.answer) === made) ?? null;
  }
  if (once && odd.length < presses.length) return null;
  const open = openMasks(place);
  return said[of[odd.reduce((choice, mask) => choice + 2 ** open.indexOf(mask), 0)]];
}

// The masks that can be pressed: all but those of given cells.
const openMasks = ({ masks, places, fixed = [] }) =>
  masks.map((_, mask) => mask).filter((mask) => !fixed.includes(places?.[mask] ?? mask));

// Whether a page knows what to say to some answers that are typed, or on a board to each single press.
export function knowsWays(place) {
  const { kind, verdicts } = place;
  if (kind === "press") return openMasks(place).every((mask) => known(place, answerOf([mask])));
  const isToldOf = Boolean(verdicts?.listed.length || place.numbers || place.matrix);
  return ["field", "words"].includes(kind) && isToldOf;
}

// Blanks at the ends, around brackets and commas, and beyond the first do not matter.
const withoutBlanks = (text) => wordsOf(text).replace(/ ?([()[\],;]) ?/g, "$1");

// The numbers of a flat list, however it is written, or null: [3, 3], (3, 3), 3,3 and 3 3 are one answer.
// But 11 10 is two rows of bits.
function listOf(text) {
  const bare = text.trim().replace(/^\[(.*)\]$/s, "$1");
  const inner = (bare === text.trim() ? bare.replace(/^\(([^()]*,[^()]*)\)$/s, "$1") : bare).trim();
  const parts = inner.split(inner.includes(",") ? "," : /\s+/).map((part) => part.trim());
  const isBits = !inner.includes(",") && parts.every((part) => /^[01]{2,}$/.test(part));
  const isList = !isBits && parts.length > 1 && parts.every((part) => /^-?(0|[1-9]\d*)$/.test(part));
  return isList ? parts.join(" ") : null;
}

// Where all the answers are four bits or more, these may stand together: 0110 is 0 1 1 0.
const isBits = ({ answer }) => /^[01]( [01]){3,}$/.test(listOf(answer) ?? "");
const bitsOf = (text, listed) =>
  (/^\s*[01]{4,}\s*$/.test(text) && listed.every(isBits) ? [...text.trim()].join(" ") : null);

// A word alone, which is no answer in a field, as Python says, too.
function asWord(answer) {
  const word = /^\s*(\p{L}{2,})\s*$/u.exec(answer)?.[1];
  if (!word || ["True", "False", "None"].includes(word)) return null;
  return {
    solved: false, message: `“${word}” is a word. Write a number, a list, or an expression of Python.`,
  };
}

// A number that no right answer can be, as Python says, too. From 16 digits on, Python counts them.
function outside(answer, { bounds, wanted }) {
  if (!bounds || !/^\s*-?(0|[1-9]\d{0,14})\s*$/.test(answer)) return null;
  const [number, [least, greatest]] = [Number(answer), bounds];
  if (number >= least && number <= greatest) return null;
  return { solved: false, message: `${number} is too ${number < least ? "small" : "large"}. ${wanted}` };
}

// The number of "det = 8" and of "row 129".
const bareNumber = (answer) => /^\s*\p{L}+\s*[\s=]\s*(\d{1,9})[\s.]*$/u.exec(answer)?.[1] ?? answer;

// What is said to a whole number or a square matrix of bits, where the page is told of all of them.
function saidToAll(answer, place) {
  const { numbers, matrix, verdicts } = place;
  if (!verdicts || (!numbers && !matrix)) return null; // a Python beside the page decides
  const number = numbers ? valueOf(answer) : bitsOfMatrix(answer, matrix);
  const said = verdicts.said[verdicts.of[number - (numbers?.[0] ?? 0)]];
  if (!said && matrix) return ofOtherSize(answer, place);
  return said ? { ...said, message: said.message.replaceAll("{number}", number) } : null;
}

// Bits, however they are written, which are too few or too many for the matrix.
function ofOtherSize(answer, { matrix, wanted }) {
  const count = /^[01\s,;()[\]]+$/.test(answer) ? answer.replace(/[^01]/g, "").length : 0;
  if (!wanted || !count || count === matrix ** 2) return null;
  return { solved: false, message: `You gave ${plural(count, "number")}. ${wanted}` };
}

// The value of a sum of products of powers of whole numbers, such as 2**7 + 1.
function valueOf(text) {
  if (!/^\s*(0|[1-9]\d{0,8})(\s*(\*\*|[-+*])\s*(0|[1-9]\d{0,8}))*\s*$/.test(text)) return NaN;
  const power = (factor) => factor.split("^").map(Number).reduceRight((exponent, base) => base ** exponent);
  const times = (term) => term.split("*").map(power).reduce((left, right) => left * right);
  const terms = text.replaceAll("**", "^").replaceAll("-", "+-").split("+");
  return terms.map((term) => (term[0] === "-" ? -times(term.slice(1)) : times(term)))
    .reduce((left, right) => left + right);
}

// The number whose binary digits are a matrix, as [[1, 1], [0, 1]], as 11 01, or with a row in each line.
function bitsOfMatrix(text, size) {
  const row = `[01](?:\\s*,\\s*[01]){${size - 1}}`;
  const isList = new RegExp(`^\\s*\\[\\s*\\[${row}\\](?:\\s*,\\s*\\[${row}\\]){${size - 1}}\\s*\\]\\s*$`);
  const isRows = new RegExp(`^\\s*[01]{${size}}(?:\\s+[01]{${size}}){${size - 1}}\\s*$`);
  const isKnown = isList.test(text) || isRows.test(text);
  return isKnown ? parseInt(text.replace(/[^01]/g, ""), 2) : NaN;
}

function listedAs(given, { verdicts }) {
  const answer = given.replaceAll("\u2212", "-"); // the sign that pages print
  const listed = verdicts?.listed ?? [];
  const [text, numbers] = [withoutBlanks(answer), listOf(answer) ?? bitsOf(answer, listed)];
  const isSame = (one) =>
    withoutBlanks(one.answer) === text || (numbers !== null && listOf(one.answer) === numbers);
  return listed.find(isSame) ?? null;
}

// What a page says by itself to an answer that it can decide; null where the answer is more than numbers.
export const decided = (place, answer) => known(place, answer)
  ?? (place.above ? nextRow(place, answer) : judged(place, pressesOf(answer)));

// The next row of a table: each number is the least one that stands neither to its left nor above it.
function nextRow(place, answer) {
  if (!/^\s*[[(]?[-\d\s,;]*[\])]?\s*$/.test(answer)) return null;
  const given = (answer.match(/-?\d+/g) ?? []).map(Number);
  if (given.length !== place.above[0].length) {
    const list = given.length > 1 ? `a list of ${plural(given.length, "number")}` : "one number";
    return { solved: false, message: `You gave ${list}. ${place.wanted}` };
  }
  const placeOf = (column, number) => {
    if (place.above.some((row) => row[column] === number)) return "above";
    return given.slice(0, column).includes(number) ? "to the left" : null;
  };
  for (const [column, number] of given.entries()) {
    let least = 0;
    while (placeOf(column, least)) least += 1;
    if (number !== least) {
      const taken = placeOf(column, number);
      const free = `But ${least} is smaller, and it stands neither to the left nor above.`;
      const why = taken ? `But it stands ${taken} already.` : free;
      const advice = number < 0 ? "But no number of the table is less than 0." : why;
      return { solved: false, message: `Column ${column}: you say ${number}. ${advice}` };
    }
  }
  return { solved: true, message: "Every number is the least one that was free." };
}

// Presses in another order are the same answer.
const inOrder = (answer) => pressesOf(answer).sort((a, b) => a - b).join(" ");

const asStart = (words) => `${words[0].toUpperCase()}${words.slice(1)}`;

// Why presses are too many, where a mask was pressed again.
function cancelText(presses) {
  const again = [...new Set(presses.filter((one, i) => presses.indexOf(one) < i))].sort((a, b) => a - b);
  if (!again.length) return "";
  const were = again.length === 1 ? "was" : "were";
  return ` ${asStart(numbered("mask", again))} ${were} pressed more than once.`
    + " Two presses of one mask cancel, even with others between them.";
}

function judged(place, presses) {
  const away = differing(cellsAfter(place.start, place.masks, presses), place.goal.flat());
  if (away.length && place.otherwise) return { solved: false, message: place.otherwise };
  if (away.length) {
    const isSmall = place.goal.flat().length <= NAMED && !place.holes?.length;
    const which = isSmall ? asStart(numbered("cell", away)) : plural(away.length, "cell");
    const verb = away.length === 1 ? "is" : "are";
    return { solved: false, message: `${which} ${verb} not yet as the task asks.` };
  }
  const count = plural(presses.length, "press");
  if (place.fewest !== null && presses.length > place.fewest) {
    const enough = `${plural(place.fewest, "press")} ${place.fewest === 1 ? "is" : "are"} enough`;
    const message = `That is the board, but in ${count}: ${enough}.${cancelText(presses)}`;
    return { solved: false, message };
  }
  return { solved: true, message: `That is the board, in ${count}.${cancelText(presses)}` };
}

// What help there is next: a hint if one is left, and whether to ask first before the solution.
export function helpOf({ hints }, { opened, tries, showsSolution, isSolved }) {
  const left = hints.length - opened;
  return {
    hint: left ? `Hint ${opened + 1} of ${hints.length}` : null,
    solution: showsSolution ? "Hide the solution" : "Solution",
    question: left && tries < TRIES && !showsSolution && !isSolved ? questionOf(left) : null,
  };
}

function questionOf(left) {
  const are = left === 1 ? "One hint is" : `${left} hints are`;
  return `${are} left. Would you rather see the solution now?`;
}

export function progressOf(names, isDone) {
  const done = names.filter(isDone).length;
  return { done, text: `${done} of ${names.length} done` };
}

// A reply as it may be shown, or null where it is none.
export function asReply(value) {
  if (typeof value?.solved !== "boolean" || typeof value.message !== "string") return null;
  const printed = typeof value.printed === "string" ? value.printed : "";
  return { solved: value.solved, message: value.message, printed };
}
