// Tests of a graph that the reader gives a node of their own, one after the other.

import { alikeOf } from "./change_counts_state.js";

// All tests, as bits: the sums of independent ones, but the empty sum.
export function allTests(quiet, size) {
  return alikeOf(quiet, new Array(size).fill(0)).filter((bits) => bits.includes(1));
}

// A test without the nodes that are chosen already, or null where each test has one of them.
export const testWithout = (tests, found) =>
  tests.find((bits) => found.every(({ own }) => !bits[own])) ?? null;

// Take a test with this node as its own. It is added to each of the tests before it that have this node, too:
// `added` holds their numbers. It has none of their own nodes, so each keeps its own.
export function withOwn(found, bits, node) {
  const added = found.flatMap((one, k) => (one.bits[node] ? [k] : []));
  const sum = (one) => one.map((bit, i) => bit ^ bits[i]);
  const before = found.map((one) => (one.bits[node] ? { ...one, bits: sum(one.bits) } : one));
  return { found: [...before, { bits, own: node }], added };
}
