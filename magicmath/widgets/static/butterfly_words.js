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

export const binary = (i, n) => i.toString(2).padStart(levelCount(n), "0");

export function nodeName([level, i], n, bit) {
  const value = bit === null ? "not worked out yet" : bit;
  const where = level === 0 ? "item" : level === levelCount(n) ? "output" : `level ${level}, place`;
  return `${where} ${i}, ${binary(i, n)}, ${value}`;
}

const many = (numbers, n) => `${numbered("item", numbers)}: ${listed(numbers.map((i) => binary(i, n)))}`;

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
    const name = `After level ${at}, place ${i} = ${digits}`;
    const what = sources.length === 1 ? `still holds item ${i}` : `sums ${many(sources, n)}`;
    return `${name} ${what}.${value}`;
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

