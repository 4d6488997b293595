// What the algebra says, in short lines, each with one sentence why and the notebook that proves it.

import { numberOf } from "./play_system.js";
import { plural } from "./words.js";

const READABLE = 10n ** 15n;
const RAISED = [..."⁰¹²³⁴⁵⁶⁷⁸⁹"];

export const NOTEBOOKS = {
  system: ["02-a-system-of-parities", "Which presses solve a puzzle?"],
  inverse: ["04-the-inverse-modulo-2", "Can you invert a matrix by hand?"],
  order: ["05-divide-by-multiplying", "When does Y come home?"],
  helix: ["07-the-helix-transform", "Can a puzzle be solved without a matrix?"],
  boards: ["10-any-board", "Which boards can you make?"],
  colours: ["11-more-colours", "What changes in more colours?"],
};
const proofFor = (k) => (k === 2 ? "boards" : "colours");

const raised = (number) => [...String(number)].map((digit) => RAISED[digit]).join("");
const spaced = (number) => String(number).replace(/\B(?=(\d{3})+$)/g, "\u202f");

// A count as it is read: all its digits, or how many it has.
export function amountText(count) {
  const digits = String(count);
  if (BigInt(count) < READABLE) return spaced(count);
  return `${digits[0]}.${digits.slice(1, 3)}·10${raised(digits.length - 1)}`;
}

// [[2, 23]] as 2²³ = 8 388 608; a number too long to read keeps its powers alone.
function numberText(powers) {
  const factors = powers.filter(([, exponent]) => exponent > 0);
  if (!factors.length) return "1";
  const powerOf = ([prime, exponent]) => (exponent === 1 ? String(prime) : prime + raised(exponent));
  const written = factors.map(powerOf).join("·");
  if (factors.length === 1 && factors[0][1] === 1) return written;
  const number = numberOf(powers);
  return number < READABLE ? `${written} = ${spaced(number)}` : written;
}

export const KEPT = { head: "Whether this goal can be reached is kept back.", why: "“I give up” tells." };

// Whether this goal can be reached, and in how few presses.
export function wayFact({ total, isProved, atLeast, isSearched }) {
  const proof = "system";
  if (!total) return { head: "✓ Start and goal are the same.", why: "Nothing is to be pressed.", proof };
  const count = plural(total, "press");
  if (isProved) {
    const why = isSearched ? "All solutions were compared." : `It is proved that ${atLeast} are needed.`;
    return { head: `✓ In reach: ${count}, the fewest.`, why, proof };
  }
  const why = `At least ${atLeast} are needed, which is proved. There are too many ways to compare them all.`;
  return { head: `✓ In reach: ${count}, the best so far.`, why, proof };
}

export function refusalFact({ failedCount, changes, isNearest }, k) {
  const refuse = failedCount === 1 ? "a test refuses" : `${failedCount} tests refuse`;
  const why = k === 2
    ? "Every mask meets a test in an even number of cells. Start and goal differ in an odd number of them."
    : `Every mask adds 0 to the weighted sum of a test, modulo ${k}. Start and goal differ in that sum.`;
  const board = isNearest ? "The nearest board in reach" : "A board in reach that is near";
  return {
    head: `✗ No presses reach this goal: ${refuse}.`, why, proof: proofFor(k),
    near: `${board} differs in ${plural(changes, "cell")}.`,
  };
}

export function solutionsFact({ solutions }, k) {
  const count = numberText(solutions);
  const alone = "Only the empty choice of presses changes nothing.";
  if (count === "1") return { head: "One solution.", why: alone };
  return {
    head: `${count} solutions.`, why: "To each, any sum of quiet patterns can be added.", proof: proofFor(k),
  };
}

export function rankFact({ rank, masks, cells, k }) {
  if (rank === null) return null;
  const spare = masks - rank;
  const sums = spare === 1 ? "it is a sum" : "they are sums";
  const left = `${plural(spare, "mask")} can be left out: ${sums} of the others.`;
  const modulo = k === 2 ? "" : ` modulo ${k}`;
  return {
    head: `Rank ${rank}${modulo}: ${plural(masks, "mask")} on ${plural(cells, "cell")}.`,
    why: spare ? left : "No mask is a sum of others.", proof: k === 2 ? "inverse" : "colours",
  };
}

export function reachFact({ reachable, boards, isAlwaysSolvable, k }) {
  const proof = proofFor(k);
  if (isAlwaysSolvable) {
    const head = `Each of the ${numberText(boards)} boards can be reached.`;
    return { head, why: "The masks make up every single cell.", proof };
  }
  return {
    head: `${numberText(reachable)} of ${numberText(boards)} boards can be reached.`, proof,
    why: "Every independent test divides the number of boards.",
  };
}

