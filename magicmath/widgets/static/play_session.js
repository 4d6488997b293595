// What is played just now: the puzzle and all that follows from it, kept equal with the model.

import { remembered, follow } from "./model.js";
import { fromAddress, toAddress } from "./play_address.js";
import { positionsOf } from "./play_layout.js";
import { GRAPHS } from "./play_graphs.js";
import { checked } from "./play_puzzle.js";
import { masksOf } from "./play_rules.js";
import { cellsOf } from "./play_state.js";
import { cleared, pressed, pressedAgain, takenBack } from "./presses.js";

const MOST_BEFORE = 50;

function graphOf({ kind, name, edges, oneWay }, count) {
  if (kind !== "graph") return null;
  return { edges, oneWay, positions: GRAPHS[name]?.positions ?? positionsOf(count, edges) };
}

// What hangs on the rule and not on the boards; `key` tells one from another.
function shapeOf(key) {
  const [rule, rows, columns, holes, colours] = JSON.parse(key);
  const { masks, places } = masksOf({ rule, rows, columns, holes, colours });
  const size = rows * columns;
  const isHole = new Array(size).fill(false);
  for (const hole of holes) isHole[hole] = true;
  return {
    key, rows, columns, size, holes, isHole, colours, masks, places,
    numberAt: new Map(places?.map((cell, number) => [cell, number])),
    graph: graphOf(rule, size),
  };
}

const keyOf = ({ rule, rows, columns, holes, colours }) =>
  JSON.stringify([rule, rows, columns, holes, colours]);

export class Session {
  // `heard()` is called after each change; `refused(sentence)` where one could not be made.
  constructor(model, heard, refused) {
    this.model = model;
    this.heard = heard;
    this.refused = refused;
    this.before = []; // addresses of the boards before each change that was no press
    this.makeShape = remembered(shapeOf);
    this.cellsAfter = remembered((start, presses, colours, shape) =>
      cellsOf({ start, presses, colours }, shape.masks));
    const { change, stop } = follow(model, ["_play"], () => this.read());
    this.tell = change;
    this.stop = stop;
    this.told = "";
    this.read();
  }

  get cells() {
    const { start, presses, colours } = this.puzzle;
    return this.cellsAfter(start, presses, colours, this.shape);
  }

  get address() {
    return this.told;
  }

  // Take what Python, another view or the saved page says.
  read() {
    const { address, undone } = this.model.get("_play");
    if (address === this.told) return this.undone === undone || this.keep(this.puzzle, this.shape, undone);
    return this.attempt(() => fromAddress(address), undone);
  }

  // Take a puzzle that `make()` returns, if its rule can be made; else say why not and keep the last.
  attempt(make, undone = []) {
    let [puzzle, shape] = [];
    try {
      puzzle = checked(make());
      shape = this.makeShape(keyOf(puzzle));
    } catch (error) {
      this.refused(error.message);
      return false;
    }
    return this.keep(puzzle, shape, undone);
  }

  keep(puzzle, shape, undone) {
    const fits = (number) => Number.isInteger(number) && number >= 0 && number < shape.masks.length;
    Object.assign(this, { puzzle, shape, undone: undone.every(fits) ? undone : [] });
    this.told = toAddress(puzzle);
    this.heard();
    return true;
  }

  // A change that is no press: it can be taken back as a whole.
  become(make) {
    const before = this.told;
    if (!this.attempt(make)) return false;
    if (before && before !== this.told) this.before = [...this.before, before].slice(-MOST_BEFORE);
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
    this.tell({ _play: { address: this.told, undone: this.undone } });
  }

  play({ presses, undone }) {
    this.keep({ ...this.puzzle, presses }, this.shape, undone);
    this.save();
  }

  get moves() {
    return { presses: this.puzzle.presses, undone: this.undone };
  }

  press(number) { this.play(pressed(this.moves, number)); }

  undo() { this.play(takenBack(this.moves)); }

  redo() { this.play(pressedAgain(this.moves)); }

  reset() { this.play(cleared()); }
}
