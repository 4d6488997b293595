// What the page shows of a game.

import { frame } from "./aim.js";
import { LARGE, captioned, describe, dig, grid, nameSquare, showBits, still, write } from "./cells.js";
import { button, make } from "./dom.js";
import { fields, folded, labelled, rulesPanel } from "./forms.js";
import { GameTriangle } from "./game_triangle.js";
import {
  CALM_KEYS, KEYS, OPPONENTS, PLAIN_KEYS, PLAIN_SHOWN, rivalText, rulesOf, scoreText,
} from "./game_words.js";
import { menu } from "./menu.js";
import { PathPanel } from "./path.js";
import { pressButtons } from "./pressing.js";
import { LARGEST_SEED } from "./puzzle.js";
import { showFirst } from "./show_first.js";
import { timer } from "./timer.js";

class Picture {
  constructor(label, { size, columns, holes }) {
    this.board = still(new Array(size).fill(0), columns, label, holes);
    this.squares = [...this.board.children];
    this.place = captioned(label, this.board);
    this.shown = null;
    this.draw = (cells) => {
      if (this.shown === cells) return;
      this.shown = showBits(this.squares, columns, cells, this.shown);
      this.board.setAttribute("aria-label", `${label}: ${describe(cells, columns, holes)}`);
    };
  }
}

function setUpPanel({ masks }, { draw, challenge }) {
  const number = (min, max) => make("input", { type: "number", min, max, step: 1, required: true });
  const [seed, distance] = [number(0, LARGEST_SEED), number(1, masks.length)];
  const option = ([value, { name }]) => make("option", { value, textContent: name });
  const options = Object.entries(OPPONENTS).map(option);
  const opponent = make("select", { onchange: () => challenge(opponent.value) }, ...options);
  const form = fields(
    () => draw(Number(seed.value || "x"), Number(distance.value || "x")),
    labelled("Puzzle number", seed), labelled("Presses a new puzzle needs", distance),
  );
  const against = make("div", { className: "mm-tools" }, labelled("Play against", opponent));
  const panel = folded("Choose a puzzle and an opponent", form, against);
  return { panel, seed, distance, opponent };
}

export class GameView {
  constructor(el, board, has, actions) {
    this.el = el;
    this.board = board;
    const outline = (number) => frame(this.squares, board.masks[number] ?? []);
    const aim = (number) => {
      outline(number);
      this.triangle?.mark(number);
    };
    const numberAt = (cell) => board.numberAt.get(cell);
    const touched = { press: actions.press, aim, say: actions.say };
    this.first = has.isPlain
      ? showFirst(board.masks, touched, "changes", PLAIN_SHOWN) : showFirst(board.masks, touched);
    const pressCell = (cell, isTap) =>
      (board.numberAt.has(cell) ? this.first.press(numberAt(cell), isTap) : actions.pressNothing());
    const { board: own, squares } = grid(board, "your board", pressCell, (cell) => aim(numberAt(cell)));
    this.squares = squares;
    dig(squares, board.holes);
    if (has.names.length) write(has.names, { board: own, squares });
    this.marked = new Set();
    this.shown = null;
    this.goal = new Picture("goal", board);
    this.rival = new Picture("the computer", board);
    // Where the triangle tells all masks, a name of the rival's last one gives nothing away.
    this.rivalsPress = has.triangle && has.tellsMasks ? this.rival.place.firstChild : null;
    this.rivalsPress?.classList.add("mm-rivals-press");
    this.menu = has.menu ? menu(board, this.first.press, aim) : null;
    const hear = { press: actions.press, aim: outline };
    this.triangle = has.triangle ? new GameTriangle(board.size, hear, has.tellsMasks) : null;
    this.status = make("div", { className: "mm-score", role: "status" });
    this.message = make("div", { className: "mm-message", role: "status" });
    this.time = timer(!has.timer);
    this.path = new PathPanel(board, actions.closePath);
    this.setUp = setUpPanel(board, actions);
    this.isCalm = !has.tellsMasks; // nothing but the board and its triangle
    this.isPlain = has.isPlain;
    this.crossed = has.crossed; // the line of the presses, if there is one
    this.rules = rulesOf(has);
    this.makeButtons(actions);
    this.lay(own);
  }

  makeButtons(actions) {
    this.presses = pressButtons(actions);
    this.hint = button("Hint", actions.hint);
    this.showPath = button("Show the path", actions.togglePath, { "aria-expanded": "false" });
    this.difference = button("Difference", actions.toggleDifference, { "aria-pressed": "false" });
    this.newPuzzle = button("New puzzle", actions.drawNext);
    this.firstPuzzle = button("First puzzle again", actions.takeFirst, { hidden: true });
    const offered = "Take the nearest goal that can be reached";
    this.giveUp = button("I give up", actions.giveUp, { hidden: true });
    this.offer = button(offered, actions.takeNearestGoal, { hidden: true, className: "mm-offer" });
  }

