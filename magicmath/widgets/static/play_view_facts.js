// What the algebra says of the rule and of this board.

import { button, make } from "./dom.js";
import { bars, boardPicture, fact, quietButtons, testButtons } from "./play_fact.js";
import {
  KEPT, busyText, distancesFact, orderFact, quietFact, rankFact, reachFact, refusalFact, solutionsFact,
  testsFact, transformFact, wayFact,
} from "./play_facts_words.js";

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
    if (this.isNew("rule", [facts.rule, facts.order, facts.distances, shape])) {
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

  ruleFacts({ facts: { rule, order, distances }, shape }) {
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
      facts.push(fact(distancesFact(distances), book, ...(distances.counts ? [bars(distances.counts)] : [])));
    }
    return facts;
  }
}
