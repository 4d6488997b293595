// D → D·Y → …: the cells of the start are taken as presses, again and again.

import { periodText, stepsText } from "./play_facts_words.js";
import { timesRule } from "./play_state.js";
import { ask } from "./play_worker.js";

const STEP_MILLISECONDS = 350;

export class Iterating {
  constructor(play) {
    Object.assign(this, { play, timer: null, steps: 0, first: null, last: null, asked: null, period: null });
  }

  actions() {
    return {
      iterate: () => this.step(),
      runIterate: () => (this.timer ? this.stop(true) : this.run()),
      findPeriod: () => this.findPeriod(),
    };
  }

  // `first` and `last` are the start with which it began, and the one that it led to.
  step() {
    const { session } = this.play;
    const { start, colours } = session.puzzle;
    if (this.last !== start) Object.assign(this, { first: start, steps: 0 });
    this.steps += 1;
    this.period = null;
    this.play.become(() =>
      ({ ...session.puzzle, start: timesRule(start, session.shape, colours), presses: [] }));
    this.last = session.puzzle.start;
    this.play.update();
    return this.isHome;
  }

  get isHome() {
    return this.steps > 0 && this.last.every((value, cell) => value === this.first[cell]);
  }

  run() {
    const tick = () => {
      this.timer = setTimeout(tick, STEP_MILLISECONDS);
      if (this.step()) this.stop(true);
    };
    tick();
  }

  async findPeriod() {
    this.asked?.stop();
    const { puzzle: { start }, shape: { rule } } = this.play.session;
    const asked = this.asked = ask({ name: "period", pattern: start }, rule);
    this.play.update();
    const told = await asked.promise;
    if (this.asked !== asked) return;
    Object.assign(this, { asked: null, period: { start, text: periodText(told) } });
    this.play.update();
  }

  stop(isTold = false) {
    clearTimeout(this.timer);
    this.asked?.stop();
    Object.assign(this, { timer: null, asked: null });
    if (isTold) this.play.update();
  }

  told() {
    const { start } = this.play.session.puzzle;
    const steps = this.steps && this.last === start ? stepsText(this.steps, this.isHome) : "";
    const period = this.asked ? "Following the start…" : "";
    return {
      isRunning: this.timer !== null,
      periodText: (this.period?.start === start ? this.period.text : period) || steps,
    };
  }
}
