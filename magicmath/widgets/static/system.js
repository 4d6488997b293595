// The system V·Y = D: press and point, and everything that belongs to it follows here in the page.

import { frame } from "./aim.js";
import { captioned, describe, showBits, still } from "./cells.js";
import { toggled } from "./choice_sum_state.js";
import { button, keepKeys, listen, make } from "./dom.js";
import { Equations, Readout } from "./equations.js";
import { Folded, Result } from "./folded.js";
import { onesOf } from "./lists.js";
import { boardOf, follow, remembered } from "./model.js";
import { pressButtons, pressing } from "./pressing.js";
import { Product } from "./product.js";
import { flippedMasks, sumOfColumns, systemAfter, termsOf } from "./system_state.js";
import { Walk } from "./system_walk.js";
import { columnsText, entriesOfChoice, flipText, rowsText, scoreText, unknowns } from "./system_words.js";

const LARGEST_TABLE = 16; // masks or cells; above, Y is a pattern
const NOTHING = { press: -1, cell: -1 };

class Still {
  constructor(label, { columns, holes, masks }, cells) {
    this.masks = masks;
    this.label = label;
    this.columns = columns;
    this.holes = holes;
    this.board = still(cells, columns, label, holes);
    this.squares = [...this.board.children];
    this.element = captioned(label, this.board);
    this.shown = null;
  }

  show(cells) {
    this.shown = showBits(this.squares, this.columns, cells, this.shown);
    this.board.setAttribute("aria-label", `${this.label}: ${describe(cells, this.columns, this.holes)}`);
  }

  // The cell that is pointed at, or the cells that a press changes.
  light({ press, cell }) {
    frame(this.squares, cell >= 0 ? [cell] : this.masks[press] ?? []);
  }
}

class System {
  constructor(model, el) {
    this.model = model;
    this.el = el;
    this.given = boardOf(model);
    this.names = (model.get("_feeds_back") ? entriesOfChoice : unknowns)(this.given.masks.length);
    this.after = remembered((start, goal, presses, masks) =>
      systemAfter({ start: start.flat(), goal: goal?.flat(), masks, presses }));
    this.hovered = null;
    const names = ["presses", "_undone", "_start", "goal", "added", "flipped"];
    const { change, stop } = follow(model, names, () => this.update());
    this.actions = pressing(model, change);
    this.feedBack = () => {
      this.fed = onesOf(this.state.parities);
      this.steps += 1;
      change({ presses: this.fed, _undone: [] });
    };
    this.goTo = (presses, step) => {
      Object.assign(this, { fed: presses, steps: step, walked: step });
      change({ presses, _undone: [] });
    };
    this.restart = () => {
      this.fed = null;
      change({ presses: model.get("_first"), _undone: [], added: [], flipped: false });
    };
    this.add = (cell) => change({ added: toggled(model.get("added"), cell) });
    this.flip = () => {
      change({ flipped: !model.get("flipped") });
      this.flipping.focus({ preventScroll: true }); // the figure is laid out anew
    };
    this.stop = stop;
    this.build();
    listen(el, "pointerover", (event) => this.point(this.partOf(event.target)));
    listen(el, "pointerleave", () => this.point(null));
    listen(el, "focusin", () => this.point(null));
    listen(el, "focusout", () => this.point(null));
    this.update();
  }

  // Lay out the parts; done anew when a goal comes, goes or is another, and when an entry of Y is flipped.
  build() {
    const { el, given, names, model } = this;
    const [addsColumns, flips] = [model.get("_adds_columns") ?? false, model.get("_flips") ?? []];
    this.flipped = model.get("flipped") ?? false;
    const masks = this.flipped ? flippedMasks(given.masks, flips) : given.masks;
    const board = { ...given, masks };
    const terms = termsOf(masks, board.size);
    Object.assign(this, { board, terms });
    this.goal = model.get("goal");
    this.start = model.get("_start");
    const feedsBack = model.get("_feeds_back");
    const rowNames = feedsBack ? board.masks.map((_, number) => String(number)) : names;
    const has = { hasGoal: Boolean(this.goal), hasResult: model.get("_result") };
    const said = { letter: model.get("_letter"), step: model.get("_step"), isWalk: feedsBack };
    Object.assign(said, { addsColumns, flips });
    const system = { ...board, names, rowNames, terms, ...said, ...has };
    const isLarge = board.size > LARGEST_TABLE || board.masks.length > LARGEST_TABLE;
    const hear = { onPress: this.actions.press, onAdd: this.add, onPoint: (part) => this.point(part) };
    this.product = isLarge ? new Folded(system, hear) : new Product(system, hear);
    const label = isLarge ? "D, with R on its cells" : "D, folded";
    this.result = system.hasResult ? new Result(system, label, isLarge) : null;
    this.readout = new Readout(system);
    this.list = model.get("_equations") ? new Equations(system) : null;
    this.system = system;
    this.stills = this.boardsBeside();
    const reset = feedsBack || addsColumns ? this.restart : this.actions.reset;
    const { buttons, enable } = pressButtons({ ...this.actions, reset });
    Object.assign(this, { enable, afresh: buttons.at(-1) });
    Object.assign(this, { fed: null, steps: 0, walked: 0 });
    this.walk = feedsBack && !isLarge ? new Walk(system, this.goTo) : null;
    this.status = make("span", { className: "mm-status", role: "status" });
    this.flipping = flips.length ? button(flipText(flips, masks), this.flip) : null;
    const shown = [this.result, ...this.stills].filter(Boolean).map((one) => one.element);
    const boards = make("div", { className: "mm-boards" }, ...shown);
    const feeding = feedsBack ? [button("D becomes V", this.feedBack)] : [];
    if (this.flipping) feeding.push(this.flipping);
    const offered = feedsBack || addsColumns ? [this.afresh] : buttons; // a step is no press to take back
    const lists = this.list ? [this.list.element] : [];
    const ends = addsColumns ? [] : [this.status];
    const tools = make("div", { className: "mm-tools" }, ...feeding, ...offered, ...ends);
    const taking = make("div", { className: "mm-taking" }, this.product.element, tools);
    this.told = [make("div", {}), make("div", {})]; // of the rows, and of the columns
    const sums = make("div", { className: "mm-both-sums", role: "status" }, ...this.told);
    const beside = addsColumns ? [sums] : [boards, this.readout.element, ...lists];
    const side = make("div", { className: "mm-side" }, ...beside);
    el.replaceChildren(
      make("div", { className: "mm-linked" }, taking, side),
      ...(this.walk ? [this.walk.element] : []),
    );
    el.classList.add("mm-board", "mm-system");
    el.classList.toggle("mm-unfolded", !isLarge);
    el.classList.toggle("mm-large", board.size > 100 || board.masks.length > 100);
    el.setAttribute("role", "group");
    el.setAttribute("aria-label", "a system of parities");
    this.parts = new Map([this.product, this.result, this.list].flatMap((one) => [...(one?.parts ?? [])]));
  }

