// What the algebra says, in short lines, each with one sentence why.

import { plural } from "./words.js";

const SMALL = 10n ** 15n;
const RAISED = [..."⁰¹²³⁴⁵⁶⁷⁸⁹"];

export const raised = (number) => [...String(number)].map((digit) => RAISED[digit]).join("");
export const spaced = (number) => String(number).replace(/\B(?=(\d{3})+$)/g, "\u202f");

// [[2, 23]] as 2²³ = 8 388 608; a number too long to read keeps its powers alone.
export function numberText(powers) {
  const factors = powers.filter(([, exponent]) => exponent > 0);
  if (!factors.length) return "1";
  const written = factors.map(([prime, exponent]) => (exponent === 1 ? String(prime) : prime + raised(exponent)));
  const number = factors.reduce((product, [prime, exponent]) => product * BigInt(prime) ** BigInt(exponent), 1n);
  if (factors.length === 1 && factors[0][1] === 1) return written[0];
  return number < SMALL ? `${written.join("·")} = ${spaced(number)}` : written.join("·");
}

export const NOTEBOOKS = {
  system: ["02-a-system-of-parities", "Which presses solve a puzzle?"],
  inverse: ["04-the-inverse-modulo-2", "Can you invert a matrix by hand?"],
  order: ["05-divide-by-multiplying", "When does Y come home?"],
  helix: ["07-the-helix-transform", "Can it be done without a matrix?"],
  fractal: ["08-fractal-magic", "How large can a board be?"],
  boards: ["10-any-board", "Which boards refuse, and why?"],
  colours: ["11-more-colours", "What changes in more colours?"],
};

const bookOf = ({ k }) => (k === 2 ? "boards" : "colours");

// Whether this goal can be reached, and in how few presses.
export function wayFact({ total, isProved, atLeast, isSearched }) {
  if (!total) return { head: "✓ Start and goal are the same.", why: "Nothing is to be pressed." };
  const count = plural(total, "press");
  if (!isProved) {
    const head = `✓ In reach: ${count}, the best so far.`;
    return { head, why: `It is proved that ${atLeast} are needed at least. There are too many ways to compare them all.` };
  }
  const why = isSearched ? "All solutions were compared." : `It is proved that ${atLeast} are needed.`;
  return { head: `✓ In reach: ${count}, the fewest.`, why };
}

export function refusalFact({ failedCount, changes, isNearest }, k) {
  const even = k === 2
    ? "Every mask meets a test in an even number of cells. Start and goal differ in an odd number of them."
    : `Every mask adds 0 to the weighted sum of a test, modulo ${k}. Start and goal differ in that sum.`;
  return {
    head: `✗ No presses reach this goal: ${failedCount === 1 ? "a test refuses" : `${failedCount} tests refuse`}.`,
    why: even,
    nearest: `${isNearest ? "The nearest board in reach" : "A board in reach that is near"} differs in ${plural(changes, "cell")}.`,
  };
}

export function solutionsFact({ solutions, k }) {
  const count = numberText(solutions);
  if (count === "1") return { head: "One solution.", why: "No choice of presses but the empty one changes nothing." };
  return {
    head: `${count} solutions.`,
    why: "To each solution any sum of quiet patterns can be added.", book: bookOf({ k }),
  };
}

export function rankFact({ rank, masks, cells, k }) {
  if (rank === null) return null;
  const why = rank === masks
    ? "No mask is a sum of others."
    : `${plural(masks - rank, "mask")} can be left out: ${masks - rank === 1 ? "it is a sum" : "they are sums"} of the others.`;
  const modulo = k === 2 ? "" : ` modulo ${k}`;
  return { head: `Rank ${rank}${modulo}: ${masks} masks on ${cells} cells.`, why, book: k === 2 ? "inverse" : "colours" };
}

export function reachFact({ reachable, boards, isAlwaysSolvable, k }) {
  if (isAlwaysSolvable) {
    return {
      head: `Each of the ${numberText(boards)} boards can be reached.`,
      why: "The masks make up every single cell.", book: bookOf({ k }),
    };
  }
  return {
    head: `${numberText(reachable)} of ${numberText(boards)} boards can be reached.`,
    why: "Each test that is independent of the others divides the number of boards.", book: bookOf({ k }),
  };
}

export function quietFact({ quietCount, k }) {
  if (!quietCount) return { head: "No quiet patterns.", why: "Different choices of presses make different boards." };
  return {
    head: `${plural(quietCount, "quiet pattern")}${quietCount > 1 ? ", and their sums" : ""}.`,
    why: `Press all ${quietCount > 1 ? "cells of one" : "its cells"} and nothing has changed. Try it.`, book: bookOf({ k }),
  };
}

export function testsFact({ testCount, isAlwaysSolvable, k }) {
  if (isAlwaysSolvable) return { head: "No tests.", why: "So no board is refused." };
  const told = k === 2 ? "Every mask meets it in an even number of cells: so no press changes its parity."
    : `Weigh the cells by these numbers: no press changes the sum modulo ${k}.`;
  return { head: `${plural(testCount, "test")} of a board.`, why: told, book: bookOf({ k }) };
}

// How the boards in reach lie by their distance; `counts` are big numbers or plain ones.
export function distancesFact({ counts, boards }) {
  if (!counts) {
    return {
      head: "The farthest boards are not counted here.",
      why: `There are ${numberText(boards)} in reach, more than this page compares.`,
    };
  }
  const most = counts.length - 1;
  const last = Number(counts[most]) === 1 ? "One board needs" : `${spaced(counts[most])} boards need`;
  return {
    head: `The farthest boards are ${plural(most, "press")} away.`,
    why: `${last} so many. Each bar counts the boards that are so far from one another.`,
  };
}

export function orderFact({ order, divides, why }) {
  if (order) {
    const home = order === 1n ? "Y is the identity." : `Y multiplied by itself ${spaced(order)} times is the identity.`;
    return { head: `Order ${spaced(order)}.`, why: home, book: "order" };
  }
  if (divides) return { head: `The order divides ${spaced(divides)}.`, why: why ?? "", book: "order" };
  return { head: "No power of Y is the identity.", why: why ?? "Y has no inverse.", book: "order" };
}

export const transformFact = ({ xors, presses }) => ({
  head: `The transform finds the presses with ${spaced(xors)} additions.`,
  why: `The rule is its own inverse: scanning the difference gives the ${plural(presses.reduce((a, b) => a + b, 0), "press")} without a matrix.`,
  book: "helix",
});

export const BUSY = {
  rule: "Working out the rule", way: "Looking for a way", shortest: "Comparing all solutions",
  distances: "Counting boards by distance", order: "Multiplying Y by itself", transform: "Scanning the difference",
};

export const busyText = ({ name, progress }) =>
  `${BUSY[name] ?? "Working"}…${progress === null ? "" : ` ${Math.round(100 * progress)} %`}`;
