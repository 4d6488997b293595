// A replay: the boards of one path or several, stepped by hand or played.

import { frame } from "./aim.js";
import { captioned, describe, isStill, LARGE, flip, showBits, still } from "./cells.js";
import { button, make } from "./dom.js";
import { paint } from "./paint.js";
import { boardsAt, changesOf, lengthOf, pressAt, replayText } from "./replay_state.js";

const STEP_MILLISECONDS = 1100;

function lane(path, replay, name) {
  const columns = replay.start[0].length;
  const board = still(replay.start.flat(), columns, name, replay.holes);
  const numbers = path.map((number) => make("span", { className: "mm-press", textContent: number }));
  const caption = make("div", { className: "mm-presses", "aria-hidden": "true" }, "press", ...numbers);
  const element = captioned("", board);
  element.firstChild.replaceWith(caption);
  return { path, name, board, numbers, element, squares: [...board.children], shown: null };
}

function showColours({ squares, shown }, cells, { k, holes }) {
  cells.forEach((value, i) => {
    if (shown?.[i] === value || holes.includes(i)) return;
    paint(squares[i], value, k);
    if (shown && !isStill()) flip(squares[i]);
  });
  return cells;
}

export class ReplayView {
  constructor(replay) {
    this.replay = replay;
    this.timer = null;
    const isAlone = replay.paths.length === 1;
    this.lanes = replay.paths.map((path, i) => lane(path, replay, isAlone ? "board" : `board ${i + 1}`));
    this.back = button("Back", () => this.walk(this.step - 1));
    this.next = button("Next", () => this.walk(this.step + 1));
    this.play = button("Play", () => (this.timer ? this.stop() : this.start()));
    this.text = make("div", { className: "mm-replay-text", role: "status" });
    this.after = make("p", { className: "mm-replay-after", role: "status" });
    this.element = make(
      "div", { className: "mm-replay", role: "group", "aria-label": "replay" },
      make("div", { className: "mm-boards" }, ...this.lanes.map(({ element }) => element)),
      make("div", { className: "mm-tools" }, this.back, this.play, this.next), this.text,
      ...(replay.after ? [this.after] : []),
    );
    this.element.classList.toggle("mm-large", replay.start.flat().length > LARGE);
    this.element.classList.toggle("mm-coloured", replay.k > 2);
    this.element.addEventListener("keydown", (event) => this.hearKey(event));
    this.show(0);
  }

  hearKey(event) {
    const steps = { ArrowLeft: -1, ArrowRight: 1 };
    if (!(event.key in steps) || event.ctrlKey || event.metaKey || event.altKey) return;
    this.walk(this.step + steps[event.key]);
    event.preventDefault();
  }

  start() {
    if (this.step === lengthOf(this.replay)) this.show(0);
    this.play.textContent = "Pause";
    this.wait();
  }

  wait() {
    this.timer = setTimeout(() => {
      this.show(this.step + 1);
      if (this.step === lengthOf(this.replay)) this.stop();
      else this.wait();
    }, STEP_MILLISECONDS);
  }

  stop() {
    clearTimeout(this.timer);
    this.timer = null;
    this.play.textContent = "Play";
  }

  walk(wanted) {
    this.stop();
    this.show(Math.max(0, Math.min(lengthOf(this.replay), wanted)));
  }

  show(step) {
    const { replay, back, next, play } = this;
    this.step = step;
    boardsAt(replay, step).forEach((cells, i) => this.showLane(this.lanes[i], cells));
    this.text.textContent = replayText(replay, step);
    if (step === lengthOf(replay) && replay.after) {
      this.after.textContent = replay.after; // and there it stays
      this.element.dispatchEvent(new Event("mm-played", { bubbles: true }));
    }
    const focused = document.activeElement;
    back.disabled = step === 0;
    next.disabled = step === lengthOf(replay);
    if (focused?.disabled && this.element.contains(focused)) play.focus({ preventScroll: true });
  }

  showLane(one, cells) {
    const { replay, step } = this;
    const columns = replay.start[0].length;
    const isColoured = replay.k > 2;
    if (isColoured) one.shown = showColours(one, cells, replay);
    else one.shown = showBits(one.squares, columns, cells, one.shown);
    const looks = isColoured ? cells.join(" ") : describe(cells, columns, replay.holes);
    const changes = changesOf(replay, one.path, step);
    if (changes.length) one.board.classList.add("mm-named");
    changes.forEach((count, i) => { one.squares[replay.counted[i]].textContent = count; });
    const told = changes.length ? `; changes: ${changes.join(" ")}` : "";
    one.board.setAttribute("aria-label", `${one.name}: ${looks}${told}`);
    frame(one.squares, replay.masks[pressAt(one.path, step)] ?? []);
    one.numbers.forEach((number, i) => number.classList.toggle("mm-now", i === step - 1));
  }
}
