// The factors of f and g while their index doubles: bet on the next count, and press; at last, on the rule.

import { countedIn, countsOf, degreesOf, newOf, rowOf, sharedOf } from "./doubling_state.js";
import {
  againText, answerText, askRuleText, askText, BET, countName, degreesText, doubleText, factorText, foundText,
  HEADS, newText, RULE, ruleText, runText, sizeText, startText,
} from "./doubling_words.js";
import { button, keepKeys, listen, make } from "./dom.js";
import { labelled } from "./forms.js";
import { follow } from "./model.js";

const BETS = 3; // on counts; then the rule is asked for, unless the figure ends after some steps
const MOST = 24; // tiles of one factor; above, only their number is told

// So many small tiles, the new ones marked, and their number.
function countOf(count, fresh, label) {
  const tiles = Array.from({ length: count <= MOST ? count : 0 }, (_, i) =>
    make("i", { className: i >= count - fresh ? "mm-doubling-new" : "" }));
  const number = make("span", { textContent: `${count}` });
  const told = fresh ? [make("b", { textContent: newText(fresh) })] : [];
  const cell = make("span", { className: "mm-doubling-count", role: "cell" }, number, ...told,
    make("span", { className: "mm-doubling-tiles", ariaHidden: "true" }, ...tiles));
  cell.setAttribute("aria-label", label);
  return cell;
}

class Doubling {
  constructor(model, el) {
    this.model = model;
    this.starts = model.get("_starts");
    this.most = model.get("_most");
    this.asked = model.get("_asks");
    const { change, stop } = follow(model, ["index", "doubled"], () => this.update());
    Object.assign(this, { change, stop, told: null });
    this.lay(el);
    this.update();
  }

  lay(el) {
    this.chips = this.starts.map(({ index }) => button(startText(index), () => this.choose(index)));
    this.size = make("div", { className: "mm-score" });
    this.table = make("div", { className: "mm-doubling-table", role: "table" });
    this.said = make("div", { className: "mm-message", role: "status" });
    this.bet = make("input", { type: "number", min: 0, step: 1, inputMode: "numeric" });
    this.double = button(doubleText, () => this.press());
    this.again = button(againText, () => this.start({ doubled: 0 }));
    listen(this.bet, "input", () => this.enable());
    listen(this.bet, "keydown", (event) => {
      if (event.key !== "Enter" || this.double.disabled) return;
      event.preventDefault(); // at the end the focus moves on, to a button that must not take this key
      this.press();
    });
    this.label = labelled(BET, this.bet);
    this.asking = make("div", { className: "mm-doubling-asking" }, this.label, this.double);
    const starts = { className: "mm-tools", role: "group", "aria-label": "start" };
    el.replaceChildren(
      ...(this.chips.length > 1 ? [make("div", starts, ...this.chips)] : []),
      this.size, this.table, this.said,
      make("div", { className: "mm-tools" }, this.asking, this.again),
    );
  }

  get doubled() {
    return this.model.get("doubled");
  }

  get factors() {
    const index = this.model.get("index");
    return this.starts.find((start) => start.index === index).factors;
  }

  // What the reader bets on, from the start on.
  rowTo(times) {
    return rowOf(this.factors, times, countedIn[this.asked]);
  }

  get asksRule() {
    return this.model.get("_asks_rule") && this.doubled >= BETS && this.doubled < this.most;
  }

  counts(times) {
    return countsOf(this.factors, times);
  }

  choose(index) {
    this.start({ index, doubled: 0 });
  }

  start(values) {
    this.told = null;
    this.change(values);
  }

  press() {
    if (this.asksRule) {
      const text = ruleText(this.bet.valueAsNumber, this.rowTo(this.most));
      this.told = { doubled: this.most, text };
      this.change({ doubled: this.most });
      return;
    }
    const doubled = this.doubled + 1;
    const text = answerText(this.bet.valueAsNumber, this.rowTo(doubled).found.at(-1));
    this.told = { doubled, text };
    this.change({ doubled });
  }

  lineOf(now, before) {
    const [p, inF, inG] = now;
    const name = factorText(p);
    const fresh = newOf(before, now);
    const counts = [[inF, 0], [inG, 0], [sharedOf(now), fresh]];
    const textContent = degreesText(sharedOf(now), degreesOf(now));
    const degrees = make("span", { className: "mm-doubling-degrees", role: "cell", textContent });
    return make("div", { className: "mm-doubling-row", role: "row" },
      make("span", { className: "mm-doubling-factor", role: "rowheader", textContent: name }),
      ...counts.map(([count, more], i) => countOf(count, more, countName(HEADS[i + 1], name, count))),
      degrees);
  }

  update() {
    const { doubled, model, most, told } = this;
    const start = model.get("index");
    const index = start * 2 ** doubled;
    const now = this.counts(doubled);
    const before = doubled ? this.counts(doubled - 1) : [];
    const heads = HEADS.map((textContent) => make("span", { role: "columnheader", textContent }));
    this.chips.forEach((chip, i) => chip.setAttribute("aria-pressed", this.starts[i].index === start));
    this.size.textContent = sizeText(index);
    this.table.replaceChildren(
      make("div", { className: "mm-doubling-row mm-doubling-heads", role: "row" }, ...heads),
      ...now.map((one, i) => this.lineOf(one, before[i])),
    );
    const row = this.rowTo(doubled).found;
    const found = told?.doubled === doubled ? told.text : foundText[this.asked](row.at(-1));
    const asked = this.asksRule ? askRuleText(row) : askText[this.asked](index);
    this.said.textContent = found + (doubled < most ? asked : "");
    this.label.firstChild.textContent = this.asksRule ? RULE : BET;
    this.double.textContent = this.asksRule ? runText : doubleText;
    this.bet.value = "";
    this.enable();
  }

  enable() {
    const isOver = this.doubled === this.most;
    const focused = document.activeElement;
    this.asking.hidden = isOver;
    this.double.disabled = isOver || !Number.isInteger(this.bet.valueAsNumber) || this.bet.valueAsNumber < 0;
    this.again.disabled = this.doubled === 0;
    if (focused === this.double && this.double.disabled) (isOver ? this.again : this.bet).focus();
    if (focused === this.bet && isOver) this.again.focus();
    if (focused === this.again && this.again.disabled) this.bet.focus();
  }
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-doubling");
  keepKeys(el);
  return new Doubling(model, el).stop;
}

export default { render };
