// Euclid's lines for a number modulo k: say how often each is taken from the one above it.

import { button, keepKeys, make } from "./dom.js";
import { labelled } from "./forms.js";
import { follow } from "./model.js";
import { linesOf } from "./reciprocal_lines_state.js";
import {
  ANSWER, answerText, askText, lineText, modulusText, nameOf, NONE, originText, startText, TAKE, takenText,
  timesText,
} from "./reciprocal_lines_words.js";

class ReciprocalLines {
  constructor(model, el) {
    this.model = model;
    this.pairs = model.get("_pairs");
    const { change, stop } = follow(model, ["chosen", "shown"], () => this.update());
    Object.assign(this, { change, stop, said: "" });
    this.lay(el);
    this.update();
  }

  lay(el) {
    this.chips = this.pairs.map((pair, chosen) =>
      button(nameOf(pair), () => this.become({ chosen, shown: 2 })));
    this.list = make("ol", { className: "mm-reciprocal-lines" });
    this.number = make("input", { type: "number", step: 1, inputMode: "numeric" });
    this.field = labelled("", this.number);
    this.submit = make("button", { type: "submit" });
    this.none = button(NONE, () => this.tell(answerText(this.lines, this.pair, null)));
    this.again = button("Start again", () => this.become({ shown: 2 }));
    this.message = make("div", { className: "mm-message", role: "status" });
    const asked = [this.field, this.submit, this.none];
    const form = make("form", { className: "mm-tools", noValidate: true }, ...asked);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.hear(this.number.value.trim() === "" ? NaN : Number(this.number.value));
    });
    const pairs = { className: "mm-tools", role: "group", ariaLabel: "the number and the modulus" };
    el.replaceChildren(
      ...(this.pairs.length > 1 ? [make("div", pairs, ...this.chips)] : []),
      this.list, form, this.message, make("div", { className: "mm-tools" }, this.again),
    );
  }

  get pair() {
    return this.pairs[this.model.get("chosen")];
  }

  get lines() {
    return linesOf(this.pair);
  }

  get shown() {
    return Math.min(this.model.get("shown"), this.lines.length);
  }

  become(values) {
    this.said = "";
    this.number.value = "";
    this.change(values);
  }

  tell(text) {
    this.said = text;
    this.update();
  }

  hear(given) {
    const { lines, shown } = this;
    if (shown === lines.length) return this.tell(answerText(lines, this.pair, given));
    if (given !== lines[shown].times) return this.tell(timesText(lines, shown, given));
    this.become({ shown: shown + 1 });
    return this.tell(takenText(lines[shown]));
  }

  rowOf(line, i) {
    const text = make("span", { textContent: lineText(line, this.pair) });
    const origin = make("span", { className: "mm-line-origin", textContent: originText(line, i) });
    const number = make("span", { className: "mm-line-number", textContent: i + 1 });
    const modulus = make("span", { className: "mm-line-modulus", textContent: modulusText(this.pair) });
    return make("li", {}, number, text, modulus, origin);
  }

  update() {
    const { lines, shown } = this;
    const isOver = shown === lines.length;
    this.chips.forEach((chip, i) => chip.setAttribute("aria-pressed", i === this.model.get("chosen")));
    this.list.replaceChildren(...lines.slice(0, shown).map((line, i) => this.rowOf(line, i)));
    const asked = [...this.list.children].slice(-2, isOver ? -1 : undefined); // the divisor, or two lines
    for (const row of asked) row.classList.add("mm-line-asked");
    this.field.firstChild.textContent = askText(lines, shown, this.pair);
    this.submit.textContent = isOver ? ANSWER : TAKE;
    this.none.hidden = !isOver;
    this.again.disabled = shown === 2;
    this.message.textContent = this.said || startText(lines, shown);
  }
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-reciprocal");
  keepKeys(el);
  return new ReciprocalLines(model, el).stop;
}

export default { render };
