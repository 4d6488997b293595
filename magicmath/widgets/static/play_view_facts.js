// What the algebra says of the rule and of this board.

import { button, make } from "./dom.js";
import { boardPicture, fact, quietButtons, testButtons } from "./play_fact.js";
import {
  KEPT, NEEDS_PYTHON, busyText, distancesFact, orderFact, quietFact, rankFact, reachFact, refusalFact,
  solutionsFact, testsFact, transformFact, wayFact, worstText,
} from "./play_facts_words.js";
import { histogram } from "./play_histogram.js";

export class FactsView {
  constructor(actions) {
    this.actions = actions;
    this.busyText = make("span", { role: "status" });
    this.halt = button("Stop", actions.halt);
    this.resume = button("Go on", actions.resume);
    this.busy = make("div", { className: "mm-play-busy mm-tools" }, this.busyText, this.halt, this.resume);
    this.board = make("div");
    this.rule = make("div");
    const heading = make("div", { className: "mm-play-heading", role: "heading", "aria-level": 3 });
    heading.textContent = "What the algebra says";
    this.element = make("div", {}, heading, this.busy, this.board, this.rule);
    this.shown = {};
  }

  draw(state) {
    const { facts, shape, told, book } = state;
    this.book = book;
    this.drawBusy(facts);
    if (this.isNew("board", [facts.best, facts.refusal, facts.transform, shape, told.reachable])) {
      this.board.replaceChildren(...this.boardFacts(state));
    }
    if (this.isNew("rule", [facts.rule, facts.order, facts.distances, facts.worst, shape])) {
      this.rule.replaceChildren(...this.ruleFacts(state));
    }
  }

  isNew(name, values) {
    const before = this.shown[name];
    this.shown[name] = values;
    return !before || values.some((value, i) => value !== before[i]);
  }

  drawBusy({ busy, ...known }) {
    const answers = Object.values(known);
    const isStopped = answers.some((one) => one?.isStopped);
    const failure = answers.find((one) => one?.failure)?.failure;
    this.busy.hidden = !busy && !isStopped && !failure;
    this.busyText.textContent = busy ? busyText(busy) : failure ?? (isStopped ? "Stopped." : "");
    this.halt.hidden = !busy;
    this.resume.hidden = Boolean(busy) || !isStopped;
  }

  boardFacts({ facts: { best, refusal, transform }, shape, told }) {
    if (!best && !refusal) return [];
    if (!told.reachable) return [fact(KEPT)];
    if (refusal) return [this.refused(refusal, shape)];
    const known = [wayFact(best), ...(transform ? [transformFact(transform)] : [])];
    return [...known, solutionsFact(best, shape.colours)].map((one) => fact(one, this.book));
  }

  refused(refusal, shape) {
    const { near, ...told } = refusalFact(refusal, shape.colours);
    const board = Array.from(refusal.nearest);
    const take = button("Take it as the goal", () => this.actions.takeNearest(board));
    const picture = boardPicture("the nearest board in reach", board, shape);
    return fact(
      told, this.book, testButtons(refusal.failed, shape, this.actions.showTest),
      make("p", { textContent: near }), make("div", { className: "mm-tools" }, picture, take),
    );
  }

  ruleFacts(state) {
    const { facts: { rule, order, distances }, shape } = state;
    if (!rule?.quiet) return [];
    const told = { ...rule, k: shape.colours };
    const [reach, tests, quiet, rank] = [reachFact, testsFact, quietFact, rankFact].map((of) => of(told));
    const { book, actions: { lesson, showTest } } = this;
    const facts = [
      fact(reach, book),
      fact(tests, book, ...(rule.tests.length ? [testButtons(rule.tests, shape, showTest)] : [])),
      fact(quiet, book, ...(rule.quiet.length ? [quietButtons(rule.quiet, shape, lesson)] : [])),
    ];
    if (rank) facts.push(fact(rank, book));
    if (order && "order" in order) facts.push(fact(orderFact(order), book));
    if (distances && "counts" in distances) {
      const drawn = distances.counts ? [histogram(distances.counts)] : this.worst(state);
      facts.push(fact(distancesFact(distances, told), book, ...drawn));
    }
    return facts;
  }

  // The farthest boards of a rule that has too many to count: Python may know how far they lie.
  worst({ facts: { worst, rule, distances, hasPython }, shape }) {
    if (distances.why !== "too many" || shape.colours > 2 || !rule.quietCount) return [];
    if (worst?.presses) {
      const take = button("Take such a board as the goal", () => this.actions.takeWorst(worst.presses));
      return [make("p", { textContent: worstText(worst) }), make("div", { className: "mm-tools" }, take)];
    }
    if (worst) return [make("p", { textContent: worst.failure ?? "Python is searching…" })];
    if (!hasPython) return [make("p", { textContent: NEEDS_PYTHON })];
    return [make("div", { className: "mm-tools" }, button("Ask Python", this.actions.askPython))];
  }
}
