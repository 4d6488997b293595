// Six choices of masks with + and −: press one, and see what it makes, as a sum of the same six.

import { captioned } from "./cells.js";
import { button, keepKeys, make } from "./dom.js";
import { follow } from "./model.js";
import { roving } from "./roving.js";
import { madeBy, partsOf } from "./six_choices_state.js";
import { Table } from "./six_choices_table.js";
import { choiceText, HELP, signOf, sumText } from "./six_choices_words.js";

const COLUMNS = 3;

function boardOf(cells, label) {
  const squares = cells.map((value) =>
    make("span", { className: "mm-cell", "data-sign": Math.sign(value), textContent: signOf(value) }));
  const board = make("div", { className: "mm-cells", role: "img" }, ...squares);
  board.setAttribute("aria-label", `${label}: ${cells.join(" ")}`);
  board.style.setProperty("--columns", COLUMNS);
  return board;
}

class SixChoices {
  constructor(model, el) {
    this.model = model;
    Object.assign(this, { letters: model.get("_letters"), choices: model.get("_choices") });
    const { change, stop } = follow(model, ["chosen"], () => this.update());
    Object.assign(this, { change, stop });
    this.lay(el);
    this.update();
  }

  lay(el) {
    this.buttons = this.letters.map((letter, i) => this.buttonOf(letter, this.choices[i]));
    const named = { className: "mm-six-menu", role: "group", "aria-label": "six choices" };
    const menu = make("div", named, ...this.buttons);
    roving(menu, this.buttons);
    this.result = make("div", { className: "mm-six-result" });
    this.status = make("div", { className: "mm-score", role: "status" });
    this.table = this.model.get("_rows") && new Table(this.letters, this.choices, this.model.get("_masks"));
    el.replaceChildren(menu, this.status, this.result, ...(this.table ? [this.table.element] : []));
  }

  buttonOf(letter, choice) {
    const picture = boardOf(choice, letter);
    picture.setAttribute("aria-hidden", "true");
    const element = button("", () => this.change({ chosen: letter }), { className: "mm-six-choice" });
    element.append(picture, make("span", { textContent: letter }));
    element.setAttribute("aria-description", choiceText(choice));
    return element;
  }

  update() {
    const chosen = this.model.get("chosen");
    const { letters, choices } = this;
    if (this.table) this.table.show(chosen);
    this.buttons.forEach((one, i) => one.setAttribute("aria-pressed", String(letters[i] === chosen)));
    if (!letters.includes(chosen)) {
      this.status.textContent = HELP;
      this.result.replaceChildren();
      return;
    }
    const made = madeBy(choices[letters.indexOf(chosen)], this.model.get("_masks"));
    const parts = partsOf(made, choices);
    this.status.textContent = sumText(chosen, letters, parts);
    const first = parts.findIndex(Boolean); // it is never taken away
    const terms = parts.flatMap((time, i) => {
      const sign = i === first ? "=" : signOf(time);
      return time ? [make("span", { className: "mm-six-sign", textContent: sign }), this.named(i)] : [];
    });
    this.result.replaceChildren(captioned(`made by ${chosen}`, boardOf(made, `made by ${chosen}`)), ...terms);
  }

  named(i) {
    const letter = this.letters[i];
    return captioned(letter, boardOf(this.choices[i], letter));
  }
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-six-choices");
  keepKeys(el);
  return new SixChoices(model, el).stop;
}

export default { render };
