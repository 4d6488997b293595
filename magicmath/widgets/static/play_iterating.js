// D → D·Y → …: the cells of the start are taken as presses, again and again.

import { timesRule } from "./play_state.js";

const STEP_MILLISECONDS = 350;

export class Iterating {
  constructor(play) {
    this.play = play;
    this.timer = null;
    this.from = null; // the start with which it began, and the one that it led to
    this.steps = 0;
  }

  actions() {
    return {
      iterate: () => this.step(),
      runIterate: () => (this.timer ? this.stop(true) : this.run()),
    };
  }

  step() {
    const { session } = this.play;
    const { start, colours } = session.puzzle;
    if (this.last !== String(start)) Object.assign(this, { from: String(start), steps: 0 });
    const next = timesRule(start, session.shape, colours);
    this.steps += 1;
    this.last = String(next);
    this.play.become(() => ({ ...session.puzzle, start: next, presses: [] }));
    return this.last === this.from;
  }

  run() {
    const tick = () => {
      this.timer = setTimeout(tick, STEP_MILLISECONDS);
      if (this.step()) this.stop(true);
    };
    tick();
  }

  stop(isTold = false) {
    clearTimeout(this.timer);
    this.timer = null;
    if (isTold) this.play.update();
  }

  told() {
    const isHere = this.last === String(this.play.session.puzzle.start);
    const home = this.last === this.from ? ": back where it began" : "";
    return {
      isRunning: this.timer !== null,
      periodText: isHere && this.steps ? `Start·Y^${this.steps}${home}` : "",
    };
  }
}
