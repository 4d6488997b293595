// A column of a Kronecker product that is covered: each cell is shown when the reader has come to it.

import { entry } from "./kronecker_state.js";

export class Cover {
  constructor(column) {
    Object.assign(this, { column, levels: null, rows: new Set() });
  }

  // The reader looks at a cell. In a matrix of another size all is covered again.
  look({ levels, cell }) {
    if (levels !== this.levels) this.rows.clear();
    this.levels = levels;
    if (cell?.[1] === this.column) this.rows.add(cell[0]);
  }

  hides = (i, j) => j === this.column && !this.rows.has(i);

  // The rows of the 1s that were found, and how many there are.
  get found() {
    return [...this.rows].filter((i) => entry(i, this.column)).sort((a, b) => a - b);
  }

  get count() {
    const rows = Array.from({ length: 2 ** this.levels }, (_, i) => i);
    return rows.filter((i) => entry(i, this.column)).length;
  }
}
