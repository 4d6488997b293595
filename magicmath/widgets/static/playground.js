// The playground: any board and any rule, what the algebra says of them, and the address that holds them.

import { keepKeys } from "./dom.js";
import { listenToKeys } from "./game_keys.js";
import { standing, toldBy } from "./game_state.js";
import { Drawing, changeActions, endActions } from "./play_changing.js";
import { Doing } from "./play_doing.js";
import { Facts } from "./play_facts.js";
import { testText } from "./play_facts_words.js";
import { Iterating } from "./play_iterating.js";
import { Refusal } from "./play_refusal.js";
import { Session } from "./play_session.js";
import { shareActions } from "./play_sharing.js";
import { shortId } from "./play_short.js";
import { cellsOf, listOf } from "./play_state.js";
import { PlayView } from "./play_view.js";
import { sentence } from "./play_words.js";

const PRESS = { kind: "press" };
const FRESH = { mode: PRESS, hinted: -1, wayTo: null, givenUp: false };

class Playground {
  constructor(model, el) {
    Object.assign(this, { model, ...FRESH, opponent: "alone", showsDifference: false, isSecret: false });
    this.doing = new Doing(this);
    this.drawing = new Drawing(this);
    this.iterating = new Iterating(this);
    this.facts = new Facts(model, (isProgress) => this.hearFacts(isProgress));
    this.actions = {
      ...this.doing.actions(), ...changeActions(this), ...endActions(this), ...this.iterating.actions(),
      ...shareActions(this), choose: (told, make) => this.choose(told, make),
      pressCell: (cell, isTap) => this.tap(cell, isTap), aim: (cell) => this.aim(cell),
      isDrawing: () => this.mode.kind !== "press" && this.mode.kind !== "edges",
      stroke: (cell, isFirst) => this.drawing.stroke(cell, isFirst),
      takeNearest: (goal) => this.takeNearest(goal), lesson: (presses, text) => this.lesson(presses, text),
      showTest: (weights, name) => this.showTest(weights, name), halt: () => this.facts.halt(),
      resume: () => this.facts.resume(), askPython: () => this.facts.askPython(),
      takeWorst: (presses) => this.takeWorst(presses),
    };
    this.view = new PlayView(el, this.actions);
    listenToKeys(this.view.left, () => this.session.shape.masks.length, this.actions);
    this.session = new Session(model, () => this.update(), (text) => this.say(text));
    this.update();
    this.stopSharing = this.actions.followLocation();
  }

  tap(cell, isTap) {
    if (this.mode.kind === "press") this.doing.pressCell(cell, isTap);
    else this.drawing.tap(cell);
  }

  aim(cell) {
    this.aimMask(this.mode.kind === "press" ? this.session.shape.numberAt.get(cell) : undefined);
  }

  aimMask(number) {
    this.view.board.board.aim(this.session.shape.masks[number] ?? []);
  }

  // Progress alone changes no board.
  hearFacts(isProgress = false) {
    if (isProgress) this.view.facts.drawBusy(this.facts.told());
    else this.update();
  }

  say(text) {
    this.view.game.message.textContent = text;
  }

  set(values) {
    Object.assign(this, values);
    this.update();
  }

  // Change the puzzle; where that is refused, it is said and all stays.
  become(make) {
    this.doing.stopWalking();
    Object.assign(this, { hinted: -1, wayTo: null, givenUp: false });
    this.say("");
    return this.session.become(make);
  }

  attempt(act) {
    try {
      act();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.say(sentence(error.message));
    }
  }

  draw(mode) {
    this.set({ mode, wayTo: null, hinted: -1 });
    this.view.showBoard();
  }

  choose(told, make) {
    this.mode = PRESS;
    if (this.become(make)) this.say(told);
    this.view.showBoard();
  }

  takeNearest(goal) {
    if (this.become(() => ({ ...this.session.puzzle, goal }))) {
      this.say("The goal is now the nearest board that can be reached.");
    }
  }

  takeWorst(presses) {
    const { puzzle, shape } = this.session;
    const goal = cellsOf({ ...puzzle, presses }, shape.masks);
    if (this.become(() => ({ ...puzzle, goal, presses: [] }))) {
      this.say("The goal is now as far from the start as any board.");
    }
  }

  // Press all of a quiet pattern, to see that nothing changes.
  lesson(counts, text) {
    this.set({ ...FRESH, wayTo: { counts, from: this.session.puzzle.presses } });
    this.say(text);
    this.view.showBoard();
    this.doing.walk();
  }

  // Frame the cells of a test, and say what it finds.
  showTest(weights, name) {
    const { puzzle: { start, goal, colours } } = this.session;
    this.set(FRESH);
    this.view.showBoard(false);
    this.view.board.board.aim([...weights.keys()].filter((cell) => weights[cell]));
    this.say(testText(name, weights, start, goal, colours));
  }

  read() {
    const { puzzle, shape, cells, undone, address } = this.session;
    const { opponent, mode, showsDifference, isSecret, hinted } = this;
    const { start, goal, presses, colours } = puzzle;
    const facts = this.facts.of(puzzle, shape);
    const way = facts.way && listOf(facts.way);
    const game = { start, goal, presses, colours, masks: shape.masks, opponent, budget: null };
    const stands = standing(game, way);
    const flags = { tellsReachable: !isSecret, tellsFewest: !isSecret };
    const told = toldBy({ ...flags, givenUp: this.givenUp, isOver: stands.isOver });
    return {
      ...stands, puzzle, shape, cells, undone, address, presses, way, told, facts, opponent, mode, isSecret,
      showsDifference, hinted, isSure: facts.isProved, todo: this.wayTo ? this.doing.left() : null,
      book: this.model.get("_book"), isWalking: this.doing.walking !== null,
      shortId: () => shortId(puzzle), hasBefore: this.session.before.length > 0,
      canIterate: shape.isSquare, ...this.iterating.told(),
    };
  }

  update() {
    if (!this.session?.puzzle) return;
    if (this.wayTo && this.wayTo.counts.length !== this.session.shape.masks.length) this.wayTo = null;
    if (this.mode.kind === "mask" && this.mode.number >= this.session.shape.masks.length) this.mode = PRESS;
    if (this.mode.kind === "edges" && !this.session.shape.graph) this.mode = PRESS;
    const state = this.state = this.read();
    this.view.draw({ ...state, look: this.lookOf(state) });
    this.actions.keepLocation(state.address);
  }

  // What the board shows: the game, or what the reader draws.
  lookOf({ puzzle, shape, cells, todo, hinted }) {
    const { kind, number, picked } = this.mode;
    const { places } = shape;
    if (kind === "start" || kind === "goal") return { cells: puzzle[kind] };
    if (kind === "mask") {
      const mask = new Array(shape.size).fill(0);
      for (const cell of shape.masks[number]) mask[cell] = 1;
      return { cells: mask };
    }
    const marks = todo && places ? new Array(shape.size).fill(0) : null;
    if (marks) todo.forEach((times, i) => { marks[places[i]] = times; });
    return {
      cells, todo: marks, picked, goal: this.showsDifference ? puzzle.goal : null,
      hinted: places && hinted >= 0 ? places[hinted] : -1,
    };
  }

  stop() {
    this.session.stop();
    this.doing.stopWalking();
    this.iterating.stop();
    this.facts.stop();
    this.stopSharing();
    this.view.stop();
  }
}

function render({ model, el }) {
  keepKeys(el);
  const playground = new Playground(model, el);
  return () => playground.stop();
}

export default { render };
