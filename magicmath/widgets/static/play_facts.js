// What is known of the rule and of this board so far: one question after another, each asked once.

import { remembered } from "./model.js";
import { helixOf } from "./play_transform.js";
import { ask } from "./play_worker.js";

const OF_ENDS = ["way", "shortest"]; // what is asked anew for another start or goal

// Whether a question is to be asked, by what is known.
const NEEDED = {
  way: () => true,
  rule: () => true,
  shortest: ({ way }) => way.isSolvable && !way.isProved && way.isSearched,
  order: (_, { isSquare }) => isSquare,
  distances: () => true,
};

export class Facts {
  constructor(model, heard) {
    Object.assign(this, { model, heard, known: {}, shape: null, busy: null, hint: null });
    this.scan = remembered(({ isFractal }, start, goal) =>
      (isFractal ? helixOf(start.map((bit, cell) => bit ^ goal[cell])) : null));
  }

  // What is known of this puzzle; what is not is asked.
  of({ start, goal }, shape) {
    if (shape !== this.shape) {
      this.cancel();
      Object.assign(this, { shape, known: {} });
    } else if (start !== this.start || goal !== this.goal) {
      if (OF_ENDS.includes(this.busy?.name)) this.cancel();
      this.known = Object.fromEntries(Object.entries(this.known).filter(([name]) => !OF_ENDS.includes(name)));
    }
    Object.assign(this, { start, goal });
    this.askNext();
    return this.told();
  }

  // What would take this page too long is asked of a Python, where one follows the model.
  get hasPython() {
    return typeof this.model.send === "function";
  }

  askPython() {
    const { model, shape } = this;
    const number = Date.now();
    const take = (worst) => {
      if (shape === this.shape) this.known = { ...this.known, worst };
      this.heard();
    };
    const heard = () => {
      const answer = model.get("_answer");
      if (answer?.number !== number) return;
      model.off("change:_answer", heard);
      take(answer);
    };
    model.on("change:_answer", heard);
    take({ isAsked: true });
    model.send({ ask: "worst", number });
  }

  told() {
    const { way, shortest } = this.known;
    const best = shortest?.presses ? { ...way, ...shortest } : way;
    const isKnown = Boolean(way && "isSolvable" in way);
    return {
      ...this.known, transform: this.scan(this.shape, this.start, this.goal),
      best: isKnown && way.isSolvable ? best : null, busy: this.busy,
      way: isKnown ? best.presses ?? null : undefined, refusal: isKnown && !way.isSolvable ? way : null,
      isProved: Boolean(best?.isProved), hasPython: this.hasPython,
    };
  }

  askNext() {
    if (this.busy) return;
    const name = Object.keys(NEEDED).find((one) => !this.known[one] && NEEDED[one](this.known, this.shape));
    if (!name) return;
    const busy = this.busy = { name, progress: null };
    const { start, goal } = this;
    const onProgress = (progress) => {
      if (this.busy !== busy) return;
      busy.progress = progress;
      this.heard(true);
    };
    const { promise, stop } = ask({ name, start, goal }, this.shape.rule, { onProgress });
    busy.stop = stop;
    promise.then((answer) => this.take(busy, answer), ({ message }) => this.take(busy, { failure: message }));
  }

  take(busy, answer) {
    if (this.busy !== busy) return;
    this.known[busy.name] = answer ?? {};
    this.busy = null;
    this.heard();
  }

  // End the work at hand; what it would have told stays open until it is asked for again.
  halt() {
    if (!this.busy) return;
    const { name } = this.busy;
    this.cancel();
    this.known[name] = { isStopped: true };
    this.heard();
  }

  resume() {
    for (const [name, answer] of Object.entries(this.known)) if (answer.isStopped) delete this.known[name];
    this.heard();
  }

  cancel() {
    this.busy?.stop();
    this.busy = null;
  }

  // A promise of a short way from some cells to the goal: { presses, isProved }, with null for the presses
  // where none lead there.
  async wayFrom(cells) {
    this.hint?.stop();
    const asked = this.hint = ask({ name: "way", start: cells, goal: this.goal }, this.shape.rule);
    const { presses = null, isProved = false } = await asked.promise;
    return this.hint === asked ? { presses, isProved } : null;
  }

  stop() {
    this.cancel();
    this.hint?.stop();
  }
}
