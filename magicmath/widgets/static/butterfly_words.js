// What the butterfly says.

import { listed, numbered, onesOf } from "./lists.js";
import { levelCount, outputsOf, sourcesOf } from "./butterfly_state.js";

export const RULES = [
  "Each line passes a value on to the right. Where two lines meet, at ⊕, they are XORed.",
  "Press an item at the left to flip it. Point at an item to see which outputs it reaches,"
    + " and at any other node to see which items it sums.",
];

export const KEYS = "Arrow keys walk through the wiring, Home and End along a line, with Ctrl to the corners;"
  + " Space or Enter flips an item. A tap on a node does what pointing does; on an item it flips it, too.";

export const RULES_BY_HAND = [
  "Each level begins as a copy of the level before it. Tap the places whose value changes, then press Check.",
  "A place changes when its digit for this level is 1, and its partner holds a 1. The partner has a 0 in this"
    + " digit, and else the same digits. A copy of it is added.",
  "When a level is right, slanted lines show what was added. After the last level you may flip the items.",
];

export const KEYS_BY_HAND = "Arrow keys walk through the wiring, Home and End along a line, with Ctrl to the"
  + " corners; Space or Enter turns a place of the level that you make.";

export const binary = (i, n) => i.toString(2).padStart(levelCount(n), "0");

export function nodeName([level, i], n, bit, isYours = false) {
  const value = bit === null ? "not worked out yet" : `${bit}${isYours ? ", yours" : ""}`;
  const where = level === 0 ? "item" : level === levelCount(n) ? "output" : `level ${level}, place`;
  return `${where} ${i}, ${binary(i, n)}, ${value}`;
}

const many = (numbers, n) => `${numbered("item", numbers)}: ${listed(numbers.map((i) => binary(i, n)))}`;

// Which items a place holds between two levels: equal in the digits still to come, subsets in the others.
function heldText(digits, level) {
  const toCome = digits.slice(0, digits.length - level);
  return ` They begin with ${toCome}, as ${digits} does, and have no 1 outside those of ${digits}.`;
}

export function linkText(node, items, values, level) {
  const n = items.length;
  const [at, i] = node;
  const digits = binary(i, n);
  if (at === 0) {
    const reached = outputsOf(node, n);
    const why = onesOf([...digits].map(Number)).length
      ? `those with a 1 wherever ${digits} has one` : "all, for it has no 1 that they would need";
    return `Item ${i} = ${digits} reaches ${numbered("output", reached)}: ${why}.`;
  }
  const sources = sourcesOf(node, n);
  const sum = sources.map((one) => items[one]).join(" ⊕ ");
  const value = at <= level ? ` ${sum} = ${values[at][i]}.` : " Its value is not worked out yet.";
  if (at < levelCount(n)) {
    const name = `After distance ${2 ** (at - 1)}, place ${i} = ${digits}`;
    const what = sources.length === 1 ? `still holds item ${i}` : `holds the sum of ${many(sources, n)}`;
    return `${name} ${what}.${sources.length === 1 ? "" : heldText(digits, at)}${value}`;
  }
  const only = "no 1 outside those of";
  return `Output ${i} = ${digits} sums ${many(sources, n)}. They have ${only} ${digits}.${value}`;
}

export function levelText(level, n) {
  if (level === 0) return `Level 0 of ${levelCount(n)}: the items as they are.`;
  const distance = 2 ** (level - 1);
  const before = `${distance} ${distance === 1 ? "place" : "places"} before it`;
  const what = `each place whose binary digit for ${distance} is 1 has added the value ${before}`;
  const end = level === levelCount(n) ? " This is the helix transform." : "";
  return `Level ${level} of ${levelCount(n)}: ${what}.${end}`;
}

const digitFor = (level) => `the digit for ${2 ** level}`;
const named = (i, n) => `place ${i} = ${binary(i, n)}`;

export const handText = (level) =>
  `You make distance ${2 ** level} now, for ${digitFor(level)}.`
  + " It begins as a copy. Tap each place that changes, then press Check.";

// What stands beside a place of the level that is being made.
export const makingText = (i, n, level, isChanged) =>
  `You make distance ${2 ** level} now: place ${binary(i, n)} is ${isChanged ? "changed" : "still a copy"}.`
  + " For what a place holds, tap an earlier column.";

// What is wrong in a level made by hand, or that nothing is.
export function checkText(slip, items, values, level) {
  const n = items.length;
  if (!slip) {
    const isLast = level + 1 === levelCount(n);
    const next = isLast ? "All levels are done: these are the outputs. Tap one."
      : `You make distance ${2 ** (level + 1)} next.`;
    return `✓ Distance ${2 ** level} is right. The slanted lines show which values were added. ${next}`;
  }
  const { place, partner, isUntouched } = slip;
  if (isUntouched) return `Nothing is changed yet. Which places have a 1 in ${digitFor(level)}?`;
  const [own, name] = [values[level][place], `P${named(place, n).slice(1)}`];
  if (partner === null) return `${name} has a 0 in ${digitFor(level)}. Nothing is added, so it stays ${own}.`;
  const other = values[level][partner];
  return `${name} has a 1 in ${digitFor(level)}. Add its partner, ${named(partner, n)}:`
    + ` ${own} ⊕ ${other} = ${own ^ other}.`;
}