export function quietFact({ quietCount, k }) {
  if (!quietCount) return { head: "No quiet patterns.", why: "Different choices make different boards." };
  const [sums, all] = quietCount > 1 ? [", and their sums", "all cells of one"] : ["", "all its cells"];
  return {
    head: `${plural(quietCount, "quiet pattern")}${sums}.`, proof: proofFor(k),
    why: `Press ${all}, and nothing has changed. Try it.`,
  };
}

export function testsFact({ testCount, isAlwaysSolvable, k }) {
  if (isAlwaysSolvable) return { head: "No tests.", why: "So no board is refused." };
  const why = k === 2 ? "Every mask meets it in an even number of cells: no press changes its parity."
    : `Weigh the cells by these numbers: no press changes the sum modulo ${k}.`;
  return { head: `${plural(testCount, "test")} of a board.`, why, proof: proofFor(k) };
}

// What a test says of a start and a goal; `weights` are those of the cells.
export function testText(name, weights, start, goal, k) {
  const differs = (cell) => start[cell] !== goal[cell];
  const sum = weights.reduce((all, weight, cell) => all + weight * (goal[cell] - start[cell] + k), 0) % k;
  const verdict = sum ? "it refuses" : "it lets them pass";
  if (k > 2) return `${name}: start and goal differ by ${sum} in its weighted sum modulo ${k}: ${verdict}.`;
  const cells = [...weights.keys()].filter((cell) => weights[cell]);
  const count = cells.filter(differs).length;
  const parity = sum ? "odd" : "even";
  const found = `${count} of its ${plural(cells.length, "cell")}, an ${parity} number`;
  return `${name}: start and goal differ in ${found}: ${verdict}.`;
}

// How the boards in reach lie by their distance; the counts are big numbers or plain ones.
export function distancesFact({ counts, boards, why }, { quietCount, masks, k }) {
  if (!quietCount) {
    const head = `The farthest board is ${plural(masks * (k - 1), "press")} away.`;
    return { head, why: "Every choice of presses makes its own board, and so does that of all masks." };
  }
  if (!counts) {
    const head = "How far the farthest boards lie is not counted here.";
    if (why === "not prime") return { head, why: "The page counts them for prime numbers of colours." };
    return { head, why: `There are ${numberText(boards)} boards to compare, more than this page takes.` };
  }
  const most = counts.length - 1;
  const farthest = Number(counts[most]) === 1 ? "One board needs" : `${amountText(counts[most])} boards need`;
  return {
    head: `The farthest boards are ${plural(most, "press")} away.`, proof: "boards",
    why: `${farthest} so many. A bar counts the boards of one distance.`,
  };
}

export const NEEDS_PYTHON = "In Python, magicmath.rules.covering_radius says more.";

export function worstText({ at_least: least, at_most: most }) {
  const away = `${plural(least, "press")} away`;
  if (least === most) return `Python: the farthest boards are ${away}, which is proved.`;
  return `Python: some board is ${away}, and none is more than ${most}.`;
}

const WHY_NO_ORDER = {
  singular: "Y has no inverse: some choice of presses is quiet.",
  primes: "Its divisors would take a large number apart into primes.",
  steps: "Further steps take too long.",
};

export function orderFact({ order, divides, multipleOf, why }) {
  const proof = "order";
  if (order) {
    const times = `Y multiplied by itself ${spaced(order)} times is the identity.`;
    return { head: `Order ${spaced(order)}.`, why: order === 1n ? "Y is the identity." : times, proof };
  }
  const told = WHY_NO_ORDER[why];
  if (divides) return { head: `The order divides ${spaced(divides)}.`, why: told, proof };
  if (multipleOf) return { head: `The order is a multiple of ${spaced(multipleOf)}.`, why: told, proof };
  return { head: "No power of Y is the identity.", why: told, proof };
}

export const stepsText = (steps, isHome) =>
  `Start·Y${raised(steps)}${isHome ? ": back where it began." : ""}`;

export function periodText({ period, divides, tail, moreThan }) {
  if (period === 1n && !tail) return "The start stays as it is.";
  const every = `every ${period === 1n ? "step" : `${spaced(period ?? 0)} steps`}`;
  if (period && tail) return `After ${plural(tail, "step")} it repeats ${every}.`;
  if (period) return `The start comes back ${every}.`;
  if (divides) return `The number of steps until it comes back divides ${spaced(divides)}.`;
  return `It does not come back in ${spaced(moreThan)} steps.`;
}

export function transformFact({ result, xors }) {
  const count = plural(result.reduce((sum, bit) => sum + bit, 0), "press");
  return {
    head: `The transform finds the presses with ${spaced(xors)} additions.`,
    why: `This rule is its own inverse: scans of the difference give the ${count} without a matrix.`,
    proof: "helix",
  };
}

const BUSY = {
  rule: "Working out the rule", way: "Looking for a way", shortest: "Comparing all solutions",
  distances: "Counting boards by distance", order: "Multiplying Y by itself",
};

export const busyText = ({ name, progress }) =>
  `${BUSY[name]}…${progress === null ? "" : ` ${Math.round(100 * progress)} %`}`;
