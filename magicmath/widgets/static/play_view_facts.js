// What the algebra says of the rule and of this board.

import { button, make } from "./dom.js";
import {
  NOTEBOOKS, busyText, distancesFact, orderFact, quietFact, rankFact, reachFact, refusalFact, solutionsFact,
  spaced, testsFact, transformFact, wayFact,
} from "./play_facts_words.js";
import { pictureOf } from "./play_view_board.js";
import { plural } from "./words.js";

const FEW = 6; // patterns shown at first
const [WIDTH, WIDE] = [64, 96]; // pixels of a pattern

export class FactsView {
  constructor(actions) {
    this.actions = actions;
    this.isLong = { quiet: false, tests: false };
    this.busyText = make("span", { role: "status" });
    this.halt = button("Stop", actions.halt);
    this.resume = button("Go on", actions.resume);
    this.busy = make("div", { className: "mm-play-busy mm-tools" }, this.busyText, this.halt, this.resume);
    this.board = make("div");
    this.rule = make("div");
    const heading = make("div", { className: "mm-play-heading", role: "heading", textContent: "What the algebra says" });
    heading.setAttribute("aria-level", 3);
    this.element = make("div", {}, heading, this.busy, this.board, this.rule);
  }

  // One line, one sentence why, and what belongs to it.
  fact({ head, why, book }, ...rest) {
    const reason = make("p", { className: "mm-why" }, why);
    if (book) reason.append(" ", this.linkTo(...NOTEBOOKS[book]));
    return make("div", { className: "mm-fact" }, make("div", { className: "mm-head", textContent: head }), reason, ...rest);
  }

  linkTo(name, title) {
    const text = `Proof: notebook ${name.slice(0, 2)}.`;
    if (!this.book) return make("span", { textContent: text, title });
    return make("a", { href: `${this.book}${name}.html`, textContent: text, title });
  }

  draw(state) {
    this.book = state.book;
    this.drawBusy(state.facts);
    const { facts, shape, told } = state;
    if (this.isNew("board", [facts.best, facts.refusal, facts.transform, shape, told.reachable, told.fewest])) {
      this.board.replaceChildren(...this.boardFacts(state));
    }
    if (this.isNew("rule", [facts.rule, facts.order, facts.distances, shape])) this.drawRule(state);
  }

  isNew(name, values) {
    const before = this[`last ${name}`];
    this[`last ${name}`] = values;
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

  boardFacts({ facts: { best, refusal, rule, transform }, shape, told }) {
    if (!told.reachable && (best || refusal)) {
      return [this.fact({ head: "Whether this goal can be reached is kept back.", why: "“I give up” tells." })];
    }
    if (refusal) return [this.refused(refusal, shape)];
    if (!best) return [];
    const solutions = best.solutions ?? rule?.solutions;
    const fewest = this.fact({ ...wayFact(best), book: "system" });
    const scan = transform?.xors === undefined ? [] : [this.fact(transformFact(transform))];
    return [fewest, ...scan, ...(solutions ? [this.fact(solutionsFact({ solutions, k: shape.colours }))] : [])];
  }

  refused(refusal, shape) {
    const { head, why, nearest } = refusalFact(refusal, shape.colours);
    const tests = this.pictures(refusal.failed.slice(0, FEW), shape, "a test that refuses");
    const board = Array.from(refusal.nearest);
    const take = button("Take it as the goal", () => this.actions.takeNearest(board));
    return this.fact(
      { head, why, book: "boards" }, tests,
      make("p", { textContent: nearest }),
      make("div", { className: "mm-tools" }, pictureOf("the nearest board in reach", board, shape, WIDTH), take),
    );
  }

  pictures(patterns, shape, label) {
    const width = shape.size > 1024 ? WIDE : WIDTH;
    const each = patterns.map(({ values }, i) =>
      pictureOf(patterns.length > 1 ? `${label} ${i + 1}` : label, Array.from(values), shape, width));
    return make("div", { className: "mm-play-pictures" }, ...each);
  }

  drawRule({ facts: { rule, order, distances }, shape }) {
    if (!rule?.quiet) return this.rule.replaceChildren();
    const told = { ...rule, k: shape.colours };
    const parts = [
      this.fact(reachFact(told)),
      this.fact(testsFact(told), this.some("tests", rule.tests, shape, (few) => this.pictures(few, shape, "test"))),
      this.fact(quietFact(told), this.some("quiet", rule.quiet, shape, (few) => this.quiet(few, shape))),
    ];
    const rank = rankFact(told);
    if (rank) parts.push(this.fact(rank));
    if (order && "order" in order) parts.push(this.fact(orderFact(order)));
    if (distances && "counts" in distances) parts.push(this.fact(distancesFact(distances), this.bars(distances)));
    return this.rule.replaceChildren(...parts);
  }

  // Some of many patterns, and a button for all of them.
  some(name, patterns, shape, drawn) {
    const holder = make("div");
    const show = (isLong) => {
      const rest = patterns.length - FEW;
      const more = button(isLong ? "Show fewer" : `Show ${rest} more`, () => show(!isLong));
      holder.replaceChildren(
        drawn(isLong ? patterns : patterns.slice(0, FEW)),
        ...(rest > 0 ? [make("div", { className: "mm-tools" }, more)] : []),
      );
    };
    if (patterns.length) show(false);
    return holder;
  }

  quiet(patterns, shape) {
    const each = patterns.map(({ values }, i) => {
      const presses = values.reduce((sum, times) => sum + times, 0);
      const label = `press all of quiet pattern ${i + 1}, ${plural(presses, "press")}`;
      const text = `Quiet pattern ${i + 1}: ${plural(presses, "press")}, and the board is as before.`;
      const one = make("button", { type: "button", className: "mm-play-quiet" }, this.quietPicture(values, shape));
      one.setAttribute("aria-label", label);
      one.addEventListener("click", () => this.actions.lesson(Array.from(values), text));
      return one;
    });
    return make("div", { className: "mm-play-pictures" }, ...each);
  }

  // How many boards lie how far: the most frequent distance has the longest bar.
  bars({ counts }) {
    if (!counts) return make("div");
    const shares = counts.map(Number);
    const most = Math.max(...shares);
    const rows = shares.map((count, far) => {
      const bar = make("span", { className: "mm-play-bar" });
      bar.style.width = `${(100 * count) / most}%`;
      const head = make("th", { scope: "row", textContent: far });
      return make("tr", {}, head, make("td", {}, bar), make("td", { textContent: spaced(counts[far]) }));
    });
    const heads = ["presses", "", "boards"].map((textContent) => make("th", { scope: "col", textContent }));
    return make("table", { className: "mm-play-bars" }, make("thead", {}, make("tr", {}, ...heads)), make("tbody", {}, ...rows));
  }

  // Where masks belong to cells it is drawn on the board, else it is a list of masks.
  quietPicture(values, shape) {
    if (!shape.places) {
      const masks = [...values.keys()].filter((i) => values[i]);
      return make("span", { textContent: `masks ${masks.slice(0, 12).join(" ")}${masks.length > 12 ? " …" : ""}` });
    }
    const cells = new Array(shape.size).fill(0);
    shape.places.forEach((cell, number) => { cells[cell] = values[number]; });
    return pictureOf("quiet pattern", cells, shape, shape.size > 1024 ? WIDE : WIDTH);
  }
}
