// Linear algebra modulo a power of a prime, q. A row is a Uint8Array of numbers below q.
//
// Of two numbers modulo q one divides the other, up to a unit. So rows are brought to echelon form by
// adding multiples, as modulo a prime, when a row whose lead divides another lead takes its place. A row
// with a lead d that is no unit has a multiple, q/d times it, that begins later; that one is a row to be
// cleared too. Then what rows make up is found lead by lead (the Howell form).

const ENTRIES_A_STEP = 2 ** 20; // about a millisecond

function gcd(a, b) {
  return b ? gcd(b, a % b) : a;
}

const inverse = (a, q) => Array.from({ length: q }, (_, x) => x).find((x) => (a * x) % q === 1 % q);

export function primePowersOf(k) {
  const found = [];
  for (let prime = 2, rest = k; rest > 1; prime++) {
    let [q, exponent] = [1, 0];
    for (; rest % prime === 0; rest /= prime) [q, exponent] = [q * prime, exponent + 1];
    if (exponent) found.push({ q, prime, exponent });
  }
  return found;
}

// How a row came about: a multiple `unit` of (`factor` times a mask, or times an earlier row, less multiples
// of earlier rows).
const fromMask = (mask) => ({ mask, row: -1, factor: 1 });
const fromRow = (row, factor) => ({ mask: -1, row, factor });

export class ModularEchelon {
  constructor(count, size, q) {
    Object.assign(this, { count, size, q, spent: 0 });
    this.rows = []; // what is known of each pivot: { values, end, origin, terms, unit }
    this.pivots = new Int32Array(size).fill(-1); // the row with its lead at a cell
    this.relations = []; // origins and terms that make up nothing
    this.divisorOf = Uint8Array.from({ length: q }, (_, x) => gcd(x, q)); // of 0 it is q itself
    this.inverses = Array.from({ length: q }, (_, x) => inverse(x, q));
    this.residues = Uint8Array.from({ length: q * q }, (_, x) => x % q);
  }

  leadOf(cell) {
    return this.rows[this.pivots[cell]].values[cell];
  }

  take(number, values) {
    const waiting = [{ origin: fromMask(number), values }];
    while (waiting.length) this.clear(waiting.pop(), waiting);
  }

  // Clear a row from its first entry on; keep it if it is to lead some cell, else how it came to nothing.
  clear({ origin, values }, waiting) {
    const { size, pivots, divisorOf } = this;
    const terms = [];
    let end = 1 + values.findLastIndex((value) => value > 0);
    for (let cell = 0; cell < end; cell++) {
      if (!values[cell]) continue;
      const pivot = pivots[cell];
      if (pivot < 0 || divisorOf[values[cell]] < this.leadOf(cell)) {
        return this.place({ origin, values, terms, end }, cell, waiting);
      }
      end = Math.max(end, this.subtract(values, cell, terms));
    }
    this.relations.push({ origin, terms });
    return size;
  }

  // Take away as much of a pivot as leaves less than its lead.
  subtract(values, cell, terms) {
    const { q, residues } = this;
    const pivot = this.pivots[cell];
    const { values: others, end } = this.rows[pivot];
    const times = Math.floor(values[cell] / others[cell]);
    const factor = q - times;
    for (let i = cell; i < end; i++) values[i] = residues[values[i] + factor * others[i]];
    terms.push(pivot, times);
    this.spent += end - cell;
    return end;
  }

  place({ origin, values, terms, end }, cell, waiting) {
    const { q, rows, pivots, divisorOf, inverses } = this;
    const lead = divisorOf[values[cell]];
    const unit = inverses[values[cell] / lead];
    for (let i = cell; i < end; i++) values[i] = (values[i] * unit) % q;
    const number = rows.length;
    const former = pivots[cell];
    rows.push({ values, end, origin, terms, unit });
    pivots[cell] = number;
    if (former >= 0) waiting.push({ origin: fromRow(former, 1), values: rows[former].values });
    if (lead === 1) return;
    const factor = q / lead;
    waiting.push({ origin: fromRow(number, factor), values: values.map((value) => (value * factor) % q) });
  }

  // Write a sum of rows, and some masks, as a choice of masks.
  inMasks(times, choice) {
    const { q, rows } = this;
    for (let number = rows.length - 1; number >= 0; number--) {
      if (!times[number]) continue;
      const { origin, terms, unit } = rows[number];
      spread(origin, terms, (times[number] * unit) % q, times, choice, q);
    }
    return choice;
  }

  reduced(cells) {
    const values = Uint8Array.from(cells, (value) => value % this.q);
    const times = new Uint8Array(this.rows.length);
    const rest = new Uint8Array(this.size);
    for (let cell = 0; cell < this.size; cell++) {
      if (!values[cell]) continue;
      if (this.pivots[cell] >= 0 && values[cell] >= this.leadOf(cell)) {
        const terms = [];
        this.subtract(values, cell, terms);
        times[terms[0]] = terms[1];
      }
      rest[cell] = values[cell];
    }
    return { times, rest };
  }

  // How often to press each mask for these differences; null where no presses do.
  wayTo(cells) {
    const { times, rest } = this.reduced(cells);
    return rest.some(Boolean) ? null : this.inMasks(times, new Uint8Array(this.count));
  }

  // A choice that changes nothing; all others are sums of multiples of these.
  quiet({ origin, terms }) {
    const [times, choice] = [new Uint8Array(this.rows.length), new Uint8Array(this.count)];
    spread(origin, terms, 1, times, choice, this.q);
    return this.inMasks(times, choice);
  }

  // What the rows make up: for each lead the least row that begins there, and how many multiples of it are
  // not made up by later ones.
  basis() {
    const { q, pivots } = this;
    const led = [...pivots.keys()].filter((cell) => pivots[cell] >= 0);
    return led.map((cell) => {
      const values = this.rows[pivots[cell]].values.slice();
      for (const below of led) {
        if (below > cell && values[below] >= this.leadOf(below)) this.subtract(values, below, []);
      }
      return { values, order: q / values[cell] };
    });
  }
}

function spread({ mask, row, factor }, terms, multiple, times, choice, q) {
  if (mask >= 0) choice[mask] = (choice[mask] + factor * multiple) % q;
  else times[row] = (times[row] + factor * multiple) % q;
  for (let i = 0; i < terms.length; i += 2) {
    times[terms[i]] = (times[terms[i]] + (q - terms[i + 1]) * multiple) % q;
  }
}

export function* modularElimination(masks, size, q) {
  const echelon = new ModularEchelon(masks.length, size, q);
  for (let number = masks.length - 1; number >= 0; number--) {
    const values = new Uint8Array(size);
    for (const cell of masks[number]) values[cell] = 1;
    echelon.take(number, values);
    if (echelon.spent < ENTRIES_A_STEP) continue;
    echelon.spent = 0;
    yield 1 - number / masks.length;
  }
  return echelon;
}
