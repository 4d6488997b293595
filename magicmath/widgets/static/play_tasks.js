// The questions that can be asked of a rule, by name. Each is a generator: it yields how much is done, from
// 0 to 1 or null, and returns plain data.

import { distanceCounts } from "./play_distances.js";
import { nearest } from "./play_nearest.js";
import { orderOf, periodOf } from "./play_order.js";
import { atLeastFor, isQuick, isSearched, shortest } from "./play_search.js";
import { systemOf } from "./play_system.js";

const SHOWN = 64; // patterns told of a list, unless more are asked for

function* rule(system, { most = SHOWN }) {
  const { k, count, cells, reachable, boards, solutions, isAlwaysSolvable } = system;
  const quiet = yield* system.quiet(most);
  const tests = yield* system.tests(most);
  const isPrime = boards.length === 1 && boards[0][1] === cells.length;
  return {
    k, masks: count, cells: cells.length, reachable, boards, solutions, isAlwaysSolvable,
    rank: isPrime ? reachable[0][1] : null,
    quiet, quietCount: system.quietCount, tests, testCount: system.testCount,
  };
}

const differenceOf = ({ k }, start, goal) => goal.map((value, cell) => (value - start[cell] + k) % k);

function* way(system, { start, goal, most = SHOWN }) {
  const difference = differenceOf(system, start, goal);
  const presses = system.wayTo(difference);
  if (!presses) return yield* refusal(system, difference, goal, most);
  const { solutions } = system;
  const told = { isSolvable: true, solutions, isSearched: isSearched(system) };
  if (isQuick(system)) return { ...told, ...(yield* shortest(system, presses, difference)) };
  const total = presses.reduce((sum, times) => sum + times, 0);
  const atLeast = yield* atLeastFor(system, presses, difference);
  return { ...told, presses, total, atLeast, isProved: total === atLeast };
}

function* refusal(system, difference, goal, most) {
  const { k } = system;
  const tests = yield* system.tests();
  const failed = tests.filter(({ values }) =>
    values.reduce((sum, weight, cell) => (sum + weight * difference[cell]) % k, 0));
  const { change, isProved } = yield* nearest(system, difference);
  const board = goal.map((value, cell) => (value - change[cell] + k) % k);
  const changes = change.reduce((sum, value) => sum + (value > 0), 0);
  return {
    isSolvable: false, failed: failed.slice(0, most), failedCount: failed.length,
    nearest: board, changes, isNearest: isProved,
  };
}

function* shortestWay(system, { start, goal }) {
  const difference = differenceOf(system, start, goal);
  const presses = system.wayTo(difference);
  return presses && (yield* shortest(system, presses, difference));
}

const TASKS = {
  rule, way, shortest: shortestWay, distances: distanceCounts, order: orderOf,
  period: (system, { pattern }) => periodOf(system, pattern),
};

// Questions about one rule after another; the equations of the last one are kept.
export class Tasks {
  constructor() {
    this.rule = null;
    this.system = null;
  }

  * answer(question, rule) {
    if (this.rule !== rule) {
      this.system = yield* systemOf(rule);
      this.rule = rule;
    }
    return yield* TASKS[question.name](this.system, question);
  }
}
