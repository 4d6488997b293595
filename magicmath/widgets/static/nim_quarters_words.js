// What the figure of quarters says.

import { usedFor } from "./nim_quarters_state.js";

export function helpText(depth) {
  const told = depth ? "its way through the quarters stands" : "the numbers to its left and above stand";
  return `Press a place. It stays chosen, and ${told} here.`;
}

export const placeName = (row, column, value) => `row ${row}, column ${column}: ${value}`;

export function depthText(depth, size) {
  if (!depth) return `The table of ${size} rows, not cut yet.`;
  const sides = Array.from({ length: depth }, (_, i) => size >> i + 1);
  const times = ["once", "twice"][depth - 1] ?? `${depth} times`;
  return `Cut ${times}: the quarters add 0 or ${sides.join(", then 0 or ")}.`;
}

function quarterName({ isLower, isRight }) {
  return `the ${isLower ? "bottom" : "top"} ${isRight ? "right" : "left"} quarter`;
}

const listed = (numbers) => numbers.join(" ") || "nothing";

// Where the rule of the table looks, and what it finds.
const usedText = ({ left, above, least }) =>
  `To the left: ${listed(left)}. Above: ${listed(above)}. The least number that is missing is ${least}.`;

// Each number of the table, with marks where it is used up: ← to the left of the place, ↑ above it.
export function usedMarks({ left, above, least }, size) {
  return Array.from({ length: size }, (_, number) => {
    const mark = `${left.includes(number) ? "←" : ""}${above.includes(number) ? "↑" : ""}`;
    return { number, mark, isLeast: number === least };
  });
}

// The names of the rows of digits; the value is told when all its digits are there.
export const digitNames = (row, column, value) =>
  [`row ${row}`, `column ${column}`, value === null ? "the cuts add" : `the cuts add ${value}`];

export function wayText(row, column, value, quarters) {
  const start = `Row ${row}, column ${column} holds ${value}.`;
  if (!quarters.length) return `${start} ${usedText(usedFor(row, column))}`;
  const steps = quarters.map((quarter) => `${quarterName(quarter)} adds ${quarter.adds}`);
  const { half, row: y, column: x } = quarters.at(-1);
  const added = quarters.map(({ adds }) => adds);
  const rest = value - added.reduce((sum, adds) => sum + adds, 0);
  const left = half > 1 ? ` There it is row ${y}, column ${x} of a table of ${half} rows: ${rest}.` : "";
  const total = [...added, ...(half > 1 ? [rest] : [])].join(" + ");
  return `${start} In turn: ${steps.join(", ")}.${left} ${total} = ${value}.`;
}

// What a table says while a reader fills it in.
export const FILL_REST = "Fill in the rest";
export const START_AGAIN = "Start again";
export const openName = (row, column) => `row ${row}, column ${column}: not filled in`;

export const askText = (row, column) =>
  `Row ${row}, column ${column}: which third heap beside ${row} and ${column} makes the position lost?`;

export const rightText = (heaps) => `✓ ${heaps.join(", ")} is lost: each move from it leaves a won position.`;

// All moves from a position, a line for each heap.
export function movesText(heaps) {
  const name = heaps.join(", ");
  if (!Math.max(...heaps)) return `${name} is lost: no stone is left, so there is no move.`;
  const lines = heaps.flatMap((size, heap) => {
    const leave = (left) => heaps.map((one, i) => (i === heap ? left : one)).join(",\u00a0");
    const after = Array.from({ length: size }, (_, i) => leave(size - 1 - i));
    const from = `Take from the ${["first", "second", "third"][heap]} heap`;
    return size ? `${from}: leave ${after.join(" or ")}.` : [];
  });
  return [`All moves from ${name}:`, ...lines].join("\n");
}

export function refutedText(heaps, { heap, place }) {
  const wrong = `✗ ${heaps.join(", ")} is won.`;
  if (!place) {
    return `${wrong} A smaller third heap is right, and you can lower the third heap to it. Try a smaller`
      + " one.";
  }
  const left = [...place, heaps[2]];
  const taken = `Take ${heaps[heap] - left[heap]} from the ${["first", "second"][heap]} heap`;
  return `${wrong} ${taken}: you leave ${left.join(", ")}. This is lost: see row ${place[0]},`
    + ` column ${place[1]}.`;
}

export const fullText = (half) => (half
  ? `✓ Full. Each number in the right half is ${half} more than the number ${half} places to its left.`
  : "✓ The table is full. Which rule fills it in?");
