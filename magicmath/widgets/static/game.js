// The game: masks, hints, the path, opponents and new puzzles, all worked out here in the page.

import { crossedLine } from "./crossed.js";
import { keepKeys } from "./dom.js";
import { listenToKeys } from "./game_keys.js";
import { arePresses, faultOfPuzzle, standing, toldBy } from "./game_state.js";
import { GameView } from "./game_view.js";
import { answerText, hintText, puzzleText } from "./game_words.js";
import { differing, fold } from "./masks.js";
import { boardOf, follow, remembered } from "./model.js";
import { cleared } from "./presses.js";
import { pressing } from "./pressing.js";
import { LARGEST_SEED, drawPuzzle } from "./puzzle.js";
import { work } from "./slices.js";
import { solving } from "./solver.js";

const SMALL_ENOUGH_AT_ONCE = 2 ** 18;
const FOLLOWED = [
  "presses", "_start", "goal", "_undone", "_opponent", "_budget", "_seed", "_distance", "_given_up",
];
const AT_THE_GOAL = "You are at the goal.";
const HELP_WAITS = "Hints wait until you give up.";
const NOTHING = "There is nothing to press here.";
const NO_MASKS = "Cells have no masks of their own here: press a mask.";
const freshPresses = () => ({ presses: cleared().presses, _undone: cleared().undone });

class Game {
  constructor(model, el) {
    this.model = model;
    this.board = boardOf(model);
    this.solver = null;
    this.waiting = null;
    this.goodPresses = [];
    this.showsDifference = false;
    this.hasMenu = model.get("_menu");
    this.start = remembered((board) => board.flat());
    this.goal = remembered((board) => board.flat());
    this.wayTo = remembered((solver, start, goal) => solver?.solve(differing(start, goal)));
    const { masks } = this.board;
    this.standing = remembered((start, goal, presses, opponent, budget, way) =>
      standing({ start, goal, masks, presses, opponent, budget }, way));
    const { change, stop } = follow(model, FOLLOWED, () => this.update());
    this.change = change;
    const actions = this.actions(pressing(model, change));
    this.tells = { tellsReachable: model.get("_tells_reachable"), tellsFewest: model.get("_tells_fewest") };
    const tellsMasks = model.get("_tells_masks");
    const shown = { menu: this.hasMenu, timer: model.get("_timer"), triangle: model.get("_triangle") };
    const isPlain = model.get("_plain");
    const crossed = model.get("_lists_presses") ? crossedLine(model) : null;
    const has = { ...shown, ...this.tells, tellsMasks, isPlain, crossed, names: model.get("_names") ?? [] };
    this.view = new GameView(el, this.board, has, actions);
    const noDifference = tellsMasks && !isPlain ? {} : { toggleDifference() {} };
    const noHelp = { ...(tellsMasks ? {} : { hint() {} }), ...noDifference };
    listenToKeys(el, () => masks.length, { ...actions, ...noHelp });
    this.update();
    this.stopWork = this.workOutMasks();
    this.stopFollowing = stop;
  }

  // what a reader can do
  actions(presses) {
    const { places } = this.board;
    const fresh = (act) => (number) => {
      this.view.say("");
      this.view.mark();
      act(number);
    };
    const press = fresh(presses.press);
    const whyNot = places ? NOTHING : NO_MASKS;
    return {
      press,
      pressNothing: () => this.view.say(whyNot),
      undo: () => this.canUndo && fresh(presses.undo)(),
      redo: fresh(presses.redo),
      reset: fresh(presses.reset),
      hint: () => this.askForHint(),
      giveUp: () => this.withSolver(() => this.giveUp()),
      togglePath: () => (this.view.path.isOpen ? this.closePath() : this.withSolver(() => this.openPath())),
      closePath: () => this.closePath(),
      toggleDifference: () => this.toggleDifference(),
      draw: (seed, distance) => this.draw(seed, distance),
      takeFirst: () => this.takeFirst(),
      drawNext: () => this.draw((this.state.seed + 1) % (LARGEST_SEED + 1), this.state.distance),
      challenge: (_opponent) => this.change({ _opponent, _budget: null, ...freshPresses() }),
      takeNearestGoal: () => this.withSolver(() => this.takeNearestGoal()),
      say: (text) => this.view.say(text),
    };
  }

  get canUndo() {
    return this.state.presses.length > 0 && !this.state.isContest;
  }

  get mayBeHelped() {
    return this.state.isOver || !this.state.isContest;
  }

  askForHint() {
    if (!this.state.told.reachable) return this.view.say(HELP_WAITS);
    if (this.mayBeHelped) this.withSolver(() => this.hint());
  }

  workOutMasks() {
    const { masks, size } = this.board;
    return work(solving(masks, size), masks.length * size <= SMALL_ENOUGH_AT_ONCE, (solver) => {
      this.solver = solver;
      this.update();
      this.waiting?.();
      this.waiting = null;
    });
  }

  withSolver(action) {
    if (this.solver) return action();
    this.view.say("Still working out the masks…");
    this.waiting = action;
  }

