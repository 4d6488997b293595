// What is played just now: the puzzle and all that follows from it, kept equal with the model.

import { remembered, follow } from "./model.js";
import { fromAddress, toAddress } from "./play_address.js";
import { positionsOf } from "./play_layout.js";
import { GRAPHS } from "./play_graphs.js";
import { checked } from "./play_puzzle.js";
import { Refusal } from "./play_refusal.js";
import { masksOf } from "./play_rules.js";
import { cellsOf, puzzleOf, stamp } from "./play_state.js";
import { sentence } from "./play_words.js";
import { cleared, pressed, pressedAgain, takenBack } from "./presses.js";

const MOST_BEFORE = 50;

const inUnit = (place) => place.map((part) => (part + 1) / 2); // named graphs have places from -1 to 1

function graphOf({ kind, name, edges, oneWay }, count) {
  if (kind !== "graph") return null;
  const positions = GRAPHS[name] ? GRAPHS[name].positions.map(inUnit) : positionsOf(count, edges);
  return { edges, oneWay, positions };
}

const keyOf = ({ rule, rows, columns, holes, colours }) =>
  JSON.stringify([rule, rows, columns, holes, colours]);

// What hangs on the rule of a checked puzzle and not on its boards; `key` tells one from another.
export function shapeOf(puzzle, key = keyOf(puzzle)) {
  const { rule, rows, columns, holes, colours } = puzzle;
  const { masks, places } = masksOf(puzzle);
  const size = rows * columns;
  const isHole = new Array(size).fill(false);
  for (const hole of holes) isHole[hole] = true;
  return {
    key, rows, columns, size, holes, isHole, colours, masks, places,
    numberAt: new Map(places?.map((cell, number) => [cell, number])),
    isFractal: rule.kind === "named" && rule.name === "fractal" && !holes.length && colours === 2,
    isSquare: places !== null && masks.length === size - holes.length,
    graph: graphOf(rule, size), rule: { k: colours, size, masks, holes },
  };
}

const isEqual = (one, other) => one.length === other.length && one.every((value, i) => value === other[i]);

export class Session {
  // `heard()` is called after each change; `refused(sentence)` where one could not be made.
  constructor(model, heard, refused) {
    Object.assign(this, { model, heard, refused, address: "", undone: [], shape: null });
    this.before = []; // addresses of the boards before each change that was no press
    this.cellsAfter = remembered((start, presses, colours, shape) =>
      cellsOf({ start, presses, colours }, shape.masks));
    const { change, stop } = follow(model, ["_play"], () => this.read());
    this.tell = change;
    this.stop = stop;
    if (!this.read()) this.attempt(() => puzzleOf(stamp("lights_out"), 5, 5));
  }

  get cells() {
    const { start, presses, colours } = this.puzzle;
    return this.cellsAfter(start, presses, colours, this.shape);
  }

  // Take what Python, another view or the saved page says.
  read() {
    const { address, undone } = this.model.get("_play");
    return this.attempt(() => (address === this.address ? this.puzzle : fromAddress(address)), undone);
  }

  // Take a puzzle that `make()` returns, if its rule can be made; else say why not and keep the last.
  attempt(make, undone = []) {
    try {
      const puzzle = checked(make());
      const key = keyOf(puzzle);
      const shape = this.shape?.key === key ? this.shape : shapeOf(puzzle, key);
      this.keep(puzzle, shape, undone);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refused(sentence(error.message));
      return false;
    }
    this.heard();
    return true;
  }

  keep(puzzle, shape, undone) {
    const address = toAddress(puzzle);
    const fits = (number) => Number.isInteger(number) && number >= 0 && number < shape.masks.length;
    for (const name of ["start", "goal"]) { // the same board is the same object
      if (this.puzzle && isEqual(puzzle[name], this.puzzle[name])) puzzle[name] = this.puzzle[name];
    }
    Object.assign(this, { puzzle, shape, address, undone: undone.every(fits) ? undone : [] });
  }

  // A change that is no press: it can be taken back as a whole.
  become(make) {
    const before = this.address;
    if (!this.attempt(make)) return false;
    if (before !== this.address) this.before = [...this.before, before].slice(-MOST_BEFORE);
    this.save();
    return true;
  }

  takeBack() {
    const address = this.before.at(-1);
    if (!address) return;
    this.before = this.before.slice(0, -1);
    if (this.attempt(() => fromAddress(address))) this.save();
  }

  save() {
    this.tell({ _play: { address: this.address, undone: this.undone } });
  }

  play({ presses, undone }) {
    if (this.attempt(() => ({ ...this.puzzle, presses }), undone)) this.save();
  }

  get moves() {
    return { presses: this.puzzle.presses, undone: this.undone };
  }

  press(number) { this.play(pressed(this.moves, number)); }

  undo() { this.play(takenBack(this.moves)); }

  redo() { this.play(pressedAgain(this.moves)); }

  reset() { this.play(cleared()); }
}
