// Lines to judge, one after another: the verdict on each opens when the reader has said his own.

import { button, keepKeys, make } from "./dom.js";
import { agreeing } from "./lines_to_judge_state.js";
import {
  AGAIN, ANSWERS, answerText, chipName, headText, LINES, markText, NEXT, openText, scoreText,
} from "./lines_to_judge_words.js";
import { follow } from "./model.js";
import { unveiled } from "./veil.js";

class LinesToJudge {
  constructor(model, el) {
    this.model = model;
    this.held = unveiled(model.get("_held")).lines;
    this.lines = model.get("_lines");
    const { change, stop } = follow(model, ["answers"], () => this.turnTo(this.first));
    Object.assign(this, { change, stop });
    this.chips = this.lines.map((_, i) => button("", () => this.turnTo(i), { className: "mm-judge-chip" }));
    this.head = make("div", { className: "mm-judge-head" });
    this.words = make("div", { className: "mm-judge-words" });
    this.beside = make("div", { className: "mm-judge-beside" });
    this.answers = model.get("_signs").map((one) => button(answerText(one), () => this.judge(one.name)));
    this.next = button(NEXT, () => this.turnTo(this.at + 1));
    this.again = button(AGAIN, () => this.change({ answers: [] }));
    this.opened = make("div", { className: "mm-judge-opened", role: "status" });
    this.score = make("div", { className: "mm-score", role: "status" });
    el.replaceChildren(
      make("div", { className: "mm-judge-chips", role: "group", "aria-label": LINES }, ...this.chips),
      this.head, this.words, this.beside,
      make("div", { className: "mm-tools", role: "group", "aria-label": ANSWERS }, ...this.answers),
      this.opened, make("div", { className: "mm-tools" }, this.next, this.again), this.score,
    );
    this.turnTo(this.first);
  }

  get said() {
    return this.model.get("answers");
  }

  // The first line that waits for an answer; the last one if none does.
  get first() {
    return Math.min(this.said.length, this.lines.length - 1);
  }

  judge(name) {
    const { at } = this;
    if (at !== this.said.length) return;
    this.change({ answers: [...this.said, name] });
    this.turnTo(at);
    (this.next.hidden ? this.again : this.next).focus({ preventScroll: true });
  }

  turnTo(at) {
    this.at = at;
    const { lines, held, said } = this;
    const { place, words, beside } = lines[at];
    this.chips.forEach((chip, i) => {
      chip.textContent = `${i + 1}${markText(said[i], held[i])}`;
      chip.disabled = i > said.length;
      chip.setAttribute("aria-pressed", i === at);
      chip.setAttribute("aria-label", chipName(i, said[i], held[i]));
    });
    this.head.textContent = headText(at, lines.length, place);
    this.words.textContent = words;
    this.beside.textContent = beside.join("\n");
    const mine = said[at];
    this.answers.forEach((one, i) => {
      const { name } = this.model.get("_signs")[i];
      one.disabled = mine !== undefined;
      one.setAttribute("aria-pressed", mine === name);
    });
    this.opened.textContent = mine === undefined ? "" : openText(mine, held[at]);
    this.next.hidden = mine === undefined || at === lines.length - 1;
    this.again.hidden = said.length < lines.length;
    this.score.textContent = scoreText(said.length, agreeing(said, held), lines.length);
  }
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-lines-to-judge");
  keepKeys(el);
  return new LinesToJudge(model, el).stop;
}

export default { render };
