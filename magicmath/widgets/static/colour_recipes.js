// Press the rows of an adjugate in k colours: each is a round of presses for one cell.

import { frame } from "./aim.js";
import { captioned, flip, grid, isStill } from "./cells.js";
import { modulo } from "./classes_state.js";
import { countsBoard, Joined } from "./colour_recipes_joined.js";
import { Products } from "./colour_recipes_products.js";
import {
  INVERSE, cellsOf, framesOf, plus, reciprocalOf, roundsAt, termsOf, totalOf, WHOLE,
} from "./colour_recipes_state.js";
import {
  captionText, explainedText, goalCaption, goalName, LOOK_AGAIN, PRESSES, pressedText, progressText,
  PRESS_FIRST, roundName, solvedText, stepNames, sumText, triedText, TRY_FIRST,
} from "./colour_recipes_words.js";
import { legendOf } from "./colours_legend.js";
import { signed } from "./determinant_words.js";
import { button, keepKeys, listen, make } from "./dom.js";
import { differing, fold } from "./masks.js";
import { follow } from "./model.js";
import { paint } from "./paint.js";
import { placeOf } from "./words.js";

const [SLOW, PAUSE] = [280, 50]; // milliseconds from mask to mask: the first time, and later

class ColourRecipes {
  constructor(model, el) {
    this.model = model;
    this.el = el;
    this.timer = null;
    this.pause = SLOW;
    this.products = new Products(model.get("_untold"), {
      onTry: (b) => this.attempt(b), onNever: () => this.never(),
    });
    this.pressed = null; // the round that was pressed last
    this.totals = []; // of each cell: what its rounds have added since the start
    const { change, stop } = follow(model, ["k", "step", "goal", "presses"], () => this.update());
    this.change = (values) => {
      this.halt();
      change(values);
    };
    this.stop = () => {
      this.halt();
      stop();
    };
    this.lay(el);
    this.update();
  }

  get told() {
    const { model } = this;
    const [k, determinant] = [model.get("k"), model.get("_determinant")];
    return {
      k, determinant, adjugate: model.get("_adjugate"), masks: model.get("_masks"),
      reciprocal: reciprocalOf(determinant, k), step: model.get("step"), columns: this.columns,
      goal: model.get("goal").flat().map((value) => modulo(value, k)),
      presses: model.get("presses").flat().map((count) => modulo(count, k)),
    };
  }

  lay(el) {
    const first = this.model.get("_first_goal");
    this.columns = first[0].length;
    const shape = { rows: first.length, columns: this.columns };
    const zeros = first.map((row) => row.map(() => 0));
    const press = (cell) => this.press(cell);
    this.joined = this.model.get("_joins") ? new Joined(this.model.get("_colours")) : null;
    const begin = (k) => this.choose({ k, goal: first, presses: this.pressesAt(k, zeros) });
    this.choices = this.model.get("_colours").map((k) =>
      button(String(k), () => begin(k), { ariaLabel: `${k} colours` }));
    this.steps = stepNames(this.told).map((_, step) => button("", () => this.start({ step })));
    this.rounds = this.model.get("_adjugate").map((round, cell) => this.roundAt(round, cell, press));
    const rounds = make("div", { className: "mm-blocks", role: "group", ariaLabel: "a round for each cell" });
    rounds.style.setProperty("--columns", this.columns);
    rounds.append(...this.rounds.map(({ element }) => element));
    this.shelf = captioned("", rounds);
    const [explain, look] = [(cell) => this.explain(cell), (cell) => this.look(cell)];
    this.board = grid(shape, "board: a press on a cell tells its sum", explain, look);
    const aim = (cell) => this.aim(cell);
    this.goal = grid(shape, goalName(!this.joined), (cell) => this.raise(cell), aim);
    this.counts = captioned(PRESSES, make("div"));
    this.legend = make("div", {});
    this.solve = button("Press all recipes that are needed", () => this.pressAll());
    const again = button("Start again", () => this.start({ goal: first, presses: zeros }));
    this.line = make("div", { className: "mm-recipes-line", role: "status" });
    const inColours = { className: "mm-tools", role: "group", ariaLabel: "how many colours" };
    const atSteps = { className: "mm-tools", role: "group", ariaLabel: "how the rounds are shown" };
    el.replaceChildren(
      make("div", inColours, make("span", { textContent: "how many colours:" }), ...this.choices),
      this.legend, this.products.element,
      ...(this.model.get("_untold") ? [] : [make("div", atSteps, ...this.steps)]),
      make("div", { className: "mm-boards" },
        this.shelf,
        make("div", { className: "mm-recipes-boards" },
          captioned("board: point, or tap", this.board.board),
          captioned(goalCaption(!this.joined), this.goal.board),
          ...(this.joined ? [] : [this.counts]))),
      this.line, make("div", { className: "mm-tools" }, this.solve, again),
      ...(this.joined ? [this.joined.element] : []),
    );
  }

