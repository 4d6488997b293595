// A rule in k colours as a system of equations: what its masks make up, what changes nothing, what no press
// changes. Modulo k it falls apart into one system for each prime power of k.
//
// `powers` are how a large number is told: [[prime, exponent], …].

import { bitsFrom, elimination, onesOf } from "./gf2.js";
import { ModularEchelon, modularElimination, primePowersOf } from "./play_modular.js";

const PAUSE = 64; // lists of so many patterns are made in one step

export const numberOf = (powers) =>
  powers.reduce((product, [prime, exponent]) => product * BigInt(prime) ** BigInt(exponent), 1n);
export const bitsIn = (powers) =>
  powers.reduce((sum, [prime, exponent]) => sum + exponent * Math.log2(prime), 0);

const ones = (cells) => [...cells.keys()].filter((i) => cells[i]);
const countsOf = (row, length) => {
  const counts = new Uint8Array(length);
  for (const i of onesOf(row)) counts[i] = 1;
  return counts;
};

// Modulo 2, in words of bits.
class BinaryForm {
  constructor(echelon) {
    Object.assign(this, { echelon, q: 2, prime: 2, exponent: 1, reached: echelon.rank });
  }

  get quietCount() {
    return this.echelon.nullity;
  }

  quietAt(i) {
    return { values: countsOf(this.echelon.quiet(i), this.echelon.count), order: 2 };
  }

  wayTo(cells) {
    const way = this.echelon.wayTo(ones(cells));
    return way && countsOf(way, this.echelon.count);
  }

  restOf(cells) {
    return countsOf(bitsFrom(this.echelon.reduced(ones(cells)).rest, cells.length), cells.length);
  }
}

// Modulo another power of a prime.
class ModularForm {
  constructor(echelon, { q, prime, exponent }) {
    Object.assign(this, { echelon, q, prime, exponent });
    const orders = [...echelon.pivots.keys()].filter((cell) => echelon.pivots[cell] >= 0)
      .map((cell) => q / echelon.leadOf(cell));
    this.reached = Math.round(orders.reduce((sum, order) => sum + Math.log(order) / Math.log(prime), 0));
    this.quietList = null;
  }

  // Modulo a prime the relations are a basis in echelon form already, only from the last to the first.
  * listQuiet() {
    const { echelon, q, exponent } = this;
    const [found, basis] = [[], new ModularEchelon(0, echelon.count, q)];
    for (const relation of [...echelon.relations].reverse()) {
      const values = echelon.quiet(relation);
      if (exponent > 1) basis.take(-1, values);
      else found.push({ values, order: q });
      yield null;
    }
    this.quietList = exponent > 1 ? basis.basis() : found;
  }

  get quietCount() {
    return this.quietList.length;
  }

  quietAt(i) {
    return this.quietList[i];
  }

  wayTo(cells) {
    return this.echelon.wayTo(cells);
  }

  restOf(cells) {
    return this.echelon.reduced(cells).rest;
  }
}

function* formOf(masks, size, power) {
  if (power.q === 2) return new BinaryForm(yield* elimination(masks, size));
  const form = new ModularForm(yield* modularElimination(masks, size, power.q), power);
  yield* form.listQuiet();
  return form;
}

// The number that is 1 modulo q and 0 modulo the rest of k.
function oneFor(q, k) {
  const rest = k / q;
  return [...Array(q).keys()].map((times) => rest * times).find((number) => number % q === 1 % q);
}

class System {
  constructor({ k, size, masks, holes }, forms) {
    Object.assign(this, { k, size, masks, holes, forms });
    const isHole = new Set(holes);
    this.cells = Array.from({ length: size }, (_, cell) => cell).filter((cell) => !isHole.has(cell));
    this.count = masks.length;
    this.reachable = forms.map(({ prime, reached }) => [prime, reached]);
    this.boards = forms.map(({ prime, exponent }) => [prime, exponent * this.cells.length]);
    this.solutions = forms.map(({ prime, exponent, reached }) => [prime, exponent * this.count - reached]);
    this.backwards = null;
  }

  get isAlwaysSolvable() {
    return this.reachable.every(([, exponent], i) => exponent === this.boards[i][1]);
  }

  get quietCount() {
    return this.forms.reduce((sum, { quietCount }) => sum + quietCount, 0);
  }

  get testCount() {
    return this.backwards ? this.backwards.reduce((sum, { quietCount }) => sum + quietCount, 0) : 0;
  }

  // Choices that change nothing, at most so many; all others are sums of multiples of them.
  * quiet(most = Infinity) {
    return yield* this.generators(this.forms, most, (values) => values);
  }

  // Weights of cells whose sum modulo k no press changes. They are what changes nothing when masks and cells
  // change places; both are turned round, so that the last weight of one is 0 in each other.
  * tests(most = Infinity) {
    if (this.isAlwaysSolvable) return [];
    if (!this.backwards) this.backwards = yield* this.turned();
    return yield* this.generators(this.backwards, most, (values) => {
      const weights = new Uint8Array(this.size);
      values.forEach((value, i) => { weights[this.cells.at(-1 - i)] = value; });
      return weights;
    });
  }

  * turned() {
    const { masks, count, size, cells, k } = this;
    const across = Array.from({ length: size }, () => []);
    masks.forEach((mask, number) => { for (const cell of mask) across[cell].push(count - 1 - number); });
    const rows = [...cells].reverse().map((cell) => across[cell]);
    const forms = [];
    for (const power of primePowersOf(k)) forms.push(yield* formOf(rows, count, power));
    return forms;
  }

  * generators(forms, most, asWritten) {
    const found = [];
    for (const form of forms) {
      for (let i = 0; i < form.quietCount && found.length < most; i++) {
        const { values, order } = form.quietAt(i);
        found.push({ values: asWritten(values.map((value) => value * (this.k / form.q))), order });
        if (i % PAUSE === 0) yield null;
      }
    }
    return found;
  }

  // Put together what is found modulo each prime power; null where one of them finds nothing.
  together(parts) {
    if (parts.includes(null)) return null;
    const sums = new Array(parts[0].length).fill(0);
    this.forms.forEach(({ q }, i) => {
      const one = oneFor(q, this.k);
      parts[i].forEach((value, j) => { sums[j] += one * value; });
    });
    return Uint8Array.from(sums, (sum) => sum % this.k);
  }

  // How often to press each mask for a difference of boards, in some way; null where no presses do.
  wayTo(difference) {
    return this.together(this.forms.map((form) => form.wayTo(difference.map((value) => value % form.q))));
  }

  // What to take away from a difference that is not made up, so that it is; white where it is made up.
  restOf(difference) {
    return this.together(this.forms.map((form) => form.restOf(difference.map((value) => value % form.q))));
  }
}

export function* systemOf(rule) {
  const forms = [];
  for (const power of primePowersOf(rule.k)) forms.push(yield* formOf(rule.masks, rule.size, power));
  return new System(rule, forms);
}
