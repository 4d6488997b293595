// Linear algebra modulo 2. A row of bits is a Uint32Array, bit i in word i >> 5.

const WORDS_A_STEP = 2 ** 19; // about a millisecond

export const bitOf = (row, i) => (row[i >>> 5] >>> (i & 31)) & 1;
const wordsFor = (size) => (size + 31) >>> 5;

export function bitsFrom(positions, size) {
  const row = new Uint32Array(wordsFor(size));
  for (const i of positions) row[i >>> 5] ^= 1 << (i & 31);
  return row;
}

export function onesOf(row) {
  const ones = [];
  row.forEach((word, w) => {
    for (let rest = word; rest; rest &= rest - 1) ones.push(32 * w + 31 - Math.clz32(rest & -rest));
  });
  return ones;
}

export function weight(row) {
  let total = 0;
  for (let word of row) {
    word -= (word >>> 1) & 0x55555555;
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
    total += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return total;
}

// Masks in echelon form. They are taken from the last to the first. Each is cleared, cell by cell, by the
// pivots so far, and becomes a pivot itself if a 1 is left: then that is its lead. So the masks that become
// none are those which later masks make up, and these sums are the quiet choices in reduced echelon form.
//
// On the boards of most rules a mask reaches only a few rows. There nearly every mask has a lead of its own
// at once, and clearing the others is to chase the lights down the board.
class Echelon {
  constructor(count, size) {
    Object.assign(this, { count, size, words: wordsFor(size), depth: wordsFor(count), rank: 0, spent: 0 });
    this.rows = new Uint32Array(count * this.words);
    this.used = new Uint32Array(count * this.depth); // for each mask, which pivots were added to it
    this.ends = new Int32Array(count); // behind the last word of a pivot that is not 0
    this.pivots = new Int32Array(size).fill(-1); // the mask with its lead at a cell
    this.dependent = [];
  }

  get nullity() {
    return this.dependent.length;
  }

  // The cells where no mask leads.
  get free() {
    return [...this.pivots.keys()].filter((cell) => this.pivots[cell] < 0);
  }

  take(number, mask) {
    const { rows, words } = this;
    const start = number * words;
    let end = 0;
    for (const cell of mask) {
      rows[start + (cell >>> 5)] ^= 1 << (cell & 31);
      end = Math.max(end, (cell >>> 5) + 1);
    }
    this.ends[number] = end;
    const lead = this.clear(rows, start, number, this.used, number * this.depth);
    if (lead < 0) return this.dependent.unshift(number);
    this.pivots[lead] = number;
    return ++this.rank;
  }

  // Add pivots to a row until its first 1 leads none; return where that is, or -1 when nothing is left.
  // Without a number the row ends where the board does.
  clear(row, start, number, used, usedStart) {
    const { rows, words, ends, pivots } = this;
    let end = number === null ? words : ends[number];
    let lead = -1;
    for (let w = 0; w < end && lead < 0; w++) {
      for (let word = row[start + w]; word; word = row[start + w]) {
        const cell = 32 * w + 31 - Math.clz32(word & -word);
        const pivot = pivots[cell];
        if (pivot < 0) {
          lead = cell;
          break;
        }
        const pivotStart = pivot * words;
        const pivotEnd = ends[pivot];
        for (let i = w; i < pivotEnd; i++) row[start + i] ^= rows[pivotStart + i];
        used[usedStart + (pivot >>> 5)] |= 1 << (pivot & 31);
        end = Math.max(end, pivotEnd);
        this.spent += pivotEnd - w;
      }
    }
    if (number !== null) ends[number] = end;
    return lead;
  }

  // What masks make up of some cells: the choice of pivots for that, and the cells that are left over.
  reduced(cells) {
    const row = bitsFrom(cells, this.size);
    const choice = new Uint32Array(this.depth);
    const rest = [];
    for (;;) {
      const cell = this.clear(row, 0, null, choice, 0);
      if (cell < 0) return { choice, rest };
      rest.push(cell);
      row[cell >>> 5] ^= 1 << (cell & 31);
    }
  }

  // Replace each pivot of a choice by the masks that it is a sum of.
  inMasks(choice) {
    const { count, depth, used } = this;
    for (let number = 0; number < count; number++) {
      if (!bitOf(choice, number)) continue;
      const start = number * depth;
      for (let w = number >>> 5; w < depth; w++) choice[w] ^= used[start + w];
    }
    return choice;
  }

  // The choice of masks that makes up these cells, with no mask that others make up; null where none does.
  wayTo(cells) {
    const { choice, rest } = this.reduced(cells);
    return rest.length ? null : this.inMasks(choice);
  }

  // A basis of the choices that change nothing, in reduced echelon form: one of them.
  quiet(i) {
    return this.inMasks(bitsFrom([this.dependent[i]], this.count));
  }
}

// Yields now and then how much is done, so that a page can breathe; returns the finished form.
export function* elimination(masks, size) {
  const echelon = new Echelon(masks.length, size);
  for (let number = masks.length - 1; number >= 0; number--) {
    echelon.take(number, masks[number]);
    if (echelon.spent < WORDS_A_STEP) continue;
    echelon.spent = 0;
    yield 1 - number / masks.length;
  }
  return echelon;
}

// The same at once, for a few masks.
export function eliminated(masks, size) {
  const steps = elimination(masks, size);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