  // Where games are joined, each goes on as it was left.
  pressesAt(k, zeros) {
    if (!this.joined) return zeros;
    this.joined.keep(this.told);
    return fold(this.joined.pressesIn(k, this.told), this.columns);
  }

  roundAt(round, cell, press) {
    const squares = round.map(() => make("span", { className: "mm-cell" }));
    const apart = squares.flatMap((square) => [square, " "]); // as the name tells them
    const inner = make("span", { className: "mm-cells", "aria-hidden": "true" }, ...apart);
    inner.style.setProperty("--columns", this.columns);
    const element = make("button", { type: "button", className: "mm-block" }, inner);
    element.addEventListener("click", () => press(cell));
    listen(element, "pointerenter focus", () => this.aim(cell));
    listen(element, "pointerleave blur", () => this.aim(-1));
    return { element, squares };
  }

  // A cell belongs to a round, and to one place in the goal.
  aim(cell) {
    if (this.timer) return;
    const aimed = cell < 0 ? [] : [cell];
    frame(this.board.squares, aimed);
    frame(this.goal.squares, aimed);
    this.rounds.forEach(({ element }, i) => element.classList.toggle("mm-pointed", i === cell));
  }

  // On the board a cell tells which numbers of the last round made it.
  look(cell) {
    if (this.timer) return;
    const isTraced = this.pressed && cell >= 0;
    this.line.textContent = isTraced ? this.explained(cell) : this.standing;
    this.aim(isTraced ? -1 : cell);
    this.trace(isTraced ? cell : -1);
  }

  explain(cell) {
    this.halt();
    this.tell(this.pressed ? this.explained(cell) : PRESS_FIRST);
    if (this.pressed) this.trace(cell);
  }

  termsAt(cell) {
    return termsOf(this.pressed.round, this.told.masks, cell);
  }

  explained(cell) {
    return explainedText(this.told.k, cell, this.termsAt(cell));
  }

  // Frame a cell of the board, and in the last round the numbers of the masks that hold it.
  trace(cell) {
    if (!this.pressed) return;
    const { element, squares } = this.rounds[this.pressed.cell];
    const isTraced = cell >= 0;
    if (isTraced) frame(this.board.squares, [cell]);
    frame(squares, isTraced ? this.termsAt(cell).map(({ number }) => number) : []);
    element.classList.toggle("mm-pointed", isTraced);
  }

  start(values) {
    this.said = this.pressed = null;
    if (values.presses) this.totals = [];
    this.change(values);
  }

  // Where it is still to be found which number helps, the rounds begin as they are.
  choose(values) {
    const reciprocal = reciprocalOf(this.told.determinant, values.k);
    const isFound = this.products.isFound({ k: values.k, reciprocal });
    this.start(isFound ? values : { ...values, step: WHOLE });
  }

  attempt(b) {
    const told = this.told;
    this.products.triedIn(told.k).add(b);
    this.start({ step: b === told.reciprocal ? INVERSE : WHOLE });
    this.tell(triedText(b, told));
  }

  never() {
    const { told } = this;
    if (told.reciprocal !== null) return this.tell(LOOK_AGAIN);
    if (!this.products.hasComeRound(told)) return this.tell(TRY_FIRST);
    this.products.reveal(told);
    this.start({});
    return this.tell(triedText(null, told));
  }

  tell(text) {
    this.said = text;
    this.update();
  }

  // Where games are joined, all have the one goal that stands.
  raise(cell) {
    if (this.joined) return;
    const { goal, k } = this.told;
    const raised = goal.map((value, i) => (i === cell ? modulo(value + 1, k) : value));
    this.start({ goal: fold(raised, this.columns) });
  }

  press(cell) {
    const told = this.told;
    const round = roundsAt(told.step, told)[cell];
    const presses = plus(told.presses, round, 1, told.k);
    const cells = cellsOf(presses, told.masks, told.k);
    const wrong = differing(cells, told.goal).length;
    const isQuiet = presses.some(Boolean) && !cells.some(Boolean);
    const terms = termsOf(round, told.masks, cell);
    const before = cellsOf(told.presses, told.masks, told.k)[cell];
    const total = totalOf(terms, this.totals[cell], before, told.k);
    this.totals[cell] = total;
    this.pressed = { cell, round };
    this.said = pressedText({ k: told.k, cell, terms, total, wrong, isQuiet });
    this.change({ presses: fold(presses, this.columns) });
    const frames = framesOf(told.presses, round, told.k);
    this.play(frames.map((one) => ({
      ...one, cell, framed: told.masks[one.number],
      line: sumText(cell, terms.filter(({ number }) => number <= one.number)),
    })));
  }