  // The board itself where it is not D, and the goal.
  boardsBeside() {
    const { start, goal, system } = this;
    const white = new Array(system.size).fill(0);
    const hasStart = start.flat().includes(1);
    const isWalk = this.model.get("_feeds_back");
    const ownShown = hasStart || !system.hasResult; // else it is D
    this.own = ownShown ? new Still(isWalk ? "board after" : "board", system, white) : null;
    const before = hasStart && isWalk ? [new Still("board before", system, start.flat())] : [];
    const wish = goal ? [new Still("goal", system, goal.flat())] : [];
    return [...before, ...(ownShown ? [this.own] : []), ...wish];
  }

  partOf(target) {
    for (let at = target; at && at !== this.el; at = at.parentElement) {
      if (this.parts.has(at)) return this.parts.get(at);
    }
    return null;
  }

  // Light up a part; where the pointer is on none, that which has the focus. Where columns are added, a part
  // that was only pressed keeps no light: it would look as if it were added.
  point(part) {
    const focused = this.el.getRootNode().activeElement;
    const hasLight = this.el.contains(focused)
      && (!this.system.addsColumns || focused.matches(":focus-visible"));
    this.lit = part ?? (hasLight ? this.partOf(focused) : null) ?? NOTHING;
    for (const one of [this.product, this.result, this.list]) one?.light(this.lit, this.terms);
    for (const one of this.stills) one.light(this.lit);
    this.readout.show(this.lit, this.state);
  }

  // Lead the walk on, or begin it anew where the reader, or Python, has chosen anew.
  follow(presses) {
    const isFed = presses.join() === this.fed?.join();
    const { choice } = this.state;
    if (!isFed) {
      Object.assign(this, { fed: null, steps: 0 });
      this.walk?.begin(choice);
    } else if (this.steps !== this.walked) this.walk?.step(choice);
    this.walk?.lead(this.state.parities, this.isSolved);
    this.walked = this.steps;
  }

  update() {
    const { model } = this;
    const isNew = this.goal !== model.get("goal") || this.start !== model.get("_start");
    if (isNew || this.flipped !== (model.get("flipped") ?? false)) this.build();
    const [presses, undone, added] = ["presses", "_undone", "added"].map((name) => model.get(name) ?? []);
    const { masks } = this.board;
    const after = this.after(this.start, this.goal, presses, masks);
    this.state = { ...this.system, ...after, presses, added, left: sumOfColumns(masks, added) };
    for (const one of [this.product, this.result, this.list]) one?.show(this.state);
    this.own?.show(this.state.cells);
    this.enable({ presses, undone });
    this.isSolved = Boolean(this.goal) && !this.state.wrong.length;
    this.follow(presses);
    const isFirst = presses.join() === model.get("_first").join() && !added.length && !this.flipped;
    this.afresh.disabled = !this.fed && isFirst;
    [rowsText, columnsText].forEach((text, i) => { this.told[i].textContent = text(this.state); });
    const steps = this.walk ? 0 : this.steps; // a walk tells its steps itself
    this.status.textContent = scoreText(this.state, steps, model.get("_feeds_back"));
    this.el.classList.toggle("mm-solved", this.isSolved);
    this.point(this.lit?.press >= 0 || this.lit?.cell >= 0 ? this.lit : null);
  }
}

function render({ model, el }) {
  keepKeys(el);
  return new System(model, el).stop;
}

export default { render };