  // Read the model, and work out anew only what hangs on what has changed.
  read() {
    const { model, solver } = this;
    const [start, goal] = [this.start(model.get("_start")), this.goal(model.get("goal"))];
    const [presses, undone] = [model.get("presses"), model.get("_undone")];
    const [opponent, budget] = [model.get("_opponent"), model.get("_budget")];
    const [seed, distance] = [model.get("_seed"), model.get("_distance")];
    const way = this.wayTo(solver, start, goal);
    const stands = this.standing(start, goal, presses, opponent, budget, way);
    const givenUp = model.get("_given_up");
    const tooFar = this.tooFar(stands, goal, presses.length);
    const told = toldBy({ ...this.tells, givenUp, isOver: stands.isOver });
    return {
      ...stands, isFirst: this.isFirst(start, goal), tooFar, givenUp, told, start, goal, presses, undone,
      opponent, budget, seed, distance, way, isSure: solver?.isSure, showsDifference: this.showsDifference,
    };
  }

  isFirst(start, goal) {
    const first = this.model.get("_first");
    return differing(start, first._start.flat()).length + differing(goal, first.goal.flat()).length === 0;
  }

  // How many presses are needed from here in a contest that can no longer be won; 0 in all others.
  tooFar({ cells, limit, isContest, isOver }, goal, count) {
    if (!isContest || isOver || limit === Infinity || !this.solver?.isSure) return 0;
    const needed = this.solver.solve(differing(cells, goal))?.length ?? 0;
    return needed > limit - count ? needed : 0;
  }

  update() {
    const presses = this.model.get("presses");
    if (!arePresses(presses, this.board.masks)) {
      this.model.set("presses", this.goodPresses);
      return this.view.say("The page got presses that no mask has; the board keeps its last good state.");
    }
    this.goodPresses = presses;
    this.state = this.read();
    this.view.draw(this.state);
  }

  // A shortest way from here; undefined, once said, where there is none.
  wayFromHere() {
    const way = this.solver.solve(differing(this.state.cells, this.state.goal));
    if (way) return way;
    this.view.say("No presses reach this goal.");
    return undefined;
  }

  hint() {
    const way = this.wayFromHere();
    if (!way) return;
    if (!way.length) return this.view.say(AT_THE_GOAL);
    this.view.say(hintText(way, this.board, this.hasMenu, this.state, this.view.isPlain));
    this.view.mark(way[0]);
  }

  giveUp() {
    this.change({ _given_up: true });
    this.view.say(answerText(this.state.way, this.state.isSure));
    const { hint, offer } = this.view;
    (hint.disabled ? offer : hint).focus();
  }

  // At the goal no press is left to show: there the path begins at the start.
  openPath() {
    const { cells, start, goal, way } = this.state;
    const isThere = !differing(cells, goal).length;
    const shown = isThere ? way : this.wayFromHere();
    if (!shown) return;
    if (!shown.length) return this.view.say(AT_THE_GOAL);
    const told = isThere ? `${AT_THE_GOAL} This is a way from the start.` : "";
    this.view.openPath(isThere ? start : cells, shown, told);
  }

  closePath() {
    this.view.closePath();
    this.view.showPath.focus();
  }

  toggleDifference() {
    this.showsDifference = !this.showsDifference;
    this.update();
  }

  draw(seed, distance) {
    const { masks, holes, columns } = this.board;
    const fault = faultOfPuzzle(seed, distance, LARGEST_SEED, masks);
    if (fault) return this.view.say(fault);
    this.withSolver(() => {
      const { start, goal, fewest } = drawPuzzle(this.solver, masks, holes, seed, distance);
      this.view.mark();
      this.view.say(puzzleText(seed, fewest, distance, this.tells.tellsFewest));
      const boards = { _start: fold(start, columns), goal: fold(goal, columns) };
      const { givenUp, isContest } = this.state;
      const _given_up = givenUp && (isContest || !this.tells.tellsReachable); // a drawn goal is in reach
      this.change({ ...boards, ...freshPresses(), _seed: seed, _distance: distance, _given_up });
    });
  }

  takeFirst() {
    const { givenUp, isContest } = this.state;
    this.view.mark();
    this.view.say("This is the first puzzle again.");
    const _given_up = givenUp && (isContest || !this.tells.tellsReachable);
    this.change({ ...this.model.get("_first"), ...freshPresses(), _given_up });
    this.view.newPuzzle.focus(); // the button that was pressed is hidden now
  }

  takeNearestGoal() {
    const { start, goal, cells, away } = this.state;
    const fault = this.solver.faultOf(differing(start, goal));
    const isThere = away <= fault.length; // the reader's own board is as near
    const nearest = isThere ? cells.slice() : goal.slice();
    if (!isThere) for (const cell of fault) nearest[cell] ^= 1;
    const there = isThere ? " You are there." : "";
    this.view.say(`The goal is now the nearest board that can be reached.${there}`);
    this.change({ goal: fold(nearest, this.board.columns) });
    this.view.squares[0].focus();
  }

  stop() {
    this.stopFollowing();
    this.stopWork();
    this.view.stop();
  }
}

function render({ model, el }) {
  keepKeys(el);
  const game = new Game(model, el);
  return () => game.stop();
}

export default { render };