  // One recipe after the other: those of the cells that differ, as often as they need it.
  pressAll() {
    const told = this.told;
    const rounds = roundsAt(INVERSE, told);
    const cells = cellsOf(told.presses, told.masks, told.k);
    const frames = [];
    let { presses } = told;
    for (const cell of differing(cells, told.goal)) {
      presses = plus(presses, rounds[cell], told.goal[cell] - cells[cell], told.k);
      frames.push({ cell, presses, framed: [cell] });
    }
    this.totals = [];
    this.pressed = null;
    this.said = solvedText({ k: told.k, masks: presses.reduce((sum, count) => sum + count, 0) });
    this.change({ presses: fold(presses, this.columns) });
    this.play(frames);
  }

  // Who does not wait for the end need not wait again.
  halt() {
    if (this.timer) this.pause = PAUSE;
    clearTimeout(this.timer);
    this.timer = null;
  }

  // Show what is on the way to the state, where pages may move.
  play(frames) {
    if (isStill() || !frames.length) return;
    const [{ number, presses, cell, framed, line }, ...rest] = frames;
    this.show(presses);
    frame(this.board.squares, framed);
    this.line.textContent = line ?? "…";
    this.rounds.forEach(({ element, squares }, i) => {
      element.classList.toggle("mm-pointed", i === cell);
      frame(squares, i === cell && number !== undefined ? [number] : []);
    });
    this.timer = setTimeout(() => (rest.length ? this.play(rest) : this.rest(cell)), this.pause);
  }

  rest(cell) {
    this.halt();
    this.update();
    this.aim(cell);
  }

  update() {
    const told = this.told;
    const { k, step, reciprocal, goal } = told;
    this.model.get("_colours").forEach((one, i) => this.choices[i].setAttribute("aria-pressed", one === k));
    const isRefused = step === INVERSE && reciprocal === null;
    if (step === INVERSE) this.products.reveal(told);
    stepNames(told).forEach((name, i) => {
      this.steps[i].textContent = name;
      this.steps[i].setAttribute("aria-pressed", (isRefused ? INVERSE - 1 : step) === i);
      this.steps[i].disabled = i === INVERSE && reciprocal === null;
    });
    this.solve.disabled = step !== INVERSE || reciprocal === null;
    roundsAt(step, told).forEach((round, cell) => {
      const { element, squares } = this.rounds[cell];
      frame(squares, []);
      squares.forEach((square, i) => { square.textContent = signed(round[i]); });
      element.setAttribute("aria-label", roundName(cell, this.columns, round));
    });
    goal.forEach((value, i) => paint(this.goal.squares[i], value, k));
    this.goal.squares.forEach((square, i) =>
      square.setAttribute("aria-label", `${placeOf(i, this.columns)}, goal ${goal[i]}`));
    this.products.show(told);
    const legend = legendOf(k);
    this.legend.replaceWith(legend);
    this.legend = legend;
    this.show(told.presses);
    frame(this.board.squares, []);
    const wrong = differing(cellsOf(told.presses, told.masks, k), goal).length;
    this.shelf.firstChild.textContent = captionText(told);
    this.standing = this.said ?? progressText(wrong);
    this.line.textContent = this.standing;
    this.el.classList.toggle("mm-solved", !wrong);
    this.joined?.conclude(told, this.model.get("goal").flat());
  }

  show(presses) {
    const { k, masks, goal } = this.told;
    const cells = cellsOf(presses, masks, k);
    this.board.squares.forEach((square, i) => {
      if (this.shown && this.shown[i] !== cells[i] && !isStill()) flip(square);
      paint(square, cells[i], k);
      square.classList.toggle("mm-differs", cells[i] !== goal[i]);
      const differs = cells[i] === goal[i] ? "" : ", differs from the goal";
      square.setAttribute("aria-label", `${placeOf(i, this.columns)}, colour ${cells[i]}${differs}`);
    });
    this.shown = cells;
    this.counts.lastChild.replaceWith(countsBoard(presses, this.columns, PRESSES));
    this.joined?.show(this.told, presses);
  }
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-coloured", "mm-colour-recipes");
  keepKeys(el);
  return new ColourRecipes(model, el).stop;
}

export default { render };
