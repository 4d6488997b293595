// What a reader can do to the board, its rule, its start and its goal.

import { choiceMade } from "./play_choices.js";
import { goalInReach, randomBoard } from "./play_draws.js";
import { graphFromText, masksFromMatrix, masksFromNumbers, masksFromText } from "./play_pasting.js";
import { boardFromPicture, boardFromText } from "./play_taking.js";
import { LARGEST_SEED } from "./play_puzzle.js";
import { Refusal, whole } from "./play_refusal.js";
import { fromShortId, seedId } from "./play_short.js";
import {
  blank, edgeToggled, holeToggled, inverted, maskAdded, maskRemoved, maskToggled, nodeAdded, nodeRemoved,
  own, painted, puzzleOf, recoloured, resized, stepToggled, swapped, timesRule, withBoard, withRule,
} from "./play_state.js";

export function changeActions(play) {
  const now = () => play.session.puzzle;
  const shape = () => play.session.shape;
  const become = (change) => play.become(() => change(now(), shape()));
  const numberOfMask = (number) => whole(number, "mask", 0, shape().masks.length - 1);
  return {
    draw: (mode) => play.draw(mode),
    takeBack: () => play.session.takeBack(),
    resize: (rows, columns) => become((puzzle) =>
      resized(puzzle, whole(rows, "rows", 1, 64), whole(columns, "columns", 1, 256))),
    recolour: (colours) => become((puzzle) => recoloured(puzzle, colours)),
    chooseRule: (choice) => become((puzzle) => chosen(puzzle, choiceMade(choice, puzzle, shape()))),
    bend: (surface) => become((puzzle) => withRule(puzzle, { ...puzzle.rule, surface })),
    toggleStep: (step) => become((puzzle) => withRule(puzzle, own(...stepToggled(puzzle.rule, step)))),
    seedRule: (seed) => become((puzzle) => withRule(puzzle, { kind: "random", seed })),
    turn: (oneWay) => become((puzzle) => withRule(puzzle, { ...puzzle.rule, name: null, oneWay })),
    addNode: () => become(nodeAdded),
    removeNode: () => become(nodeRemoved),
    drawMask: (number) => play.attempt(() => play.draw({ kind: "mask", number: numberOfMask(number) })),
    addMask: () => become(maskAdded),
    removeMask: (number) => become((puzzle) => maskRemoved(puzzle, shape(), numberOfMask(number))),
    pasteEdges: (text) => become((puzzle) => withGraph(puzzle, graphFromText(text))),
    pasteMasks: (text, kind) => become((puzzle) => PASTED[kind](text, puzzle)),
  };
}

function chosen(puzzle, { rule, size }) {
  if (!size) return withRule(puzzle, rule);
  const [rows, columns] = size;
  if (rows === puzzle.rows && columns === puzzle.columns) return withRule(puzzle, rule);
  return { ...resized({ ...puzzle, holes: [], rule }, rows, columns), rule };
}

function withGraph(puzzle, { nodes, edges, oneWay }) {
  return chosen(puzzle, { rule: { kind: "graph", name: null, edges, oneWay }, size: [1, nodes] });
}

const ofMasks = (masks, { rows, columns, colours }) =>
  puzzleOf({ kind: "masks", masks, places: null }, rows, columns, { colours });

const PASTED = {
  text(text, { colours }) {
    const { masks, rows, columns } = masksFromText(text);
    return ofMasks(masks, { rows, columns, colours });
  },
  numbers: (text, puzzle) => ofMasks(masksFromNumbers(text, puzzle.rows, puzzle.columns), puzzle),
  matrix: (text, puzzle) => ofMasks(masksFromMatrix(text, puzzle.rows, puzzle.columns), puzzle),
};

// The puzzle that has a short id for these numbers; null where none is drawn so.
function shortPuzzle({ rule, rows, columns, colours, holes }, seed, distance) {
  if (colours > 2 || holes.length) return null;
  try {
    return fromShortId(seedId({ rule, rows, columns }, seed, distance));
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

export function endActions(play) {
  const now = () => play.session.puzzle;
  const become = (change) => play.become(() => change(now(), play.session.shape));
  const drawn = () => Math.floor(Math.random() * (LARGEST_SEED + 1));
  return {
    clear: (end) => become((puzzle) => withBoard(puzzle, end, blank(puzzle))),
    invert: (end) => become((puzzle) => inverted(puzzle, end)),
    scatter: (end) => become((puzzle) => withBoard(puzzle, end, randomBoard(puzzle, drawn()))),
    swap: () => become(swapped),
    drawPuzzle: (seed, count) => become((puzzle, { masks }) => {
      whole(seed, "puzzle number", 0, LARGEST_SEED);
      whole(count, "presses", 1, masks.length);
      const known = shortPuzzle(puzzle, seed, count);
      if (known) return known;
      const start = randomBoard(puzzle, seed);
      return { ...puzzle, start, goal: goalInReach(puzzle, masks, start, seed, count), presses: [] };
    }),
    iterate: () => become((puzzle, shape) =>
      withBoard(puzzle, "start", timesRule(puzzle.start, shape, puzzle.colours))),
    readBoard: (end, text) => become((puzzle) => withBoard(puzzle, end, boardFromText(text, puzzle))),
    async readPicture(end, file, level) {
      try {
        const board = await boardFromPicture(file, now(), level);
        become((puzzle) => (board.length === puzzle.start.length ? withBoard(puzzle, end, board) : puzzle));
      } catch (error) {
        play.say(error.message);
      }
    },
  };
}

// A tap on the board, or the next cell of a stroke, while the reader draws.
export class Drawing {
  constructor(play) {
    this.play = play;
    this.value = 1;
  }

  tap(cell) {
    this.isIn = this.holds(cell);
    this.value = this.nextValue(cell);
    this.apply(cell);
  }

  stroke(cell, isFirst) {
    if (this.play.mode.kind === "edges") return;
    if (isFirst) this.tap(cell);
    else if (this.needs(cell)) this.apply(cell);
  }

  nextValue(cell) {
    const { puzzle } = this.play.session;
    const { kind } = this.play.mode;
    return kind === "start" || kind === "goal" ? (puzzle[kind][cell] + 1) % puzzle.colours : 0;
  }

  holds(cell) {
    const { mode, session: { puzzle, shape } } = this.play;
    return mode.kind === "mask" ? shape.masks[mode.number].includes(cell) : puzzle.holes.includes(cell);
  }

  needs(cell) {
    const { mode, session: { puzzle } } = this.play;
    const board = puzzle[mode.kind];
    const isBoard = mode.kind === "start" || mode.kind === "goal";
    return isBoard ? board[cell] !== this.value : this.holds(cell) === this.isIn;
  }

  apply(cell) {
    const { play } = this;
    const { kind, number } = play.mode;
    if (kind === "edges") return this.join(cell);
    play.become(() => {
      const { puzzle, shape } = play.session;
      if (kind === "holes") return holeToggled(puzzle, cell);
      if (kind === "mask") return maskToggled(puzzle, shape, number, cell);
      return painted(puzzle, kind, cell, this.value);
    });
  }

  join(node) {
    const { picked } = this.play.mode;
    const isSecond = picked >= 0 && picked !== node;
    if (isSecond) this.play.become(() => edgeToggled(this.play.session.puzzle, picked, node));
    this.play.draw({ kind: "edges", picked: isSecond || picked === node ? -1 : node });
  }
}