  lay(own) {
    const { el, hint, showPath, difference, newPuzzle, firstPuzzle, offer } = this;
    const helps = this.isCalm ? [] : this.isPlain ? [hint] : [hint, showPath, difference];
    const presses = this.isPlain ? this.presses.buttons.slice(0, 1) : this.presses.buttons;
    const tools = [this.first.toggle, ...helps, newPuzzle, firstPuzzle, this.giveUp, offer];
    const boards = [captioned("your board", own), this.goal.place, this.rival.place];
    // The triangle is next to the boards where its edge presses the masks, and else the masks are.
    const parts = [this.triangle?.element, this.menu].filter(Boolean);
    const toPress = make("div", { className: "mm-tools" }, ...presses, ...tools);
    const standing = [
      make("div", { className: "mm-boards" }, ...boards),
      make("div", { className: "mm-line-of-state" }, this.status, this.time.element),
      this.message, ...(this.crossed?.lines ?? []),
    ];
    const keys = this.isCalm ? CALM_KEYS : this.isPlain ? PLAIN_KEYS : KEYS;
    // Masks beside boards and triangle: so nothing that is pressed stands far from the board that it changes.
    const isBeside = !this.isCalm && parts.length > 1;
    const beside = () => make(
      "div", { className: "mm-masks-beside" },
      make("div", {}, ...standing, this.triangle.element), make("div", {}, this.menu, toPress),
    );
    el.replaceChildren(
      ...(isBeside ? [beside()] : [...standing, ...(this.isCalm ? parts.reverse() : parts), toPress]),
      ...(this.isPlain ? [] : [this.path.panel, this.setUp.panel]), rulesPanel(this.rules, keys),
    );
    el.classList.add("mm-board", "mm-game");
    el.classList.toggle("mm-large", this.board.size > LARGE);
    el.classList.toggle("mm-by-mask", !this.board.places);
    el.classList.toggle("mm-with-triangle", this.triangle !== null);
    el.classList.toggle("mm-calm", this.isCalm);
    el.setAttribute("role", "group");
    el.setAttribute("aria-label", "game");
  }

  say(text) {
    this.message.textContent = text;
  }

  draw(state) {
    const { cells, goal, presses, way, isContest, isOver, told } = state;
    this.shown = showBits(this.squares, this.board.columns, cells, this.shown);
    this.goal.draw(goal);
    this.crossed?.show(cells);
    this.markDifferences(state);
    this.triangle?.show(cells.map((bit, i) => bit ^ goal[i]), state);
    this.rival.place.hidden = !state.rivalsCells;
    if (state.rivalsCells) this.rival.draw(state.rivalsCells);
    if (this.rivalsPress) this.rivalsPress.textContent = rivalText(state.rivalsPress);
    this.presses.enable(state, isContest);
    this.hint.disabled = this.showPath.disabled = (isContest && !isOver) || !told.reachable || way === null;
    this.giveUp.hidden = told.reachable && told.fewest;
    this.newPuzzle.hidden = !told.reachable;
    this.firstPuzzle.hidden = state.isFirst;
    this.setUp.panel.hidden = this.isCalm || !told.fewest; // it shows how many presses are needed
    this.difference.setAttribute("aria-pressed", state.showsDifference);
    this.offer.hidden = way !== null || !told.reachable;
    this.status.textContent = scoreText({ ...state, isCalm: this.isCalm });
    this.el.classList.toggle("mm-solved", state.outcome === "won");
    this.fillIn(state);
    if (this.path.isOpen && !this.path.panel.contains(document.activeElement)) this.closePath();
    this.time.keep(presses.length > 0 && !isOver, presses.length === 0);
  }

  fillIn({ seed, distance, opponent }) {
    const { setUp } = this;
    if (document.activeElement !== setUp.seed) setUp.seed.value = seed;
    if (document.activeElement !== setUp.distance) setUp.distance.value = distance;
    setUp.opponent.value = opponent;
  }

  markDifferences({ cells, goal, showsDifference }) {
    const { marked, squares, board } = this;
    cells.forEach((bit, i) => {
      const differs = showsDifference && bit !== goal[i];
      if (marked.has(i) === differs) return;
      squares[i].classList.toggle("mm-differs", differs);
      nameSquare(squares[i], i, board.columns);
      if (differs) marked.add(i);
      else marked.delete(i);
    });
  }

  // Mark a mask that a hint names, or none.
  mark(number) {
    const { places } = this.board;
    for (const marked of this.el.querySelectorAll(".mm-hinted")) marked.classList.remove("mm-hinted");
    if (number === undefined) return;
    this.menu?.children[number].classList.add("mm-hinted");
    if (places) this.squares[places[number]].classList.add("mm-hinted");
  }

  // `told` is what is said of the path, as long as it is open.
  openPath(cells, way, told) {
    this.toldOfPath = told;
    this.say(told);
    this.showPath.setAttribute("aria-expanded", "true");
    this.path.open(cells, way);
  }

  closePath() {
    this.path.close();
    if (this.message.textContent === this.toldOfPath) this.say("");
    this.showPath.setAttribute("aria-expanded", "false");
  }

  stop() {
    this.path.close();
    this.time.stop();
  }
}
