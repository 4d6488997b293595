// A rule of two lists: chosen by the reader, pressed one after the other, and kept for the next puzzle.

import { captioned, describe, showBits, still } from "./cells.js";
import { button, keepKeys, make } from "./dom.js";
import { fold } from "./masks.js";
import { follow } from "./model.js";
import { drawnPuzzle, trialOf } from "./rule_trial_state.js";
import { BOARDS, FIRST, groupName, KINDS, listName, NEW, SIDES, trialText } from "./rule_trial_words.js";

const SIDE = 3;
const MOST = 999;
const CHOSEN = ["of_start", "of_goal"];

class RuleTrial {
  constructor(model, el) {
    this.model = model;
    const { change, stop } = follow(model, ["start", "goal", ...CHOSEN, "passed"], () => this.update());
    Object.assign(this, { change, stop });
    this.lists = SIDES.map((_, side) => KINDS.map((__, kind) => this.drawList(kind, side)));
    const groups = this.lists.map((lists, side) => {
      const caption = make("div", { className: "mm-caption", textContent: groupName(side) });
      const row = make("div", { className: "mm-tools" }, ...lists.map(({ element }) => element));
      return make("div", { role: "group", "aria-label": groupName(side) }, caption, row);
    });
    this.boards = BOARDS.map((name) => {
      const board = still(new Array(SIDE * SIDE).fill(0), SIDE, name);
      return { name, board, squares: [...board.children], element: captioned(name, board), shown: null };
    });
    this.status = make("div", { className: "mm-score", role: "status" });
    this.fresh = button(NEW, () => this.turnTo(drawnPuzzle(model.get("_rows"))));
    this.first = button(FIRST, () => {
      const [start, goal] = model.get("_first");
      this.turnTo({ start: start.flat(), goal: goal.flat() }, true);
    });
    const strip = make("div", { className: "mm-trial-strip" }, ...this.boards.map(({ element }) => element));
    const tools = make("div", { className: "mm-tools" }, this.fresh, this.first);
    el.replaceChildren(make("div", { className: "mm-trial-lists" }, ...groups), strip, this.status, tools);
    this.update();
  }

  drawList(kind, side) {
    const masks = make("span", { className: "mm-trial-masks" });
    const name = make("span", { textContent: listName(kind, side) });
    const element = make("button", { type: "button" }, name, " ", masks);
    element.addEventListener("click", () => this.choose(side, kind + 1));
    return { element, masks };
  }

  get puzzle() {
    const [start, goal] = SIDES.map((name) => this.model.get(name).flat());
    const [ofStart, ofGoal] = CHOSEN.map((name) => this.model.get(name));
    return { start, goal, ofStart, ofGoal };
  }

  tried(puzzle) {
    return trialOf(puzzle, this.model.get("_masks"), this.model.get("_rows"));
  }

  choose(side, kind) {
    if (this.model.get(CHOSEN[side]) === kind) return;
    const { reached } = this.tried({ ...this.puzzle, [side ? "ofGoal" : "ofStart"]: kind });
    this.change({ [CHOSEN[side]]: kind, passed: Number(reached) });
  }

  turnTo({ start, goal }, isAnew = false) {
    const { reached } = this.tried({ ...this.puzzle, start, goal });
    const before = isAnew ? 0 : this.model.get("passed");
    const passed = reached ? Math.min(MOST, before + 1) : 0;
    this.change({ start: fold(start, SIDE), goal: fold(goal, SIDE), passed });
  }

  update() {
    const { model, puzzle } = this;
    const trial = this.tried(puzzle);
    const chosen = CHOSEN.map((name) => model.get(name));
    this.lists.forEach((lists, side) => lists.forEach(({ element, masks }, kind) => {
      masks.textContent = trial.offered[side][kind].join(" ") || "none";
      element.setAttribute("aria-pressed", String(chosen[side] === kind + 1));
    }));
    const shown = [puzzle.start, trial.middle, trial.end, puzzle.goal];
    this.boards.forEach((one, i) => {
      const bits = shown[i] ?? puzzle.start.map(() => 0);
      one.shown = showBits(one.squares, SIDE, bits, one.shown);
      one.board.classList.toggle("mm-trial-open", !shown[i]);
      one.board.setAttribute("aria-label", `${one.name}: ${shown[i] ? describe(bits, SIDE) : "?"}`);
    });
    this.status.textContent = trialText(trial, chosen, model.get("passed"));
    this.status.dataset.reached = trial.reached;
    this.fresh.disabled = !trial.end;
    const start = model.get("_first").flat(2).join();
    this.first.disabled = start === [...puzzle.start, ...puzzle.goal].join();
  }
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-trial");
  keepKeys(el);
  return new RuleTrial(model, el).stop;
}

export default { render };
