// What helps a reader to play: undo, hints, the way, an opponent, the clock.

import { button, make } from "./dom.js";
import { folded, labelled, rulesPanel } from "./forms.js";
import { OPPONENTS, rulesOf, scoreText } from "./game_words.js";
import { menu } from "./menu.js";
import { HOW, KEYS, SAME } from "./play_words.js";
import { pressButtons } from "./pressing.js";
import { showFirst } from "./show_first.js";
import { timer } from "./timer.js";

const LARGEST_MENU = 64; // masks shown as buttons

export class GameTools {
  constructor(actions) {
    this.actions = actions;
    this.status = make("div", { className: "mm-score", role: "status" });
    this.message = make("div", { className: "mm-message", role: "status" });
    this.time = timer(false);
    this.presses = pressButtons(actions);
    this.hint = button("Hint", actions.hint);
    this.way = button("Show the way", actions.toggleWay, { "aria-pressed": "false" });
    this.walk = button("Walk it", actions.walk, { hidden: true });
    this.difference = button("Difference", actions.toggleDifference, { "aria-pressed": "false" });
    this.giveUp = button("I give up", actions.giveUp, { hidden: true });
    this.first = make("span");
    this.menu = make("div");
    const helps = [this.hint, this.way, this.walk, this.difference, this.first, this.giveUp];
    this.tools = make("div", { className: "mm-tools" }, ...this.presses.buttons, ...helps);
    const line = make("div", { className: "mm-line-of-state" }, this.status, this.time.element);
    this.element = make("div", {}, line, this.message, this.menu, this.tools, this.contest());
  }

  contest() {
    const option = ([value, { name }]) => make("option", { value, textContent: name });
    const onchange = () => this.actions.challenge(this.opponent.value);
    this.opponent = make("select", { onchange }, ...Object.entries(OPPONENTS).map(option));
    const secret = () => this.actions.keepSecret(this.secret.checked);
    this.secret = make("input", { type: "checkbox", onchange: secret });
    const tick = make("label", { className: "mm-field" }, this.secret, "Keep the answers until I give up");
    const rules = rulesOf({ tellsReachable: true, tellsFewest: true }).slice(2);
    return folded(
      "Opponents, rules and keys",
      make("div", { className: "mm-tools" }, labelled("Play against", this.opponent), tick),
      ...[...rulesPanel([...HOW, ...rules], KEYS).children].slice(1),
    );
  }

  // Masks that belong to no cells are pressed by their buttons.
  build(shape) {
    const { press, aimMask, say } = this.actions;
    const effect = shape.colours > 2 ? "adds 1 to" : "changes";
    this.guard = showFirst(shape.masks, { press, aim: aimMask, say }, effect);
    this.first.replaceChildren(this.guard.toggle);
    const hasMenu = !shape.places;
    this.menu.replaceChildren(...(hasMenu ? [this.menuOf(shape, aimMask)] : []));
    this.buttons = hasMenu ? [...this.menu.querySelectorAll(".mm-mask")] : [];
  }

  menuOf(shape, aimMask) {
    const shown = { ...shape, masks: shape.masks.slice(0, LARGEST_MENU) };
    const bar = menu(shown, (number, isTap) => this.guard.press(number, isTap), aimMask);
    if (shape.masks.length <= LARGEST_MENU) return bar;
    const number = make("input", { type: "number", min: 0, max: shape.masks.length - 1, value: 0 });
    const press = button("Press", () => this.actions.pressNumber(number.value));
    return make("div", {}, bar, make("div", { className: "mm-tools" }, labelled("Any mask", number), press));
  }

  draw(state) {
    const { shape, puzzle, undone, isContest, isOver, told, todo, showsDifference, mode, hinted } = state;
    if (this.shape !== shape) this.build(shape);
    this.shape = shape;
    const isLocked = isContest && !isOver;
    const isIdle = !puzzle.presses.length && state.outcome === "won";
    this.presses.enable({ presses: puzzle.presses, undone }, isContest);
    for (const one of [this.hint, this.way]) one.disabled = isLocked || !told.reachable;
    this.way.setAttribute("aria-pressed", Boolean(todo));
    this.walk.hidden = !todo;
    this.walk.textContent = state.isWalking ? "Stop walking" : "Walk it";
    this.giveUp.hidden = told.reachable && told.fewest;
    this.difference.setAttribute("aria-pressed", showsDifference);
    this.status.textContent = isIdle ? SAME : scoreText(state);
    this.opponent.value = state.opponent;
    this.secret.checked = state.isSecret;
    this.tools.hidden = mode.kind !== "press";
    this.buttons.forEach((one, number) => one.classList.toggle("mm-hinted", number === hinted));
    this.time.keep(puzzle.presses.length > 0 && !isOver, puzzle.presses.length === 0);
  }
}
